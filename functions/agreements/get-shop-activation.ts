import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { availableOf } from '#shared/ledger/balances.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { type Addendum, findLatestAddendum } from '../data/agreements.ts'
import { type Facility, findCompanyFacility } from '../data/facilities.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { activationStateOf } from './activation-state.ts'
import { describeAgreement } from './describe-agreement.ts'

const describeFacility = ({ status, currency, balances }: Facility) => ({
  status,
  currency,
  limit: decimalFromCents(balances.limit),
  available: decimalFromCents(availableOf(balances)),
})

const describeAddendum = (addendum: Addendum, now: Date) => {
  const { locale, shops, result } = addendum
  return {
    ...describeAgreement(addendum, now),
    locale,
    shops: shops.map(({ shopId, platform, platformName, name, platformShopId }) => ({
      id: shopId,
      platform,
      platform_name: platformName,
      name,
      shop_id: platformShopId,
    })),
    result: result
      ? {
          outcome: result.outcome,
          reason: result.reason ?? null,
          limit_before: decimalFromCents(result.limitBeforeCents),
          limit_after: decimalFromCents(result.limitAfterCents),
          available_before: decimalFromCents(result.availableBeforeCents),
          available_after: decimalFromCents(result.availableAfterCents),
        }
      : null,
  }
}

export const getShopActivation: Handler<typeof agreementsEndpoints.getShopActivation> = async (
  { session },
  { table, clock },
) => {
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const [facility, shops, addendum] = await Promise.all([
    findCompanyFacility(table, companyId, productCode),
    listShops(table, companyId),
    findLatestAddendum(table, companyId, productCode),
  ])
  const now = clock()
  return answer({
    facility: facility ? describeFacility(facility) : null,
    shops: shops.map((shop) => ({
      id: shop.shopId,
      platform: shop.platform,
      name: shop.name,
      shop_id: shop.platformShopId,
      state: activationStateOf(shop, productCode, now),
    })),
    addendum: addendum ? describeAddendum(addendum, now) : null,
  })
}
