import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listPlatforms } from '../connectors/open-connector.ts'
import { answer, type Handler } from '../http/handle.ts'
import { currenciesWithoutRates } from '../underwriting/currencies-without-rates.ts'
import { describePlatform } from './describe-platform.ts'

export const listShopPlatforms: Handler<typeof shopsEndpoints.listShopPlatforms> = async (_, deps) => {
  const without = await currenciesWithoutRates(deps)
  return answer(listPlatforms(deps, 'shop').map((platform) => describePlatform(platform, without)))
}
