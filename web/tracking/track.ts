import type { EventDetail, TrackedEvent } from './tracked-events.ts'

/** A visited screen, by its path below the site's base, or an event; `at` is in milliseconds. */
export type TrackingRecord = { readonly at: number } & (
  | { readonly path: string }
  | { readonly event: TrackedEvent; readonly detail: string | undefined }
)

const waiting: TrackingRecord[] = []
let take = (record: TrackingRecord): unknown => waiting.push(record)

/** Records an event; it is sent only if visits are counted and the visitor consents. */
export const track = <Event extends TrackedEvent>(
  event: Event,
  ...[detail]: EventDetail<Event> extends never ? [] : [EventDetail<Event>]
): void => void take({ at: performance.now(), event, detail })

/** Records a visit of another screen. */
export const trackScreen = (path: string): void => void take({ at: performance.now(), path })

/** Passes all buffered and future records to `taker`. */
export const setTrackingSink = (taker: (record: TrackingRecord) => void): void => {
  take = taker
  for (const record of waiting.splice(0)) taker(record)
}
