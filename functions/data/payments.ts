import type { DueKind } from '#shared/lending/allocation.ts'
import type { Cents } from '#shared/money/cents.ts'
import { isOpenPayment, type PaymentStatus } from '#shared/repayment/payment-states.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from './charge-orders.ts'
import { companyPartition } from './companies.ts'
import { idTime } from './ordered-id.ts'
import type { PaymentAccountKey } from './payment-accounts.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { noteReported } from './reported-transfers.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** A bank transfer that a seller reported, or a deduction that the payment platform was asked for, and what it settled. */
export interface Payment {
  paymentId: string
  companyId: string
  facilityId: string
  chargeId: string
  status: PaymentStatus
  /** The account that the payment platform deducts it from; absent of a transfer. */
  deduction?: PaymentAccountKey
  reportedCents: Cents
  /** What the transfer says, to find it by. */
  reference: string
  reportedAt: string
  /** What the seller uploaded to show it. */
  proofFileId?: string
  postedCents?: Cents
  settledCents?: Record<DueKind, Cents>
  /** What nothing was owed for; kept for the seller in suspense. */
  surplusCents?: Cents
  postedAt?: string
  /** The day that it counts from: when the bank had it. */
  valueDate?: BusinessDate
  voidedAt?: string
  voidReason?: string
  /** It bounced after it was posted. */
  reversedAt?: string
  reverseReason?: string
  version: number
}

const prefix = 'PAYMENT#'

/** As many as are told of one charge order. */
const maxPayments = 100

const dayMs = 86_400_000

const key = (companyId: string, paymentId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${paymentId}`,
})

/** Access pattern: a company's payment by id. */
export const findPayment = (
  table: Table,
  companyId: string,
  paymentId: string,
): Promise<Item<Payment> | undefined> => table.get<Payment>(key(companyId, paymentId))

/** Access pattern: the payments that were reported for a charge order, the latest first. */
export const listPaymentsOf = async (
  table: Table,
  { companyId, chargeId, createdAt }: Pick<ChargeOrder, 'companyId' | 'chargeId' | 'createdAt'>,
): Promise<Item<Payment>[]> => {
  // An id begins with its time, or with a letter where it was an early settlement's. Clocks differ, but not by a day.
  const from = new Date(Date.parse(createdAt) - dayMs)
  const between = { from: `${prefix}${idTime(from)}`, to: `${prefix}~` }
  const { items } = await queryFilteredPage<Payment>(
    table,
    { pk: companyPartition(companyId), between, newestFirst: true, consistent: true },
    { limit: maxPayments, accepts: (payment) => payment.chargeId === chargeId },
  )
  return items.toSorted((a, b) => b.reportedAt.localeCompare(a.reportedAt))
}

/** Access pattern: all payments of a company. */
export const listEveryPayment = (table: Table, companyId: string): AsyncGenerator<Item<Payment>> =>
  table.all<Payment>({ pk: companyPartition(companyId), prefix, consistent: true })

/** Access pattern: the payments of all companies that were reported and wait for the lender, oldest first. */
export const listWaitingPayments = (table: Table, limit: number, after?: string): Promise<Item<Payment>[]> =>
  listAwaitingReview<Payment>(table, 'payment', limit, after)

/**
 * Creates a payment (version 0) or replaces the version that was read. It is in the index until it is posted or voided,
 * unless the payment platform says what becomes of it.
 */
const replacePayment = (table: Table, payment: Payment): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = payment as Item<Payment>
  const { companyId, paymentId, status, reportedAt, deduction } = payment
  return replace<Payment>(table, {
    ...fields,
    ...key(companyId, paymentId),
    ...(isOpenPayment(status) && !deduction ? awaitsReview('payment', companyId, reportedAt, paymentId) : {}),
    type: 'payment',
  })
}

/** Whether what it says leads to it: while it waits for somebody to see it arrive. */
export const notePaymentReport = (table: Table, payment: Payment): Write | undefined => {
  const { companyId, paymentId, status, reference, deduction, version } = payment
  if (deduction) return undefined
  return noteReported(table, {
    companyId,
    kind: 'payment',
    id: paymentId,
    reference,
    isWaiting: isOpenPayment(status),
    isNew: version === 0,
  })
}

/** A payment as it is now, and what leads to it by what it says. */
export const writePayment = (
  table: Table,
  payment: Payment,
): Record<'payment' | 'paymentReport', Write | undefined> => ({
  payment: replacePayment(table, payment),
  paymentReport: notePaymentReport(table, payment),
})
