import type { BusinessDate } from '../time/business-date.ts'
import { type Posting, type PostingKind, posting } from './posting.ts'

/** Postings that can be reversed directly. Others are reversed with the posting that caused them. */
export const reversibleKinds = [
  'repayment-received',
  'fee-charged',
  'charge-waived',
] as const satisfies readonly PostingKind[]

export const isReversible = ({ kind }: Pick<Posting, 'kind'>): boolean =>
  (reversibleKinds as readonly PostingKind[]).includes(kind)

/** The id of a posting's reversal: there can be only one. */
export const reversalIdOf = (postingId: string): string => `reversal:${postingId}`

/**
 * Reverses a posting by its mirrored lines, on the day of the reversal: an entry is never changed. Throws RangeError
 * for a reversal, which cannot be reversed: the original is posted again instead.
 */
export const reversalOf = (
  { postingId, kind, lines, chargeId }: Pick<Posting, 'postingId' | 'kind' | 'lines' | 'chargeId'>,
  date: BusinessDate,
): Posting => {
  if (kind === 'reversal') throw new RangeError('A reversal is not reversed')
  return posting(
    'reversal',
    postingId,
    date,
    // 0 − x rather than −x, so that no amount is −0.
    lines.map(({ account, amountCents }) => ({ account, amountCents: 0 - amountCents })),
    chargeId === undefined ? {} : { chargeId },
  )
}
