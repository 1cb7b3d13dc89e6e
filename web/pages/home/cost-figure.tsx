import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { drawdownRequestEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { isEntered } from '#shared/lending/benchmark-source.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { currentLine } from '../../app/paths.ts'
import { sofrQuery } from '../../features/drawdown/drawdown-queries.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { SkeletonTranslations } from '../../ui/skeleton.tsx'
import { useRateNote } from '../../ui/use-rate-note.ts'
import { StrongFigure } from './strong-figure.tsx'

type Benchmark = Pick<
  ResponseOf<typeof drawdownRequestEndpoints.getSofr>,
  'percent' | 'date' | 'source' | 'method' | 'name' | 'margin' | 'rate' | 'basis' | 'effective_rate'
>

/** An invisible placeholder with the width of a published rate. */
const asLong: Benchmark = {
  percent: '5.00',
  date: '2000-12-30',
  source: '',
  margin: '5.00',
  rate: '10.00',
  basis: 'ACT/360',
  effective_rate: '10.00',
}

/** The effective annual rate of a drawdown today, and its nominal one with its basis and parts. */
export const CostFigure = ({ agreedMargin }: { agreedMargin: string | undefined }) => {
  const { t } = useTranslation('home')
  const { date, percent } = useFormat()
  const rateNote = useRateNote()
  const { data: benchmark, error } = useQuery(sofrQuery)
  const margin = agreedMargin ?? productTerms[currentLine().productCode].marginPercent
  const priceAt = (today: Benchmark) => ({
    figure: t('cost.aYear', { rate: percent(today.effective_rate) }),
    note: t('cost.nominal', {
      rate: percent(today.rate),
      basis: t(`cost.bases.${today.basis}`),
      made: rateNote(today, today.margin, (name) =>
        t(isEntered(today) ? 'cost.noteEntered' : 'cost.note', {
          name,
          benchmark: percent(today.percent),
          date: date(today.date),
          margin: percent(today.margin),
        }),
      ),
    }),
  })
  if (benchmark) return <StrongFigure label={t('cost.label')} {...priceAt(benchmark)} />
  if (error)
    return (
      <StrongFigure
        label={t('cost.label')}
        figure="—"
        note={t('cost.unknown', { margin: percent(margin) })}
      />
    )
  const { figure, note } = priceAt(asLong)
  return (
    <StrongFigure
      label={t('cost.label')}
      figure={<SkeletonTranslations>{figure}</SkeletonTranslations>}
      note={<SkeletonTranslations>{note}</SkeletonTranslations>}
    />
  )
}
