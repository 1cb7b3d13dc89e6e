import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ChartTable } from '../../ui/chart-table.tsx'
import { Money } from '../../ui/money.tsx'
import { sharePercent } from '../underwriting/limit-steps.ts'
import { courseOfQuote, interestPaid, projectedTotalOf, repaymentProjectionOf } from './repayment-course.ts'
import type { DrawdownQuote } from './use-quote.ts'

/** All fees of a quote, whenever they are paid. */
const feesOf = ({ fee = '0.00', upfront }: DrawdownQuote): string =>
  decimalFromCents(centsFromDecimal(fee) + centsFromDecimal(upfront?.fee ?? '0.00'))

/** The total repayment to scale: the amount received and its costs, or the likely costs of a share of sales. */
export const CostChart = ({ quote }: { quote: DrawdownQuote }) => {
  const { t } = useTranslation('drawdown')
  const { money } = useFormat()
  const course = courseOfQuote(quote)
  const likely = repaymentProjectionOf(quote)
  const fees = likely ? '0.00' : feesOf(quote)
  const total = projectedTotalOf(quote) ?? quote.total
  const interestName = () => {
    if (likely) return t(feesOf(quote) === '0.00' ? 'choice.likelyInterest' : 'choice.likelyCost')
    return quote.red_packet ? t('price.interestAfterPacket') : t(`price.interest.${course}`)
  }
  const parts = [
    {
      key: 'principal',
      name: quote.upfront ? t('price.payout') : t('price.principal'),
      amount: quote.upfront?.payout ?? quote.amount,
      colour: 'neutral.solid',
    },
    {
      key: 'interest',
      name: interestName(),
      amount: likely ? likely.cost : interestPaid(quote),
      colour: 'waiting.solid',
    },
    ...(fees === '0.00'
      ? []
      : [{ key: 'fee', name: t('price.fee'), amount: fees, colour: 'action.solid' } as const]),
  ] as const
  return (
    <Box>
      <Flex aria-hidden h="3" gap="2px" borderRadius="full" overflow="hidden">
        {parts.map(({ key, amount, colour }) => (
          <Box
            key={key}
            data-drawn
            bg={colour}
            minW="3px"
            transitionProperty="width"
            transitionDuration="moderate"
            style={{ width: `${sharePercent(amount, total)}%` }}
          />
        ))}
      </Flex>
      <Flex aria-hidden justify="space-between" columnGap="5" rowGap="1" wrap="wrap" mt="3" fontSize="sm">
        {parts.map(({ key, name, amount, colour }) => (
          <Flex key={key} align="center" gap="2">
            <Box data-drawn boxSize="2.5" borderRadius="full" bg={colour} />
            <chakra.span color="text.quiet">{name}</chakra.span>
            <Money amount={amount} currency={quote.currency} />
          </Flex>
        ))}
      </Flex>
      <ChartTable
        caption={t('price.chart')}
        head={[t('price.part'), t('price.money')]}
        rows={[
          ...parts.map(({ name, amount }) => [name, money(amount, quote.currency)]),
          [t(likely ? 'price.likely' : `price.total.${course}`), money(total, quote.currency)],
        ]}
      />
    </Box>
  )
}
