import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { type BusinessDate, businessDate, laterOf } from '#shared/time/business-date.ts'
import { type ChargeOrder, findChargeOrder } from '../../data/charge-orders.ts'
import { findPayment, isCarriedOver, type Payment } from '../../data/payments.ts'
import type { Write } from '../../data/table.ts'
import { settlePayment } from '../../repayment/settle-payment.ts'
import {
  type AuditedChange,
  type DeskRefusal,
  type Outcome,
  type RunAct,
  refuseAct,
} from '../engine/desk-act.ts'
import { findDeskPayment } from '../facility/find-in-facility.ts'
import { dateIndependent } from './approval-basis.ts'
import { describeSettlement, refuseFailedSettlement } from './describe-settlement.ts'
import { refuseDeduction } from './refuse-deduction.ts'

const described = ({
  paymentId,
  chargeId,
  facilityId,
  postedCents = 0,
  settledCents,
  recoveredCents = 0,
  surplusCents = 0,
  valueDate,
}: Payment) => ({
  ok: true as const,
  paymentId,
  chargeId,
  facilityId,
  posted: decimalFromCents(postedCents),
  settled: Object.fromEntries(
    Object.entries(settledCents ?? {}).map(([kind, cents]) => [kind, decimalFromCents(cents)]),
  ),
  recovered: decimalFromCents(recoveredCents),
  surplus: decimalFromCents(surplusCents),
  valueDate,
})

/** Checks that a deduction that was found late is posted exactly as the payment platform reported it. */
const checkDeduction = (
  { deduction, deducted }: Payment,
  amount: Cents | undefined,
  date: BusinessDate,
): DeskRefusal | undefined => {
  if (!deduction) return undefined
  if (!deducted) return refuseDeduction
  const { amountCents, on } = deducted
  return date === on && (amount ?? amountCents) === amountCents
    ? undefined
    : refuseAct('ruleBroken', `the payment platform deducted ${decimalFromCents(amountCents)} on ${on}`)
}

/** The charge order without its pending deduction. */
const withoutDeduction = (charge: ChargeOrder, { deduction }: Payment): ChargeOrder => {
  if (!deduction) return charge
  const { paymentId: _open, refusal: _former, ...rest } = charge.deduction ?? {}
  return { ...charge, deduction: rest }
}

/**
 * The day from which a payment counts unless another is given: when the payment platform deducted it, or when the seller
 * reported it. Booking it late costs the seller nothing.
 */
const arrivalOf = ({ deducted, reportedAt }: Payment, { dueDate }: ChargeOrder): BusinessDate =>
  deducted?.on ?? laterOf(businessDate(new Date(reportedAt)), dueDate)

export const postRepaymentAct: RunAct<'repayment-post'> = async (
  { facilityId, paymentId, amount, valueDate, rebooksLater },
  act,
  { table, clock },
) => {
  const found = await findDeskPayment(table, { facilityId, paymentId })
  if (!found.ok) return found
  const { facility, item: payment } = found
  const { companyId } = facility
  if (payment.status === 'posted') return described(payment)
  if (!isOpenPayment(payment.status)) return refuseAct('wrongState', `the payment is ${payment.status}`)
  const stored = await findChargeOrder(table, companyId, payment.chargeId)
  if (!stored) throw new Error(`payment ${paymentId} is for no charge order`)

  const commit = async (
    posted: Payment,
    writes: Record<string, Write | undefined>,
    change: AuditedChange,
  ): Promise<Outcome<'repayment-post'>> => {
    const written = await table.transact<string>({ ...writes, audit: act.audit(change) })
    if (written.ok) return described(posted)
    const present = await findPayment(table, companyId, paymentId)
    if (present?.status === 'posted') return described(present)
    return refuseAct('changedMeanwhile', 'the charge order was changed at the same moment; try again')
  }
  const now = clock()
  const today = businessDate(now)
  const date = valueDate ?? arrivalOf(payment, stored)
  const refusal = checkDeduction(payment, amount, date)
  if (refusal) return refusal
  const { dueDate } = stored
  const postedCents = amount ?? payment.deducted?.amountCents ?? payment.reportedCents
  if (isCarriedOver(payment) && date < dueDate) {
    const { settleCarriedOver } = await import('./settle-carried-over.ts')
    const arrival = { facility, payment, charge: stored, postedCents, date, rebooksLater }
    const early = await settleCarriedOver(table, arrival, now)
    if (!early.ok) return early
    const { posted, before, after, writes } = early
    return commit(posted, writes, { companyId, before, after })
  }
  if (valueDate && (valueDate > today || valueDate < dueDate))
    return refuseAct('invalidDate', `the money counts from a day from ${dueDate} to ${today}`)
  const charge = withoutDeduction(stored, payment)
  const settlement = await settlePayment(
    table,
    { facility, payment, charge, postedCents, date, rebooksLater },
    now,
  )
  if (!settlement.ok) return refuseFailedSettlement(settlement, date)
  const { posted, writes } = settlement
  return commit(posted, writes, {
    companyId,
    ...describeSettlement(settlement),
    basis: dateIndependent(stored, settlement.charge),
  })
}
