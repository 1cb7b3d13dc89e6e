import { availableOf } from '#shared/ledger/balances.ts'
import { limitChanged } from '#shared/ledger/limit-postings.ts'
import type { Cents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { recordEvent } from '../data/events.ts'
import { type Facility, findFacility, listCompanyFacilities } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table, Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { findWatermark } from '../underwriting/find-watermark.ts'

/**
 * The event that the balances began or ceased to bound what can be drawn. Absent for the changes from day to day in
 * between.
 */
const drawableChanged = (
  table: Table,
  { companyId, facilityId, balances, postingCount }: Facility,
  watermark: Cents,
  now: Date,
): Write | undefined => {
  const formerCents = availableOf(balances)
  const cents = availableOf({ ...balances, watermark })
  const isBound = watermark < balances.limit
  const wasBound = balances.watermark < balances.limit
  if (isBound === wasBound || cents === formerCents) return undefined
  return recordEvent(
    table,
    { name: 'drawable-amount-changed', companyId, facilityId, formerCents, cents },
    `drawable-amount-changed:${facilityId}:${postingCount}`,
    now,
  )
}

/** Sets a facility's watermark from the company's present payment account balances; no write if it is unchanged. */
const setWatermark = async (facilityId: string, deps: Deps): Promise<void> => {
  const { table, clock, random } = deps
  const outcome = await retryOnChange(async () => {
    const facility = await findFacility(table, facilityId)
    if (!facility || facility.status === 'closed') return
    const { companyId, currency, balances } = facility
    const watermark = await findWatermark(deps, companyId, { limitCents: balances.limit, currency })
    if (watermark === balances.watermark) return
    const now = clock()
    const posting = limitChanged(random.id(), businessDate(now), {
      watermarkCents: watermark - balances.watermark,
      frozenLimitCents: 0,
    })
    const written = await table.transact({
      ...postToLedger(table, facility, { posting }, now),
      notice: drawableChanged(table, facility, watermark, now),
    })
    return written.ok ? undefined : changed
  })
  if (outcome === changed) throw new Error(`the facility ${facilityId} was changed at every try`)
}

/** The balance of a payment account has become known or unknown: updates the watermarks. */
export const onBalanceReported: Subscriber<'balance-reported'> = async ({ companyId }, deps) => {
  for (const { facilityId } of await listCompanyFacilities(deps.table, companyId))
    await setWatermark(facilityId, deps)
}
