import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { paceSalesPercents } from '#shared/drawdown/example-conditions.ts'
import { drawdownRatePercent } from '#shared/lending/drawdown-rate.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { useExampleConditions } from '../current-rates.ts'
import { useBenchmarkName } from '../use-benchmark-name.ts'

/** The days of a year by day count convention. */
const yearDays = { 'ACT/360': 360, 'ACT/365F': 365, '30/360': 360 } as const

/** The sources of the calculator's figures. */
export const Sources = ({
  terms,
  conditions: { drawdownDate, currency, benchmark, isToday },
}: {
  terms: ProductTerms
  conditions: ReturnType<typeof useExampleConditions>
}) => {
  const { t } = useTranslation('landingCalculator')
  const { date, percent } = useFormat()
  const [fee] = terms.fees
  const benchmarkName = useBenchmarkName()
  const { dayCountBasis, floorPercent } = terms.benchmarks[currency]
  const rate = drawdownRatePercent(benchmark.percent, terms.marginPercent, floorPercent)
  const lines = [
    t('sources.rate', {
      rate: percent(rate),
      name: benchmarkName(benchmark),
      benchmark: percent(benchmark.percent),
      date: date(benchmark.date),
      margin: percent(terms.marginPercent),
    }),
    fee ? t('sources.fee', { percent: percent(fee.percent) }) : t('sources.noFee'),
    t('sources.interest', { days: yearDays[dayCountBasis] }),
    ...(isToday ? [t('sources.dates', { date: date(drawdownDate) })] : []),
    t('sources.seasons', { slow: paceSalesPercents.slow, fast: paceSalesPercents.fast }),
    t('sources.effective'),
  ]
  return (
    <Disclosure summary={t('sources.title')}>
      <chakra.ul pl="5" display="grid" gap="1.5" fontSize="sm" color="text.quiet" maxW="reading">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </Disclosure>
  )
}
