"""The card for the table: classes of hands, what to say on each, as table and picture."""
