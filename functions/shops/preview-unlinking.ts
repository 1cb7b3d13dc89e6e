import { maxItems } from '#shared/api/bulk.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { simulateLimits } from '../underwriting/simulate-limits.ts'
import { describeLimitForecast } from './describe-limit-forecast.ts'

export const previewUnlinking: Handler<typeof shopsEndpoints.previewUnlinking> = async (
  { input: { body }, session },
  deps,
) => {
  const { companyId } = session
  const without = new Set(body.ids)
  if (without.size > maxItems) return refuse('tooManyItems', [{ field: 'body.ids', rule: 'tooMany' }])
  const shops = await listShops(deps.table, companyId)
  if (!shops.some(({ shopId }) => without.has(shopId))) return refuse('notFound')
  const { productCode } = lineOfSession(session)
  return requireExchangeRates(async () => {
    const limits = await simulateLimits({ companyId, productCode, without }, deps)
    return answer({ limits: describeLimitForecast(limits) })
  })
}
