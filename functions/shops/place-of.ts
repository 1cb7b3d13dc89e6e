import type { SellerPlace } from '../connectors/connector.ts'

/** The location at its platform of a linked item, or of one about to be linked. */
export const placeOf = ({ site, domain }: SellerPlace): SellerPlace => ({
  ...(site ? { site } : {}),
  ...(domain ? { domain } : {}),
})
