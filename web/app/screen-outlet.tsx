import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SkeletonPage } from '../ui/skeleton.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { useEarlyTap } from './use-early-tap.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** Rendered inside the boundaries, since the scroll position can be restored only once the screen has its height. */
const Screen = () => {
  useScrollRestoration()
  useEarlyTap()
  return <Outlet />
}

/** The place of the current screen: a skeleton while it loads, an error page if it fails. */
export const ScreenOutlet = () => (
  <RouteBoundary place={useLocation().key}>
    <Suspense fallback={<SkeletonPage />}>
      <Screen />
    </Suspense>
  </RouteBoundary>
)
