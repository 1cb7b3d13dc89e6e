/** A shop's id on its platform as its owner knows it there: Shopify's is the last part of a longer one. */
export const shopNumber = (shopId: string): string => shopId.replace(/^gid:\/\/\w+\/\w+\//, '')
