import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/use-format.ts'
import { ChartTable } from './chart-table.tsx'
import { Money } from './money.tsx'

/** The width of a part, from decimal strings, for drawing only. */
const share = (part: string, whole: string): number => {
  const total = Number(whole)
  return total > 0 ? Math.min(100, Math.max(0, (Number(part) / total) * 100)) : 0
}

/** A gauge of a limit: outstanding, pending and available. Amounts are decimal strings. */
export const LimitGauge = ({
  used,
  pending,
  available,
  limit,
  currency,
  onStrong = false,
}: {
  used: string
  pending: string
  available: string
  limit: string
  currency: string
  /** For the dark background. */
  onStrong?: boolean
}) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const parts = [
    { key: 'used', amount: used, colour: onStrong ? 'ink.300' : 'neutral.solid' },
    { key: 'pending', amount: pending, colour: 'waiting.solid' },
    { key: 'available', amount: available, colour: onStrong ? 'action.onStrong' : 'action.solid' },
  ] as const
  const drawn = parts.filter(({ amount }) => share(amount, limit) > 0)
  return (
    <Box>
      <Flex
        aria-hidden
        h="2.5"
        gap="2px"
        borderRadius="full"
        overflow="hidden"
        bg={onStrong ? 'surface.strongRaised' : 'surface.hover'}
      >
        {drawn.map(({ key, amount, colour }) => (
          <Box
            key={key}
            data-drawn
            bg={colour}
            transition="width 250ms ease-out"
            w={`${share(amount, limit)}%`}
          />
        ))}
      </Flex>
      <Flex aria-hidden wrap="wrap" columnGap="6" rowGap="2" mt="3">
        {parts.map(({ key, amount, colour }) => (
          <Flex key={key} wrap="wrap" align="center" columnGap="2" fontSize="sm">
            <Box data-drawn boxSize="2.5" borderRadius="full" bg={colour} />
            <chakra.span color={onStrong ? 'text.onStrongQuiet' : 'text.quiet'}>
              {t(`gauge.${key}`)}
            </chakra.span>
            <Money amount={amount} currency={currency} />
          </Flex>
        ))}
      </Flex>
      <ChartTable
        caption={t('gauge.caption', { limit: money(limit, currency) })}
        head={[t('gauge.part'), t('gauge.amount')]}
        rows={parts.map(({ key, amount }) => [t(`gauge.${key}`), money(amount, currency)])}
      />
    </Box>
  )
}
