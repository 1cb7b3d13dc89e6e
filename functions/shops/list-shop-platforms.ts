import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { listPlatforms } from '../connectors/open-connector.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listShopPlatforms: Handler<typeof shopsEndpoints.listShopPlatforms> = async (_, deps) =>
  answer(
    listPlatforms(deps, 'shop').map(({ id, name, sites, readDomain }) => ({
      id,
      platform: name,
      partner_abbr: id,
      action: readDomain ? ('domain' as const) : ('oauth' as const),
      is_callback: true,
      icon: id,
      sites: sites ? [...sites] : null,
    })),
  )
