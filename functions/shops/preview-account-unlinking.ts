import { decimalFromCents } from '#shared/money/cents.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { judgeAccountUnlinking } from './account-unlinking.ts'
import { findAccountById } from './find-account-by-id.ts'

export const previewAccountUnlinking: Handler<typeof shopsEndpoints.previewAccountUnlinking> = async (
  { input, session },
  deps,
) => {
  const account = await findAccountById(deps.table, session.companyId, input.body.psp_id)
  if (!account) return refuse('notFound')
  return requireExchangeRates(async () => {
    const { obstacle, limits } = await judgeAccountUnlinking(deps, account)
    return answer({
      obstacle: obstacle ?? null,
      limits: limits.map(({ facility, nowCents, afterCents }) => ({
        product_code: facility.productCode,
        currency: facility.currency,
        available_now: decimalFromCents(nowCents),
        available_after: decimalFromCents(afterCents),
      })),
    })
  })
}
