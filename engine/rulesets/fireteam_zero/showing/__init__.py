"""What pages show of this game: boards, cards, missions and set-up, drafts too."""
