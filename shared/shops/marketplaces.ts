/**
 * Marketplaces, with the payer's names that banks and payment platforms show for their payouts. The key of a
 * marketplace with a connector is the connector's kind.
 */
const knownMarketplaces = {
  amazon: { name: 'Amazon', payer: /\b(?:amazon|amzn)/i },
  ebay: { name: 'eBay', payer: /\bebay/i },
  'tiktok-shop': { name: 'TikTok Shop', payer: /\btik ?tok/i },
  shopee: { name: 'Shopee', payer: /\bshopee/i },
  lazada: { name: 'Lazada', payer: /\blazada/i },
  walmart: { name: 'Walmart', payer: /\bwal-?mart/i },
  aliexpress: { name: 'AliExpress', payer: /\bali ?express/i },
  shopify: { name: 'Shopify', payer: /\bshopify/i },
  temu: { name: 'Temu', payer: /\b(?:temu|whaleco)\b/i },
  shein: { name: 'SHEIN', payer: /\b(?:shein|roadget)\b/i },
  etsy: { name: 'Etsy', payer: /\betsy\b/i },
  wayfair: { name: 'Wayfair', payer: /\bwayfair\b/i },
  'mercado-libre': { name: 'Mercado Libre', payer: /\bmercado ?li[bv]re\b/i },
  coupang: { name: 'Coupang', payer: /\bcoupang\b/i },
  rakuten: { name: 'Rakuten', payer: /\brakuten\b/i },
  ozon: { name: 'Ozon', payer: /\bozon\b/i },
  allegro: { name: 'Allegro', payer: /\ballegro\b/i },
  cdiscount: { name: 'Cdiscount', payer: /\bcdiscount\b/i },
  newegg: { name: 'Newegg', payer: /\bnewegg\b/i },
} as const satisfies Record<string, { name: string; payer: RegExp }>

export type Marketplace = keyof typeof knownMarketplaces

export const marketplaces = Object.keys(knownMarketplaces) as [Marketplace, ...Marketplace[]]

export const marketplaceName = (marketplace: Marketplace): string => knownMarketplaces[marketplace].name

/** The marketplace that a payer's name or reference names; undefined for none, and for several. */
export const marketplaceOf = (payer: string): Marketplace | undefined => {
  const [found, ...others] = marketplaces.filter((each) => knownMarketplaces[each].payer.test(payer))
  return others.length === 0 ? found : undefined
}
