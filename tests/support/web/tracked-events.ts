import { setTrackingSink } from '../../../web/tracking/track.ts'

/** Collects the events tracked from now on, each with its detail. */
export const followEvents = (): readonly string[] => {
  const events: string[] = []
  // Discards records of other tests in this thread.
  setTrackingSink(() => {})
  setTrackingSink((record) => {
    if ('event' in record) events.push([record.event, record.detail].filter(Boolean).join(' '))
  })
  return events
}
