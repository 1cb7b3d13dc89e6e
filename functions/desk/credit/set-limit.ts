import { headroomOf } from '#shared/ledger/balances.ts'
import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import { money, notify } from '../../data/notifications.ts'
import { auditedOverrides, checkStops } from '../company/check-stops.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const described = ({ facilityId, balances }: Pick<Facility, 'facilityId' | 'balances'>) => ({
  ok: true as const,
  facilityId,
  limit: decimalFromCents(balances.limit),
  watermark: decimalFromCents(balances.watermark),
  headroom: decimalFromCents(headroomOf(balances)),
})

export const setLimitAct: RunAct<'facility-limit'> = async (
  { facilityId, limit, ...overrides },
  act,
  { table, clock, random },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { balances, companyId, currency, status, terms } = facility
  if (status === 'closed') return refuseAct('wrongState', 'the facility is closed')
  if (limit > terms.limitCapCents)
    return refuseAct('ruleBroken', `the product’s cap is ${decimalFromCents(terms.limitCapCents)}`)
  if (limit === balances.limit) return described(facility)
  const watermark = balances.watermark === balances.limit ? limit : balances.watermark
  const now = clock()
  // A lower limit protects the lender.
  const stops =
    limit > balances.limit
      ? await checkStops(table, now, { companyId, decision: 'lend', overrides }, act)
      : { ok: true as const, overridden: [] }
  if (!stops.ok) return stops
  const posting = limitChanged(random.id(), businessDate(now), {
    limitCents: limit - balances.limit,
    watermarkCents: watermark - balances.watermark,
    frozenLimitCents: 0,
  })
  const written = await table.transact({
    ...postToLedger(table, facility, { posting }, now),
    notice: notify(
      table,
      companyId,
      'limit-set',
      { formerLimit: money(balances.limit, currency), limit: money(limit, currency) },
      { eventId: `limit-set-${posting.postingId}`, now },
    ),
    audit: act.audit({
      companyId,
      currency,
      before: {
        facilityId,
        limit: decimalFromCents(balances.limit),
        watermark: decimalFromCents(balances.watermark),
      },
      after: {
        facilityId,
        limit: decimalFromCents(limit),
        watermark: decimalFromCents(watermark),
        ...auditedOverrides(stops),
      },
      decidesOn: [{ companyId, facilityId }],
    }),
  })
  if (written.ok) return described({ facilityId, balances: { ...balances, limit, watermark } })
  const present = await findFacility(table, facilityId)
  if (present?.balances.limit === limit) return described(present)
  return refuseAct('changedMeanwhile', 'the facility was changed at the same moment; try again')
}
