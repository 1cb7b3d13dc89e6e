import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { ChartTable } from '../../../ui/chart-table.tsx'
import { ColumnChart } from '../../../ui/column-chart.tsx'
import { useReportFormat } from './use-report-format.ts'

const maxDrawn = 13

/** Refunds as a share of sales, by month. */
export const RefundsCard = ({ report: { months, year } }: { report: SalesReportOnWire }) => {
  const { t } = useTranslation('reports')
  const { month, monthAndYear } = useFormat()
  const { share } = useReportFormat()
  const chartColumns = months.slice(-maxDrawn).map((each) => ({
    key: each.month,
    label: month(each.month),
    amount: each.refund_ratio ?? '0',
    isPartial: !each.is_whole,
    said: each.refund_ratio ? share(each.refund_ratio) : '—',
  }))
  return (
    <Card>
      <CardTitle mb="1">{t('refunds.title')}</CardTitle>
      <chakra.p color="text.quiet">
        {year.refund_ratio ? t('refunds.lead', { ratio: share(year.refund_ratio) }) : t('refunds.none')}
      </chakra.p>
      <Box mt="5">
        <ColumnChart columns={chartColumns}>
          {(chosen) => (
            <Flex aria-hidden justify="space-between" align="baseline" gap="4">
              <chakra.span color="text.quiet" fontSize="sm">
                {monthAndYear(chosen.key)}
              </chakra.span>
              <chakra.span fontSize="lg" fontWeight="medium" fontVariantNumeric="tabular-nums">
                {chosen.said}
              </chakra.span>
            </Flex>
          )}
        </ColumnChart>
      </Box>
      <ChartTable
        caption={t('refunds.title')}
        head={[t('months.month'), t('refunds.ratio')]}
        rows={chartColumns.map(({ key, said }) => [monthAndYear(key), said])}
      />
    </Card>
  )
}
