import { expect, it } from 'vitest'
import type { LinkedShop } from '../../../web/features/shops/linked-shop.ts'
import { netOf, totalsByCurrency } from '../../../web/features/shops/net-sales.ts'
import { aShop } from '../pages/home/seller-state-builders.ts'

const shop = (currency: LinkedShop['currency'], orders: number, sales: string, refunds: string): LinkedShop =>
  aShop({ currency, import: { ...aShop().import, orders, sales, refunds } })

it('subtracts refunds from sales to the cent, even below zero', () => {
  expect(netOf({ sales: '9025222.08', refunds: '815291.60' })).toBe('8209930.48')
  expect(netOf({ sales: '10.00', refunds: '10.01' })).toBe('-0.01')
})

it('keeps a total for each currency', () => {
  const shops = [
    shop('GBP', 2, '0.10', '0.00'),
    shop('USD', 1, '5.00', '1.00'),
    shop('GBP', 3, '0.20', '0.05'),
  ]
  expect(totalsByCurrency(shops)).toEqual([
    { currency: 'GBP', orders: 5, sales: '0.30', refunds: '0.05' },
    { currency: 'USD', orders: 1, sales: '5.00', refunds: '1.00' },
  ])
})
