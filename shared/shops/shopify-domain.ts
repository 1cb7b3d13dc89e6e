const pattern = /^[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/

/** True for a shop's own domain at Shopify, as it stands in addresses. */
export const isShopifyDomain = (text: string): boolean => pattern.test(text)

/**
 * The domain of the shop that a seller means: `my-shop.myshopify.com` for that, for an address there or in the shop's
 * admin, or for the bare name. Undefined for what names no shop at Shopify, such as a domain that the seller bought.
 */
export const readShopifyDomain = (typed: string): string | undefined => {
  // A Chinese keyboard has a full stop, and letters, of its own.
  const address = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
  const inAdmin = /^admin\.shopify\.com\/store\/([^/?#]+)/.exec(address)?.[1]
  const host = inAdmin ?? address.replace(/[/?#].*$/, '')
  const domain = host.includes('.') ? host : `${host}.myshopify.com`
  return isShopifyDomain(domain) ? domain : undefined
}
