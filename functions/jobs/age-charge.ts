import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import { arrearsBucketOf, daysPastDue } from '#shared/repayment/charge-order-aging.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { type BusinessDate } from '#shared/time/business-date.ts'
import {
  type ChargeOrder,
  findChargeOrder,
  replaceChargeOrder,
  withDailyJobChange,
} from '../data/charge-orders.ts'
import { findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

const agedAsOf = (stored: ChargeOrder, today: BusinessDate) => {
  const { charge, overdue } = accrueOverdue(stored, today)
  const arrears = arrearsBucketOf(daysPastDue(charge.dueDate, today))
  const isSame = !overdue && (stored.arrears ?? 'not due') === arrears
  return { charge: { ...charge, arrears }, overdue, isSame }
}

/**
 * Brings a charge order up to a business date: posts the accrued overdue interest and records its arrears. `seen` is
 * the charge order from a list, perhaps moments old: if it needs nothing, nothing is read. Any number of days may have
 * been missed, and a day that was closed before changes nothing. Returns whether interest was posted.
 */
export const ageCharge = async (
  seen: ChargeOrder,
  today: BusinessDate,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<boolean> => {
  if (agedAsOf(seen, today).isSame) return false
  const { companyId, chargeId, facilityId } = seen
  const aged = await retryOnChange(async () => {
    const stored = await findChargeOrder(table, companyId, chargeId)
    if (!stored || !isOpenCharge(stored.status)) return false
    const { charge, overdue, isSame } = agedAsOf(stored, today)
    if (isSame) return false
    const facility = overdue && (await findFacility(table, facilityId))
    if (overdue && !facility) throw new Error(`charge order ${chargeId} has no facility`)
    const posted: Record<string, Write | undefined> = facility
      ? postToLedger(table, facility, { overdue }, clock())
      : {}
    const written = await table.transact({
      charge: replaceChargeOrder(table, withDailyJobChange(charge)),
      ...posted,
    })
    return written.ok ? overdue !== undefined : changed
  })
  if (aged === changed) throw new Error(`charge order ${chargeId} was changed by others again and again`)
  return aged
}
