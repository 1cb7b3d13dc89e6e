import { takeTracked } from '../../../web/tracking/track.ts'

/** The events that are tracked from now on, each with its detail. */
export const followEvents = (): readonly string[] => {
  const events: string[] = []
  // What another test of this thread did is not of this one.
  takeTracked(() => {})
  takeTracked((happening) => {
    if ('event' in happening) events.push([happening.event, happening.detail].filter(Boolean).join(' '))
  })
  return events
}
