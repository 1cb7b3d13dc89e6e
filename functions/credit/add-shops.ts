import type { ProductCode } from '#shared/lending/product-codes.ts'
import { businessDate } from '#shared/time/business-date.ts'
import type { Addendum } from '../data/agreements.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findFormerShop, isInFacility, replaceShop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { recalculateAfterShopsAdded } from './request-recalculation.ts'

const takeIn = async (table: Table, companyId: string, shopId: string, productCode: ProductCode) => {
  const outcome = await retryOnChange(async () => {
    const shop = await findFormerShop(table, companyId, shopId)
    if (!shop || isInFacility(shop, productCode)) return
    const outsideOf = (shop.outsideOf ?? []).filter((each) => each !== productCode)
    return (await table.write(replaceShop(table, { ...shop, outsideOf }))) ? undefined : changed
  })
  if (outcome === changed) throw new Error('the shop was changed at every try')
}

/** Adds an addendum's shops to the facility, and requests a recalculation of the limit. */
export const addShops = async (
  { companyId, productCode, agreementId, shops }: Addendum,
  deps: Deps,
): Promise<void> => {
  const shopIds = shops.map(({ shopId }) => shopId)
  for (const shopId of shopIds) await takeIn(deps.table, companyId, shopId, productCode)
  await recalculateAfterShopsAdded(
    { companyId, productCode, asOf: businessDate(deps.clock()), addendum: { agreementId, shopIds } },
    deps,
  )
}
