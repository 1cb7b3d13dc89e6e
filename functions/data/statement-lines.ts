import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import type { PayoutReason } from '#shared/repayment/match-payout.ts'
import type { MatchReason } from '#shared/repayment/match-receipt.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { ttlAt } from './expiry.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { create, groupIndex, type Item, type ItemPage, replace, type Table, type Write } from './table.ts'

/** What a line's money, or a part of it, went to; of one that left the bank, the payout that it is. */
export interface LinePart {
  kind: 'payment' | 'charge' | 'payoff' | 'suspense' | 'payout' | 'returned payout'
  facilityId: string
  companyId: string
  /** The payment, charge order or drawdown; of suspense the posting. */
  id: string
  amountCents: Cents
  by: string
  at: string
  /** By what they belong together, of a line that was certain; of one that a person matched, why. */
  reasons?: readonly LineReason[]
  reason?: string
}

export type LineReason = MatchReason | PayoutReason

export const lineStates = ['open', 'booked', 'suspense', 'ignored', 'paid back'] as const
export type LineState = (typeof lineStates)[number]

/** A line of a bank statement, and what became of it. */
export interface StatementLine {
  lineId: string
  /** The statement that it was read in first. */
  statementId: string
  account: string
  currency: Currency
  /** Below 0 where the money left. */
  amountCents: Cents
  bookingDate: BusinessDate
  valueDate: BusinessDate
  bankReference?: string
  text: string
  payerName?: string
  payerAccount?: string
  /** A line that was read before from a file that names its lines differently, and may be this one. */
  resembles?: string
  state: LineState
  parts: readonly LinePart[]
  /** Why it was put aside: of one that is ignored, paid back, or in suspense for nobody yet. */
  reason?: string
  /** Of one that was paid back: what the bank calls the transfer by which its money left. */
  returnReference?: string
  decidedAt?: string
  decidedBy?: string
  readAt: string
  /** Who read its statement in; what proves them, where something does. Absent of lines that were read before this was kept. */
  readBy?: string
  readAs?: string
  version: number
}

const key = (lineId: string) => ({ pk: `STATEMENTLINE#${lineId}`, sk: 'LINE' })

/** Access pattern: a line of a bank statement by id. */
export const findStatementLine = (table: Table, lineId: string): Promise<Item<StatementLine> | undefined> =>
  table.get<StatementLine>(key(lineId))

/** Whether its money left the lender's account. */
export const isDebit = ({ amountCents }: Pick<StatementLine, 'amountCents'>): boolean => amountCents < 0

/** What of a line's money is not booked yet. */
export const remainingCents = ({ amountCents, parts }: Pick<StatementLine, 'amountCents' | 'parts'>): Cents =>
  parts.reduce((left, part) => left - part.amountCents, amountCents)

type Standing = Pick<StatementLine, 'state' | 'parts'>

/** Whether it is held, and nobody knows for whom: not in the books of any facility. */
export const isHeldForNobody = ({ state, parts }: Standing): boolean =>
  state === 'suspense' && parts.length === 0

/** Whether money of it can still be booked: it is nobody's yet. */
export const isBookable = (line: Standing): boolean => line.state === 'open' || isHeldForNobody(line)

/** They are few, and are to be seen whenever they were put there: one key of the index bears them. */
const heldPartition = 'STATEMENT-LINE#held'

const decidedPartition = (state: LineState, month: string): string => `STATEMENT-LINE#${state}#${month}`

/** Access pattern: the lines that somebody has yet to decide on, over all statements, oldest first. */
export const listWaitingLines = (
  table: Table,
  limit: number,
  after?: string,
): Promise<Item<StatementLine>[]> => listAwaitingReview<StatementLine>(table, 'statement-line', limit, after)

/** Access pattern: the lines that are held for nobody yet, oldest first. */
export const listHeldLines = (
  table: Table,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<StatementLine>>> =>
  table.query<StatementLine>({ pk: heldPartition, index: groupIndex, ...page })

/** Access pattern: the lines that were booked, held for their payer, ignored or paid back in a month, the latest first. */
export const listDecidedLines = (
  table: Table,
  state: Exclude<LineState, 'open'>,
  { month, ...page }: { month: string; limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<StatementLine>>> =>
  table.query<StatementLine>({
    pk: decidedPartition(state, month),
    index: groupIndex,
    newestFirst: true,
    ...page,
  })

const placeOf = (line: StatementLine): { gsi1pk: string; gsi1sk: string } => {
  const { lineId, state, bookingDate, decidedAt = '' } = line
  if (state === 'open') return awaitsReview('statement-line', lineId, bookingDate, lineId)
  if (isHeldForNobody(line)) return { gsi1pk: heldPartition, gsi1sk: `${bookingDate}#${lineId}` }
  return { gsi1pk: decidedPartition(state, decidedAt.slice(0, 7)), gsi1sk: `${decidedAt}#${lineId}` }
}

/** When a line, or what it is known by, goes that was read at `readAt`. */
const goesAfter = (readAt: string) => ({ ttl: ttlAt(keptUntil('bankRecords', new Date(readAt))) })

/** Creates a line (version 0) or replaces the version that was read. Money that is nobody's yet stays until it is somebody's. */
export const replaceStatementLine = (table: Table, line: StatementLine): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ttl: _ttl, ...fields } = line as Item<StatementLine>
  return replace<StatementLine>(table, {
    ...fields,
    ...key(line.lineId),
    ...placeOf(line),
    ...(isBookable(line) ? {} : goesAfter(line.readAt)),
    type: 'statement-line',
  })
}

interface LineLikeness {
  lineId: string
}

const likenessKey = (likenessId: string) => ({ pk: `STATEMENTLINE#${likenessId}`, sk: 'LIKENESS' })

/** Has a line known again where a file does not have the bank's reference. Fails where another line is known by it. */
export const nameLikeness = (table: Table, likenessId: string, lineId: string, readAt: string): Write =>
  create<LineLikeness>(table, {
    ...likenessKey(likenessId),
    type: 'statement-line-likeness',
    ...goesAfter(readAt),
    lineId,
  })

/** Access pattern: the line that is known by a likeness. */
export const findLineOfLikeness = async (table: Table, likenessId: string): Promise<string | undefined> =>
  (await table.get<LineLikeness>(likenessKey(likenessId)))?.lineId
