import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SkeletonPage } from '../ui/skeleton.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { usePlaceInPage } from './use-place-in-page.ts'

/** Within the boundaries: the page is scrolled once the screen stands and has its height. */
const Screen = () => {
  usePlaceInPage()
  return <Outlet />
}

/** Where a screen stands: a skeleton until it is fetched, and what to do where it fails. */
export const ScreenPlace = () => (
  <RouteBoundary place={useLocation().key}>
    <Suspense fallback={<SkeletonPage />}>
      <Screen />
    </Suspense>
  </RouteBoundary>
)
