import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'
import type { Charge } from './charge-state.ts'

/** What a bill is made of and how far it is paid; the receipt once it is. */
export const ChargeFigures = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  const { date, timestamp } = useFormat()
  const amount = (value: string) => <Money amount={value} currency={charge.currency} />
  const isCollected = charge.status === 'collected'
  return (
    <Card>
      <CardTitle mb="1">{isCollected ? t('receipt.title') : t('figures.title')}</CardTitle>
      <DataList
        items={[
          { term: t('principal'), value: amount(charge.principal) },
          { term: t('interest'), value: amount(charge.interest) },
          ...(centsFromDecimal(charge.overdue_interest) > 0
            ? [
                {
                  term: t('overdueInterest'),
                  note: t('overdueInterestNote'),
                  value: amount(charge.overdue_interest),
                },
              ]
            : []),
          ...(centsFromDecimal(charge.fee) > 0
            ? [{ term: t('fee'), note: t('feeNote'), value: amount(charge.fee) }]
            : []),
          { term: t('total'), value: amount(charge.total), strong: true },
          { term: t('received'), value: amount(charge.received) },
          ...(isCollected
            ? []
            : [
                { term: t('pending'), note: t('pendingNote'), value: amount(charge.pending) },
                { term: t('outstanding'), value: amount(charge.outstanding), strong: true },
              ]),
          { term: t('figures.dueDate'), value: date(charge.due_date) },
          { term: t('figures.created'), value: timestamp(charge.created_time) },
          { term: t('figures.method'), value: t(`method.${charge.collection_method}`) },
          { term: t('figures.number'), value: charge.id, wraps: true },
          ...charge.sub_orders.map((order) => ({
            term: t('figures.drawdown'),
            value: order.drawdown_id,
            wraps: true,
          })),
        ]}
      />
    </Card>
  )
}
