"""The table of jeux de règle: classes of hands, what to say on each, as table and picture."""
