"""One log of edits: autosave, undo, history, co-authors and conflicts are one mechanism.

An edit is a short list of operations on the document (`engine.edit` documents them) with a label. `log.append` is the
only way a draft changes; it puts an edit made on an older revision on top of the newer ones where they do not meet.
"""
