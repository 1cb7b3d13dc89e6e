import type { Cents } from '../money/cents.ts'
import type { TradedCurrency } from '../money/currency.ts'
import type { Marketplace } from './marketplaces.ts'

/** A deposit into a payment account that its payer's name shows to be a marketplace's payout. */
export interface MarketplaceDeposit {
  id: string
  /** ISO timestamp, UTC. */
  at: string
  marketplace: Marketplace
  currency: TradedCurrency
  amountCents: Cents
}

/** What a marketplace paid into an account in the days that were read. */
export interface DepositsOfMarketplace {
  marketplace: Marketplace
  count: number
  /** ISO timestamp, UTC. */
  lastAt: string
  sums: readonly { currency: TradedCurrency; amountCents: Cents }[]
}

/** The deposits by marketplace, the latest first. One that is listed twice counts once. */
export const depositsByMarketplace = (all: readonly MarketplaceDeposit[]): DepositsOfMarketplace[] => {
  const deposits = new Map(all.map((deposit) => [deposit.id, deposit])).values()
  return [...Map.groupBy(deposits, ({ marketplace }) => marketplace)]
    .map(([marketplace, own]) => ({
      marketplace,
      count: own.length,
      lastAt: own.reduce((last, { at }) => (at > last ? at : last), ''),
      sums: [...Map.groupBy(own, ({ currency }) => currency)].map(([currency, alike]) => ({
        currency,
        amountCents: alike.reduce((sum, { amountCents }) => sum + amountCents, 0),
      })),
    }))
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
}
