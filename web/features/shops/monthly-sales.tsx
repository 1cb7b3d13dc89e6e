import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { ChartTable } from '../../ui/chart-table.tsx'
import { ColumnChart } from '../../ui/column-chart.tsx'
import { Money } from '../../ui/money.tsx'
import type { LinkedShop } from './linked-shop.ts'
import { recentMonths } from './net-sales.ts'

/** A chart of monthly net sales with details on hover, and a table of all figures. */
export const MonthlySalesTable = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('statuses')
  const { money, month, monthAndYear } = useFormat()
  const months = recentMonths(shop.monthly_sales)
  if (months.length === 0) return null
  return (
    <Box>
      <ColumnChart
        columns={months.map((each) => ({ key: each.month, label: month(each.month), amount: each.net }))}
      >
        {(chosen) => (
          <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
            <chakra.h3 fontSize="md" color="text.quiet" fontWeight="medium">
              {t('sales.title')}
            </chakra.h3>
            <Flex aria-hidden gap="3" align="baseline" wrap="wrap">
              <chakra.span color="text.quiet" fontSize="sm">
                {monthAndYear(chosen.key)}
              </chakra.span>
              <Money amount={chosen.amount} currency={shop.currency} size="md" />
            </Flex>
          </Flex>
        )}
      </ColumnChart>
      <ChartTable
        caption={t('sales.caption', { shop: shop.name })}
        head={[t('sales.month'), t('sales.gross'), t('sales.refunds'), t('sales.net')]}
        rows={months.map((each) => [
          monthAndYear(each.month),
          money(each.sales, shop.currency),
          money(each.refunds, shop.currency),
          money(each.net, shop.currency),
        ])}
      />
    </Box>
  )
}
