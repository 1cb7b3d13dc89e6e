/** Other names of platforms that sellers search for, by the platform's icon. */
export const platformNames: Readonly<Record<string, readonly string[]>> = {
  amazon: ['亚马逊', '亞馬遜'],
  ebay: ['易贝', '電子灣'],
  paypal: ['贝宝'],
  shopee: ['虾皮', '蝦皮'],
  shopify: ['独立站', '獨立站'],
  'tiktok-shop': ['抖音', 'Douyin', '抖店'],
}
