import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SkeletonPage } from '../ui/skeleton.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** Within the boundaries: the page is scrolled once the screen stands and has its height. */
const Screen = () => {
  useScrollRestoration()
  return <Outlet />
}

/** Where a screen stands: a skeleton until it is fetched, and what to do where it fails. */
export const ScreenOutlet = () => (
  <RouteBoundary place={useLocation().key}>
    <Suspense fallback={<SkeletonPage />}>
      <Screen />
    </Suspense>
  </RouteBoundary>
)
