import type { Cents } from '../money/cents.ts'
import { comparePayee, type PayeeDifference, type RequestedPayee } from './compare-payee.ts'

/** A transfer ordered from the lender's bank. */
export interface SentPayout {
  batchId: string
  drawdownId: string
  companyId: string
  facilityId: string
  /** The end-to-end id, which the bank's statement repeats. */
  endToEndId: string
  currency: string
  amountCents: Cents
  executionDate: string
  /** When its batch was made, ISO, UTC. */
  madeAt: string
  /** The ordered payee: names and account. */
  payee?: RequestedPayee
  status: 'waiting' | 'paid out' | 'cancelled' | 'returned'
  /** Its debit line, once one was booked. */
  lineId?: string
}

/** A debit of the lender's bank account, above 0. */
export interface Debit {
  lineId: string
  amountCents: Cents
  currency: string
  text: string
  /** The payee, if the bank reports it. */
  payeeName?: string
  payeeAccount?: string
}

export type PayoutReason = 'end-to-end id' | 'amount' | 'payee name' | 'payee account'

export type PayoutFinding =
  /** Matches this payout to the cent, and no other line does. */
  | { kind: 'certain'; payout: SentPayout; reasons: PayoutReason[] }
  /**
   * References this payout with another amount, by the excess or negative shortfall; or with another payee: `payee` has
   * the differences.
   */
  | {
      kind: 'differs'
      payout: SentPayout
      reasons: PayoutReason[]
      differenceCents: Cents
      payee: readonly PayeeDifference[]
    }
  /** References no order; or `named`, which was cancelled, returned or booked by another line. */
  | { kind: 'unknown'; named?: SentPayout; reasons: PayoutReason[] }

/** A shorter id could occur in any text. */
const shortestId = 16

const essence = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * The payouts whose end-to-end id occurs in a text, however the bank wraps it. A repeated order has the earlier id
 * followed by a number: the longest comes first.
 */
export const namedIn = <Payout extends Pick<SentPayout, 'endToEndId'>>(
  text: string,
  payouts: readonly Payout[],
): Payout[] => {
  const said = essence(text)
  return payouts
    .filter(({ endToEndId }) => {
      const id = essence(endToEndId)
      return id.length >= shortestId && said.includes(id)
    })
    .toSorted((a, b) => b.endToEndId.length - a.endToEndId.length)
}

const isOpen = ({ status, lineId }: SentPayout, { lineId: own }: Debit): boolean =>
  status !== 'cancelled' && status !== 'returned' && (lineId === undefined || lineId === own)

/** The payout of a debit. A drawdown that was cancelled in one batch and added to another matches the latter. */
export const matchPayout = (debit: Debit, payouts: readonly SentPayout[]): PayoutFinding => {
  const named = namedIn(debit.text, payouts).filter(({ currency }) => currency === debit.currency)
  const payout = named.find((each) => isOpen(each, debit))
  if (!payout) return { kind: 'unknown', ...(named[0] ? { named: named[0] } : {}), reasons: [] }
  const compared = payout.payee ? comparePayee(debit, payout.payee) : { agrees: [], differs: [] }
  const differenceCents = debit.amountCents - payout.amountCents
  const reasons: PayoutReason[] = [
    'end-to-end id',
    ...(differenceCents === 0 ? (['amount'] as const) : []),
    ...compared.agrees.map((part): PayoutReason => `payee ${part}`),
  ]
  return differenceCents === 0 && compared.differs.length === 0
    ? { kind: 'certain', payout, reasons }
    : { kind: 'differs', payout, reasons, differenceCents, payee: compared.differs }
}
