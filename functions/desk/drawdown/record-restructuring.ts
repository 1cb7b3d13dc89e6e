import { businessDate } from '#shared/time/business-date.ts'
import { replaceDrawdown } from '../../data/drawdowns.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskDrawdown } from '../facility/find-in-facility.ts'

export const recordRestructuringAct: RunAct<'drawdown-restructured'> = async (
  { restructuredOn, ...ids },
  act,
  { table, clock },
) => {
  const found = await findDeskDrawdown(table, ids)
  if (!found.ok) return found
  const { item: drawdown } = found
  const { companyId, facilityId, drawdownId, paidOutAt, repaidAt, price } = drawdown
  const outcome = { ok: true as const, facilityId, drawdownId, restructuredOn }
  const former = drawdown.restructuredOn
  // A repeated request changes nothing.
  if (former === restructuredOn) return outcome
  if (!paidOutAt || repaidAt) return refuseAct('wrongState', 'the drawdown is not running')
  const earliest = former ?? price.drawdownDate
  if (restructuredOn < earliest || restructuredOn > businessDate(clock()))
    return refuseAct('invalidInput', `restructuredOn: a day from ${earliest} to today`, [
      { field: 'restructuredOn', rule: 'invalid' },
    ])
  const written = await table.transact({
    drawdown: replaceDrawdown(table, { ...drawdown, restructuredOn }),
    audit: act.audit({
      companyId,
      before: { drawdownId, restructuredOn: former ?? null },
      after: { drawdownId, restructuredOn },
    }),
  })
  return written.ok
    ? outcome
    : refuseAct('changedMeanwhile', 'the drawdown was changed at the same moment; look again')
}
