const pattern = /^[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/

/** True for a shop's own domain at Shopify, as in addresses. */
export const isShopifyDomain = (text: string): boolean => pattern.test(text)

/**
 * The domain of the shop in a seller's input: `my-shop.myshopify.com` for that, for an address there or in the shop's
 * admin, or for the bare name. Undefined for anything else, such as a custom domain.
 */
export const readShopifyDomain = (typed: string): string | undefined => {
  // Chinese keyboards have their own full stop and letters.
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
