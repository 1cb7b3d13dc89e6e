import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { ChartTable } from '../../ui/chart-table.tsx'
import { Money } from '../../ui/money.tsx'
import { type MonthBar, monthBars } from './net-sales.ts'
import type { LinkedShop } from './use-shops.ts'

const chartHeight = 132

/** Twelve labels do not fit on a phone: there every second one is left out, counted from the newest. */
const isLabelledOnPhones = (index: number, count: number) => count <= 7 || (count - 1 - index) % 2 === 0

const Column = ({
  bar,
  chosen,
  labelledOnPhones,
  onChoose,
}: {
  bar: MonthBar
  chosen: boolean
  labelledOnPhones: boolean
  onChoose: () => void
}) => {
  const { month } = useFormat()
  return (
    <Flex
      direction="column"
      flex="1"
      minW="0"
      gap="2"
      align="center"
      onPointerEnter={onChoose}
      onPointerDown={onChoose}
    >
      <Flex w="full" align="flex-end" justify="center" style={{ height: chartHeight }}>
        <Box
          w="full"
          maxW="36px"
          minH="2px"
          borderTopRadius="sm"
          bg={chosen ? 'action.solid' : 'action.border'}
          transitionProperty="background-color, height"
          transitionDuration="moderate"
          style={{ height: `${bar.share * 100}%` }}
        />
      </Flex>
      <chakra.span
        fontSize="xs"
        lineHeight="none"
        whiteSpace="nowrap"
        color={chosen ? 'text.main' : 'text.quiet'}
        fontWeight={chosen ? 'semibold' : 'normal'}
        visibility={{ base: labelledOnPhones ? 'visible' : 'hidden', md: 'visible' }}
      >
        {month(bar.month)}
      </chakra.span>
    </Flex>
  )
}

/** Net sales month by month. Pointing at a month shows its figures; a table says them all. */
export const MonthlySales = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('shops')
  const { locale, money } = useFormat()
  const bars = monthBars(shop.monthly_sales)
  const [chosenMonth, setChosenMonth] = useState<string>()
  const chosen = bars.find(({ month }) => month === chosenMonth) ?? bars.at(-1)
  if (!chosen) return null
  const monthAndYear = (month: string) =>
    new Intl.DateTimeFormat(locale === 'zh-TW' ? 'zh-HK' : locale, {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`))
  return (
    <Box>
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="4">
        <chakra.h3 fontSize="md" color="text.quiet" fontWeight="medium">
          {t('chart.title')}
        </chakra.h3>
        <Flex aria-hidden gap="3" align="baseline" wrap="wrap">
          <chakra.span color="text.quiet" fontSize="sm">
            {monthAndYear(chosen.month)}
          </chakra.span>
          <Money amount={chosen.net} currency={shop.currency} size="md" />
        </Flex>
      </Flex>
      <Flex
        aria-hidden
        gap={{ base: '1', md: '2' }}
        borderTopWidth="1px"
        borderColor="border.hairline"
        pt="3"
        onPointerLeave={() => setChosenMonth(undefined)}
      >
        {bars.map((bar, index) => (
          <Column
            key={bar.month}
            bar={bar}
            chosen={bar.month === chosen.month}
            labelledOnPhones={isLabelledOnPhones(index, bars.length)}
            onChoose={() => setChosenMonth(bar.month)}
          />
        ))}
      </Flex>
      {/* A table takes no width of one pixel: the box around it keeps it from widening the page. */}
      <Box srOnly>
        <ChartTable
          caption={t('chart.caption', { shop: shop.name })}
          head={[t('chart.month'), t('total.sales'), t('total.refunds'), t('total.net')]}
          rows={bars.map((bar) => [
            monthAndYear(bar.month),
            money(bar.sales, shop.currency),
            money(bar.refunds, shop.currency),
            money(bar.net, shop.currency),
          ])}
        />
      </Box>
    </Box>
  )
}
