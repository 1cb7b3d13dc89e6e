/** What an attempt gives where something that it had read was changed before it could write. */
export const changed: unique symbol = Symbol('changed')

/**
 * Reads, decides and writes, and does so again where others were faster: `attempt` reads anew each time, for what it
 * decides has to rest on what is stored. Gives the outcome of the first attempt that was not overtaken; `changed` where
 * each of `tries` was, and the caller says what that means.
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
