import { productCodes } from '#shared/lending/product-codes.ts'
import { findLatestAddendum, isBeingSigned } from '../data/agreements.ts'
import { listShops } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { changeAgreement } from './change-agreement.ts'

/** Ends the addenda that list an unlinked shop: nobody may sign for it. */
export const voidAddenda = async (deps: Pick<Deps, 'table' | 'clock'>, companyId: string): Promise<void> => {
  const { table } = deps
  const linked = new Set((await listShops(table, companyId)).map(({ shopId }) => shopId))
  for (const productCode of productCodes) {
    const latest = await findLatestAddendum(table, companyId, productCode)
    if (!latest || !isBeingSigned(latest) || latest.shops.every(({ shopId }) => linked.has(shopId))) continue
    await changeAgreement(deps, latest, async (agreement) =>
      isBeingSigned(agreement)
        ? {
            change: { ...agreement, status: 'void' },
            steps: [{ kind: 'withdrawn', details: { why: 'shopUnlinked' } }],
            result: undefined,
          }
        : { stop: undefined },
    )
  }
}
