import * as z from 'zod/mini'
import { benchmarkFixing } from '../drawdown/drawdown-quote.schema.ts'
import { feeTypes } from '../lending/fees.ts'
import { productCodes } from '../lending/product-codes.ts'
import { currencySchema, tradedCurrencies, tradedCurrencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { dictionaryCategories } from './dictionary-keys.ts'

/** Currencies; all by default. */
const someCurrencies = z._default(
  z
    .array(tradedCurrencySchema, 'invalid')
    .check(z.minLength(1, 'atLeastOne'), z.maxLength(tradedCurrencies.length, 'tooMany')),
  [...tradedCurrencies],
)

export const referenceSchemas = {
  getDictionary: {
    response: z.record(
      z.enum(dictionaryCategories),
      z.array(
        z.object({
          key_id: z.string(),
          name_chi: z.string(),
          name_cht: z.string(),
          name_eng: z.string(),
          show_name: z.optional(z.string()),
        }),
      ),
    ),
  },
  getCurrentRates: {
    response: z.object({
      /** Today in Hong Kong, the day of a drawdown by these rates. */
      date: businessDateSchema,
      /** Of a US dollar drawdown; null without a current one. */
      benchmark: z.nullable(benchmarkFixing),
      /** By currency of the facility; those without a current one are absent. */
      benchmarks: z.partialRecord(currencySchema, benchmarkFixing),
      products: z.record(
        z.enum(productCodes),
        z.object({
          /** Percent a year, added to the benchmark. */
          margin: ratePercentSchema,
          fees: z.array(z.object({ type: z.enum(feeTypes), percent: ratePercentSchema })),
        }),
      ),
    }),
  },
  listBenchmarkFixings: {
    response: z.object({
      /** The latest first. */
      fixings: z.array(
        z.object({ date: businessDateSchema, percent: ratePercentSchema, source: z.string() }),
      ),
    }),
  },
  listCrossRates: {
    body: z.object({
      /** The day of the rates; today by default. */
      date: z.optional(businessDateSchema),
      from: someCurrencies,
      to: someCurrencies,
    }),
    response: z.object({
      /** The publication date of the rates: the requested day, or the last one before it. */
      date: businessDateSchema,
      source: z.string(),
      /** The value of one unit of the outer currency in the inner one, with six significant digits. */
      rates: z.partialRecord(tradedCurrencySchema, z.partialRecord(tradedCurrencySchema, z.string())),
    }),
  },
}
