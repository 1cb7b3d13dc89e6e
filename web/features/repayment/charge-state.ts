import type { ResponseOf } from '#shared/api/endpoint.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { billEndpoints } from '#shared/repayment/bill.endpoints.ts'
import type { ChargeOrderOnWire } from '#shared/repayment/charge-order.schema.ts'
import { isCollectable, isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import type { Tone } from '../../ui/theme/semantic-colours.ts'

export type Charge = ChargeOrderOnWire

export type ChargeDetail = ResponseOf<typeof billEndpoints.getCharge>

const toPayCents = (charge: Charge): number =>
  isCollectable(charge.status)
    ? Math.max(0, centsFromDecimal(charge.outstanding) - centsFromDecimal(charge.pending))
    : 0

/** The amount that the seller must still transfer: outstanding less reported. A decimal string. */
export const toPay = (charge: Charge): string => decimalFromCents(toPayCents(charge))

/** The amount that the seller may transfer: during a dispute, of the undisputed part. A decimal string. */
export const payableAmount = (charge: Charge): string =>
  isOpenCharge(charge.status)
    ? decimalFromCents(Math.max(0, centsFromDecimal(charge.outstanding) - centsFromDecimal(charge.pending)))
    : '0.00'

export const hasToPay = (charge: Charge): boolean => toPayCents(charge) > 0

/** True while the lender is confirming a reported transfer. */
export const isConfirming = (charge: Charge): boolean =>
  isCollectable(charge.status) && centsFromDecimal(charge.pending) > 0

/** True while a payment plan determines what is to be paid, and when. */
export const isUnderPlan = (charge: Charge): boolean => charge.under_plan === true && hasToPay(charge)

const isDueByAgreement = (charge: Charge): boolean => hasToPay(charge) && !isUnderPlan(charge)

/** True if overdue interest accrues, as the grace period is over. */
export const isOverdue = (charge: Charge): boolean =>
  hasToPay(charge) && !charge.under_plan && centsFromDecimal(charge.overdue_interest) > 0

/** The state of a charge order for the seller: its status, subdivided by what is left to do. */
export const chargeStateOf = (charge: Charge) => {
  if (isUnderPlan(charge)) return 'planned'
  if (isOverdue(charge)) return 'overdue'
  if (isConfirming(charge) && !hasToPay(charge)) return 'confirming'
  return charge.status
}

export type ChargeState = ReturnType<typeof chargeStateOf>

export const chargeStateTone = {
  overdue: 'negative',
  confirming: 'waiting',
  planned: 'waiting',
  active: 'waiting',
  'partial collected': 'waiting',
  suspend: 'neutral',
  collected: 'positive',
  voided: 'neutral',
} as const satisfies Record<ChargeState, Tone>

/** The charge order to pay first: the one with the earliest due date, without those under a payment plan. */
export const firstToPay = (charges: readonly Charge[]): Charge | undefined =>
  charges.filter(isDueByAgreement).toSorted((a, b) => a.due_date.localeCompare(b.due_date))[0]

/** The total to pay by currency, as currencies are never added up; without bills under a payment plan. */
export const totalToPay = (
  charges: readonly Charge[],
): { currency: Charge['currency']; amount: string }[] => {
  const totals = new Map<Charge['currency'], number>()
  for (const charge of charges.filter(isDueByAgreement))
    totals.set(charge.currency, (totals.get(charge.currency) ?? 0) + toPayCents(charge))
  return [...totals].map(([currency, cents]) => ({ currency, amount: decimalFromCents(cents) }))
}
