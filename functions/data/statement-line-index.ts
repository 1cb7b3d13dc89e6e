import { normalizeCompanyName } from '#shared/companies/company-name.ts'
import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import type { Cents } from '#shared/money/cents.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { namePrefix } from '#shared/repayment/payer-names.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'
import { ttlAt } from './expiry.ts'
import { findStatementLines, type StatementLine } from './statement-lines.ts'
import { groupIndex, type Item, put, type Table, type Write } from './table.ts'

/** Points to a line of a bank statement from something that it is searched by: its amount, its payer or a reference. */
interface StatementLinePointer {
  lineId: string
}

/** Ends a name in the index; sorts before all letters and digits. */
const endOfName = '#'

/** The text of a line has one transfer reference, or a few if the seller names several. */
const maxReferences = 3

const amountGroup = (cents: Cents): string => `LINE-AMOUNT#${Math.abs(cents)}`
const payerGroup = (name: string): string => `LINE-PAYER#${namePrefix(name)}`
const referenceGroup = (reference: string): string => `LINE-REFERENCE#${reference}`

/** A reference without blanks and in one case; undefined if it has nothing to search for. */
const comparableReference = (reference: string): string | undefined => {
  const code = compactCode(reference).toUpperCase()
  return code.length < 2 ? undefined : code
}

/** The places of a line in the index. Within each, the latest line comes last. */
const placesOf = (line: StatementLine): Record<string, { gsi1pk: string; gsi1sk: string }> => {
  const { lineId, amountCents, bookingDate, payerName = '', bankReference = '', text } = line
  const place = `${bookingDate}#${lineId}`
  const payer = normalizeCompanyName(payerName)
  const references = new Set(
    [bankReference, ...referencesInText(text).slice(0, maxReferences)].flatMap(
      (reference) => comparableReference(reference) ?? [],
    ),
  )
  return {
    amount: { gsi1pk: amountGroup(amountCents), gsi1sk: place },
    ...(payer ? { payer: { gsi1pk: payerGroup(payer), gsi1sk: `${payer}${endOfName}${place}` } } : {}),
    ...Object.fromEntries(
      [...references].map((reference) => [
        `reference#${reference}`,
        { gsi1pk: referenceGroup(reference), gsi1sk: place },
      ]),
    ),
  }
}

/** Indexes a line when it is stored. Its content never changes, so it is indexed once. */
export const indexStatementLine = (table: Table, line: StatementLine): Write[] =>
  Object.entries(placesOf(line)).map(([by, place]) =>
    put<StatementLinePointer>(table, {
      pk: `STATEMENTLINE#${line.lineId}`,
      sk: `FOUNDBY#${by}`,
      type: 'statement-line-pointer',
      ...place,
      ttl: ttlAt(keptUntil('bankRecords', new Date(line.readAt))),
      lineId: line.lineId,
    }),
  )

const linesAt = async (
  table: Table,
  place: { pk: string; prefix?: string; between?: { from: string; to: string } },
  limit: number,
): Promise<Item<StatementLine>[]> => {
  const { items } = await table.query<StatementLinePointer>({
    ...place,
    index: groupIndex,
    newestFirst: true,
    limit,
  })
  const lines = await findStatementLines(
    table,
    items.map(({ lineId }) => lineId),
  )
  return lines.flatMap((line) => line ?? [])
}

/** Access pattern: the lines of an amount, credited or debited, the latest first. */
export const listLinesByAmount = (
  table: Table,
  cents: Cents,
  limit: number,
): Promise<Item<StatementLine>[]> => linesAt(table, { pk: amountGroup(cents) }, limit)

/** Access pattern: the lines of a payer, compared in normalised form, the latest first. */
export const listLinesOfPayer = (
  table: Table,
  name: string,
  limit: number,
): Promise<Item<StatementLine>[]> => {
  const payer = normalizeCompanyName(name)
  return payer === ''
    ? Promise.resolve([])
    : linesAt(table, { pk: payerGroup(payer), prefix: `${payer}${endOfName}` }, limit)
}

/** Access pattern: the lines of payers whose name has a prefix of at least as many characters as the index groups by. */
export const listLinesByPayer = (
  table: Table,
  beginning: string,
  limit: number,
): Promise<Item<StatementLine>[]> => {
  const payer = normalizeCompanyName(beginning)
  if (payer === '') return Promise.resolve([])
  // Sorts after every letter that may continue a name.
  const between = { from: payer, to: `${payer}\u{10ffff}` }
  return linesAt(table, { pk: payerGroup(payer), between }, limit)
}

/** Access pattern: the lines with a bank's reference, or with a transfer reference in their text, the latest first. */
export const listLinesByReference = (
  table: Table,
  reference: string,
  limit: number,
): Promise<Item<StatementLine>[]> => {
  const comparable = comparableReference(reference)
  return comparable === undefined
    ? Promise.resolve([])
    : linesAt(table, { pk: referenceGroup(comparable) }, limit)
}
