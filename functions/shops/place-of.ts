import type { SellerPlace } from '../connectors/connector.ts'

/** Where at its platform something is that was linked, or is about to be. */
export const placeOf = ({ site, domain }: SellerPlace): SellerPlace => ({
  ...(site ? { site } : {}),
  ...(domain ? { domain } : {}),
})
