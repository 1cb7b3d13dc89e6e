import { findDeparture, replaceDeparture } from '../../data/departures.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const settleDepartureAct: RunAct<'departure-settle'> = async (named, act, { table, clock }) => {
  const { companyId, departureId } = named
  const stored = await findDeparture(table, named)
  if (!stored) return refuseAct('notFound', `company ${companyId} has no departure ${departureId}`)
  const settled = { ok: true as const, companyId, departureId }
  if (stored.settledAt) return { ...settled, settledAt: stored.settledAt }
  const settledAt = clock().toISOString()
  const written = await table.transact({
    departure: replaceDeparture(table, { ...stored, settledAt, settledBy: act.actor }),
    audit: act.audit({
      companyId,
      before: { departureId, settledAt: null },
      after: { departureId, settledAt },
    }),
  })
  return written.ok
    ? { ...settled, settledAt }
    : refuseAct('changedMeanwhile', 'it was settled at the same moment; look at who did')
}
