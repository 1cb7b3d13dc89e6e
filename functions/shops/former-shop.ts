import type { Shop } from '../data/shops.ts'

/** The record of an unlinked shop: dependent data, and the identity of the shop if linked again. */
export const formerShop = (shop: Shop, at: Date): Shop => {
  const {
    sealedTokens: _tokens,
    sharedBy: _shared,
    seller: _seller,
    abnormal: _abnormal,
    domain: _domain,
    ...kept
  } = shop
  return { ...kept, status: 'unauthorized', unlinkedAt: at.toISOString() }
}
