import { type BenchmarkName, benchmarkLabels } from '#shared/lending/benchmark-names.ts'
import type { BenchmarkTerms } from '#shared/lending/benchmark-terms.ts'
import { currenciesOf, type ProductTerms } from '#shared/lending/product-terms.ts'
import type { Currency } from '#shared/money/currency.ts'
import { fillPlaceholders } from '../translations/fill-placeholders.ts'
import type { TranslationsOf } from '../translations/translations-type.ts'
import type { translations as source } from '../translations/zh-CN/facility-agreement.ts'

type Translations = TranslationsOf<typeof source>
type Terms = Pick<ProductTerms, 'benchmarks' | 'currencyRule' | 'marginPercent'>

/** The currencies of a product by how they are priced. */
const pricings = (terms: Terms): { pricing: BenchmarkTerms; currencies: Currency[] }[] =>
  [
    ...Map.groupBy(currenciesOf(terms), (currency) => JSON.stringify(terms.benchmarks[currency])).values(),
  ].flatMap((currencies) => {
    const [first] = currencies
    return first ? [{ pricing: terms.benchmarks[first], currencies }] : []
  })

/** The benchmarks that a facility's drawdowns may have, by name; none with a fixed rate in each currency. */
export const benchmarkNamesOf = (terms: Terms): BenchmarkName[] => [
  ...new Set(pricings(terms).flatMap(({ pricing }) => (pricing.method === 'fixed' ? [] : pricing.benchmark))),
]

/** The rate in short: benchmarks and margin. */
export const rateSummary = (terms: Terms): string =>
  [
    benchmarkNamesOf(terms)
      .map((name) => benchmarkLabels[name])
      .join(' / '),
    `${terms.marginPercent}%`,
  ]
    .filter((part) => part !== '')
    .join(' + ')

/** By currency: the benchmark, how it is set, its floor, what takes its place, and the day count. */
export const benchmarkParagraphs = (terms: Terms, { benchmarks, dayCounts }: Translations): string[] =>
  pricings(terms).map(({ pricing, currencies }) => {
    const { benchmark, method, floorPercent, fallbackPercent, dayCountBasis } = pricing
    const values = {
      currencies: currencies.join(benchmarks.between),
      dayCount: dayCounts[dayCountBasis],
      margin: terms.marginPercent,
    }
    if (method === 'fixed') return fillPlaceholders(benchmarks.fixed, values)
    return fillPlaceholders(benchmarks.clause, {
      ...values,
      floor: floorPercent,
      benchmark: fillPlaceholders(benchmarks.methods[method], { name: benchmarks.names[benchmark] }),
      fallback:
        fallbackPercent === null
          ? benchmarks.noFallback
          : fillPlaceholders(benchmarks.fallback, { points: fallbackPercent }),
    })
  })
