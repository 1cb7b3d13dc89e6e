import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { simulateAddedShops } from '../underwriting/simulate-added-shops.ts'
import { chooseShops } from './choose-shops.ts'

export const previewShopActivation: Handler<typeof agreementsEndpoints.previewShopActivation> = async (
  { input, session },
  deps,
) => {
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const [facility, linked] = await Promise.all([
    findCompanyFacility(deps.table, companyId, productCode),
    listShops(deps.table, companyId),
  ])
  if (facility?.status !== 'active') return refuse('wrongState')
  const ids = new Set(input.body.shop_ids)
  const chosen = chooseShops(linked, ids, productCode, deps.clock())
  if (!chosen.ok) return chosen.refusal
  return requireExchangeRates(async () => {
    const foretold = await simulateAddedShops(facility, ids, deps)
    if (!foretold) return refuse('beingProcessed')
    return answer({
      currency: facility.currency,
      limit_now: decimalFromCents(foretold.limitBeforeCents),
      limit_after: decimalFromCents(foretold.limitAfterCents),
      available_now: decimalFromCents(foretold.availableBeforeCents),
      available_after: decimalFromCents(foretold.availableAfterCents),
      outcome: foretold.outcome,
      reason: foretold.reason ?? null,
    })
  })
}
