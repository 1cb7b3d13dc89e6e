import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { type GatedScreen, mayOpenStep } from '#shared/application/position-screens.ts'
import { currentLine, paths } from '../../app/paths.ts'
import { RedirectWithQuery } from '../../app/redirect.tsx'
import { FailurePage } from '../../ui/failure.tsx'
import { ApplicationSkeleton } from './application-frame.tsx'
import { positionQuery } from './application-queries.ts'

/**
 * Admits users whose application is at one of the screen's steps; redirects others to the screen that the server names,
 * with the origin in the history state. Decides once, so that completing a step does not remove the seller from the
 * screen.
 */
export const createPositionGate = (screen: GatedScreen) => () => {
  const { pathname } = useLocation()
  const position = useQuery({ ...positionQuery, refetchOnMount: 'always' })
  const [isIn, setIsIn] = useState(false)
  if (isIn) return <Outlet />
  if (position.isError && !position.isFetching) return <FailurePage of={position} />
  if (!position.isFetchedAfterMount || !position.data) return <ApplicationSkeleton />
  if (mayOpenStep(screen, currentLine(), position.data.path_name)) {
    setIsIn(true)
    return <Outlet />
  }
  return <RedirectWithQuery to={position.data.path ?? paths.entry()} state={{ origin: pathname }} />
}
