import { productCodes } from '#shared/lending/product-codes.ts'
import { findLatestAddendum, isBeingSigned } from '../data/agreements.ts'
import { listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import { changeAgreement } from './change-agreement.ts'

/** Ends the addenda that list a shop which is the company's no more: nobody is to sign for it. */
export const voidAddenda = async (table: Table, companyId: string): Promise<void> => {
  const linked = new Set((await listShops(table, companyId)).map(({ shopId }) => shopId))
  for (const productCode of productCodes) {
    const latest = await findLatestAddendum(table, companyId, productCode)
    if (!latest || !isBeingSigned(latest) || latest.shops.every(({ shopId }) => linked.has(shopId))) continue
    await changeAgreement(table, latest, async (agreement) =>
      isBeingSigned(agreement)
        ? { change: { ...agreement, status: 'void' }, result: undefined }
        : { stop: undefined },
    )
  }
}
