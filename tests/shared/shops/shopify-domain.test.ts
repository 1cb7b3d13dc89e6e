import { describe, expect, it } from 'vitest'
import { isShopifyDomain, readShopifyDomain } from '#shared/shops/shopify-domain.ts'

describe('a seller’s input for a Shopify shop', () => {
  it.each([
    'my-shop.myshopify.com',
    'my-shop',
    '  My-Shop  ',
    'https://My-Shop.myshopify.com/admin',
    'http://my-shop.myshopify.com/',
    'my-shop.myshopify.com?utm_source=mail#top',
    'https://admin.shopify.com/store/my-shop/orders?status=open',
    'admin.shopify.com/store/my-shop',
    'my-shop。myshopify。com',
    'ｍｙ－ｓｈｏｐ．ｍｙｓｈｏｐｉｆｙ．ｃｏｍ',
  ])('%j is the shop’s own domain', (typed) => {
    expect(readShopifyDomain(typed)).toBe('my-shop.myshopify.com')
  })

  it.each([
    '',
    '   ',
    '我的店铺',
    'www.my-shop.com',
    'my-shop.myshopify.com.evil.example',
    'evil.example/my-shop.myshopify.com',
    'evil.example#.myshopify.com',
    'user@my-shop.myshopify.com',
    'my-shop.myshopify.com:8443',
    '-my-shop.myshopify.com',
    'a.b.myshopify.com',
    'my_shop',
    'https://admin.shopify.com/settings',
    `${'a'.repeat(64)}.myshopify.com`,
  ])('%j is not a shop', (typed) => {
    expect(readShopifyDomain(typed)).toBeUndefined()
  })

  it('results in a domain or nothing', () => {
    for (const text of ['MY-SHOP.myshopify.com', 'my-shop.myshopify.com ', 'my-shop.myshopify.com\n'])
      expect(isShopifyDomain(text)).toBe(false)
    expect(isShopifyDomain('my-shop.myshopify.com')).toBe(true)
  })
})
