import { bookDateOf } from '../ledger/book-date.ts'
import type { ExportedPosting } from '../ledger/ledger-export.ts'
import type { PostingKind } from '../ledger/posting.ts'
import { type Cents, decimalFromCents } from '../money/cents.ts'
import { csvField } from '../portfolio/csv.ts'
import { type BusinessDate, businessDate } from '../time/business-date.ts'
import type { BookedFacility, BookedLoan } from './facility-month.ts'
import {
  type AdjustedAccount,
  adjustedAccounts,
  adjustedBalances,
  type GeneralAccount,
  isGeneralAccount,
} from './general-ledger.ts'
import { documentOf, type JournalDocument } from './journal-document.ts'
import { lastDayOf, monthOf } from './month-sums.ts'

export interface JournalLine {
  account: GeneralAccount
  /** Debits are positive. */
  amountCents: Cents
}

/** An entry of the general journal. Its lines add up to 0. */
export interface JournalEntry {
  /** A posting's id, or the adjustment's. */
  id: string
  kind: PostingKind | 'income-adjusted' | 'allowance-adjusted'
  /** The day on which it counts. */
  bookDate: BusinessDate
  valueDate: BusinessDate
  /** The day on which it was written. */
  entryDate: BusinessDate
  facilityId: string
  drawdownId?: string
  chargeId?: string
  document: JournalDocument
  lines: readonly JournalLine[]
}

/** A posting with the drawdown that it is about. */
export type JournalPosting = ExportedPosting & { drawdownId?: string | undefined }

const noReferences: ReadonlyMap<string, string> = new Map()

type Facility = Pick<BookedFacility, 'loans' | 'allowance'> & { facilityId: string; month: string }

const isNotZero = ({ amountCents }: JournalLine): boolean => amountCents !== 0

const inOrder = (a: ExportedPosting, b: ExportedPosting): number =>
  bookDateOf(a).localeCompare(bookDateOf(b)) ||
  a.at.localeCompare(b.at) ||
  (a.postingId < b.postingId ? -1 : 1)

/** Ledger postings that count in a month and touch an account of the general ledger. */
export const postingsIn = <Posting extends ExportedPosting>(
  month: string,
  postings: readonly Posting[],
): Posting[] =>
  postings
    .filter((posting) => monthOf(bookDateOf(posting)) === month)
    .filter(({ lines }) => lines.some(({ account }) => isGeneralAccount(account)))
    .toSorted(inOrder)

const linesBetween = (
  before: Record<AdjustedAccount, Cents>,
  after: Record<AdjustedAccount, Cents>,
): JournalLine[] =>
  adjustedAccounts
    .map((account) => ({ account, amountCents: after[account] - before[account] }))
    .filter(isNotZero)

const incomeOf = (loan: BookedLoan | undefined) =>
  adjustedBalances({
    accruedCents: (loan?.accruedInterestCents ?? 0) + (loan?.accruedFeeCents ?? 0),
    unearnedCents: loan?.unearnedCents ?? 0,
    suspendedCents: loan?.suspendedCents ?? 0,
    allowanceCents: 0,
  })

const allowanceOf = (allowanceCents: Cents) =>
  adjustedBalances({ accruedCents: 0, unearnedCents: 0, suspendedCents: 0, allowanceCents })

/** The adjustments at the end of a month: of each loan's earned income, and of the facility's allowance. */
export const adjustmentsOf = (
  { facilityId, month, loans, allowance }: Facility,
  former: Pick<BookedFacility, 'loans'> | undefined,
): JournalEntry[] => {
  const day = lastDayOf(month)
  const dates = { bookDate: day, valueDate: day, entryDate: day, facilityId }
  const before = new Map(former?.loans.map((loan) => [loan.drawdownId, loan]))
  const after = new Map(loans.map((loan) => [loan.drawdownId, loan]))
  const ofLoans = [...new Set([...before.keys(), ...after.keys()])].toSorted().map(
    (drawdownId): JournalEntry => ({
      id: `income-adjusted:${drawdownId}@${month}`,
      kind: 'income-adjusted',
      ...dates,
      drawdownId,
      document: { kind: 'monthEnd', number: month },
      lines: linesBetween(incomeOf(before.get(drawdownId)), incomeOf(after.get(drawdownId))),
    }),
  )
  const ofAllowance: JournalEntry = {
    id: `allowance-adjusted:${facilityId}@${month}`,
    kind: 'allowance-adjusted',
    ...dates,
    document: { kind: 'monthEnd', number: month },
    lines: linesBetween(allowanceOf(allowance.openingCents), allowanceOf(allowance.closingCents)),
  }
  return [...ofLoans, ofAllowance].filter(({ lines }) => lines.length > 0)
}

const entryOf = (
  facilityId: string,
  posting: JournalPosting,
  references: ReadonlyMap<string, string>,
): JournalEntry => {
  const { postingId, kind, businessDate: valueDate, at, chargeId, drawdownId, lines } = posting
  return {
    id: postingId,
    kind,
    bookDate: bookDateOf(posting),
    valueDate,
    entryDate: businessDate(new Date(at)),
    facilityId,
    ...(drawdownId ? { drawdownId } : {}),
    ...(chargeId ? { chargeId } : {}),
    document: documentOf(
      { postingId, ...(chargeId ? { chargeId } : {}), ...(drawdownId ? { drawdownId } : {}) },
      references,
    ),
    lines: lines.flatMap(({ account, amountCents }) =>
      isGeneralAccount(account) ? [{ account, amountCents }] : [],
    ),
  }
}

/** A facility's entries of a month, in their order: its ledger's postings, and the adjustments at the month's end. */
export const journalOf = (
  facility: Facility,
  former: Pick<BookedFacility, 'loans'> | undefined,
  postings: readonly JournalPosting[],
  /** The references of reported transfers, by payment. */
  references = noReferences,
): JournalEntry[] => [
  ...postingsIn(facility.month, postings).map((posting) => entryOf(facility.facilityId, posting, references)),
  ...adjustmentsOf(facility, former),
]

export const journalFormats = ['csv', 'xero', 'quickbooks'] as const
export type JournalFormat = (typeof journalFormats)[number]

/** An entry with its number in the year, and the currency of its facility. */
export interface NumberedEntry extends JournalEntry {
  number: string
  currency: string
}

/** A journal number: the year, and the entry's place in it. */
export const journalNumber = (month: string, place: number): string =>
  `${month.slice(0, 4)}-${String(place).padStart(8, '0')}`

/** The account's code and name in the lender's own chart of accounts. */
export type ChartOfAccounts = Readonly<Record<GeneralAccount, { code: string; name: string }>>

const debit = (cents: Cents): string => (cents > 0 ? decimalFromCents(cents) : '')
const credit = (cents: Cents): string => (cents < 0 ? decimalFromCents(0 - cents) : '')

/** The header and a row of each line. Xero: manual journals; QuickBooks Online: journal entries. */
const columns: Record<
  JournalFormat,
  {
    header: readonly string[]
    row: (entry: NumberedEntry, line: JournalLine, chart: ChartOfAccounts) => readonly string[]
  }
> = {
  csv: {
    header: [
      'journal_number',
      'book_date',
      'value_date',
      'entry_date',
      'kind',
      'account_code',
      'account_name',
      'account',
      'currency',
      'debit',
      'credit',
      'facility_id',
      'drawdown_id',
      'charge_id',
      'entry_id',
      'document_kind',
      'document_number',
    ],
    row: (entry, { account, amountCents }, chart) => [
      entry.number,
      entry.bookDate,
      entry.valueDate,
      entry.entryDate,
      entry.kind,
      chart[account].code,
      chart[account].name,
      account,
      entry.currency,
      debit(amountCents),
      credit(amountCents),
      entry.facilityId,
      entry.drawdownId ?? '',
      entry.chargeId ?? '',
      entry.id,
      entry.document.kind,
      entry.document.number,
    ],
  },
  xero: {
    header: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    row: (entry, { account, amountCents }, chart) => [
      `${entry.number} ${entry.kind}`,
      entry.bookDate,
      `${entry.currency} ${entry.drawdownId ?? entry.facilityId} ${entry.document.number}`,
      chart[account].code,
      'Tax Exempt',
      decimalFromCents(amountCents),
    ],
  },
  quickbooks: {
    header: [
      '*JournalNo',
      '*JournalDate',
      '*AccountName',
      '*Debits',
      '*Credits',
      'Description',
      'Name',
      'Currency',
    ],
    row: (entry, { account, amountCents }, chart) => [
      entry.number,
      entry.bookDate,
      chart[account].name,
      debit(amountCents),
      credit(amountCents),
      `${entry.kind} ${entry.drawdownId ?? entry.facilityId} ${entry.document.number}`,
      '',
      entry.currency,
    ],
  },
}

/** The entries as CSV, a row a line, with a header. */
export const writeJournal = (
  entries: readonly NumberedEntry[],
  format: JournalFormat,
  chart: ChartOfAccounts,
): string => {
  const { header, row } = columns[format]
  const rows = entries.flatMap((entry) =>
    entry.lines.map((line) => row(entry, line, chart).map(csvField).join(',')),
  )
  return [header.join(','), ...rows].map((line) => `${line}\n`).join('')
}
