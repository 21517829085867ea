"""Which test shows that a finding stays mended: what strangers' content and requests once did to us, by its number.

A is time and memory, B what the linter let through and what broke with a traceback, C the command line, D the site.
"""

BUDGET = "tests/engine/test_budget.py"
REPRODUCTIONS = "tests/engine/test_reproductions.py"
ROBUSTNESS = "tests/engine/test_robustness.py"
GARBAGE = "tests/engine/test_garbage.py"
COMMANDS = "tests/engine/cli/test_robust.py"
NAMES = "tests/accounts/test_names.py"
SIGNING_UP = "tests/accounts/test_signing_up_and_in.py"
UNREADABLE = "tests/site/test_unreadable.py"
RUN = "tests/site/test_run.py"
HEADERS = "tests/site/test_security_headers.py"

LAST = {"A": 10, "B": 7, "C": 6, "D": 5}  # how many findings each part has

TESTS: dict[str, list[tuple[str, str]]] = {
    "A1": [
        (REPRODUCTIONS, "test_names_that_are_nearly_right"),
        (REPRODUCTIONS, "test_names_in_effects_that_are_nearly_right"),
        (REPRODUCTIONS, "test_fields_that_nobody_knows"),
    ],
    "A2": [(BUDGET, "test_steps_inside_a_program_are_counted")],
    "A3": [(BUDGET, "test_filters_within_filters_are_counted")],
    "A4": [(BUDGET, "test_ways_to_pay_a_price_are_counted")],
    "A5": [(REPRODUCTIONS, "test_many_tokens_on_one_card")],
    "A6": [(REPRODUCTIONS, "test_what_is_not_within_what_is_not_within")],
    "A7": [
        (REPRODUCTIONS, "test_many_campaigns"),
        (REPRODUCTIONS, "test_many_missions"),
        (REPRODUCTIONS, "test_large_boards"),
        (REPRODUCTIONS, "test_many_steps_of_one_card"),
        (REPRODUCTIONS, "test_many_offered_actions"),
    ],
    "A8": [
        (ROBUSTNESS, "test_a_few_megabytes_of_nothing_are_refused"),
        (ROBUSTNESS, "test_many_equal_campaigns_are_counted_and_not_compared"),
    ],
    "A9": [(ROBUSTNESS, "test_the_compiled_missions_of_a_pack_are_bounded")],
    "A10": [(BUDGET, "test_a_log_does_not_grow_without_end")],
    "B1": [(ROBUSTNESS, "test_numbers_of_heroes_that_no_game_has_are_faults")],
    "B2": [(ROBUSTNESS, "test_a_ninth_specialist_is_no_monster")],
    "B3": [(ROBUSTNESS, "test_a_name_is_not_empty")],
    "B4": [
        (ROBUSTNESS, "test_what_holds_always_has_nobody_who_decides"),
        (ROBUSTNESS, "test_decks_that_cannot_be_shuffled_are_errors"),
        (ROBUSTNESS, "test_stacks_that_cannot_be_shuffled_are_errors"),
        (ROBUSTNESS, "test_without_ops_nothing_can_be_played"),
    ],
    "B5": [(ROBUSTNESS, "test_what_a_stranger_writes_reaches_nobody_raw")],
    "B6": [
        (GARBAGE, "test_a_record_that_is_none"),
        (GARBAGE, "test_a_record_with_something_else_in_it"),
        (GARBAGE, "test_a_line_up_that_is_none"),
        (GARBAGE, "test_a_beginning_that_is_none"),
        (GARBAGE, "test_a_choice_that_is_none"),
        (GARBAGE, "test_a_ledger_that_is_none"),
        (GARBAGE, "test_names_that_are_no_texts"),
    ],
    "B7": [
        (ROBUSTNESS, "test_a_file_that_holds_nothing_is_a_fault"),
        (COMMANDS, "test_names_do_not_steer_the_terminal"),
    ],
    "C1": [(COMMANDS, "test_closed_streams_break_nothing")],
    "C2": [(COMMANDS, "test_closed_streams_break_nothing")],
    "C3": [(COMMANDS, "test_whatever_one_types_while_playing_is_answered")],
    "C4": [(COMMANDS, "test_what_cannot_be_done_is_said_at_once")],
    "C5": [
        (COMMANDS, "test_stopping_it_while_it_starts_is_no_traceback"),
        (COMMANDS, "test_stopping_it_while_its_door_is_read_is_no_traceback"),
    ],
    "C6": [(COMMANDS, "test_what_cannot_be_done_is_said_at_once")],
    "D1": [
        (UNREADABLE, "test_a_form_in_another_charset_gets_our_page"),
        (UNREADABLE, "test_a_broken_multipart_form_gets_our_page"),
        (UNREADABLE, "test_a_form_that_cannot_be_read_at_an_address_that_is_not_there_is_not_found"),
    ],
    "D2": [(RUN, "test_slow_clients_keep_nobody_waiting")],
    "D3": [(UNREADABLE, "test_a_redis_that_does_not_answer_is_told_in_words")],
    "D4": [
        (SIGNING_UP, "test_where_mail_works_a_taken_address_is_not_given_away"),
        (SIGNING_UP, "test_without_mail_a_taken_address_is_not_given_away_either_and_stays_its_owners"),
        (SIGNING_UP, "test_a_name_that_is_taken_makes_no_second_account_and_says_nothing_of_the_address"),
    ],
    "D5": [
        (NAMES, "test_wrong_passwords_lock_out_who_guesses_not_whose_account_it_is"),
        (NAMES, "test_a_display_name_has_nothing_invisible"),
        (NAMES, "test_no_one_signs_up_as_somebody_elses_double"),
        (UNREADABLE, "test_pages_of_signed_in_people_are_kept_by_no_cache_on_the_way"),
        (UNREADABLE, "test_methods_that_we_do_not_speak_are_refused"),
        (RUN, "test_the_data_is_its_owners_alone"),
        (HEADERS, "test_under_make_run_our_own_page_tells_what_is_not_there_with_the_same_policy"),
    ],
}
