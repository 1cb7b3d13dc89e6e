import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { isWholeMonth, lastDayOf, type MonthPart } from '#shared/time/calendar-months.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ColumnChart, partialPattern } from '../../ui/column-chart.tsx'
import { FiguresTable } from '../../ui/figures-table.tsx'
import { Money } from '../../ui/money.tsx'

export interface NetSalesMonth extends MonthPart {
  /** Decimal string. */
  readonly net: string
}

const totalOf = (months: readonly NetSalesMonth[]): string =>
  decimalFromCents(months.reduce((sum, { net }) => sum + centsFromDecimal(net), 0))

/**
 * Net sales by calendar month, which add up to the total above. A month that is not complete is named and drawn as
 * such. Details on touch, and a table of all figures.
 */
export const NetSalesChart = ({
  of,
  months,
  currency,
  mean,
}: {
  /** Whose sales they are, for the table's caption. */
  of?: string
  months: readonly NetSalesMonth[]
  currency: string
  /** A decimal string, drawn as a line. */
  mean?: string
}) => {
  const { t } = useTranslation('statuses')
  const { date, money, month, monthAndYear } = useFormat()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const total = totalOf(months)
  const nameOf = (each: NetSalesMonth) =>
    isWholeMonth(each) ? monthAndYear(each.from) : t('sales.part', { month: monthAndYear(each.from) })
  return (
    <Box>
      <Flex justify="space-between" align="baseline" columnGap="4" rowGap="1" wrap="wrap" mb="2">
        <chakra.span color="text.quiet" fontSize="sm">
          {t('sales.period', { from: date(first.from), to: date(lastDayOf(last)) })}
        </chakra.span>
        <Money amount={total} currency={currency} size="md" />
      </Flex>
      <ColumnChart
        {...(mean ? { mean } : {})}
        columns={months.map((each) => ({
          ...each,
          key: each.from,
          label: month(each.from),
          amount: each.net,
          isPartial: !isWholeMonth(each),
        }))}
      >
        {(chosen) => (
          <Flex aria-hidden justify="space-between" align="baseline" columnGap="4" wrap="wrap" fontSize="sm">
            <chakra.span color="text.quiet">{nameOf(chosen)}</chakra.span>
            <Money amount={chosen.net} currency={currency} />
          </Flex>
        )}
      </ColumnChart>
      <Flex aria-hidden columnGap="6" mt="3" fontSize="sm" color="text.quiet" wrap="wrap">
        {months.every(isWholeMonth) ? null : (
          <Flex align="center" gap="2">
            <Box w="5" h="3" color="action.border" backgroundImage={partialPattern} />
            {t('sales.partial')}
          </Flex>
        )}
        {mean ? (
          <Flex align="center" gap="2" wrap="wrap">
            <Box w="5" borderTopWidth="1.5px" borderStyle="dashed" borderColor="waiting.solid" />
            {t('sales.mean')}
            <Money amount={mean} currency={currency} />
          </Flex>
        ) : null}
      </Flex>
      <FiguresTable
        summary={t('sales.showTable')}
        caption={of ? t('sales.caption', { shop: of }) : t('sales.title')}
        head={[t('sales.month'), t('sales.net')]}
        rows={[
          ...months.map((each) => [nameOf(each), money(each.net, currency)] as const),
          [t('sales.total'), money(total, currency)],
        ]}
      />
    </Box>
  )
}
