import { findFundingCost, replaceFundingCost } from '../../data/funding-costs.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const setFundingCostAct: RunAct<'funding-cost-set'> = async (
  { currency, validFrom, percent },
  act,
  { table, clock },
) => {
  const former = await findFundingCost(table, currency, validFrom)
  const outcome = { ok: true as const, currency, validFrom, percent }
  // A repeated request changes nothing.
  if (former?.percent === percent) return outcome
  const cost = {
    currency,
    validFrom,
    percent,
    setBy: act.actor,
    ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
    reason: act.reason ?? '',
    setAt: clock().toISOString(),
    version: former?.version ?? 0,
  }
  const written = await table.transact({
    cost: replaceFundingCost(table, cost),
    audit: act.audit({
      before: former ? { currency, validFrom, percent: former.percent } : {},
      after: { currency, validFrom, percent },
    }),
  })
  return written.ok ? outcome : refuseAct('changedMeanwhile', 'the cost of funds was set at the same moment')
}
