import { distinctWrites } from '../../data/distinct-writes.ts'
import { findDrawdown, payoutPostingCauseOf } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import { findStatementLine } from '../../data/statement-lines.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { findDeskDrawdown } from '../facility/find-in-facility.ts'
import { refuseManualDecision } from '../payments/booking-obstacle.ts'
import { blockRejectedAccount } from './block-rejected-account.ts'
import { prepareReturn, refuseFailedReturn } from './prepare-return.ts'
import { describeReturned, repeatedReturnOutcome } from './returned-line.ts'

export const returnPayoutAct: RunAct<'payout-returned'> = async (
  { lineId, ...ids },
  act,
  { table, clock, config },
) => {
  const found = await findDeskDrawdown(table, ids)
  if (!found.ok) return found
  const line = lineId ? await findStatementLine(table, lineId) : undefined
  const refusal = line && (await refuseManualDecision({ table, config }, line, act))
  if (refusal) return refusal
  const { item: drawdown, facility } = found
  const { companyId, facilityId, drawdownId } = drawdown
  const before = await repeatedReturnOutcome({ table, clock }, drawdown, lineId, act)
  if (before) return before
  const prepared = await prepareReturn(
    { table, clock },
    { drawdown, facility },
    { lineId, isCancelled: false },
    act,
  )
  if (!prepared.ok) return prepared
  const ofReturn = {
    account: await blockRejectedAccount(table, drawdown, {
      at: clock().toISOString(),
      reason: act.reason ?? 'returned',
    }),
    event: recordEvent(
      table,
      { name: 'drawdown-returned', companyId, facilityId, drawdownId },
      `drawdown-returned:${payoutPostingCauseOf(drawdown)}`,
      clock(),
    ),
    audit: act.audit(prepared.change),
  }
  const written = await table.transact(distinctWrites(prepared.writes, ofReturn))
  if (written.ok) return describeReturned(prepared.drawdown, prepared.returnedCents)
  const present = await findDrawdown(table, companyId, drawdownId)
  return refuseFailedReturn(written.failed, present?.status)
}
