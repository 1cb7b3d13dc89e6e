import type { FieldError } from '#shared/api/envelope.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { mayActFor } from '../data/company-owner.ts'
import { findProductLine } from '../data/company-product-line.ts'
import { findShop } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { simulateLimits } from '../underwriting/simulate-limits.ts'
import { describeLimitForecast } from './describe-limit-forecast.ts'

const unknown = (name: string): FieldError => ({ field: `body.${name}`, rule: 'invalid' })

export const previewMigration: Handler<typeof shopsEndpoints.previewMigration> = async (
  { input: { body }, session },
  deps,
) => {
  const { companyId, userId } = session
  const { shop_id: shopId, company_id: toCompanyId } = body
  const [isOwn, shop] = await Promise.all([
    toCompanyId !== companyId && mayActFor(deps.table, userId, toCompanyId),
    findShop(deps.table, companyId, shopId),
  ])
  const wrong = [...(shop ? [] : [unknown('shop_id')]), ...(isOwn ? [] : [unknown('company_id')])]
  if (!shop || wrong.length > 0) return refuse('notFound', wrong)
  const { productCode } = lineOfSession(session)
  const lineThere = await findProductLine(deps.table, toCompanyId)
  return requireExchangeRates(async () => {
    const [here, there] = await Promise.all([
      simulateLimits({ companyId, productCode, without: new Set([shopId]) }, deps),
      simulateLimits(
        { companyId: toCompanyId, productCode: lineThere?.productCode ?? productCode, with: shop },
        deps,
      ),
    ])
    return answer({ here: describeLimitForecast(here), there: describeLimitForecast(there) })
  })
}
