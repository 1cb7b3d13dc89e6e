import { facilityClosed } from '#shared/ledger/limit-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { facilityEnded } from '../../credit/facility-ended.ts'
import { emptyAtClosing } from '../../data/change-balances.ts'
import { expireFacility, type Facility, findFacility, renewFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import type { Table, Write } from '../../data/table.ts'
import { auditedOverrides, checkStops } from '../company/check-stops.ts'
import { type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'

const described = ({ facilityId: id, status, nextReviewDate }: Facility) => ({
  ok: true as const,
  facilityId: id,
  status,
  nextReviewDate,
})

const noSuch = (id: string) => refuseAct('notFound', `there is no facility ${id}`)

/** Writes; on failure, the current state of the facility shows whether it was done already. */
const settle = async (
  table: Table,
  id: string,
  writes: Record<string, Write | undefined>,
  isDone: (facility: Facility) => boolean,
): Promise<Outcome<'facility-close'>> => {
  const written = await table.transact(writes)
  const present = await findFacility(table, id)
  if (present && (written.ok || isDone(present))) return described(present)
  return refuseAct('changedMeanwhile', 'the facility was changed at the same moment; look again')
}

/** Why a facility cannot be closed yet, as text. */
const remains = ({ balances }: Facility): string =>
  emptyAtClosing
    .filter((account) => balances[account] !== 0)
    .map((account) => `${account} ${decimalFromCents(balances[account])}`)
    .join(', ')

export const closeFacilityAct: RunAct<'facility-close'> = async (
  { facilityId: id },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, id)
  if (!facility) return noSuch(id)
  const { balances, companyId, status } = facility
  if (status === 'closed') return described(facility)
  if (remains(facility)) return refuseAct('wrongState', `the facility is not empty: ${remains(facility)}`)
  const now = clock()
  const posting = facilityClosed(id, businessDate(now), balances)
  return settle(
    table,
    id,
    {
      ...postToLedger(table, facility, { posting }, now, { closes: true }),
      event: facilityEnded(table, facility, 'closed', now),
      audit: act.audit({
        companyId,
        currency: facility.currency,
        before: { facilityId: id, status, limit: decimalFromCents(balances.limit) },
        after: { facilityId: id, status: 'closed', limit: '0.00' },
      }),
    },
    (present) => present.status === 'closed',
  )
}

export const expireFacilityAct: RunAct<'facility-expire'> = async (
  { facilityId: id },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, id)
  if (!facility) return noSuch(id)
  const { companyId, status } = facility
  if (status === 'expired') return described(facility)
  if (status !== 'active') return refuseAct('wrongState', `the facility is ${status}`)
  return settle(
    table,
    id,
    {
      facility: expireFacility(table, id),
      event: facilityEnded(table, facility, 'expired', clock()),
      audit: act.audit({
        companyId,
        before: { facilityId: id, status },
        after: { facilityId: id, status: 'expired' },
      }),
    },
    (present) => present.status === 'expired',
  )
}

export const renewFacilityAct: RunAct<'facility-renew'> = async (
  { facilityId: id, reviewDate, ...overrides },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, id)
  if (!facility) return noSuch(id)
  const { companyId, status, nextReviewDate } = facility
  if (status === 'active' && nextReviewDate === reviewDate) return described(facility)
  if (status === 'closed') return refuseAct('wrongState', 'the facility is closed')
  const now = clock()
  if (reviewDate <= businessDate(now)) return refuseAct('invalidInput', 'the review is to come')
  // An earlier review protects the lender.
  const stops =
    status === 'active' && reviewDate < nextReviewDate
      ? { ok: true as const, overridden: [] }
      : await checkStops(table, now, { companyId, decision: 'lend', overrides }, act)
  if (!stops.ok) return stops
  return settle(
    table,
    id,
    {
      facility: renewFacility(table, facility, reviewDate),
      audit: act.audit({
        companyId,
        before: { facilityId: id, status, nextReviewDate },
        after: { facilityId: id, status: 'active', nextReviewDate: reviewDate, ...auditedOverrides(stops) },
        decidesOn: [{ companyId, facilityId: id }],
      }),
    },
    (present) => present.status === 'active' && present.nextReviewDate === reviewDate,
  )
}
