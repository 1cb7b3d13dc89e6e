import { portalConfig } from '../api/portal-config.ts'
import { lazyOptional } from '../app/lazy-optional.ts'
import { takeTracked } from './track.ts'

const loadTracking = async () => {
  const { analytics } = await portalConfig()
  if (analytics) return (await import('./tracking.tsx')).createTracking(analytics)
  takeTracked(() => {})
  return () => null
}

/** Visit statistics, if the configuration has an instance for them. Started once, whichever layout renders first. */
export const LateTracking = lazyOptional(loadTracking)
