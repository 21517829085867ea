"""Countdown: Special Ops (catalogue CD): which module holds which chapter of the rule book.

1 who decides: `rules/seats` · 3 to 5 briefing and set-up: `ch03_setup` · 6 choosing ops: `ch06_line_up` · 7 the
round: `ch07_round`, `ch07_action` · 8 intelligence and 29 revealing: `ch08_intelligence` · 9 positioning and 27
stealth: `ch09_positioning` · 10 entering: `ch10_entering` · 11 enemies: `ch11_enemies` · 12 firefight:
`ch12_firefight`, `ch12_shots` · 13 counter-attack, losses, 16 civilians: `ch13_counter_attack`, `ch13_losses` · 14
after the exchange: `ch14_tactics` · 15 hostages: `ch15_hostages` · 17 bombs: `ch17_bombs` · 18 experience and 25 the
first op: `ch18_experience`, `ch18_rewards` · 19 secured zones: `zones` · 20 countdown: `ch20_countdown`,
`ch20_ultimatum` · 21 recovery: `ch21_recovery` · 22 the end: `ch22_ending`, `ch22_immediate_ends` · 23 scoring:
`ch23_scoring` · 24 abilities: `ch24_abilities` · 26 grenades: `ch26_grenade` · 28 the sniper: `ch28_sniper` · 30
defusing: `ch30_defuse` · 31 healing: `ch31_healing` · 32 traitors: `ch32_traitors` · 33 campaigns and 34 scenarios:
`campaign/ch33_*` · 35 support cards: `ch35_support` · 36 symbols: `records/cards` · 37 the reference procedure: where
its steps stand

What is in force (chapter 9 of the catalogue) is kept by `force`; `told_cards` is for a real table.
"""
