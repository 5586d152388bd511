"""The boards, a file each: what they do at set-up, when activated, and before, at and after payment."""
