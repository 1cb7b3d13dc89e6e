import * as z from 'zod/mini'
import { enteredCurrencies } from '../money/currency.ts'
import { quoteCurrencies } from '../money/exchange-rates.ts'
import { act } from './act.ts'
import { describedField, shortText } from './act-fields.ts'
import { lending, lendingReaders } from './desk-roles.ts'
import { count, day, text } from './response-fields.ts'

const currencyField = () =>
  describedField(z.enum(enteredCurrencies), 'a currency without published rates', 'AED')

export const ratesActs = {
  'exchange-rates-enter': act({
    summary:
      'Enters a table of rates of a currency that the European Central Bank does not publish, with their source. Shops that sell in it can be linked while a rate of the last seven days is there, and their sales are converted by it. It is shown as entered.',
    roles: lending,
    subject: 'terms',
    positional: ['currency', 'per', 'source', 'rates'],
    sensitive: { kinds: ['movesMoney'] },
    needsReason: true,
    fourEyes: true,
    input: z.object({
      currency: currencyField(),
      per: describedField(z.enum(quoteCurrencies), 'for one of which the rates are', 'USD'),
      source: describedField(shortText(100), 'who publishes them', 'Central Bank of the UAE', 'text'),
      rates: describedField(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
        'a day and its rate a line, at most 60 lines',
        '2026-11-20 3.6725',
        'prose',
      ),
    }),
    output: z.strictObject({
      currency: text,
      per: text,
      source: text,
      count,
      firstDate: day,
      lastDate: day,
    }),
  }),
  'exchange-rates-show': act({
    summary: 'The rates that were entered of a currency in the last thirteen months, the latest first.',
    roles: lendingReaders,
    subject: 'terms',
    reads: true,
    positional: ['currency'],
    input: z.object({ currency: currencyField() }),
    output: z.strictObject({
      rates: z.array(
        z.strictObject({
          date: day,
          currency: text,
          rate: text,
          per: text,
          source: text,
          enteredBy: text,
          approvedBy: z.nullable(text),
        }),
      ),
    }),
  }),
}
