import * as z from 'zod/mini'
import { idSchema } from '#shared/api/field-schemas.ts'
import { findDeparture, replaceDeparture } from '../../data/departures.ts'
import { describedField, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

export const settleDepartureAct = deskAct({
  name: 'departure-settle',
  summary: 'Notes who answers for a company now that somebody has left it. It waits no longer.',
  positional: ['companyId', 'departureId'],
  needsReason: true,
  schema: z.object({
    companyId: fields.companyId,
    departureId: describedField(
      idSchema,
      'which departure',
      '20270104021000000-9b2f6c1e-6a0c-4c38-9a53-0c1d7f1f2a11',
    ),
  }),
  run: async (named, act, { table, clock }) => {
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
  },
})
