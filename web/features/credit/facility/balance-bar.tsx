import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ChartTable } from '../../../ui/chart-table.tsx'
import { balanceParts } from './balance-parts.ts'
import type { FacilitySummary } from './facility-queries.ts'

const partColours = [
  ['outstanding', 'neutral.solid'],
  ['pending', 'waiting.solid'],
  ['frozen', 'negative.solid'],
  ['available', 'action.solid'],
  ['beyond', 'border.strong'],
] as const

/** The limit as a stacked bar. */
export const BalanceBar = ({ facility }: { facility: FacilitySummary }) => {
  const { t } = useTranslation('facility')
  const { money } = useFormat()
  const { currency } = facility
  const balances = balanceParts(facility)
  const parts = partColours
    .map(([key, colour]) => ({ key, colour, amount: balances[key], cents: centsFromDecimal(balances[key]) }))
    .filter(({ key, cents }) => key === 'available' || cents > 0)
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <Box>
      <Flex aria-hidden h="4" gap="2px" borderRadius="full" overflow="hidden" bg="surface.hover">
        {parts
          .filter(({ cents }) => cents > 0)
          .map(({ key, colour, cents }) => (
            <Box key={key} data-drawn bg={colour} w={`${(cents / whole) * 100}%`} minW="3px" />
          ))}
      </Flex>
      <Flex aria-hidden wrap="wrap" columnGap="6" rowGap="1.5" mt="3" fontSize="sm">
        {parts.map(({ key, colour }) => (
          <Flex key={key} align="center" gap="2">
            <Box data-drawn boxSize="2.5" borderRadius="full" bg={colour} />
            <chakra.span color="text.quiet">{t(`sum.${key}`)}</chakra.span>
          </Flex>
        ))}
      </Flex>
      <ChartTable
        caption={t('sum.caption', { limit: money(facility.facility_limit, currency) })}
        head={[t('sum.part'), t('sum.amount')]}
        rows={parts.map(({ key, amount }) => [t(`sum.${key}`), money(amount, currency)])}
      />
    </Box>
  )
}
