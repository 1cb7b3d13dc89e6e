import { portalConfig } from '../api/portal-config.ts'
import { lazyOptional } from '../app/lazy-optional.ts'
import { setTrackingSink } from './track.ts'

const loadTracking = async () => {
  const { analytics } = await portalConfig()
  if (analytics) return (await import('./tracking.tsx')).createTracking(analytics)
  setTrackingSink(() => {})
  return () => null
}

/** Visit statistics, if the configuration has an instance for them. Started once, whichever layout renders first. */
export const DeferredTracking = lazyOptional(loadTracking)
