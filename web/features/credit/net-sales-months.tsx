import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../shared/time/business-date.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { FiguresTable } from './figures-table.tsx'
import type { ActiveLimit } from './limit-steps.ts'
import { monthColumns } from './month-columns.ts'

const chartHeight = 168

/** The twelve months behind the limit: columns to look at, a month's figure on touch, and every figure in a table. */
export const NetSalesMonths = ({ limit }: { limit: ActiveLimit }) => {
  const { t } = useTranslation('credit')
  const { date, month, money } = useFormat()
  const { columns, meanPercent, mean } = monthColumns(limit.months)
  const [chosenFrom, setChosenFrom] = useState<string>()
  const chosen = columns.find(({ from }) => from === chosenFrom) ?? columns.at(-1)
  if (!chosen) return <chakra.p color="text.quiet">{t('months.none')}</chakra.p>
  const span = ({ from, to }: { from: string; to: string }) => `${date(from)} – ${date(addDays(to, -1))}`
  return (
    <Box>
      <Flex aria-hidden justify="space-between" align="baseline" columnGap="4" rowGap="1" wrap="wrap" mb="4">
        <chakra.span color="text.quiet" fontSize="sm">
          {span(chosen)}
        </chakra.span>
        <Money amount={chosen.net_sales} currency={limit.currency} size="md" />
      </Flex>
      <Box aria-hidden position="relative" onPointerLeave={() => setChosenFrom(undefined)}>
        <Flex
          gap={{ base: '1', md: '2' }}
          borderBottomWidth="1px"
          borderColor="border.control"
          style={{ height: chartHeight }}
          align="flex-end"
        >
          {columns.map((column) => (
            <Flex
              key={column.from}
              flex="1"
              h="full"
              align="flex-end"
              justify="center"
              onPointerEnter={() => setChosenFrom(column.from)}
              onPointerDown={() => setChosenFrom(column.from)}
            >
              <Box
                w="full"
                maxW="40px"
                borderTopRadius="sm"
                bg={column.from === chosen.from ? 'action.solid' : 'action.border'}
                transitionProperty="background-color"
                transitionDuration="fast"
                style={{ height: `max(2px, ${column.heightPercent}%)` }}
              />
            </Flex>
          ))}
        </Flex>
        <Box
          position="absolute"
          left="0"
          right="0"
          borderTopWidth="1.5px"
          borderStyle="dashed"
          borderColor="waiting.solid"
          pointerEvents="none"
          style={{ top: `${((100 - meanPercent) / 100) * chartHeight}px` }}
        />
        <Flex gap={{ base: '1', md: '2' }} mt="2">
          {columns.map((column, index) => (
            <chakra.span
              key={column.from}
              flex="1"
              textAlign="center"
              fontSize="xs"
              lineHeight="none"
              whiteSpace="nowrap"
              color={column.from === chosen.from ? 'text.main' : 'text.quiet'}
              visibility={{
                base: (columns.length - 1 - index) % 2 === 0 ? 'visible' : 'hidden',
                md: 'visible',
              }}
            >
              {month(column.from)}
            </chakra.span>
          ))}
        </Flex>
      </Box>
      <Flex aria-hidden align="center" gap="2" mt="4" fontSize="sm" color="text.quiet" wrap="wrap">
        <Box w="5" borderTopWidth="1.5px" borderStyle="dashed" borderColor="waiting.solid" />
        {t('months.mean')}
        <Money amount={mean} currency={limit.currency} />
      </Flex>
      <FiguresTable
        summary={t('months.showTable')}
        caption={t('months.caption')}
        head={[t('months.month'), t('months.netSales')]}
        rows={columns.map((column) => [span(column), money(column.net_sales, limit.currency)])}
      />
    </Box>
  )
}
