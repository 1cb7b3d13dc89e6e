import type { Currency } from '#shared/money/currency.ts'
import type { FundingCost } from '#shared/portfolio/margin.ts'
import { collect } from './collect.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** What the lender's money costs in a currency from a month on, as two people set it. */
export interface StoredFundingCost extends FundingCost {
  setBy: string
  approvedBy?: string
  reason: string
  setAt: string
  version: number
}

const partition = 'FUNDING-COSTS'

const key = (currency: Currency, validFrom: string) => ({ pk: partition, sk: `${currency}#${validFrom}` })

/** Access pattern: the cost of funds of a currency that was set for a month. */
export const findFundingCost = (
  table: Table,
  currency: Currency,
  validFrom: string,
): Promise<Item<StoredFundingCost> | undefined> => table.get<StoredFundingCost>(key(currency, validFrom))

/** Access pattern: the cost of funds of every currency and month. There are a dozen a year for each currency at most. */
export const listFundingCosts = (table: Table): Promise<Item<StoredFundingCost>[]> =>
  collect(table.all<StoredFundingCost>({ pk: partition }))

/** Creates the cost of a month (version 0) or replaces the version that was read. */
export const replaceFundingCost = (table: Table, cost: StoredFundingCost): Write =>
  replace<StoredFundingCost>(table, { ...cost, ...key(cost.currency, cost.validFrom), type: 'funding-cost' })
