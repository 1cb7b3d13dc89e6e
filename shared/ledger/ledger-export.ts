import * as z from 'zod/mini'
import { centsFromDecimal, decimalFromCents, wireAmountSchema } from '../money/cents.ts'
import { csvField, withoutFormulaGuard } from '../portfolio/csv.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { type Account, accountNames } from './accounts.ts'
import { type Posting, posting, postingKinds } from './posting.ts'

/** A posting with the time of writing (ISO, UTC). */
export interface ExportedPosting extends Posting {
  at: string
}

export const exportFormats = ['jsonl', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

const inOrder = (postings: readonly ExportedPosting[]): ExportedPosting[] =>
  postings.toSorted((a, b) => (a.at === b.at ? (a.postingId < b.postingId ? -1 : 1) : a.at < b.at ? -1 : 1))

const csvColumns = ['at', 'business_date', 'posting_id', 'kind', 'charge_id', 'account', 'amount'] as const

/** A posting without lines has a row too, without an account: every posting is exported. */
const csvRows = ({ at, businessDate, postingId, kind, chargeId = '', lines }: ExportedPosting): string[] =>
  (lines.length > 0 ? lines : [undefined]).map((line) =>
    [
      at,
      businessDate,
      postingId,
      kind,
      chargeId,
      line?.account ?? '',
      line ? decimalFromCents(line.amountCents) : '',
    ]
      .map(csvField)
      .join(','),
  )

const jsonLine = ({ at, businessDate, postingId, kind, chargeId, lines }: ExportedPosting): string =>
  JSON.stringify({
    at,
    business_date: businessDate,
    posting_id: postingId,
    kind,
    ...(chargeId === undefined ? {} : { charge_id: chargeId }),
    lines: lines.map(({ account, amountCents }) => ({ account, amount: decimalFromCents(amountCents) })),
  })

/**
 * All postings of a ledger as text, oldest first: a line of JSON per posting, or a row of CSV per line of a posting.
 * Debits are positive. Equal postings give equal text, so that a checksum shows whether two exports are the same.
 */
export const exportLedger = (postings: readonly ExportedPosting[], format: ExportFormat): string => {
  const rows =
    format === 'csv'
      ? [csvColumns.join(','), ...inOrder(postings).flatMap(csvRows)]
      : inOrder(postings).map(jsonLine)
  return rows.map((row) => `${row}\n`).join('')
}

const account = z.enum(
  accountNames as [Account, ...Account[]],
  'Not an export of a ledger: it has no such account',
)

const exported = z.object({
  at: z.iso.datetime(),
  business_date: businessDateSchema,
  posting_id: z.string().check(z.minLength(1)),
  kind: z.enum(postingKinds),
  charge_id: z.optional(z.string()),
  lines: z.array(z.object({ account, amount: z.pipe(wireAmountSchema, z.transform(centsFromDecimal)) })),
})

const readPosting = (value: unknown): ExportedPosting => {
  const { at, business_date, posting_id, kind, charge_id, lines } = exported.parse(value)
  // Built like the original: an unbalanced one is rejected.
  const built = posting(
    kind,
    '',
    business_date,
    lines.map((line) => ({ account: line.account, amountCents: line.amount })),
    charge_id === undefined ? {} : { chargeId: charge_id },
  )
  return { ...built, postingId: posting_id, at }
}

const splitCsvRow = (row: string): string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = '']) =>
    withoutFormulaGuard(quoted?.replaceAll('""', '"') ?? plain),
  )

const readCsv = (rows: readonly string[]): unknown[] => {
  const [head, ...body] = rows
  if (head !== csvColumns.join(',')) throw new RangeError('Not an export of a ledger')
  const postings = new Map<string, { lines: unknown[] }>()
  for (const row of body) {
    const [at, business_date, posting_id = '', kind, charge_id, name, amount] = splitCsvRow(row)
    const present = postings.get(posting_id) ?? {
      at,
      business_date,
      posting_id,
      kind,
      ...(charge_id ? { charge_id } : {}),
      lines: [] as unknown[],
    }
    if (name) present.lines.push({ account: name, amount })
    postings.set(posting_id, present)
  }
  return [...postings.values()]
}

/** Reads an export back. Throws on an invalid export, and on an unbalanced posting. */
export const readLedgerExport = (text: string, format: ExportFormat): ExportedPosting[] => {
  const rows = text.split('\n').filter((row) => row !== '')
  const values = format === 'csv' ? readCsv(rows) : rows.map((row) => JSON.parse(row) as unknown)
  return values.map(readPosting)
}
