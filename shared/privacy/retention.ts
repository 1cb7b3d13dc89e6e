import {
  devicesKeptDays,
  entriesKeptDays,
  eventsKeptDays,
  securityNotesKeptDays,
  uploadsKeptDays,
} from './retention-days.ts'

/**
 * From when a time counts.
 * - `relationEnds`: the company has no user left, or closed its last facility, whichever is later.
 * - `closing`: the user asked to close the account.
 * - `made`: it was made, or happened.
 * - `used`: it was used last.
 * - `deleted`: it was deleted, or replaced by another.
 * - `answered`: it was answered.
 */
export type RetentionStart = 'relationEnds' | 'closing' | 'made' | 'used' | 'deleted' | 'answered'

/** Why it is kept so long, and no longer. */
export type RetentionReason = 'law' | 'contract' | 'security' | 'operation' | 'consent'

interface Retention {
  readonly from: RetentionStart
  readonly why: RetentionReason
  readonly keep: { readonly years: number } | { readonly days: number }
}

/**
 * What is kept, for how long, from when and why. The code that keeps it takes its time from here, and so does the page
 * that tells of it; a test holds what is declared elsewhere, as the logs, against it.
 */
export const retention = {
  /** Facilities, drawdowns, bills, payments, ledger, agreements and papers: Cap. 622, Cap. 112 and limitation. */
  money: { keep: { years: 7 }, from: 'relationEnds', why: 'law' },
  /** What a company showed for its verification: Cap. 615 asks for five years, and disputes of seven. */
  verification: { keep: { years: 7 }, from: 'relationEnds', why: 'law' },
  /** Who did what, when and from where. */
  acts: { keep: { years: 7 }, from: 'relationEnds', why: 'law' },
  /**
   * What the lender's bank was asked to pay, and said that it paid and received: with the names and accounts of payers and
   * payees. The lender's own books (Cap. 622), which go by their own age. A relation ends no earlier, so that none of a
   * company outlives it by more than what was settled afterwards.
   */
  bankRecords: { keep: { years: 7 }, from: 'made', why: 'law' },
  /**
   * What the lender's people did, as far as it lies apart from a company: what two of them decided on, the nightly copy that
   * nobody can change, and CloudTrail's record. By ids, with the reason that was given.
   */
  lenderActs: { keep: { years: 7 }, from: 'made', why: 'law' },
  /** Of an account with no such duty. Until then it can be opened again. */
  account: { keep: { days: 14 }, from: 'closing', why: 'contract' },
  /** What somebody asked to have corrected, and the answer: Cap. 486 has refusals on record for four years. */
  corrections: { keep: { years: 4 }, from: 'answered', why: 'law' },
  /** On which device and network a form was filled in. */
  entries: { keep: { days: entriesKeptDays }, from: 'made', why: 'security' },
  devices: { keep: { days: devicesKeptDays }, from: 'used', why: 'security' },
  securityNotes: { keep: { days: securityNotesKeptDays }, from: 'made', why: 'security' },
  sessions: { keep: { days: 1 }, from: 'made', why: 'security' },
  /** Uploads that nothing refers to. */
  uploads: { keep: { days: uploadsKeptDays }, from: 'made', why: 'operation' },
  /** What happened and had to be told or done. */
  events: { keep: { days: eventsKeptDays }, from: 'made', why: 'operation' },
  /** Files as they were before they were deleted or replaced. */
  deletedFiles: { keep: { days: 90 }, from: 'deleted', why: 'operation' },
  logs: { keep: { days: 90 }, from: 'made', why: 'operation' },
  /** The table as it was, from which it can be restored. */
  backups: { keep: { days: 35 }, from: 'made', why: 'operation' },
} as const satisfies Readonly<Record<string, Retention>>

export type Kept = keyof typeof retention

/** In days, which is what a rule of a store counts: as many as the longest of such years have. */
export const daysKept = (kept: Kept): number => {
  const { keep }: Retention = retention[kept]
  return 'days' in keep ? keep.days : Math.ceil(keep.years * 365.25)
}

const dayMs = 24 * 3_600_000

/** When what began its time at an instant is to go. A year later is the same day of that year, or the day after where there is none. */
export const keptUntil = (kept: Kept, start: Date): Date => {
  const { keep }: Retention = retention[kept]
  if ('days' in keep) return new Date(start.getTime() + keep.days * dayMs)
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + keep.years)
  return end
}
