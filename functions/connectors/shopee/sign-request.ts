import { createHmac } from 'node:crypto'

/** Shopee's signature: HMAC-SHA-256 in lower-case hex over the parts of a call, without anything between them. */
export const signShopeeRequest = (
  partnerKey: string,
  call: { partnerId: string; path: string; timestamp: string; accessToken?: string; shopId?: string },
): string => {
  const { partnerId, path, timestamp, accessToken = '', shopId = '' } = call
  return createHmac('sha256', partnerKey)
    .update(partnerId + path + timestamp + accessToken + shopId)
    .digest('hex')
}
