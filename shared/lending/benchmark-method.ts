/**
 * How the benchmark of a drawdown is set: for its whole term by the latest fixing, or by the 30-day average published
 * on the business day before the drawdown; or day by day, in arrears, by the fixing of some business days before.
 * `fixed` has no benchmark: the margin alone is the rate.
 */
export const benchmarkMethods = ['overnight', 'averageInAdvance', 'inArrears', 'fixed'] as const

export type BenchmarkMethod = (typeof benchmarkMethods)[number]

/** How a drawdown's benchmark was set, other than by the latest fixing; `fallback` is that of the terms. */
export const fixingMethods = ['averageInAdvance', 'inArrears', 'fixed', 'fallback'] as const

export type FixingMethod = (typeof fixingMethods)[number]
