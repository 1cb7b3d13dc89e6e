import type { RejectionCause } from './payout-rejection.ts'

/** What the bank's status of a transfer means. `unknown`: a code that we do not know, which changes nothing. */
export const transferOutcomes = ['accepted', 'pending', 'paid', 'rejected', 'returned', 'unknown'] as const
export type TransferOutcome = (typeof transferOutcomes)[number]

/** External payment status codes of ISO 20022, and of an account notification `DBIT` for a debit, `RTRN` for a return. */
const outcomes: Readonly<Record<string, TransferOutcome>> = {
  RCVD: 'accepted',
  ACTC: 'accepted',
  ACFC: 'accepted',
  ACCP: 'accepted',
  ACWC: 'accepted',
  ACWP: 'accepted',
  ACSP: 'accepted',
  PDNG: 'pending',
  PATC: 'pending',
  BLCK: 'pending',
  ACSC: 'paid',
  ACCC: 'paid',
  DBIT: 'paid',
  RJCT: 'rejected',
  CANC: 'rejected',
  RTRN: 'returned',
}

export const transferOutcomeOf = (status: string): TransferOutcome =>
  Object.hasOwn(outcomes, status) ? (outcomes[status] ?? 'unknown') : 'unknown'

/** External status and return reason codes of ISO 20022 that a credit transfer may be rejected or returned for. */
export const bankReasons = [
  'AB05',
  'AC01',
  'AC02',
  'AC03',
  'AC04',
  'AC05',
  'AC06',
  'AC07',
  'AC11',
  'AC13',
  'AC14',
  'AG01',
  'AG02',
  'AG03',
  'AG09',
  'AGNT',
  'AM01',
  'AM02',
  'AM03',
  'AM04',
  'AM05',
  'AM06',
  'AM07',
  'AM09',
  'AM10',
  'AM12',
  'BE01',
  'BE04',
  'BE05',
  'BE06',
  'BE07',
  'BE22',
  'CNOR',
  'CURR',
  'CUST',
  'CUTA',
  'DS02',
  'DT01',
  'DU01',
  'DUPL',
  'ED01',
  'ED05',
  'ERIN',
  'FF01',
  'FF05',
  'FOCR',
  'FR01',
  'FRAD',
  'LEGL',
  'MD07',
  'MS02',
  'MS03',
  'NARR',
  'NOAS',
  'RC01',
  'RC04',
  'RF01',
  'RR01',
  'RR02',
  'RR03',
  'RR04',
  'RR10',
  'TM01',
  'UPAY',
] as const
export type BankReason = (typeof bankReasons)[number]

export const isBankReason = (code: string): code is BankReason =>
  (bankReasons as readonly string[]).includes(code)

const details: ReadonlySet<string> = new Set([
  'AC01',
  'AC03',
  'AC11',
  'AC14',
  'AG03',
  'AGNT',
  'BE01',
  'BE04',
  'BE06',
  'BE22',
  'CNOR',
  'RC01',
  'RC04',
  'RR03',
])
const closed: ReadonlySet<string> = new Set(['AC04', 'AC06', 'AC07', 'AC13', 'AG01'])

export const rejectionCauseOf = (reasonCodes: readonly string[]): RejectionCause => {
  if (reasonCodes.some((code) => closed.has(code))) return 'closed'
  return reasonCodes.some((code) => details.has(code)) ? 'details' : 'bank'
}

/** A status as the bank reported it. */
export interface ReportedStatus {
  status: string
  /** ISO. */
  reportedAt: string
}

export interface TransferStanding<Status extends ReportedStatus> {
  /** The latest by the bank's time, whatever the order of reading. */
  latest: Status
  outcome: TransferOutcome
  /** Accepted or paid after a rejection or a return, or rejected after it was paid: people ask the bank. */
  isContradictory: boolean
}

const isRefused = (outcome: TransferOutcome): boolean => outcome === 'rejected' || outcome === 'returned'

/** Whether a later outcome cannot follow an earlier one. */
const contradicts = (later: TransferOutcome, earlier: TransferOutcome): boolean =>
  isRefused(earlier) ? later === 'accepted' || later === 'paid' : earlier === 'paid' && later === 'rejected'

/** The standing of a transfer by all its statuses; undefined without any. */
export const standingOf = <Status extends ReportedStatus>(
  statuses: readonly Status[],
): TransferStanding<Status> | undefined => {
  const known = statuses
    .toSorted((one, other) => Date.parse(one.reportedAt) - Date.parse(other.reportedAt))
    .map((status) => ({ status, outcome: transferOutcomeOf(status.status) }))
  const latest = known.findLast(({ outcome }) => outcome !== 'unknown') ?? known.at(-1)
  if (!latest) return undefined
  return {
    latest: latest.status,
    outcome: latest.outcome,
    isContradictory: known.some(({ outcome }, index) =>
      known.slice(0, index).some((earlier) => contradicts(outcome, earlier.outcome)),
    ),
  }
}

/** Whether the money did not arrive, by the bank's latest status. */
export const isTransferRefused = (standing: TransferStanding<ReportedStatus> | undefined): boolean =>
  standing !== undefined && isRefused(standing.outcome)
