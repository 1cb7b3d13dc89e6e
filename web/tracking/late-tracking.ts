import { portalConfig } from '../api/portal-config.ts'
import { lazyOptional } from '../app/lazy-optional.ts'
import { takeTracked } from './track.ts'

const loadTracking = async () => {
  const { analytics } = await portalConfig()
  if (analytics) return (await import('./tracking.tsx')).createTracking(analytics)
  takeTracked(() => {})
  return () => null
}

/** Counting visits, where the configuration names a place for it. Begun once, whichever frame shows it first. */
export const LateTracking = lazyOptional(loadTracking)
