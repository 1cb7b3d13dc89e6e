import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { productTerms } from '../../../shared/lending/product-terms.ts'
import { addRates, percentFromRate, rateFromPercent } from '../../../shared/money/rate.ts'
import { currentLine } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { sofrQuery } from '../drawdown/drawdown-queries.ts'
import { StrongFigure } from './strong-figure.tsx'

/**
 * What a drawdown would cost a year if it were made now: the published benchmark and the margin that the facility was
 * agreed with; before there is one, the margin of the product.
 */
export const CostFigure = ({ agreedMargin }: { agreedMargin: string | undefined }) => {
  const { t } = useTranslation('home')
  const { date, percent } = useFormat()
  const { data: benchmark, error } = useQuery(sofrQuery)
  const margin = agreedMargin ?? productTerms[currentLine().productCode].marginPercent
  if (benchmark)
    return (
      <StrongFigure
        label={t('cost.label')}
        figure={t('cost.aYear', {
          rate: percent(
            percentFromRate(addRates(rateFromPercent(benchmark.percent), rateFromPercent(margin))),
          ),
        })}
        note={t('cost.note', {
          benchmark: percent(benchmark.percent),
          date: date(benchmark.date),
          margin: percent(margin),
        })}
      />
    )
  if (error)
    return (
      <StrongFigure
        label={t('cost.label')}
        figure="—"
        note={t('cost.unknown', { margin: percent(margin) })}
      />
    )
  return (
    <StrongFigure
      label={t('cost.label')}
      figure={<SkeletonBar w="96px" h="6" />}
      note={<SkeletonBar h="3" />}
    />
  )
}
