import { Box, chakra, Flex } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { ChartTable } from '../../../ui/chart-table.tsx'
import { ColumnChart } from '../../../ui/column-chart.tsx'
import { Money } from '../../../ui/money.tsx'
import { type FacilityDetail, facilityDrawdownsQuery } from './facility-queries.ts'
import { type OutlookMonth, repaymentOutlook } from './repayment-outlook.ts'

const now = 'now'

/** The outstanding principal now and after each month with a due date. Hidden if unknown. */
export const OutlookCard = ({ facility }: { facility: FacilityDetail }) => {
  const { t } = useTranslation('facility')
  const { money, month, monthAndYear } = useFormat()
  const { data, hasNextPage } = useInfiniteQuery(facilityDrawdownsQuery(facility.product_code))
  const { currency, outstanding } = facility
  const drawdowns =
    data?.pages.flatMap(({ records }) => records.filter((record) => record.name === 'drawdown')) ?? []
  const months = repaymentOutlook(outstanding, drawdowns)
  if (hasNextPage || months.length === 0) return null
  const nameOf = (key: string) => (key === now ? t('outlook.now') : monthAndYear(key))
  const columns: readonly (Partial<OutlookMonth> & { key: string; label: string; amount: string })[] = [
    { key: now, label: t('outlook.now'), amount: outstanding },
    ...months.map((each) => ({ ...each, key: each.month, label: month(each.month), amount: each.left })),
  ]
  return (
    <Card>
      <CardTitle mb="3">{t('outlook.title')}</CardTitle>
      <ColumnChart columns={columns}>
        {(chosen) => (
          <Flex aria-hidden justify="space-between" align="baseline" gap="4" wrap="wrap">
            <Box fontSize="sm" color="text.quiet">
              {nameOf(chosen.key)}
              {chosen.due ? ` · ${t('outlook.falls', { amount: money(chosen.due, currency) })}` : null}
            </Box>
            <Flex gap="2" align="baseline">
              <Box fontSize="sm" color="text.quiet">
                {t('outlook.left')}
              </Box>
              <Money amount={chosen.amount} currency={currency} size="md" />
            </Flex>
          </Flex>
        )}
      </ColumnChart>
      <ChartTable
        caption={t('outlook.caption')}
        head={[t('outlook.month'), t('outlook.due'), t('outlook.left')]}
        rows={columns.map(({ key, due, amount }) => [
          nameOf(key),
          due ? money(due, currency) : '—',
          money(amount, currency),
        ])}
      />
      {drawdowns.some(
        ({ repayment_method, next_due_date, upcoming }) =>
          repayment_method === 'salesShare' && next_due_date && upcoming.length === 0,
      ) ? (
        <chakra.p mt="4" fontSize="sm" color="text.quiet">
          {t('outlook.salesShare')}
        </chakra.p>
      ) : null}
    </Card>
  )
}
