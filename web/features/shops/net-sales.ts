import { type Cents, centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { LinkedShop } from './linked-shop.ts'

/** Sales less refunds, as a decimal string; negative if refunds exceed sales. */
export const netOf = ({ sales, refunds }: { sales: string; refunds: string }): string =>
  decimalFromCents(centsFromDecimal(sales) - centsFromDecimal(refunds))

export interface CurrencyTotal {
  readonly currency: LinkedShop['currency']
  readonly orders: number
  readonly sales: string
  readonly refunds: string
}

/** Sales and refunds of all shops by currency, as amounts of several currencies are never added up. */
export const totalsByCurrency = (shops: readonly LinkedShop[]): CurrencyTotal[] => {
  const totals = new Map<LinkedShop['currency'], { orders: number; sales: Cents; refunds: Cents }>()
  for (const shop of shops) {
    const total = totals.get(shop.currency) ?? { orders: 0, sales: 0, refunds: 0 }
    totals.set(shop.currency, {
      orders: total.orders + shop.import.orders,
      sales: total.sales + centsFromDecimal(shop.import.sales),
      refunds: total.refunds + centsFromDecimal(shop.import.refunds),
    })
  }
  return [...totals].map(([currency, { orders, sales, refunds }]) => ({
    currency,
    orders,
    sales: decimalFromCents(sales),
    refunds: decimalFromCents(refunds),
  }))
}
