import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { extremesOf, IndexChart, isIdle } from './index-chart.tsx'
import { useReportFormat } from './use-report-format.ts'

/** Strong and weak months. */
export const SeasonsCard = ({ seasonality }: Pick<SalesReportOnWire, 'seasonality'>) => {
  const { t } = useTranslation('reports')
  const { monthName, times } = useReportFormat()
  const { strongest, weakest } = extremesOf(seasonality ?? [])
  return (
    <Card>
      <CardTitle mb="1">{t('seasons.title')}</CardTitle>
      <chakra.p color="text.quiet">
        {strongest && weakest
          ? t(isIdle(weakest) ? 'seasons.leadIdle' : 'seasons.lead', {
              strong: monthName(strongest.part),
              strongTimes: times(strongest.index),
              weak: monthName(weakest.part),
              weakTimes: times(weakest.index),
            })
          : t('seasons.later')}
      </chakra.p>
      {seasonality ? (
        <IndexChart
          parts={seasonality}
          caption={t('seasons.title')}
          head={t('months.month')}
          label={monthName}
          name={monthName}
        />
      ) : null}
    </Card>
  )
}
