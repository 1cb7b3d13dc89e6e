import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { extremesOf, IndexChart, isIdle } from './index-chart.tsx'
import { useReportFormat } from './use-report-format.ts'

/** Sales by weekday. */
export const WeekCard = ({ week }: Pick<SalesReportOnWire, 'week'>) => {
  const { t } = useTranslation('reports')
  const { dayName, fullDayName, times } = useReportFormat()
  const { strongest, weakest } = extremesOf(week ?? [])
  return (
    <Card>
      <CardTitle mb="1">{t('week.title')}</CardTitle>
      <chakra.p color="text.quiet">
        {strongest && weakest
          ? t(isIdle(weakest) ? 'week.leadIdle' : 'week.lead', {
              strong: fullDayName(strongest.part),
              strongTimes: times(strongest.index),
              weak: fullDayName(weakest.part),
              weakTimes: times(weakest.index),
            })
          : t('week.later')}
      </chakra.p>
      {week ? (
        <IndexChart
          parts={week}
          caption={t('week.title')}
          head={t('week.day')}
          label={dayName}
          name={fullDayName}
        />
      ) : null}
    </Card>
  )
}
