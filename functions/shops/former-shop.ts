import type { Shop } from '../data/shops.ts'

/** What a company keeps of a shop that is its own no more: what rested on it, and what tells that it is the same again. */
export const formerShop = (shop: Shop, at: Date): Shop => {
  const { sealedTokens: _tokens, tokenLease: _lease, abnormal: _abnormal, domain: _domain, ...kept } = shop
  return { ...kept, status: 'unauthorized', unlinkedAt: at.toISOString() }
}
