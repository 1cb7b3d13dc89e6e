import { availableOf, headroomOf } from '#shared/ledger/balances.ts'
import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { recordEvent } from '../../data/events.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const setFacilityAct: RunAct<'facility-set'> = async (
  { facilityId, watermark, frozenLimit },
  act,
  { table, clock, random },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { balances, companyId, postingCount } = facility
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
  const [formerCents, cents] = [availableOf(balances), availableOf(after)]
  const written = await table.transact({
    ...postToLedger(table, facility, { posting: changed }, now),
    notice:
      cents === formerCents
        ? undefined
        : recordEvent(
            table,
            { name: 'drawable-amount-set', companyId, facilityId, formerCents, cents },
            `drawable-amount-set:${facilityId}:${postingCount}`,
            now,
          ),
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
}
