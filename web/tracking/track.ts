import type { EventDetail, TrackedEvent } from './tracked-events.ts'

/** A screen that was come to, by its path below the site, or something done there; `at` is in milliseconds. */
export type Happening = { readonly at: number } & (
  | { readonly path: string }
  | { readonly event: TrackedEvent; readonly detail: string | undefined }
)

const waiting: Happening[] = []
let take = (happening: Happening): unknown => waiting.push(happening)

/** Notes something done: it is counted where visits are, and the visitor has agreed to that. */
export const track = <Event extends TrackedEvent>(
  event: Event,
  ...[detail]: EventDetail<Event> extends never ? [] : [EventDetail<Event>]
): void => void take({ at: performance.now(), event, detail })

/** Notes that another screen was come to. */
export const trackScreen = (path: string): void => void take({ at: performance.now(), path })

/** Gives `taker` what was noted so far, and from now on. */
export const takeTracked = (taker: (happening: Happening) => void): void => {
  take = taker
  for (const happening of waiting.splice(0)) taker(happening)
}
