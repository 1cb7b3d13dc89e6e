import type { ShopLocation } from '../connectors/connector.ts'

/** The location at its platform of a linked item, or of one about to be linked. */
export const locationOf = ({ site, domain }: ShopLocation): ShopLocation => ({
  ...(site ? { site } : {}),
  ...(domain ? { domain } : {}),
})
