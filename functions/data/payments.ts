import type { DueKind } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import { isOpenPayment, type PaymentStatus } from '#shared/repayment/payment-states.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from './charge-orders.ts'
import { companyPartition } from './companies.ts'
import { companyItems } from './company-items.ts'
import { idTime } from './ordered-id.ts'
import type { PaymentAccountKey } from './payment-accounts.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { indexReportedTransfer } from './reported-transfers.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A reported bank transfer, or a deduction requested from the payment platform, and what it settled. */
export interface Payment {
  paymentId: string
  companyId: string
  facilityId: string
  chargeId: string
  status: PaymentStatus
  /** The account it is deducted from; absent for a transfer. */
  deduction?: PaymentAccountKey
  reportedCents: Cents
  /** The reference on the transfer, to find it by. */
  reference: string
  reportedAt: string
  /** The seller's uploaded proof of payment. */
  proofFileId?: string
  postedCents?: Cents
  settledCents?: Record<DueKind, Cents>
  /** The part that was received on a debt that had been written off. Absent if there is none. */
  recoveredCents?: Cents
  /** The part beyond the debt, kept for the seller in suspense. */
  surplusCents?: Cents
  postedAt?: string
  /** The value date: when the bank received it. */
  valueDate?: BusinessDate
  /** The present posting of its receipt, if the first one was reversed and booked again. */
  rebookedAs?: string
  /** What the payment platform deducted, and when: for a deduction that was found late, and waits for two people. */
  deducted?: { amountCents: Cents; on: BusinessDate }
  voidedAt?: string
  voidReason?: string
  /** It bounced after it was posted. */
  reversedAt?: string
  reverseReason?: string
  version: number
}

const prefix = 'PAYMENT#'

/** The maximum number shown for one charge order. */
const maxPayments = 100

const dayMs = 86_400_000

const payoffPrefix = 'payoff-'

/** The id of the payment of an early repayment, by the cause of its charge. */
export const payoffIdOf = (cause: string): string => `${payoffPrefix}${cause}`

/** Whether a payment was reported as an early repayment before its charge order was raised, see `carryOver`. */
export const isCarriedOver = ({ paymentId, status }: Pick<Payment, 'paymentId' | 'status'>): boolean =>
  isOpenPayment(status) && paymentId.startsWith(payoffPrefix)

/** The id of the present posting of a payment's receipt. */
export const receiptIdOf = ({ paymentId, rebookedAs }: Pick<Payment, 'paymentId' | 'rebookedAs'>): string =>
  rebookedAs ?? `repayment-received:${paymentId}`

const { key, find } = companyItems<Payment>(prefix)

/** Access pattern: a company's payment by id. */
export const findPayment = find

type OfCharge = Pick<ChargeOrder, 'companyId' | 'chargeId' | 'createdAt'>

/** A company's payments since a charge order was raised. */
const sinceRaised = ({ companyId, createdAt }: OfCharge) => {
  // An id begins with its time, or with a letter for an early settlement. Clocks differ, but by less than a day.
  const from = new Date(Date.parse(createdAt) - dayMs)
  const between = { from: `${prefix}${idTime(from)}`, to: `${prefix}~` }
  return { pk: companyPartition(companyId), between, consistent: true }
}

/** Access pattern: the reported payments of a charge order, the latest first. */
export const listPaymentsOf = async (table: Table, charge: OfCharge): Promise<Item<Payment>[]> => {
  const { items } = await queryFilteredPage<Payment>(
    table,
    { ...sinceRaised(charge), newestFirst: true },
    { limit: maxPayments, accepts: ({ chargeId }) => chargeId === charge.chargeId },
  )
  return items.toSorted((a, b) => b.reportedAt.localeCompare(a.reportedAt))
}

/** Access pattern: all payments of a charge order. */
export async function* listAllPaymentsOf(table: Table, charge: OfCharge): AsyncGenerator<Item<Payment>> {
  for await (const payment of table.all<Payment>(sinceRaised(charge)))
    if (payment.chargeId === charge.chargeId) yield payment
}

/** Access pattern: all payments of a company. */
export const listEveryPayment = (table: Table, companyId: string): AsyncGenerator<Item<Payment>> =>
  table.all<Payment>({ pk: companyPartition(companyId), prefix, consistent: true })

/** Access pattern: the reported payments of all companies that wait for the lender, oldest first. */
export const listWaitingPayments = reviewQueueOf<Payment>('payment')

/**
 * Creates a payment (version 0) or replaces the version that was read. It is in the index until it is posted or voided,
 * unless the payment platform has yet to report its outcome.
 */
const replacePayment = (table: Table, payment: Payment): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = payment as Item<Payment>
  const { companyId, paymentId, status, reportedAt, deduction, deducted } = payment
  const isLenders = isOpenPayment(status) && (!deduction || deducted)
  return replace<Payment>(table, {
    ...fields,
    ...key(companyId, paymentId),
    ...(isLenders ? awaitsReview('payment', companyId, reportedAt, paymentId) : {}),
    type: 'payment',
  })
}

/** Indexes its reference while it waits for its arrival to be confirmed. */
export const indexPaymentReport = (table: Table, payment: Payment): Write | undefined => {
  const { companyId, paymentId, status, reference, deduction, version } = payment
  if (deduction) return undefined
  return indexReportedTransfer(table, {
    companyId,
    kind: 'payment',
    id: paymentId,
    reference,
    isWaiting: isOpenPayment(status),
    isNew: version === 0,
  })
}

/** A payment as it is now, and its reference in the index. */
export const writePayment = (
  table: Table,
  payment: Payment,
): Record<'payment' | 'paymentReport', Write | undefined> => ({
  payment: replacePayment(table, payment),
  paymentReport: indexPaymentReport(table, payment),
})
