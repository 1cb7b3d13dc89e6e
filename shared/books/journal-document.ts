import { firstBookingOf } from '../ledger/rebooking.ts'

/**
 * The kinds of documents that journal entries are based on: a promissory note, a bill, a line of a bank statement, a
 * transfer by its reference, an act of the back office by its key, and the close of a month.
 */
export const documentKinds = ['note', 'bill', 'bankLine', 'transfer', 'act', 'monthEnd'] as const
export type DocumentKind = (typeof documentKinds)[number]

export interface JournalDocument {
  kind: DocumentKind
  number: string
}

/** Acts with a key of their own, on a charge order or on the facility. */
const byKey: ReadonlySet<string> = new Set([
  'fee-charged',
  'charge-waived',
  'suspense-applied',
  'suspense-received',
  'suspense-paid-back',
])

/** The bank line of a payment, whose id consists of the line's id and the number of the line's part. */
const lineOf = (paymentId: string): string | undefined => /^line-(.+)-\d+$/.exec(paymentId)?.[1]

/**
 * The document that a posting is based on. A reversal or a rebooking has the document of the first booking.
 * `references` are those of reported transfers, by payment.
 */
export const documentOf = (
  { postingId, chargeId, drawdownId }: { postingId: string; chargeId?: string; drawdownId?: string },
  references: ReadonlyMap<string, string>,
): JournalDocument => {
  const [, kind = '', cause = ''] = /^(?:reversal:)?([^:]+):(.*)$/.exec(firstBookingOf(postingId)) ?? []
  if (kind === 'income-adjusted' || kind === 'allowance-adjusted')
    return { kind: 'monthEnd', number: cause.slice(cause.lastIndexOf('@') + 1) }
  if (kind === 'repayment-received') {
    const line = lineOf(cause)
    return line === undefined
      ? { kind: 'transfer', number: references.get(cause) || cause }
      : { kind: 'bankLine', number: line }
  }
  if (byKey.has(kind)) return { kind: 'act', number: cause.slice(cause.indexOf('@') + 1) }
  if (chargeId) return { kind: 'bill', number: chargeId }
  return drawdownId ? { kind: 'note', number: drawdownId } : { kind: 'act', number: cause }
}
