import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import type { ChargeDetail } from './charge-state.ts'
import { type SalesWeek, useSalesWeekItems } from './sales-week-items.tsx'

const Calculation = (week: SalesWeek) => {
  const { t } = useTranslation('repayment')
  return (
    <Card>
      <CardTitle mb="1">{t('salesWeek.title')}</CardTitle>
      <DataList items={useSalesWeekItems(week)} />
    </Card>
  )
}

/** How a bill follows from the sales of its week; nothing for another repayment method. */
export const SalesWeekCard = ({ detail }: { detail: ChargeDetail }) => {
  const { charge, sales_week_parts: parts } = detail
  const { currency, sales_week: week, total, overdue_interest } = charge
  return week ? (
    <Calculation
      currency={currency}
      week={week}
      parts={parts}
      chargedCents={centsFromDecimal(total) - centsFromDecimal(overdue_interest)}
    />
  ) : null
}
