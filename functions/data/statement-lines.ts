import type { LinePurpose } from '#shared/desk/line-rule.ts'
import type { LineState } from '#shared/desk/statement-line-states.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import type { PayoutReason } from '#shared/repayment/match-payout.ts'
import type { MatchReason } from '#shared/repayment/match-receipt.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { ttlAt } from './expiry.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import {
  create,
  groupIndex,
  type Item,
  type ItemPage,
  type PutOf,
  replace,
  type Table,
  type Write,
} from './table.ts'

/** The allocation of a line's money or of a part of it; for a debit, its payout. */
export interface LinePart {
  kind: 'payment' | 'charge' | 'payoff' | 'suspense' | 'payout' | 'returned payout'
  facilityId: string
  companyId: string
  /** The id of the payment, charge order or drawdown; for suspense, of the posting. */
  id: string
  amountCents: Cents
  by: string
  at: string
  /** Why they match, for an automatic match; for a manual one, the person's reason. */
  reasons?: readonly LineReason[]
  reason?: string
}

export type LineReason = MatchReason | PayoutReason

/** A line of a bank statement, and its disposition. */
export interface StatementLine {
  lineId: string
  /** The statement it was first imported with. */
  statementId: string
  account: string
  currency: Currency
  /** Below 0 for a debit. */
  amountCents: Cents
  bookingDate: BusinessDate
  valueDate: BusinessDate
  bankReference?: string
  text: string
  payerName?: string
  payerAccount?: string
  /**
   * Its position in the statement, and the account's balance after it. Absent for lines from before these were stored.
   */
  index?: number
  balanceCents?: Cents
  /** Its booking date is its value date, as the file has no other. */
  isByValueDate?: true
  /** An earlier line of another file that may be the same one: a person decides. */
  resembles?: string
  /** The line that it duplicates, or does not duplicate, as a person decided. A duplicate is ignored. */
  duplicateOf?: string
  separateFrom?: string
  state: LineState
  parts: readonly LinePart[]
  /** The reason for ignoring it, paying it back, or keeping it in suspense without a known payer. */
  reason?: string
  /** For a line that was ignored by a rule: the rule, with its text at that time. */
  rule?: { ruleId: string; contains: string; purpose: LinePurpose }
  /** When a person reopened it after it was ignored. No rule applies to it from then on. */
  reopenedAt?: string
  /** For money paid back: the bank's reference of the return transfer. */
  returnReference?: string
  decidedAt?: string
  decidedBy?: string
  readAt: string
  /**
   * Who imported its statement, with their authenticated principal if any. Absent for lines from before this was
   * recorded.
   */
  readBy?: string
  readAs?: string
  version: number
}

const key = (lineId: string) => ({ pk: `STATEMENTLINE#${lineId}`, sk: 'LINE' })

/** Access pattern: a line of a bank statement by id. */
export const findStatementLine = (table: Table, lineId: string): Promise<Item<StatementLine> | undefined> =>
  table.get<StatementLine>(key(lineId))

/** Access pattern: many lines by id, in the order of the ids. */
export const findStatementLines = (
  table: Table,
  lineIds: readonly string[],
): Promise<(Item<StatementLine> | undefined)[]> => table.getMany<StatementLine>(lineIds.map(key))

/** Whether it is a debit of the lender's account. */
export const isDebit = ({ amountCents }: Pick<StatementLine, 'amountCents'>): boolean => amountCents < 0

/** The part of a line's money that is not booked yet. */
export const remainingCents = ({ amountCents, parts }: Pick<StatementLine, 'amountCents' | 'parts'>): Cents =>
  parts.reduce((left, part) => left - part.amountCents, amountCents)

type LineAllocation = Pick<StatementLine, 'state' | 'parts'>

/** Whether it is in suspense for an unknown payer: not in the books of any facility. */
export const isUnallocatedSuspense = ({ state, parts }: LineAllocation): boolean =>
  state === 'suspense' && parts.length === 0

/** Whether money of it can still be booked. */
export const isBookable = (line: LineAllocation): boolean =>
  line.state === 'open' || isUnallocatedSuspense(line)

/** Open and held lines are few and must be listed whatever their age: a single index partition suffices. */
const heldPartition = 'STATEMENT-LINE#held'

const decidedPartition = (state: LineState, month: string): string => `STATEMENT-LINE#${state}#${month}`

/** Access pattern: the undecided lines of all statements, oldest first. */
export const listWaitingLines = reviewQueueOf<StatementLine>('statement-line')

/** Access pattern: the lines in suspense for an unknown payer, oldest first. */
export const listHeldLines = (
  table: Table,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<StatementLine>>> =>
  table.query<StatementLine>({ pk: heldPartition, index: groupIndex, ...page })

/**
 * Access pattern: the lines that were booked, put in suspense for their payer, ignored or paid back in a month, the
 * latest first.
 */
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
  if (isUnallocatedSuspense(line)) return { gsi1pk: heldPartition, gsi1sk: `${bookingDate}#${lineId}` }
  return { gsi1pk: decidedPartition(state, decidedAt.slice(0, 7)), gsi1sk: `${decidedAt}#${lineId}` }
}

/** When a line imported at `readAt`, or its fingerprint, expires. */
const goesAfter = (readAt: string) => ({ ttl: ttlAt(keptUntil('bankRecords', new Date(readAt))) })

/** Creates a line (version 0) or replaces the version that was read. Unallocated money stays until it is allocated. */
export const replaceStatementLine = (table: Table, line: StatementLine): PutOf<StatementLine> => {
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

/** Stores the fingerprint of a line, for files without the bank's reference. Fails if another line has it. */
export const indexLineFingerprint = (
  table: Table,
  likenessId: string,
  lineId: string,
  readAt: string,
): Write =>
  create<LineLikeness>(table, {
    ...likenessKey(likenessId),
    type: 'statement-line-likeness',
    ...goesAfter(readAt),
    lineId,
  })

/** Access pattern: the lines with fingerprints, in their order. */
export const findLinesByFingerprint = async (
  table: Table,
  likenessIds: readonly string[],
): Promise<(Item<StatementLine> | undefined)[]> => {
  const found = await table.getMany<LineLikeness>(likenessIds.map(likenessKey))
  const ids = found.flatMap((likeness) => likeness?.lineId ?? [])
  const lines = await findStatementLines(table, ids)
  const byId = new Map(ids.map((lineId, index) => [lineId, lines[index]]))
  return found.map((likeness) => likeness && byId.get(likeness.lineId))
}
