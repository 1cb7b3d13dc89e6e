/** Returned by an attempt that lost to a concurrent change. */
export const changed: unique symbol = Symbol('changed')

/**
 * Optimistic concurrency: reads, decides and writes, and retries when a concurrent write was faster. `attempt` must
 * read again each time, so that its decision rests on what is stored. Returns the outcome of the first attempt without
 * a conflict, or `changed` after `tries` conflicts; the caller decides what that means.
 */
export const retryOnChange = async <Outcome>(
  attempt: () => Promise<Outcome | typeof changed>,
  tries = 5,
): Promise<Outcome | typeof changed> => {
  for (let tried = 1; ; tried++) {
    const outcome = await attempt()
    if (outcome !== changed || tried === tries) return outcome
  }
}
