import { useTranslation } from 'react-i18next'
import { usePlanInForce } from '../../features/repayment/plan/plan-queries.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import { SkeletonTranslations } from '../../ui/skeleton.tsx'
import { StrongFigure } from './strong-figure.tsx'

/** The next instalment of a payment plan; once all are paid, what is left to pay of its bills. */
export const PlanPayment = () => {
  const { t } = useTranslation('paymentPlan')
  const { date } = useFormat()
  const plan = usePlanInForce(true)
  return (
    <StrongFigure
      label={t('home.label')}
      figure={
        plan ? (
          <Money amount={plan.next?.amount ?? plan.outstanding} currency={plan.currency} size="lg" />
        ) : (
          <SkeletonTranslations>{t('home.label')}</SkeletonTranslations>
        )
      }
      note={plan?.next ? t('home.due', { date: date(plan.next.due_date) }) : t('home.rest')}
    />
  )
}
