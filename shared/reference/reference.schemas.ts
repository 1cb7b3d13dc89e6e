import * as z from 'zod/mini'
import { tradedCurrencies, tradedCurrencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { dictionaryCategories } from './dictionary-keys.ts'

/** Which currencies: all of them where it is left out. */
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
  listCrossRates: {
    body: z.object({
      /** The day whose rates are wanted; today where it is left out. */
      date: z.optional(businessDateSchema),
      from: someCurrencies,
      to: someCurrencies,
    }),
    response: z.object({
      /** The day that the rates were published for: the one that was asked for, or the last before it. */
      date: businessDateSchema,
      source: z.string(),
      /** What one unit of the outer currency is worth in the inner one, with six significant digits. */
      rates: z.partialRecord(tradedCurrencySchema, z.partialRecord(tradedCurrencySchema, z.string())),
    }),
  },
}
