import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#shared/time/business-date.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ColumnChart } from '../../ui/column-chart.tsx'
import { Money } from '../../ui/money.tsx'
import type { ActiveLimit } from '../underwriting/limit-kinds.ts'
import { FiguresTable } from './figures-table.tsx'
import { meanNetSales } from './mean-net-sales.ts'

/** A column chart of the twelve months behind the limit, with details on touch and a table of all figures. */
export const NetSalesMonths = ({ limit }: { limit: Pick<ActiveLimit, 'currency' | 'months'> }) => {
  const { t } = useTranslation('credit')
  const { date, month, money } = useFormat()
  const { currency, months } = limit
  if (months.length === 0) return <chakra.p color="text.quiet">{t('months.none')}</chakra.p>
  const mean = meanNetSales(months)
  const span = ({ from, to }: { from: string; to: string }) => `${date(from)} – ${date(addDays(to, -1))}`
  return (
    <Box>
      <ColumnChart
        mean={mean}
        columns={months.map((each) => ({
          key: each.from,
          label: month(each.from),
          amount: each.net_sales,
          span: span(each),
        }))}
      >
        {(chosen) => (
          <Flex aria-hidden justify="space-between" align="baseline" columnGap="4" rowGap="1" wrap="wrap">
            <chakra.span color="text.quiet" fontSize="sm">
              {chosen.span}
            </chakra.span>
            <Money amount={chosen.amount} currency={currency} size="md" />
          </Flex>
        )}
      </ColumnChart>
      <Flex aria-hidden align="center" gap="2" mt="4" fontSize="sm" color="text.quiet" wrap="wrap">
        <Box w="5" borderTopWidth="1.5px" borderStyle="dashed" borderColor="waiting.solid" />
        {t('months.mean')}
        <Money amount={mean} currency={currency} />
      </Flex>
      <FiguresTable
        summary={t('months.showTable')}
        caption={t('months.caption')}
        head={[t('months.month'), t('months.netSales')]}
        rows={months.map((each) => [span(each), money(each.net_sales, currency)])}
      />
    </Box>
  )
}
