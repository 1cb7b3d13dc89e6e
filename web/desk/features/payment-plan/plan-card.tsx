import { Box, Flex } from '@chakra-ui/react'
import type { ShownPlan } from '#shared/desk/payment-plan.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { PlanStatus } from '#shared/repayment/payment-plan.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { ActButtons } from '../acts/act-buttons.tsx'

const tones = {
  offered: 'waiting',
  'in force': 'positive',
  kept: 'positive',
  broken: 'negative',
  ended: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const satisfies Record<PlanStatus, string>

const actsOf: Partial<Record<PlanStatus, readonly string[]>> = {
  offered: ['plan-withdraw'],
  'in force': ['plan-end'],
}

type Instalment = ShownPlan['instalments'][number]

/** The state of a plan with the date that goes with it. */
export const PlanBadge = ({ plan }: { plan: ShownPlan }) => {
  const t = useTranslations()
  const { date, money } = useFormat()
  const { status, behind, currency, nextDueDate, nextAmount, endedOn, missedOn } = plan
  if (status === 'in force' && behind !== '0.00')
    return <StatusBadge tone="negative">{t('plans.behind', { amount: money(behind, currency) })}</StatusBadge>
  if (status === 'in force' && nextDueDate && nextAmount)
    return (
      <StatusBadge tone="positive">
        {t('plans.next', { day: date(nextDueDate), amount: money(nextAmount, currency) })}
      </StatusBadge>
    )
  const on = missedOn ?? endedOn
  return (
    <StatusBadge tone={tones[status]}>
      {on
        ? t('plans.endedOn', { state: t(`states.plan.${status}`), day: date(on) })
        : t(`states.plan.${status}`)}
    </StatusBadge>
  )
}

/** A payment plan: who offered it and when, and each instalment with what was paid of it. */
export const PlanCard = ({ plan }: { plan: ShownPlan }) => {
  const t = useTranslations()
  const { date, money, timestamp, percent } = useFormat()
  const { currency, status, offeredBy, secondedBy, instalments } = plan
  const paidOf = ({ paid, isLate }: Instalment) =>
    isLate ? <StatusBadge tone="negative">{money(paid, currency)}</StatusBadge> : money(paid, currency)
  const paidCents = instalments.reduce((sum, { paid }) => sum + centsFromDecimal(paid), 0)
  const by = secondedBy ? t('plans.byTwo', { one: offeredBy, two: secondedBy }) : offeredBy
  return (
    <Box>
      <Flex gap="2" wrap="wrap" align="center" mb="1">
        <strong>{plan.reference}</strong>
        <PlanBadge plan={plan} />
      </Flex>
      <Box color="text.quiet" fontSize="xs" mb="2" overflowWrap="anywhere">
        {[
          t('plans.offered', { at: timestamp(plan.offeredAt), by }),
          status === 'offered' ? t('plans.signBefore', { at: timestamp(plan.offeredUntil) }) : undefined,
          plan.inForceOn ? t('plans.since', { day: date(plan.inForceOn) }) : undefined,
          t(`plans.interest.${plan.interestRule}`),
          plan.replacesWeeks ? t('plans.replacesWeeks') : undefined,
          t('plans.rate', { percent: percent(plan.highestRatePercent) }),
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </Box>
      <DataTable<Instalment>
        label={t('plans.title')}
        rows={instalments}
        keyOf={({ dueDate }) => dueDate}
        columns={[
          { title: t('plans.due'), cell: ({ dueDate }) => date(dueDate) },
          { title: t('plans.amount'), figure: ({ amount }) => money(amount, currency) },
          { title: t('plans.paid'), figure: paidOf },
        ]}
      />
      <Box mt="2">
        {t('plans.progress', {
          paid: money(decimalFromCents(paidCents), currency),
          count: instalments.filter(({ amount, paid }) => amount === paid).length,
          of: instalments.length,
        })}
      </Box>
      <Box>
        {t('plans.total', {
          total: money(plan.total, currency),
          outstanding: money(plan.outstanding, currency),
        })}
      </Box>
      <Box mt="2">
        <ActButtons acts={actsOf[status] ?? []} given={{ ...plan }} of={plan.planId} />
      </Box>
    </Box>
  )
}
