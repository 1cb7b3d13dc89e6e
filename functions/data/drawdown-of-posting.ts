import type { Posting } from '#shared/ledger/posting.ts'
import { drawdownIdOfCharge } from './charge-orders.ts'
import { listEveryPayment } from './payments.ts'
import type { Table } from './table.ts'

/**
 * The ids that a posting's id contains: of drawdowns and payments (`orderedId`), also within longer ids, and of
 * payments by bank lines.
 */
const idsIn = (text: string): string[] => [...(text.match(/\d{17}-\d{10}/g) ?? []), ...text.split(/[\s:@#]/)]

const paidOut = 'drawdown-paid-out:'

/** The drawdown of a facility's posting; undefined for a posting without one, such as money in suspense. */
export type DrawdownOfPosting = (posting: Pick<Posting, 'postingId' | 'chargeId'>) => string | undefined

/** Finds the drawdowns of a facility's postings, including postings that name only a payment. */
export const findDrawdownsOfPostings = async (
  table: Table,
  companyId: string,
  postings: readonly Posting[],
): Promise<DrawdownOfPosting> => {
  const drawdownOf = new Map<string, string>()
  for (const { postingId } of postings)
    if (postingId.startsWith(paidOut))
      drawdownOf.set(postingId.slice(paidOut.length), postingId.slice(paidOut.length))
  for await (const { paymentId, chargeId } of listEveryPayment(table, companyId))
    drawdownOf.set(paymentId, drawdownIdOfCharge(chargeId))
  return ({ postingId, chargeId = '' }) =>
    idsIn(`${chargeId} ${postingId}`)
      .map((id) => drawdownOf.get(id))
      .find((drawdownId) => drawdownId !== undefined)
}
