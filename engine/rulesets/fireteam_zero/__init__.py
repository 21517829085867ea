"""Fireteam Zero (catalogue FZ): which module holds which chapter of the rule book.

1 setup: `rules/ch01_setup` · 2 the round: `ch02_round` · 3 tactics phase: `ch03_tactics_phase` · 4 heroes:
`ch04_movement` (moving, protecting, fleeing), `ch04_hero_phase` (turns and actions) · 5 attacking: `ch05_attacking` ·
6 bosses and 16 pools: `ch06_bosses` · 7 searching: `ch07_searching` · 8 threat phase: `ch08_threat_track`,
`ch08_activation`, `ch08_knock_down`, `ch08_volunteers` · 9 spawning: `ch09_spawning` · 10 winning and losing:
`ch10_ending` · 11 cards: `ch11_cards` · 12 tokens and 13 objectives: `ch13_objectives` · 14 specialists:
`ch04_movement` · 15 the lucky coin: `ch15_coin` · 17 operations: `campaign/ch17_*` · 18 the board: `compile/board` ·
19 heroes and monsters: `records/cards`, `records/monsters`

What is in force (chapter 9 of the catalogue) is kept by `force`, `filing`, `in_force`, `slots` and `replacement`, what
a change says in `changes`; `told_draws` is for a real table, `memo` for what games work out for those that follow.
"""
