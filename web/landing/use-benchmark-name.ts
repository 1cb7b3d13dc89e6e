import { useTranslation } from 'react-i18next'
import { benchmarkLabels } from '#shared/lending/benchmark-names.ts'
import type { BenchmarkFixing } from '#shared/lending/drawdown-price.ts'

/** Names the benchmark of an example. The page loads the translations of `landingMore`. */
export const useBenchmarkName = () => {
  const { t } = useTranslation('landingMore')
  return ({ name = 'SOFR', method }: Pick<BenchmarkFixing, 'name' | 'method'>): string =>
    method ? t(`benchmark.${method}`, { name: benchmarkLabels[name] }) : benchmarkLabels[name]
}
