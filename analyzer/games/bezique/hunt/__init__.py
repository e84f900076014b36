"""The policy `search`: what does best over imagined worlds, played out by `book`; the last tricks solved."""
