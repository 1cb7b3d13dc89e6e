import { mostItems } from '#shared/api/bulk.ts'
import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { foretellLimits } from '../credit/foretell-limits.ts'
import { unlessNoRates } from '../credit/unless-no-rates.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { describeForetoldLimits } from './describe-foretold-limits.ts'

export const previewUnlinking: Handler<typeof shopsEndpoints.previewUnlinking> = async (
  { input: { body }, session },
  deps,
) => {
  const { companyId } = session
  const without = new Set(body.ids)
  if (without.size > mostItems) return refuse('tooManyItems', [{ field: 'body.ids', rule: 'tooMany' }])
  const shops = await listShops(deps.table, companyId)
  if (!shops.some(({ shopId }) => without.has(shopId))) return refuse('notFound')
  const { productCode } = lineOfSession(session)
  return unlessNoRates(async () => {
    const limits = await foretellLimits({ companyId, productCode, without }, deps)
    return answer({ limits: describeForetoldLimits(limits) })
  })
}
