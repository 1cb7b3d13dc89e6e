import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { creditLimitQuery } from '../../features/credit/credit-queries.ts'
import type { LimitIncrease } from '../../features/credit/increase/increase-queries.ts'
import { usePlanInForce } from '../../features/repayment/plan/plan-queries.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { NextStep, SellerState } from './next-step.ts'

/** The offered limit, and until when it has to be signed. */
const useIncrease = (increase: LimitIncrease | undefined): string[] => {
  const { t } = useTranslation('signing')
  const { money, timestamp } = useFormat()
  const { approved_limit: offered, offered_until: until, agreement } = increase?.request ?? {}
  if (!increase || !offered || !until) return []
  const { limit, currency } = increase
  const isInitiated = agreement?.status === 'ready'
  return [
    t('atHome.increase', { limit: money(limit, currency), offered: money(offered, currency) }),
    t(isInitiated ? 'atHome.link' : 'atHome.start', { at: timestamp(until) }),
  ]
}

const useFailure = (next: NextStep): string[] => {
  const { t } = useTranslation('statuses')
  const { data } = useQuery({ ...creditLimitQuery, enabled: next === 'limitFailed' })
  return next === 'limitFailed' && data?.failure_reason ? [t(`limitFailure.${data.failure_reason}`)] : []
}

const usePlan = (next: NextStep): string[] => {
  const { t } = useTranslation('paymentPlan')
  const { date, money } = useFormat()
  const plan = usePlanInForce(next === 'followPlan')
  if (!plan?.next) return []
  const { amount, due_date } = plan.next
  return [t('home.next', { amount: money(amount, plan.currency), date: date(due_date) })]
}

/** The figures of an offered limit or an instalment, or why a limit failed or nothing can be drawn. */
export const NextStepDetail = ({
  next,
  seller,
  increase,
}: {
  next: NextStep
  seller: SellerState
  /** The increase that waits for signatures. */
  increase: LimitIncrease | undefined
}) => {
  const { t } = useTranslation('paymentPlan')
  const mayNotDraw =
    (next === 'repay' || next === 'followPlan') && seller.facility?.drawdown_obstacle === 'repaymentOverdue'
  const lines = [
    ...useIncrease(next === 'signIncrease' ? increase : undefined),
    ...useFailure(next),
    ...usePlan(next),
    ...(mayNotDraw ? [t('home.mayNotDraw')] : []),
  ]
  return lines.map((line) => (
    <chakra.p key={line} mt="2" fontWeight="medium">
      {line}
    </chakra.p>
  ))
}
