import { Box, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { isApiError } from '../../api/api-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Money } from '../../ui/money.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { expectedChargeQuery } from './repayment-queries.ts'
import { type ExpectedCharge as Expected, useSalesWeekItems } from './sales-week-items.tsx'

const Calculation = ({ expected }: { expected: Expected }) => {
  const { t } = useTranslation('repayment')
  const { money } = useFormat()
  const {
    currency,
    sales_week: week,
    shops,
    corrections,
    carried,
    total,
    principal,
    interest,
    fee,
  } = expected
  const items = useSalesWeekItems({
    currency,
    week,
    parts: { shops, corrections, carried },
    chargedCents: centsFromDecimal(total),
  })
  const text = t(centsFromDecimal(fee) > 0 ? 'upcoming.partsWithFee' : 'upcoming.parts', {
    amount: money(principal, currency),
    interest: money(interest, currency),
    fee: money(fee, currency),
  })
  const packet = expected.red_packet
  return (
    <Disclosure summary={t('expected.open')}>
      <DataList items={items} />
      <Box fontSize="sm" color="text.quiet">
        {text}
        {packet ? t('upcoming.redPacket', { packet: money(packet, currency) }) : null}
      </Box>
    </Disclosure>
  )
}

const Basis = ({ expected }: { expected: Expected }) => {
  const { t } = useTranslation('repayment')
  const { date, money, percent } = useFormat()
  const { currency, known_to, known_sales, known_share, sales_week: week, total } = expected
  if (!week.is_estimate) return t(centsFromDecimal(total) > 0 ? 'expected.known' : 'expected.nothing')
  if (!known_to) return t('expected.noDays', { from: date(week.from), to: date(week.to) })
  return t('expected.soFar', {
    date: date(known_to),
    sales: money(known_sales, currency),
    percent: percent(week.sales_share),
    share: money(known_share, currency),
  })
}

/** The likely charge of a drawdown's running week of sales, from the sales that are known so far. */
export const ExpectedCharge = ({ drawdownId }: { drawdownId: string }) => {
  const { t } = useTranslation('repayment')
  const { date } = useFormat()
  const { data: expected, error } = useQuery(expectedChargeQuery(drawdownId))
  if (error) {
    const isWithoutRate = isApiError(error) && error.reason === 'noExchangeRates'
    return (
      <Box fontSize="sm" color="text.quiet">
        {t(isWithoutRate ? 'expected.noRate' : 'upcoming.onBill')}
      </Box>
    )
  }
  if (!expected)
    return (
      <Loading>
        <SkeletonText lines={2} />
      </Loading>
    )
  return (
    <Box>
      <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4">
        <Box>{t(expected.sales_week.is_estimate ? 'expected.label' : 'expected.labelKnown')}</Box>
        <Money amount={expected.total} currency={expected.currency} size="md" />
      </Flex>
      <Box fontSize="sm" color="text.quiet">
        <Basis expected={expected} />
      </Box>
      <Box fontSize="sm" color="text.quiet">
        {t('expected.grace', { date: date(expected.grace_until) })}
      </Box>
      <Calculation expected={expected} />
    </Box>
  )
}
