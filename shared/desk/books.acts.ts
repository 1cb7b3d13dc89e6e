import * as z from 'zod/mini'
import { generalAccounts } from '../books/general-accounts.ts'
import { journalFormats } from '../books/journal.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import { currencySchema } from '../money/currency.ts'
import { act } from './act.ts'
import { describedField, fields, flag, shortText } from './act-fields.ts'
import { journalPage, shownBooks, stagedLoans } from './books.ts'
import { lending, moneyReaders } from './desk-roles.ts'
import { count, product, text } from './response-fields.ts'

const bookMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month as 2027-01'))

const percentField = (means: string, example: string) =>
  describedField(
    z
      .string()
      .check(z.regex(/^(?:100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)$/, 'a percentage from 0 to 100, as 2.5')),
    means,
    example,
    'text',
  )

export const booksActs = {
  'books-show': act({
    summary:
      'A month of the lender’s books by currency: trial balance, stages and allowance of the loans, and their moves between stages.',
    roles: moneyReaders,
    subject: 'books',
    reads: true,
    positional: ['month'],
    input: z.object({
      month: z.optional(
        describedField(bookMonth, 'a month that is over; the latest by default', '2027-01', 'text'),
      ),
    }),
    output: shownBooks,
  }),
  'staged-loan-list': act({
    summary: 'The loans of a booked month in stage 2 or 3, with the reasons, page by page.',
    roles: moneyReaders,
    subject: 'books',
    reads: true,
    positional: ['month'],
    input: z.object({
      month: z.optional(
        describedField(bookMonth, 'a month that is booked; the latest by default', '2027-01', 'text'),
      ),
      cursor: fields.listCursor,
    }),
    output: stagedLoans,
  }),
  'journal-export': act({
    summary:
      'The general journal of a month as CSV, or as an import file of Xero or QuickBooks, page by page. Entries are numbered without a gap through the year.',
    roles: moneyReaders,
    subject: 'books',
    reads: true,
    positional: ['month'],
    input: z.object({
      month: describedField(bookMonth, 'a month that is booked', '2027-01', 'text'),
      format: describedField(z._default(z.enum(journalFormats), 'csv'), 'for which program', 'xero'),
      currency: z.optional(describedField(currencySchema, 'entries in one currency alone', 'GBP')),
      account: z.optional(
        describedField(z.enum(generalAccounts), 'the lines of one account alone: its general ledger', 'cash'),
      ),
      cursor: fields.listCursor,
    }),
    output: journalPage,
  }),
  'month-close': act({
    summary:
      'Closes a booked month, the earliest open one first. Its trial balance, allowance and journal are then filed where nobody can change them.',
    roles: lending,
    subject: 'books',
    positional: ['month'],
    needsReason: true,
    fourEyes: true,
    input: z.object({ month: describedField(bookMonth, 'a month that is booked', '2027-01', 'text') }),
    output: z.strictObject({ month: text, journalEntries: count }),
  }),
  'chart-account-set': act({
    summary: 'Sets the code and the name of an account in the lender’s own chart of accounts.',
    roles: lending,
    subject: 'books',
    positional: ['account', 'code', 'name'],
    needsReason: true,
    input: z.object({
      account: describedField(z.enum(generalAccounts), 'an account of the books', 'interestIncome'),
      code: describedField(shortText(20), 'its code in the lender’s chart', '4000', 'text'),
      name: describedField(shortText(100), 'its name there', 'Interest income', 'text'),
    }),
    output: z.strictObject({ account: z.enum(generalAccounts), code: text, name: text }),
  }),
  'book-currency-set': act({
    summary:
      'Names the currency that the lender keeps its books in, from a month on that is not booked yet. It is named once: from then on each month is also translated into it, and revalued at its end.',
    roles: lending,
    subject: 'books',
    positional: ['currency', 'validFrom'],
    needsReason: true,
    fourEyes: true,
    input: z.object({
      currency: describedField(currencySchema, 'the currency of the lender’s accounts', 'HKD'),
      validFrom: describedField(bookMonth, 'the first month that is translated', '2027-01', 'text'),
    }),
    output: z.strictObject({ currency: currencySchema, validFrom: text }),
  }),
  'loss-parameters-set': act({
    summary:
      'Sets the parameters of a product’s expected credit loss, and the triggers of stage 2, from a month on that is not booked yet. They are never changed, only followed by others.',
    roles: lending,
    subject: 'books',
    positional: ['productCode', 'validFrom'],
    needsReason: true,
    fourEyes: true,
    input: z.object({
      productCode: describedField(productCodeSchema, 'a product line', 'small_shop_financing'),
      validFrom: describedField(bookMonth, 'the first month that they are used for', '2027-01', 'text'),
      defaultPercent: percentField('the probability of a default within twelve months, in percent', '2'),
      lifetimeDefaultPercent: percentField('the same over a loan’s whole life', '6'),
      lossGivenDefaultPercent: percentField('the part of the exposure that a default loses', '45'),
      conversionPercent: percentField('the part of an undrawn limit that is drawn before a default', '50'),
      salesDropPercent: z.optional(
        percentField('stage 2 where net sales fell by so much against as many months before', '30'),
      ),
      salesDropMonths: describedField(
        z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(6)), 3),
        'the months that are compared with as many before, 1 to 6',
        '3',
      ),
      lostShop: describedField(flag, 'stage 2 where a shop is unlinked or its consent ends after the payout'),
    }),
    output: z.strictObject({ productCode: product, validFrom: text }),
  }),
}
