import { decimalFromCents } from '#shared/money/cents.ts'
import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { limitsWithoutShop } from '../credit/limits-without-shop.ts'
import { findShop } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'

export const previewUnlinking: Handler<typeof shopsEndpoints.previewUnlinking> = async (
  { input: { params }, session },
  deps,
) => {
  const { companyId } = session
  const shop = await findShop(deps.table, companyId, params.id)
  if (!shop) return refuse('notFound')
  const { productCode } = lineOfSession(session)
  const limits = await limitsWithoutShop({ companyId, shopId: shop.shopId, productCode }, deps)
  return answer({
    id: shop.shopId,
    name: shop.name,
    limits: limits.map(({ productCode: product, currency, limitCents, withoutCents, isEstimate }) => ({
      product_code: product,
      currency,
      limit_now: decimalFromCents(limitCents),
      limit_without: withoutCents === undefined ? null : decimalFromCents(withoutCents),
      is_estimate: isEstimate,
    })),
  })
}
