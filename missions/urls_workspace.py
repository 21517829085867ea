"""The addresses of the workspace, below /missions/PACK/edit/: a link leads to the exact thing."""

from django.urls import path

from missions.views import canvas, choosing, edits, records, slots, workspace

urlpatterns = [
    path("", workspace.workspace, name="workspace"),
    path("edits/", edits.edits, name="edits"),
    path("undo/", edits.undo, name="edits_undo"),
    path("redo/", edits.redo, name="edits_redo"),
    path("history/", edits.past, name="edits_history"),
    path("history/versions/<int:number>/restore/", edits.restore, name="edits_restore"),
    path("history/<int:number>/take-back/", edits.take_back, name="edits_take_back"),
    path("history/<int:number>/go-back/", edits.go_back, name="edits_go_back"),
    path("records/new/", records.new, name="editor_new_record"),
    path("records/parts/", records.parts, name="editor_card_parts"),
    path("records/delete/", records.delete, name="editor_delete_record"),
    path("choose/", choosing.choose, name="editor_choose"),
    path("steps/", slots.steps, name="editor_steps"),
    path("sentence/", slots.spoken, name="editor_sentence"),
    path("prose/", records.prose, name="editor_prose"),
    path("mends/", records.mends, name="editor_mends"),
    path("slot/", slots.slot, name="editor_slot"),
    path("measured/", canvas.measured, name="editor_measured"),
    path("<str:collection>/<str:name>/place/", canvas.place, name="editor_place"),
    path("<str:collection>/<str:name>/", workspace.workspace, name="workspace_record"),
]
