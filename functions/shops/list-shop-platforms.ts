import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { answer, type Handler } from '../http/handle.ts'

export const listShopPlatforms: Handler<typeof shopsEndpoints.listShopPlatforms> = async (_, { config }) =>
  answer(
    config.platforms.map(({ id, name }) => ({
      id,
      platform: name,
      partner_abbr: id,
      action: 'oauth' as const,
      is_callback: true,
      icon: id,
      sites: null,
    })),
  )
