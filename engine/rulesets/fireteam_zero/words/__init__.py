"""What this game says: cards, events, questions, answers, names."""
