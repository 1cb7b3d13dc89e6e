import { setTrackingSink } from '../../../web/tracking/track.ts'

/** The events that are tracked from now on, each with its detail. */
export const followEvents = (): readonly string[] => {
  const events: string[] = []
  // What another test of this thread did is not of this one.
  setTrackingSink(() => {})
  setTrackingSink((record) => {
    if ('event' in record) events.push([record.event, record.detail].filter(Boolean).join(' '))
  })
  return events
}
