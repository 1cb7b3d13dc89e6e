import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'
import type { ChargeDetail } from './charge-state.ts'
import { SubOrderDialog } from './sub-order-dialog.tsx'

/** The last value date of a charge order's payments. */
const settledOn = ({ payments }: ChargeDetail): string | undefined =>
  payments
    .flatMap(({ status, posted }) => (status === 'posted' && posted ? [posted.value_date] : []))
    .toSorted()
    .at(-1)

/** The amounts of a bill and what is paid, with the receipt once it is paid. */
export const ChargeFigures = ({ detail }: { detail: ChargeDetail }) => {
  const { t } = useTranslation('repayment')
  const { date, money, timestamp } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { charge, company_name: company } = detail
  const amount = (value: string) => <Money amount={value} currency={charge.currency} />
  const isCollected = charge.status === 'collected'
  const paidOn = isCollected ? settledOn(detail) : undefined
  return (
    <Card>
      <CardTitle mb="1">{isCollected ? t('receipt.title') : t('figures.title')}</CardTitle>
      <DataList
        items={[
          { term: t('principal'), value: amount(charge.principal) },
          { term: t('interest'), value: amount(charge.interest) },
          ...(charge.red_packet
            ? [
                {
                  term: t('redPacket'),
                  value: <Money tone="reward" amount={charge.red_packet} currency={charge.currency} />,
                },
              ]
            : []),
          ...(centsFromDecimal(charge.overdue_interest) > 0
            ? [
                {
                  term: t('overdueInterest'),
                  note: isCollected ? undefined : t('overdueInterestNote'),
                  value: amount(charge.overdue_interest),
                },
              ]
            : []),
          ...(centsFromDecimal(charge.fee) > 0
            ? [{ term: t('fee'), note: t('feeNote'), value: amount(charge.fee) }]
            : []),
          ...(charge.given_back
            ? [
                {
                  term: t('givenBack'),
                  note: t('givenBackNote', {
                    interest: money(charge.given_back.interest, charge.currency),
                    fee: money(charge.given_back.fee, charge.currency),
                  }),
                  value: amount(charge.given_back.total),
                },
              ]
            : []),
          { term: t('total'), value: amount(charge.total), strong: true },
          { term: t('received'), value: amount(charge.received) },
          ...(isCollected
            ? []
            : [
                { term: t('pending'), note: t('pendingNote'), value: amount(charge.pending) },
                { term: t('outstanding'), value: amount(charge.outstanding), strong: true },
              ]),
          ...(paidOn ? [{ term: t('receipt.paidOn'), value: date(paidOn) }] : []),
          { term: t('figures.dueDate'), value: date(charge.due_date) },
          ...(charge.grace_until && !isCollected
            ? [
                {
                  term: t('figures.graceUntil'),
                  note: t('figures.graceNote'),
                  value: date(charge.grace_until),
                },
              ]
            : []),
          { term: t('figures.created'), value: timestamp(charge.created_time) },
          ...(company ? [{ term: t('figures.company'), value: company, wraps: true }] : []),
          ...(isCollected
            ? [{ term: t('receipt.payee'), value: charge.pay_to.account_name, wraps: true }]
            : []),
          { term: t('figures.method'), value: t(`method.${charge.collection_method}`) },
          { term: t('payTo.reference'), value: charge.transfer_reference },
          ...charge.sub_orders.map(({ invoice }) => ({ term: t('subOrder.invoice'), value: invoice })),
          { term: t('figures.number'), value: charge.id, wraps: true },
          { term: t('figures.facility'), value: charge.facility_id, wraps: true },
        ]}
      />
      <Button variant="secondary" size="md" wide mt="4" onClick={() => setOpen(true)}>
        {t('subOrder.open')}
      </Button>
      {isOpen ? <SubOrderDialog detail={detail} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}
