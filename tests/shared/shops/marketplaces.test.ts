import { expect, it } from 'vitest'
import { depositsByMarketplace } from '#shared/shops/marketplace-deposits.ts'
import { marketplaceOf } from '#shared/shops/marketplaces.ts'

it.each([
  ['AMZN MKTP US PAYOUT 4411', 'amazon'],
  ['Amazon Payments UK Ltd', 'amazon'],
  ['WHALECO SERVICES LLC', 'temu'],
  ['TIKTOK SHOP UK', 'tiktok-shop'],
  ['Payout from TikTok Inc', 'tiktok-shop'],
  ['MERCADOLIBRE SRL', 'mercado-libre'],
  ['Mercado Livre Brasil', 'mercado-libre'],
  ['WAL-MART STORES', 'walmart'],
  ['Betsy Trading Limited', undefined],
  ['Harbour Gift Trading Limited', undefined],
  ['Refund of Amazon and eBay fees', undefined],
  ['', undefined],
])('the payer of %s is %s', (payer, marketplace) => {
  expect(marketplaceOf(payer)).toBe(marketplace)
})

it('deposits are summed by marketplace and currency, each once', () => {
  const deposit = { marketplace: 'amazon', currency: 'USD' } as const
  const first = { ...deposit, id: '1', at: '2026-11-01T00:00:00.000Z', amountCents: 100 }
  const second = { ...deposit, id: '2', at: '2026-11-08T00:00:00.000Z', amountCents: 250 }
  const euros = { ...second, id: '3', currency: 'EUR' as const, amountCents: 50 }
  const other = { ...first, id: '4', marketplace: 'temu' as const, at: '2026-11-09T00:00:00.000Z' }
  expect(depositsByMarketplace([first, second, euros, first, other])).toEqual([
    { marketplace: 'temu', count: 1, lastAt: other.at, sums: [{ currency: 'USD', amountCents: 100 }] },
    {
      marketplace: 'amazon',
      count: 3,
      lastAt: second.at,
      sums: [
        { currency: 'USD', amountCents: 350 },
        { currency: 'EUR', amountCents: 50 },
      ],
    },
  ])
})
