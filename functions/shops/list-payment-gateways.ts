import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listPlatforms } from '../connectors/open-connector.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describePlatform } from './describe-platform.ts'

/** The platforms that sellers link here, and the one whose customers come by its own page. */
export const listPaymentGateways: Handler<typeof shopsEndpoints.listPaymentGateways> = async (_, deps) => {
  const { paymentPlatform } = deps.config
  return answer([
    ...listPlatforms(deps, 'payment').map((platform) => {
      const { sites: _sites, ...gateway } = describePlatform(platform, [])
      return { ...gateway, action: 'oauth' as const }
    }),
    ...(paymentPlatform
      ? [
          {
            id: paymentPlatform.id,
            platform: paymentPlatform.name,
            other_names: [],
            partner_abbr: paymentPlatform.id,
            action: 'redirect' as const,
            is_callback: false,
            icon: paymentPlatform.id,
            reads: [],
            never_reads: [],
          },
        ]
      : []),
  ])
}
