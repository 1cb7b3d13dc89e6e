import { type EnteredCurrency, enteredCurrencies } from '#shared/money/currency.ts'
import { enteredRateDays, ratesOn } from '#shared/money/exchange-rates.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { listRates } from '../data/exchange-rates.ts'
import type { Deps } from '../runtime/deps.ts'

/** The currencies of shops of which no published and no entered rate is in force today. */
export const currenciesWithoutRates = async ({
  table,
  clock,
}: Pick<Deps, 'table' | 'clock'>): Promise<EnteredCurrency[]> => {
  const today = businessDate(clock())
  const days = await listRates(table, addDays(today, -enteredRateDays), today)
  return enteredCurrencies.filter((currency) => !ratesOn(days, today, [currency]))
}
