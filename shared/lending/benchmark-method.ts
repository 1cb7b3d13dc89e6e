/**
 * How the benchmark of a drawdown is set, for its whole term: by the latest overnight fixing, or by the 30-day average
 * that its publisher has out on the business day before the drawdown.
 */
export const benchmarkMethods = ['overnight', 'averageInAdvance'] as const

export type BenchmarkMethod = (typeof benchmarkMethods)[number]
