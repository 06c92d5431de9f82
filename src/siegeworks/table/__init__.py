"""Tables: seats and who sits on them, one choice at a time: check, apply, write down, show."""
