import * as z from 'zod/mini'
import { headroomOf } from '#shared/ledger/balances.ts'
import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import { amountOrZero, describedField, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

export const setFacilityAct = deskAct({
  name: 'facility-set',
  summary: 'Sets a facility’s watermark, its frozen limit or both.',
  positional: ['facilityId'],
  needsReason: true,
  sensitive: {
    kinds: ['movesMoney'],
    whyOnePerson:
      'It gives back at most what two people have granted as the limit, and freezing has to be quick (decision 76).',
  },
  schema: z.object({
    facilityId: fields.facilityId,
    watermark: z.optional(describedField(amountOrZero, 'how much of the limit can be drawn', '60000.00')),
    frozenLimit: z.optional(describedField(amountOrZero, 'the part of the limit that is frozen', '10000.00')),
  }),
  run: async ({ facilityId, watermark, frozenLimit }, act, { table, clock, random }) => {
    const facility = await findFacility(table, facilityId)
    if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
    const { balances, companyId } = facility
    const after = {
      ...balances,
      watermark: watermark ?? balances.watermark,
      frozenLimit: frozenLimit ?? balances.frozenLimit,
    }
    const result = {
      facilityId,
      watermark: decimalFromCents(after.watermark),
      frozenLimit: decimalFromCents(after.frozenLimit),
    }
    const now = clock()
    const changed = limitChanged(random.id(), businessDate(now), {
      watermarkCents: after.watermark - balances.watermark,
      frozenLimitCents: after.frozenLimit - balances.frozenLimit,
    })
    if (changed.lines.length === 0) return { ok: true, ...result }
    const written = await table.transact({
      ...postToLedger(table, facility, { posting: changed }, now),
      audit: act.audit({
        companyId,
        currency: facility.currency,
        before: {
          watermark: decimalFromCents(balances.watermark),
          frozenLimit: decimalFromCents(balances.frozenLimit),
        },
        after: result,
      }),
    })
    if (!written.ok)
      return refuseAct('changedMeanwhile', 'the facility was changed at the same moment; try again')
    return { ok: true, ...result, headroom: decimalFromCents(headroomOf(after)) }
  },
})
