import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { calendarFile } from '#shared/repayment/calendar-file.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { saveText } from '../../api/save-file.ts'
import { paths } from '../../app/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { UpcomingDrawdown } from '../application/upcoming-drawdowns.ts'
import { ExpectedCharge } from './expected-charge.tsx'
import { type PaymentPlan, paymentPlansQuery } from './plan/plan-queries.ts'

/**
 * The dates and amounts of future payments. For a share of sales, the bill determines the amount, except at the end of
 * the tenor, when the whole rest falls due.
 */
const paymentsOf = ({ upcoming, next_due_date, next_due_amount }: UpcomingDrawdown) =>
  upcoming.length > 0 ? upcoming : [{ due_date: next_due_date, total: next_due_amount }]

/** A payment plan's instalments with the amounts still to transfer: nothing is deducted while it is in force. */
const instalmentsOf = ({ instalments }: PaymentPlan) =>
  instalments.flatMap(({ due_date, amount, paid }) => {
    const cents = centsFromDecimal(amount) - centsFromDecimal(paid)
    return cents > 0 ? [{ due_date, total: decimalFromCents(cents) }] : []
  })

/** A drawdown's next due date with its amount and notes. */
const NextPayment = ({ drawdown, isPlanned }: { drawdown: UpcomingDrawdown; isPlanned: boolean }) => {
  const { t } = useTranslation('repayment')
  const { date, money, timestamp } = useFormat()
  const { upcoming, currency, next_due_date, next_due_amount, created_time, collection_method } = drawdown
  const [next, ...later] = upcoming
  const amount = next?.total ?? next_due_amount
  const notes = [
    ...(next
      ? [
          t(next.fee === undefined ? 'upcoming.parts' : 'upcoming.partsWithFee', {
            amount: money(next.principal, currency),
            interest: money(next.interest, currency),
            fee: money(next.fee ?? '0.00', currency),
          }) + (next.red_packet ? t('upcoming.redPacket', { packet: money(next.red_packet, currency) }) : ''),
        ]
      : []),
    ...(later.length > 0 ? [t('upcoming.more', { count: later.length })] : []),
    ...(isPlanned
      ? [t('upcoming.planned')]
      : collection_method === 'platform_deduction'
        ? [t('upcoming.deducted')]
        : []),
    t('upcoming.drawn', { when: timestamp(created_time) }),
  ]
  return (
    <>
      <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4">
        <Box fontWeight="medium">{t('dueOn', { date: date(next_due_date) })}</Box>
        {amount ? <Money amount={amount} currency={currency} size="md" /> : null}
      </Flex>
      {amount ? null : <ExpectedCharge drawdownId={drawdown.approval_id} />}
      {notes.map((note) => (
        <Box key={note} fontSize="sm" color="text.quiet">
          {note}
        </Box>
      ))}
    </>
  )
}

/** Drawdowns that were paid out and are not billed yet. */
export const Upcoming = ({ drawdowns }: { drawdowns: readonly UpcomingDrawdown[] }) => {
  const { t } = useTranslation('repayment')
  const { money } = useFormat()
  const plans = useQuery(paymentPlansQuery).data?.plans
  const planOf = ({ approval_id }: UpcomingDrawdown) =>
    plans?.find(({ drawdown_id, status }) => drawdown_id === approval_id && status === 'in force')
  const events = drawdowns.flatMap((drawdown) => {
    const plan = planOf(drawdown)
    const payments = plan ? instalmentsOf(plan) : paymentsOf(drawdown)
    return payments.map(({ due_date, total }, index) => ({
      // Counted from the last payment, so that a calendar entry keeps its id when earlier ones are paid.
      id: `${plan?.id ?? drawdown.approval_id}-${payments.length - index}@${globalThis.location.host}`,
      date: due_date,
      title: total ? t('calendar.event', { amount: money(total, drawdown.currency) }) : t('calendar.part'),
      note:
        drawdown.collection_method === 'platform_deduction' && !plan
          ? t('calendar.deducted')
          : t('calendar.note', { reference: transferReference(drawdown.approval_id) }),
    }))
  })
  return (
    <Card>
      <CardTitle mb="1">{t('upcoming.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="3">
        {t('upcoming.lead')}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {drawdowns.map((drawdown) => (
          <chakra.li key={drawdown.approval_id} py="3" borderTopWidth="1px" borderColor="border.hairline">
            <NextPayment drawdown={drawdown} isPlanned={planOf(drawdown) !== undefined} />
            <TextLink
              to={paths.earlyRepayment(drawdown.approval_id)}
              display="inline-flex"
              alignItems="center"
              minH="touch"
            >
              {t('upcoming.early')}
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
      <Button
        variant="secondary"
        size="md"
        wraps
        mt="3"
        onClick={() =>
          saveText(calendarFile(events, new Date()), { name: t('calendar.fileName'), type: 'text/calendar' })
        }
      >
        {t('calendar.add')}
      </Button>
    </Card>
  )
}
