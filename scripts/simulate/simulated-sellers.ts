/** Active sellers in docs/scale.md. */
export const simulatedSellers = 1_000_000

/** From a first month on. */
export const assumedGrowth = { from: 1000, eachMonth: 1.1 } as const
