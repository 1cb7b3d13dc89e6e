/** One of several shops of an authorisation, as its platform describes it. */
export interface ConsentedShop {
  /** The platform's id of the shop. */
  id: string
  name: string
  /** The currency of the shop's sales, which may be one that cannot be converted; empty if the platform states none. */
  currency: string
  /** ISO timestamp, UTC: the earliest time of a sale. */
  openedAt: string
  /** ISO 3166-1 alpha-2: the country or region that it sells in. */
  region: string
  /** The ids by which calls of the platform's API identify the shop. */
  seller: Readonly<Record<string, string>>
}

/**
 * A shop of such an authorisation is free to be linked, linked by the company, taken by another company, or in a currency
 * that cannot be converted.
 */
export const consentedShopStates = ['free', 'linked', 'taken', 'noRate'] as const
export type ConsentedShopState = (typeof consentedShopStates)[number]

/** How long an authorisation of several shops waits for the choice of one. */
export const choiceDays = 7
