import { decimalFromCents } from '#shared/money/cents.ts'
import type { PayoutReason, SentPayout } from '#shared/repayment/match-payout.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findDrawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import { findStatementLine, replaceStatementLine, type StatementLine } from '../../data/statement-lines.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { prepareConfirmation, refuseFailedConfirmation } from './confirm-entry.ts'

/** The writes for a payout that was confirmed manually before: they add its debit line. */
const prepareNote = async (
  { table }: Pick<Deps, 'table'>,
  { companyId, drawdownId, batchId }: SentPayout,
  line: StatementLine,
) => {
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown?.paidOutAt) return refuseAct('changedMeanwhile', 'the payout was changed; look again')
  if (drawdown.payoutLineId)
    return refuseAct('wrongState', `line ${drawdown.payoutLineId} is the payout of drawdown ${drawdownId}`)
  const reference = drawdown.payoutReference ?? line.bankReference
  const noted = {
    ...drawdown,
    payoutLineId: line.lineId,
    ...(reference ? { payoutReference: reference } : {}),
  }
  return {
    ok: true as const,
    writes: { drawdown: replaceDrawdown(table, noted) },
    change: {
      companyId,
      before: { drawdownId, status: drawdown.status },
      after: { drawdownId, status: drawdown.status, batchId },
    },
  }
}

/**
 * Confirms a payout by its debit line, which matches the bank's order or was checked by two people, in one transaction
 * with the line.
 */
export const bookPayoutLine = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  line: StatementLine,
  { payout, reasons }: { payout: SentPayout; reasons: readonly PayoutReason[] },
  act: Act,
  /** A person's reason for booking it despite a difference. */
  reason?: string,
): Promise<{ ok: true; line: StatementLine } | DeskRefusal> => {
  const { table, clock } = deps
  const { lineId, valueDate, bankReference, amountCents } = line
  const { companyId, facilityId, drawdownId, batchId, madeAt } = payout
  const now = clock()
  if (valueDate > businessDate(now) || valueDate < businessDate(new Date(madeAt)))
    return refuseAct('invalidDate', `the bank cannot have paid batch ${batchId} on ${valueDate}`)
  const prepared =
    payout.status === 'paid out'
      ? await prepareNote(deps, payout, line)
      : await prepareConfirmation(
          deps,
          { batchId, drawdownId },
          { warningAccepted: false, arrearsAccepted: false, reference: bankReference, valueDate, lineId },
        )
  if (!prepared.ok) return prepared
  if (!prepared.writes) return refuseAct('changedMeanwhile', 'the payout was changed; look again')
  const { before, after, ...change } = prepared.change
  const stored = replaceStatementLine(table, {
    ...line,
    state: 'booked',
    decidedAt: now.toISOString(),
    decidedBy: act.actor,
    parts: [
      {
        kind: 'payout',
        facilityId,
        companyId,
        id: drawdownId,
        amountCents,
        by: act.actor,
        at: now.toISOString(),
        reasons,
        ...(reason ? { reason } : {}),
      },
    ],
  })
  const writes: Record<string, Write | undefined> = {
    ...prepared.writes,
    line: stored,
    audit: act.audit({
      ...change,
      before: { lineId, state: line.state, ...(before as object) },
      after: { lineId, state: 'booked', booked: decimalFromCents(amountCents), ...(after as object) },
    }),
  }
  const written = await table.transact(writes)
  if (written.ok) return { ok: true, line: stored.item }
  const present = await findStatementLine(table, lineId)
  if (present?.parts.some(({ kind, id }) => kind === 'payout' && id === drawdownId))
    return { ok: true, line: present }
  return refuseFailedConfirmation(written.failed)
}
