import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { paymentPlansQuery } from './plan-queries.ts'

/** A payment plan to sign, or the next instalment of one in force; nothing otherwise. */
export const PlanNotice = ({
  offeredOnly,
}: {
  /** True where the instalment of a plan in force is shown elsewhere on the screen. */
  offeredOnly: boolean
}) => {
  const { t } = useTranslation('paymentPlan')
  const { count, date, money, timestamp } = useFormat()
  const { data } = useQuery(paymentPlansQuery)
  const plan = data?.plans.find(
    ({ status }) => status === 'offered' || (status === 'in force' && !offeredOnly),
  )
  if (!plan) return null
  const { status, next, currency, offered_until, agreement, total, instalments } = plan
  const [first] = instalments
  const isSigned = agreement?.status === 'signed'
  return (
    <Notice
      tone="waiting"
      title={t(status === 'offered' ? 'notice.offered' : 'notice.inForce')}
      action={
        <ButtonLink size="md" variant="secondary" to={paths.repay()}>
          {t('notice.view')}
        </ButtonLink>
      }
    >
      {status === 'offered'
        ? isSigned
          ? t('signing.checking')
          : t('notice.signBefore', {
              total: money(total, currency),
              instalments: count(instalments.length),
              first: first ? money(first.amount, currency) : '',
              day: first ? date(first.due_date) : '',
              at: timestamp(offered_until),
            })
        : next
          ? t('notice.next', { amount: money(next.amount, currency), day: date(next.due_date) })
          : t('notice.allPaid')}
    </Notice>
  )
}
