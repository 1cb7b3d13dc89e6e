/** Active sellers in docs/scale.md. */
export const simulatedSellers = 1_000_000

/** The sellers of the first month, and the factor of each further month. */
export const assumedGrowth = { from: 1000, eachMonth: 1.1 } as const
