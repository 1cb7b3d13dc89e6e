import { larger } from '../money/fraction.ts'
import { addRates, percentFromRate, type Rate, rateDenominator, rateFromPercent } from '../money/rate.ts'

const zero: Rate = { numerator: 0n, denominator: rateDenominator }

const atLeast = (rate: Rate, least: Rate): Rate => (larger(rate, least) === rate ? rate : least)

/** The floor of a benchmark whose terms name none, in percent a year. */
export const defaultFloorPercent = '0.00'

/** A benchmark, or its floor if that is higher. */
export const flooredBenchmark = (benchmarkPercent: string, floorPercent = defaultFloorPercent): Rate =>
  atLeast(rateFromPercent(benchmarkPercent), rateFromPercent(floorPercent))

/**
 * The annual rate of a drawdown: its benchmark, at least the floor, plus the margin; never below 0, since a schedule
 * cannot pay interest to its borrower.
 */
export const drawdownRate = (
  benchmarkPercent: string,
  marginPercent: string,
  floorPercent = defaultFloorPercent,
): Rate =>
  atLeast(addRates(flooredBenchmark(benchmarkPercent, floorPercent), rateFromPercent(marginPercent)), zero)

/** As `drawdownRate`, in percent a year. */
export const drawdownRatePercent = (
  benchmarkPercent: string,
  marginPercent: string,
  floorPercent = defaultFloorPercent,
): string => percentFromRate(drawdownRate(benchmarkPercent, marginPercent, floorPercent))

/** True if the margin on a benchmark at its floor results in a rate below 0. */
export const canFallBelowZero = (marginPercent: string, floorPercent = defaultFloorPercent): boolean =>
  addRates(rateFromPercent(floorPercent), rateFromPercent(marginPercent)).numerator < 0n
