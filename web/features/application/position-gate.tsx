import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { stepGates } from '#shared/application/position.ts'
import { currentLine, paths } from '../../app/paths.ts'
import { FailurePage } from '../../ui/failure.tsx'
import { positionQuery } from '../home/home-queries.ts'
import { isLetIn } from './is-let-in.ts'
import { RegisterSkeleton } from './register-frame.tsx'

/**
 * Lets in who stands at one of the route's steps; others go where the server says, with the origin kept in the
 * history's state. Decides once: a step taken on the screen behind it must not throw the seller out of that screen.
 */
export const createPositionGate = (route: keyof typeof stepGates) => () => {
  const { pathname } = useLocation()
  const position = useQuery({ ...positionQuery, refetchOnMount: 'always' })
  const [isIn, setIsIn] = useState(false)
  if (isIn) return <Outlet />
  if (position.isError && !position.isFetching) return <FailurePage of={position} />
  if (!position.isFetchedAfterMount || !position.data) return <RegisterSkeleton />
  if (isLetIn(route, currentLine(), position.data.path_name)) {
    setIsIn(true)
    return <Outlet />
  }
  return <Navigate to={position.data.path ?? paths.entry()} replace state={{ origin: pathname }} />
}
