import type { Posting } from '#shared/ledger/posting.ts'
import { drawdownIdOfCharge } from './charge-orders.ts'
import { listEveryPayment } from './payments.ts'
import type { Table } from './table.ts'

/** The ids in a posting's: of drawdowns and payments (`orderedId`), also within others, and of payments by bank lines. */
const idsIn = (text: string): string[] => [...(text.match(/\d{17}-\d{10}/g) ?? []), ...text.split(/[\s:@#]/)]

const paidOut = 'drawdown-paid-out:'

/** The drawdown of a posting of a facility; undefined for what belongs to none, as money that is held. */
export type DrawdownOfPosting = (posting: Pick<Posting, 'postingId' | 'chargeId'>) => string | undefined

/** Finds the drawdowns of a facility's postings, also of those that name a payment only. */
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
