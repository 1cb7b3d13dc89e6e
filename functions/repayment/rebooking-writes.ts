import type { Posting } from '#shared/ledger/posting.ts'
import { firstBookingOf } from '#shared/ledger/rebooking.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import type { Facility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { type Payment, writePayment } from '../data/payments.ts'
import { maxTransactionWrites, prepareTransactions } from '../data/prepared-transactions.ts'
import type { Table, Write } from '../data/table.ts'

/** The receipts that one transaction reverses and books again; each takes three writes. */
const receiptsAtOnce = 25

type Writes = Record<string, Write | undefined>

interface RebookingWrites {
  facility: Facility
  /** The payment of the late receipt. */
  changeId: string
  postings: Record<string, Posting | undefined>
  /** Receipts that are booked again, in the order of their days. */
  payments: readonly Payment[]
  /** Everything else: what the receipts settle, and the late one. */
  others: Writes
}

const receiptIdsOf = ({ paymentId }: Payment): string => `repayment-received:${paymentId}`

/** The postings of receipts that are booked again, by the id of the first booking. */
const byReceipt = (postings: Record<string, Posting | undefined>, payments: readonly Payment[]) => {
  const ids = new Set(payments.map(receiptIdsOf))
  const own = new Map<string, Record<string, Posting>>()
  const rest: Record<string, Posting> = {}
  for (const [name, posting] of Object.entries(postings)) {
    if (!posting) continue
    const id = firstBookingOf(posting.postingId.replace(reversalIdOf(''), ''))
    if (ids.has(id)) own.set(id, { ...own.get(id), [name]: posting })
    else rest[name] = posting
  }
  return { own, rest }
}

const paymentWrites = (table: Table, payments: readonly Payment[]): Writes =>
  Object.fromEntries(payments.map((each) => [`payment ${each.paymentId}`, writePayment(table, each).payment]))

/**
 * The writes of a rebooking: one transaction, or the preparation of several where it is larger. The latest receipts are
 * rebooked first: what they no longer settle is owed again before an earlier one settles it. Undefined if there are too
 * many.
 */
export const rebookingWrites = (
  table: Table,
  { facility, changeId, postings, payments, others }: RebookingWrites,
  now: Date,
): Writes | undefined => {
  const atOnce = {
    ...postToLedger(table, facility, postings, now),
    ...paymentWrites(table, payments),
    ...others,
  }
  const count = Object.values(atOnce).filter((write) => write !== undefined).length
  if (count <= maxTransactionWrites) return atOnce
  const { own, rest } = byReceipt(postings, payments)
  const latestFirst = payments.toReversed()
  const steps = Array.from({ length: Math.ceil(latestFirst.length / receiptsAtOnce) }, (_, index) =>
    latestFirst.slice(index * receiptsAtOnce, (index + 1) * receiptsAtOnce),
  )
  return prepareTransactions(
    table,
    { facilityId: facility.facilityId, changeId },
    [
      ...steps.map((receipts) => ({
        ...postToLedger(
          table,
          facility,
          Object.assign({}, ...receipts.map((each) => own.get(receiptIdsOf(each)))) as Record<
            string,
            Posting
          >,
          now,
          { isUnfinished: true },
        ),
        ...paymentWrites(table, receipts),
      })),
      { ...postToLedger(table, facility, rest, now), ...others },
    ],
    now,
  )
}
