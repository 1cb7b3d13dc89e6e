"""EventBridge: no job runs by its schedule. The rehearsal runs each job itself, so that none comes between two steps."""
from ministack.services import eventbridge


def fill_gaps():
    eventbridge.start_scheduler = lambda: None
