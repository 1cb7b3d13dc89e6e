import { quotedCurrencies, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { fractionFromDecimal } from '#shared/money/fraction.ts'
import { businessDateSchema } from '#shared/time/business-date.ts'
import { ratesSource } from '../../functions/data/exchange-rates.ts'

/** Published reference rates, oldest first, given as CSV: the date, and a column a currency with its units for a euro. */
export const readReferenceRates = (csv: string): ReferenceRates[] => {
  const [heading = '', ...lines] = csv.trim().split(/\r?\n/)
  const columns = heading.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    const perEuro = quotedCurrencies
      .filter((currency) => columns.includes(currency))
      .map((currency) => {
        const rate = cells[columns.indexOf(currency)] ?? ''
        fractionFromDecimal(rate)
        return [currency, rate]
      })
    return {
      date: businessDateSchema.parse(cells[0]),
      perEuro: Object.fromEntries(perEuro),
      source: ratesSource,
    }
  })
}
