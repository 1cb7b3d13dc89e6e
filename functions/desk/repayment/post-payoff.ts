import { businessDate } from '#shared/time/business-date.ts'
import { distinctWrites } from '../../data/distinct-writes.ts'
import { findPayoff } from '../../data/payoffs.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describePayoff, findDeskPayoff, payoffChangedMeanwhile } from './find-desk-payoff.ts'
import { settlePayoff } from './settle-payoff.ts'

export const postPayoffAct: RunAct<'payoff-post'> = async (
  { amount, valueDate, rebooksLater, ...ids },
  act,
  { table, clock },
) => {
  const found = await findDeskPayoff(table, ids)
  if (!found.ok) return found
  const { facility, drawdown, payoff } = found
  if (payoff.status === 'posted') return describePayoff(payoff)
  const now = clock()
  const date = valueDate ?? businessDate(now)
  const postedCents = amount ?? payoff.reportedCents
  const settlement = await settlePayoff(
    table,
    { facility, drawdown, payoff, postedCents, date, rebooksLater },
    now,
  )
  if (!settlement.ok) return settlement
  const { posted, before, after, writes } = settlement
  const { companyId, drawdownId } = drawdown
  const written = await table.transact(
    distinctWrites(writes, { audit: act.audit({ companyId, before, after }) }),
  )
  if (written.ok) return describePayoff(posted)
  const present = await findPayoff(table, companyId, drawdownId)
  return present?.status === 'posted' ? describePayoff(present) : payoffChangedMeanwhile
}
