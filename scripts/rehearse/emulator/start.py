"""Starts MiniStack, with the gaps filled that the project's templates meet. One module a part of AWS."""
import edge
import function_urls
import permissions
import resources
import schedules
import workers
from ministack.app import main

for part in (resources, edge, workers, function_urls, permissions, schedules):
    part.fill_gaps()
main()
