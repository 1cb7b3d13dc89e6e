import type { Subscriber } from '../runtime/subscriber.ts'
import { recalculateLimit } from './recalculate-limit.ts'
import { refreshSales } from './refresh-sales.ts'

/** The shops' orders are synced first: the end of each import checks whether it was the last. */
export const onLimitRecalculationRequested: Subscriber<'limit-recalculation-requested'> = async (
  { companyId, productCode },
  deps,
) => {
  await refreshSales(companyId, deps)
  await recalculateLimit({ companyId, productCode }, deps)
}
