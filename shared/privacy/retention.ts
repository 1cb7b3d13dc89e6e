import {
  devicesKeptDays,
  entriesKeptDays,
  eventsKeptDays,
  securityLogKeptDays,
  uploadsKeptDays,
} from './retention-days.ts'

/**
 * The start of a retention period.
 * - `relationEnds`: the company has no user left, or closed its last facility, whichever is later.
 * - `closing`: the user closed the account.
 * - `made`: it was created, or happened.
 * - `used`: it was last used.
 * - `deleted`: it was deleted or replaced.
 * - `answered`: it was decided.
 */
export type RetentionStart = 'relationEnds' | 'closing' | 'made' | 'used' | 'deleted' | 'answered'

/** The reason for the period. */
export type RetentionReason = 'law' | 'contract' | 'security' | 'operation' | 'consent'

interface Retention {
  readonly from: RetentionStart
  readonly why: RetentionReason
  readonly keep: { readonly years: number } | { readonly days: number }
}

/**
 * The retention of each kind of data: period, start and reason. Code and the privacy page take it from here; a test
 * compares declarations elsewhere, such as log retention, with it.
 */
export const retention = {
  /**
   * Facilities, drawdowns, charge orders, payments, ledger, agreements and documents: Cap. 622, Cap. 112 and
   * limitation.
   */
  money: { keep: { years: 7 }, from: 'relationEnds', why: 'law' },
  /** A company's verification documents: Cap. 615 requires five years, and disputes seven. */
  verification: { keep: { years: 7 }, from: 'relationEnds', why: 'law' },
  /** Audit entries: actor, action, time and origin. */
  acts: { keep: { years: 7 }, from: 'relationEnds', why: 'law' },
  /**
   * Payment orders to the lender's bank, and its statements, with the names and accounts of payers and payees. They are
   * the lender's own books (Cap. 622), retained by their own age: apart from later settlements, they are older than the
   * end of a relation, so that they do not outlive the company's records.
   */
  bankRecords: { keep: { years: 7 }, from: 'made', why: 'law' },
  /**
   * Acts of the back office that are stored without a company: decided proposals, the immutable nightly export, and
   * CloudTrail's log. They contain ids and the given reason.
   */
  lenderActs: { keep: { years: 7 }, from: 'made', why: 'law' },
  /** An account without a duty of retention. Until its erasure it can be reopened. */
  account: { keep: { days: 14 }, from: 'closing', why: 'contract' },
  /** Correction requests with replies: Cap. 486 requires a record of refusals for four years. */
  corrections: { keep: { years: 4 }, from: 'answered', why: 'law' },
  /** Complaints with answers, for the licence's figures and for claims. */
  complaints: { keep: { years: 7 }, from: 'answered', why: 'law' },
  /** The device and network of form inputs. */
  entries: { keep: { days: entriesKeptDays }, from: 'made', why: 'security' },
  devices: { keep: { days: devicesKeptDays }, from: 'used', why: 'security' },
  securityNotes: { keep: { days: securityLogKeptDays }, from: 'made', why: 'security' },
  sessions: { keep: { days: 1 }, from: 'made', why: 'security' },
  /** Unreferenced uploads. */
  uploads: { keep: { days: uploadsKeptDays }, from: 'made', why: 'operation' },
  /** Outbox events. */
  events: { keep: { days: eventsKeptDays }, from: 'made', why: 'operation' },
  /** Earlier versions of deleted or replaced files. */
  deletedFiles: { keep: { days: 90 }, from: 'deleted', why: 'operation' },
  logs: { keep: { days: 90 }, from: 'made', why: 'operation' },
  /** Point-in-time backups of the table. */
  backups: { keep: { days: 35 }, from: 'made', why: 'operation' },
} as const satisfies Readonly<Record<string, Retention>>

export type Kept = keyof typeof retention

/** The retention in days, as stores' lifecycle rules need it. Years count with their greatest number of days. */
export const retentionDays = (kept: Kept): number => {
  const { keep }: Retention = retention[kept]
  return 'days' in keep ? keep.days : Math.ceil(keep.years * 365.25)
}

const dayMs = 24 * 3_600_000

/**
 * The end of a retention period that started at an instant. A year later is the same day of that year, or the day after
 * if there is none.
 */
export const keptUntil = (kept: Kept, start: Date): Date => {
  const { keep }: Retention = retention[kept]
  if ('days' in keep) return new Date(start.getTime() + keep.days * dayMs)
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + keep.years)
  return end
}
