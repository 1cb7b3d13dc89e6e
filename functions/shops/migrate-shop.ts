import type { FieldError } from '#shared/api/envelope.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { mayActFor } from '../data/company-owner.ts'
import { findPendingShop } from '../data/pending-shops.ts'
import { findShop } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { moveShop } from './move-shop.ts'

const unknown = (name: string): FieldError => ({ field: `body.${name}`, rule: 'invalid' })

export const migrateShop: Handler<typeof shopsEndpoints.migrateShop> = async (
  { input: { body }, session: { companyId, userId } },
  deps,
) => {
  const { table } = deps
  const { shop_id: shopId, company_id: toCompanyId } = body
  const [isOwn, moved, shop, pending] = await Promise.all([
    mayActFor(table, userId, toCompanyId),
    findShop(table, toCompanyId, shopId),
    findShop(table, companyId, shopId),
    findPendingShop(table, companyId, shopId),
  ])
  const done = answer({ id: shopId, company_id: toCompanyId })
  if (isOwn && moved) return done
  const wrong = [...(shop || pending ? [] : [unknown('shop_id')]), ...(isOwn ? [] : [unknown('company_id')])]
  if (wrong.length > 0) return refuse('notFound', wrong)
  if (!shop) return refuse('wrongState')

  const outcome = await moveShop(deps, shop, toCompanyId)
  if (outcome === 'moved' || (await findShop(table, toCompanyId, shopId))) return done
  return outcome === 'busy' ? refuse('beingProcessed') : refuse('notFound', [unknown('shop_id')])
}
