import type { Posting } from '#shared/ledger/posting.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { type Drawdown, payoutPostingCauseOf, replaceDrawdown } from '../../data/drawdowns.ts'
import { findPosting } from '../../data/ledger.ts'
import { isBookable, replaceStatementLine, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { findDeskLine, refuseDecidedLine } from '../payments/book-line.ts'

/** A returned payout, as the back office sees it. */
export const describeReturned = (drawdown: Drawdown, returnedCents: Cents) => ({
  ok: true as const,
  drawdownId: drawdown.drawdownId,
  facilityId: drawdown.facilityId,
  status: drawdown.status,
  returned: decimalFromCents(returnedCents),
})

/** The amount of a payout that was sent and is returned. */
export const returnedAmountOf = ({ lines }: Pick<Posting, 'lines'>): Cents =>
  0 - (lines.find(({ account }) => account === 'cash')?.amountCents ?? 0)

/** The statement line of the return. */
export const findReturn = async (
  table: Table,
  lineId: string,
  { currency, price }: Drawdown,
  returnedCents: Cents,
): Promise<{ ok: true; line: StatementLine } | DeskRefusal> => {
  const found = await findDeskLine(table, lineId)
  if (!found.ok) return found
  const { line } = found
  if (!isBookable(line) || line.parts.length > 0) return refuseDecidedLine(line)
  if (line.currency !== currency || line.amountCents !== returnedCents)
    return refuseAct(
      'ruleBroken',
      `line ${lineId} is ${decimalFromCents(line.amountCents)} ${line.currency}, and ${decimalFromCents(returnedCents)} ${currency} was paid out`,
    )
  return line.valueDate < price.drawdownDate
    ? refuseAct(
        'invalidDate',
        `line ${lineId} is of ${line.valueDate}, and the payout of ${price.drawdownDate}`,
      )
    : found
}

/** Allocates the line to the return. */
export const bookReturn = (
  table: Table,
  line: StatementLine,
  { companyId, facilityId, drawdownId }: Drawdown,
  at: string,
  act: Act,
) =>
  replaceStatementLine(table, {
    ...line,
    state: 'booked',
    decidedAt: at,
    decidedBy: act.actor,
    parts: [
      {
        kind: 'returned payout',
        facilityId,
        companyId,
        id: drawdownId,
        amountCents: line.amountCents,
        by: act.actor,
        at,
        ...(act.reason ? { reason: act.reason } : {}),
      },
    ],
  })

/** Adds the statement line to a return that was recorded manually before. */
const noteReturn = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  drawdown: Drawdown,
  { lineId, returnedCents }: { lineId: string; returnedCents: Cents },
  act: Act,
): Promise<ReturnType<typeof describeReturned> | DeskRefusal> => {
  const { companyId, drawdownId, status, formerPayouts = [] } = drawdown
  const found = await findReturn(table, lineId, drawdown, returnedCents)
  if (!found.ok) return found
  const noted = formerPayouts.map((former, index) =>
    index === formerPayouts.length - 1 ? { ...former, returnLineId: lineId } : former,
  )
  const change = { drawdownId, status }
  const written = await table.transact({
    drawdown: replaceDrawdown(table, { ...drawdown, formerPayouts: noted }),
    line: bookReturn(table, found.line, drawdown, clock().toISOString(), act),
    audit: act.audit({
      companyId,
      before: { ...change, lineId, state: found.line.state },
      after: { ...change, lineId, state: 'booked' },
    }),
  })
  return written.ok
    ? describeReturned(drawdown, returnedCents)
    : refuseAct('changedMeanwhile', 'the drawdown or the line was changed at the same moment; look again')
}

/** Repeated recording is idempotent; a line given with it is stored. Undefined if the last payout was not returned. */
export const repeatedReturnOutcome = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  drawdown: Drawdown,
  lineId: string | undefined,
  act: Act,
): Promise<ReturnType<typeof describeReturned> | DeskRefusal | undefined> => {
  const { status, formerPayouts = [], facilityId } = drawdown
  const last = formerPayouts.at(-1)
  const isUnpaid = status === 'approved' || status === 'rejected'
  if (!isUnpaid || last?.outcome !== 'returned') return undefined
  const name = payoutPostingCauseOf({ ...drawdown, formerPayouts: formerPayouts.slice(0, -1) })
  const payout = await findPosting(deps.table, facilityId, `drawdown-paid-out:${name}`)
  const returnedCents = payout ? returnedAmountOf(payout) : 0
  if (lineId === undefined || lineId === last.returnLineId) return describeReturned(drawdown, returnedCents)
  return last.returnLineId
    ? refuseAct('wrongState', `it came back by line ${last.returnLineId}`)
    : noteReturn(deps, drawdown, { lineId, returnedCents }, act)
}
