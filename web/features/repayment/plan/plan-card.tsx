import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Money } from '../../../ui/money.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { PaymentPlan } from './plan-queries.ts'

const tones = {
  offered: 'waiting',
  'in force': 'positive',
  kept: 'positive',
  broken: 'negative',
  ended: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const satisfies Record<PaymentPlan['status'], string>

type Instalment = PaymentPlan['instalments'][number]

const InstalmentRow = ({ plan, of, number }: { plan: PaymentPlan; of: Instalment; number: number }) => {
  const { t } = useTranslation('paymentPlan')
  const { date, money } = useFormat()
  const { currency, status } = plan
  const isPaid = of.paid === of.amount
  const isFollowed = status === 'in force' || status === 'broken' || status === 'ended' || status === 'kept'
  return (
    <Flex
      as="li"
      gap="4"
      py="3"
      justify="space-between"
      align="center"
      borderTopWidth="1px"
      borderColor="border.hairline"
    >
      <Box>
        <Box fontWeight="medium">{date(of.due_date)}</Box>
        <Box fontSize="sm" color="text.quiet">
          {t('instalment', { number })}
        </Box>
      </Box>
      <Box textAlign="right">
        <Money amount={of.amount} currency={currency} size="md" />
        {isFollowed ? (
          <Box fontSize="sm" color="text.quiet">
            {of.is_late ? (
              <StatusBadge tone="negative">{t('late', { paid: money(of.paid, currency) })}</StatusBadge>
            ) : isPaid ? (
              <StatusBadge tone="positive">{t('paidInFull')}</StatusBadge>
            ) : (
              t('paidOf', { paid: money(of.paid, currency) })
            )}
          </Box>
        ) : null}
      </Box>
    </Flex>
  )
}

/** A payment plan's terms and instalments, and what was paid of each. */
export const PlanCard = ({ plan }: { plan: PaymentPlan }) => {
  const { t } = useTranslation(['paymentPlan', 'statuses'])
  const { date, money, percent } = useFormat()
  const { currency, status, instalments } = plan
  const day = plan.missed_on ?? plan.ended_on
  return (
    <Card>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="2">
        <CardTitle mb="0">{t('of', { date: date(plan.drawdown_date) })}</CardTitle>
        <StatusBadge tone={tones[status]}>{t(`statuses:plan.${status}`)}</StatusBadge>
      </Flex>
      <chakra.p color="text.quiet" mb="3">
        {t(`statusNote.${status}`, { day: day ? date(day) : '' })}
      </chakra.p>
      {plan.replaces_share && (status === 'offered' || status === 'in force') ? (
        <chakra.p mb="3">{t(`replacesShare.${status}`)}</chakra.p>
      ) : null}
      <DataList
        items={[
          { term: t('owed'), value: <Money amount={plan.owed} currency={currency} /> },
          { term: t('interest'), value: <Money amount={plan.interest} currency={currency} /> },
          { term: t('total'), value: <Money amount={plan.total} currency={currency} />, strong: true },
          {
            term: t('interestRule'),
            value: t(`interestRules.${plan.interest_rule}`, { rate: percent(plan.rate) }),
            wraps: true,
          },
        ]}
      />
      <chakra.h3 fontSize="md" mt="5" mb="1">
        {t('instalments')}
      </chakra.h3>
      <chakra.ol listStyleType="none">
        {instalments.map((instalment, index) => (
          <InstalmentRow key={instalment.due_date} plan={plan} of={instalment} number={index + 1} />
        ))}
      </chakra.ol>
      <chakra.p mt="3" fontSize="sm" color="text.quiet">
        {t('lastNote', { amount: money(plan.outstanding, currency) })}
      </chakra.p>
    </Card>
  )
}
