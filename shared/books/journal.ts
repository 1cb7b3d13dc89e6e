import { bookDateOf } from '../ledger/book-date.ts'
import type { ExportedPosting } from '../ledger/ledger-export.ts'
import type { PostingKind } from '../ledger/posting.ts'
import { type Cents, decimalFromCents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { csvField } from '../portfolio/csv.ts'
import { type BusinessDate, businessDate } from '../time/business-date.ts'
import { bookRateOn, type Translation, translateLines } from './book-currency.ts'
import type { BookedFacility, BookedLoan } from './facility-month.ts'
import {
  type AdjustedAccount,
  adjustedAccounts,
  type GeneralAccount,
  isGeneralAccount,
  type JournalLine,
} from './general-accounts.ts'
import { adjustedBalances } from './general-ledger.ts'
import { documentOf, type JournalDocument } from './journal-document.ts'
import { lastDayOf, monthOf } from './month-sums.ts'

/** An entry of the general journal. Its lines add up to 0. */
export interface JournalEntry {
  /** A posting's id, or the adjustment's. */
  id: string
  kind: PostingKind | 'income-adjusted' | 'allowance-adjusted' | 'exchange-revalued'
  /** The day on which it counts. */
  bookDate: BusinessDate
  valueDate: BusinessDate
  /** The day on which it was written. */
  entryDate: BusinessDate
  /** Absent for the revaluation of a currency. */
  facilityId?: string
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

/** The lines of an entry in the lender's book currency. */
export const translatedEntry = (
  { bookDate, lines }: Pick<JournalEntry, 'bookDate' | 'lines'>,
  currency: Currency,
  translation: Translation,
): JournalLine[] => translateLines(lines, bookRateOn(translation, bookDate, currency))

/** The revaluation of a currency at the end of a month. It has lines in the book currency alone. */
export const revaluationOf = (month: string, currency: Currency): JournalEntry => {
  const day = lastDayOf(month)
  return {
    id: `exchange-revalued:${currency}@${month}`,
    kind: 'exchange-revalued',
    bookDate: day,
    valueDate: day,
    entryDate: day,
    document: { kind: 'monthEnd', number: month },
    lines: [],
  }
}

export const journalFormats = ['csv', 'xero', 'quickbooks'] as const
export type JournalFormat = (typeof journalFormats)[number]

/** An entry with its number in the year, and the currency of its facility. */
export interface NumberedEntry extends JournalEntry {
  number: string
  currency: string
  /** The same in the lender's book currency, a line for each line; absent without one. */
  translated?: { currency: Currency; rate: string; lines: readonly JournalLine[] }
}

/** A line with its amount in the currency of the facility (0 for a revaluation) and in the book currency. */
interface WrittenLine extends JournalLine {
  bookCents?: Cents
}

/** A journal number: the year, and the entry's place in it. */
export const journalNumber = (month: string, place: number): string =>
  `${month.slice(0, 4)}-${String(place).padStart(8, '0')}`

/** The account's code and name in the lender's own chart of accounts. */
export type ChartOfAccounts = Readonly<Record<GeneralAccount, { code: string; name: string }>>

const debit = (cents: Cents): string => (cents > 0 ? decimalFromCents(cents) : '')
const credit = (cents: Cents): string => (cents < 0 ? decimalFromCents(0 - cents) : '')

/** The amount that another program imports: in the book currency, where there is one. */
const importedCents = ({ amountCents, bookCents }: WrittenLine): Cents => bookCents ?? amountCents

/** The currency of the facility, followed by the amount in it if the imported amount is in the book currency. */
const ownAmount = ({ currency, translated }: NumberedEntry, { amountCents }: WrittenLine): string =>
  translated && amountCents !== 0 ? `${currency} ${decimalFromCents(amountCents)}` : currency

const subjectOf = ({ drawdownId, facilityId = '' }: NumberedEntry): string => drawdownId ?? facilityId

const writtenLines = ({ lines, translated }: NumberedEntry): WrittenLine[] =>
  lines.length === 0
    ? (translated?.lines ?? []).map(({ account, amountCents }) => ({
        account,
        amountCents: 0,
        bookCents: amountCents,
      }))
    : lines.map((line, index) => ({
        ...line,
        ...(translated ? { bookCents: translated.lines[index]?.amountCents ?? 0 } : {}),
      }))

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** Xero takes 30/6/2027 and 30 Jun 2027; only the second is read alike in every country. */
const xeroDate = (date: BusinessDate): string => {
  const [year, month, day] = date.split('-')
  return `${day} ${monthNames[Number(month) - 1]} ${year}`
}

/** As in QuickBooks Online's own sample file. */
const quickbooksDate = (date: BusinessDate): string => {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** The header and a row of each line. Xero: manual journals; QuickBooks Online: journal entries. */
const columns: Record<
  JournalFormat,
  {
    header: readonly string[]
    row: (entry: NumberedEntry, line: WrittenLine, chart: ChartOfAccounts) => readonly string[]
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
      'book_currency',
      'exchange_rate',
      'book_debit',
      'book_credit',
    ],
    row: (entry, { account, amountCents, bookCents = 0 }, chart) => [
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
      entry.facilityId ?? '',
      entry.drawdownId ?? '',
      entry.chargeId ?? '',
      entry.id,
      entry.document.kind,
      entry.document.number,
      entry.translated?.currency ?? '',
      entry.translated?.rate ?? '',
      debit(bookCents),
      credit(bookCents),
    ],
  },
  xero: {
    header: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    row: (entry, line, chart) => [
      `${entry.number} ${entry.kind}`,
      xeroDate(entry.bookDate),
      [ownAmount(entry, line), subjectOf(entry), entry.document.number].filter(Boolean).join(' '),
      chart[line.account].code,
      'Tax Exempt',
      decimalFromCents(importedCents(line)),
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
    row: (entry, line, chart) => [
      entry.number,
      quickbooksDate(entry.bookDate),
      chart[line.account].name,
      debit(importedCents(line)),
      credit(importedCents(line)),
      [
        entry.kind,
        ...(entry.translated ? [ownAmount(entry, line)] : []),
        subjectOf(entry),
        entry.document.number,
      ]
        .filter(Boolean)
        .join(' '),
      '',
      entry.translated?.currency ?? entry.currency,
    ],
  },
}

/** The entries in the currencies of their facilities alone: a revaluation has no amounts in them. */
export const untranslated = (entries: readonly NumberedEntry[]): NumberedEntry[] =>
  entries.flatMap(({ translated: _translated, ...entry }) => (entry.lines.length > 0 ? [entry] : []))

/** The lines of one account: its general ledger. */
export const linesOfAccount = (
  entries: readonly NumberedEntry[],
  account: GeneralAccount,
): NumberedEntry[] => {
  const own = (lines: readonly JournalLine[]) => lines.filter((line) => line.account === account)
  return entries
    .map((entry) => ({
      ...entry,
      lines: own(entry.lines),
      ...(entry.translated
        ? { translated: { ...entry.translated, lines: own(entry.translated.lines) } }
        : {}),
    }))
    .filter(({ lines, translated }) => lines.length > 0 || (translated?.lines ?? []).length > 0)
}

/** The entries as CSV, a row a line, with a header. */
export const writeJournal = (
  entries: readonly NumberedEntry[],
  format: JournalFormat,
  chart: ChartOfAccounts,
): string => {
  const { header, row } = columns[format]
  const rows = entries.flatMap((entry) =>
    writtenLines(entry).map((line) => row(entry, line, chart).map(csvField).join(',')),
  )
  return [header.join(','), ...rows].map((line) => `${line}\n`).join('')
}
