import type { Cents } from '../money/cents.ts'
import { comparePayee, type PayeeDifference, type RequestedPayee } from './compare-payee.ts'

/** A transfer that the lender's bank was asked for. */
export interface SentPayout {
  batchId: string
  drawdownId: string
  companyId: string
  facilityId: string
  /** What the bank carries along. */
  endToEndId: string
  currency: string
  amountCents: Cents
  executionDate: string
  /** Whom the bank was asked to pay: the names that they go by, and the account. */
  payee?: RequestedPayee
  status: 'waiting' | 'paid out' | 'cancelled' | 'returned'
  /** The statement line that it left the bank by, once one was booked. */
  lineId?: string
}

/** Money that left the lender's bank account, above 0. */
export interface Debit {
  lineId: string
  amountCents: Cents
  currency: string
  text: string
  /** Whom it was paid to, where the bank says so. */
  payeeName?: string
  payeeAccount?: string
}

export type PayoutReason = 'end-to-end id' | 'amount' | 'payee name' | 'payee account'

export type PayoutFinding =
  /** It is this payout, to the cent, and no other line is. */
  | { kind: 'certain'; payout: SentPayout; reasons: PayoutReason[] }
  /**
   * It names this payout, and so much more left, or less where it is below 0; or it went to another payee: `payee` is what
   * does not agree.
   */
  | {
      kind: 'differs'
      payout: SentPayout
      reasons: PayoutReason[]
      differenceCents: Cents
      payee: readonly PayeeDifference[]
    }
  /** It names nothing that the bank was asked for; or `named`, which was taken out of its batch, came back or left by another line. */
  | { kind: 'unknown'; named?: SentPayout; reasons: PayoutReason[] }

/** Shorter, an id could stand in any text. */
const shortestId = 16

const essence = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * The payouts whose end-to-end id a text has, however the bank breaks it into lines. Asked for again, a payout has the
 * id of before behind a number: the longest comes first.
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

/** Which payout a debit is. A drawdown that was taken out of one batch and went into another is told as the latter. */
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
