import { useTranslation } from 'react-i18next'
import { benchmarkLabels } from '#shared/lending/benchmark-names.ts'
import type { BenchmarkFixing } from '#shared/lending/drawdown-price.ts'
import { useFormat } from '../i18n/use-format.ts'

/**
 * Describes what a rate is made of: by `usual`, given the benchmark's name, or that it is an estimate or fixed. The
 * screen loads the translations of `statuses`.
 */
export const useRateNote = () => {
  const { t } = useTranslation('statuses')
  const { date, percent } = useFormat()
  return (
    { name = 'SOFR', method, ...fixing }: Pick<BenchmarkFixing, 'percent' | 'date' | 'method' | 'name'>,
    margin: string,
    usual: (name: string) => string,
  ): string => {
    const label = benchmarkLabels[name]
    switch (method) {
      case 'fixed':
        return t('benchmark.fixed')
      case 'inArrears':
        return t('benchmark.inArrears', {
          name: label,
          benchmark: percent(fixing.percent),
          date: date(fixing.date),
          margin: percent(margin),
        })
      case undefined:
        return usual(label)
      default:
        return usual(t(`benchmark.${method}`, { name: label }))
    }
  }
}
