import { durationMilliseconds } from '../../scripts/local/stack-clock.ts'

/** A clock that only moves on request. */
export interface TestClock {
  now(): Date
  /** An ISO 8601 duration: `PT60S`, `P90D`. */
  advance(duration: string): void
  /** An instant in UTC. */
  set(instant: string): void
}

export const createTestClock = (start: string): TestClock => {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    advance(duration) {
      now += durationMilliseconds(duration)
    },
    set(instant) {
      now = Date.parse(instant)
    },
  }
}
