import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility, listCompanyFacilities } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { findWatermark } from '../underwriting/find-watermark.ts'

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
    return (await table.transact(postToLedger(table, facility, { posting }, now))).ok ? undefined : changed
  })
  if (outcome === changed) throw new Error(`the facility ${facilityId} was changed at every try`)
}

/** The balance of a payment account has become known or unknown: updates the watermarks. */
export const onBalanceReported: Subscriber<'balance-reported'> = async ({ companyId }, deps) => {
  for (const { facilityId } of await listCompanyFacilities(deps.table, companyId))
    await setWatermark(facilityId, deps)
}
