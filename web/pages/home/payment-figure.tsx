import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isWithLender } from '../../features/application/drawdown-stage-translations.ts'
import { upcomingDrawdownsOf } from '../../features/application/upcoming-drawdowns.ts'
import {
  firstToPay,
  isConfirming,
  isOverdue,
  isUnderPlan,
  toPay,
} from '../../features/repayment/charge-state.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { PlanPayment } from './lazy-details.ts'
import type { SellerState } from './next-step.ts'
import { StrongFigure } from './strong-figure.tsx'

/** The date and amount of the next payment, as far as known. */
export const PaymentFigure = ({ seller }: { seller: SellerState }) => {
  const { t } = useTranslation('home')
  const { date, money } = useFormat()
  const { charges, applications } = seller
  const bill = firstToPay(charges)
  if (bill)
    return (
      <StrongFigure
        label={t('pay.label')}
        figure={<Money amount={toPay(bill)} currency={bill.currency} size="lg" />}
        note={t(isOverdue(bill) ? 'pay.overdue' : 'pay.due', { date: date(bill.due_date) })}
      />
    )
  const confirming = charges.find(isConfirming)
  if (confirming)
    return (
      <StrongFigure
        label={t('pay.label')}
        figure={t('pay.confirming')}
        note={t('pay.confirmingNote', { amount: money(confirming.pending, confirming.currency) })}
      />
    )
  if (charges.some(isUnderPlan))
    return (
      <Suspense>
        <PlanPayment />
      </Suspense>
    )
  const upcoming = upcomingDrawdownsOf(applications)[0]
  if (upcoming) {
    const when = date(upcoming.next_due_date)
    return (
      <StrongFigure
        label={t('pay.label')}
        figure={
          upcoming.next_due_amount ? (
            <Money amount={upcoming.next_due_amount} currency={upcoming.currency} size="lg" />
          ) : (
            when
          )
        }
        note={upcoming.next_due_amount ? t('pay.due', { date: when }) : t('pay.bySales')}
      />
    )
  }
  const isOnItsWay = applications.some(({ stage }) => isWithLender(stage))
  return (
    <StrongFigure
      label={t('pay.label')}
      figure={t('pay.nothing')}
      note={t(isOnItsWay ? 'pay.onItsWayNote' : 'pay.nothingNote')}
    />
  )
}
