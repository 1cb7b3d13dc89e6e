/** `my-shop.myshopify.com` is the shop My Shop. */
export const shopNameOf = (domain: string): string =>
  (domain.split('.')[0] ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
