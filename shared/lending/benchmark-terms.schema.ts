import * as z from 'zod/mini'
import type { Currency } from '../money/currency.ts'
import { benchmarkMethods } from './benchmark-method.ts'
import { type BenchmarkName, benchmarkNames, benchmarksOfMarket } from './benchmark-names.ts'
import { type BenchmarkTerms, byCurrency, methodsOf } from './benchmark-terms.ts'
import { dayCountBases } from './day-count.ts'

const points = z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/, 'percentage points from 0 on, as 0.25'))

const isOffered =
  (currency: Currency) =>
  ({ benchmark, method, dayCountBasis }: BenchmarkTerms): boolean =>
    (benchmark === 'SOFR' ||
      (benchmarksOfMarket[currency] as readonly BenchmarkName[]).includes(benchmark)) &&
    methodsOf(benchmark).includes(method) &&
    !(method === 'inArrears' && dayCountBasis === '30/360')

/** The terms of a currency: a benchmark of its own market, or SOFR as in earlier terms. */
const benchmarkTerms = (currency: Currency) =>
  z
    .strictObject({
      benchmark: z.enum(benchmarkNames),
      method: z.enum(benchmarkMethods),
      dayCountBasis: z.enum(dayCountBases),
      floorPercent: points,
      fallbackPercent: z.nullable(points),
    })
    .check(
      z.refine(
        isOffered(currency),
        `a benchmark of ${currency}, a method that it has, and actual days in arrears`,
      ),
    )

export const benchmarksSchema = z.strictObject(byCurrency(benchmarkTerms))
