import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { ChartTable } from '../../../ui/chart-table.tsx'
import { ColumnChart } from '../../../ui/column-chart.tsx'
import { Money } from '../../../ui/money.tsx'
import { useReportFormat } from './use-report-format.ts'

/** The maximum number of columns legible on a phone: a year, and the current month. */
const maxDrawn = 13

/** Net sales by month, with a month's details on hover and all figures in a table. */
export const MonthsCard = ({ report }: { report: SalesReportOnWire }) => {
  const { t } = useTranslation('reports')
  const { money, month, monthAndYear } = useFormat()
  const { share } = useReportFormat()
  const { currency, months } = report
  const nameOf = (each: (typeof months)[number]) =>
    each.is_whole ? monthAndYear(each.month) : t('months.partial', { month: monthAndYear(each.month) })
  return (
    <Card>
      <CardTitle mb="1">{t('months.title')}</CardTitle>
      <chakra.p color="text.quiet">{t('months.lead')}</chakra.p>
      <Box mt="5">
        <ColumnChart
          columns={months.slice(-maxDrawn).map((each) => ({
            ...each,
            key: each.month,
            label: month(each.month),
            amount: each.net,
            isPartial: !each.is_whole,
          }))}
        >
          {(chosen) => (
            <Flex aria-hidden justify="space-between" align="baseline" columnGap="6" rowGap="1" wrap="wrap">
              <chakra.span color="text.quiet" fontSize="sm">
                {nameOf(chosen)}
              </chakra.span>
              <Flex columnGap="6" rowGap="1" wrap="wrap" align="baseline" fontSize="sm" color="text.quiet">
                <span>{t('months.soldOf', { amount: money(chosen.sales, currency) })}</span>
                <span>{t('months.refundedOf', { amount: money(chosen.refunds, currency) })}</span>
                <chakra.span color="text.main">
                  <Money amount={chosen.net} currency={currency} size="md" />
                </chakra.span>
              </Flex>
            </Flex>
          )}
        </ColumnChart>
      </Box>
      <ChartTable
        caption={t('months.title')}
        head={[
          t('months.month'),
          t('months.sales'),
          t('months.refunds'),
          t('months.net'),
          t('refunds.ratio'),
        ]}
        rows={months.map((each) => [
          nameOf(each),
          money(each.sales, currency),
          money(each.refunds, currency),
          money(each.net, currency),
          each.refund_ratio ? share(each.refund_ratio) : '—',
        ])}
      />
    </Card>
  )
}
