import type { Clock } from '../runtime/deps.ts'

/** A run begins no further item after this time, so that it ends before its Lambda does; the next run continues. */
export const runMs = 200_000

/** Whether the run that begins now may begin another item. */
export const startRunTime = (clock: Clock): (() => boolean) => {
  const endBy = clock().getTime() + runMs
  return () => clock().getTime() < endBy
}
