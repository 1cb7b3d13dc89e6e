import * as z from 'zod/mini'
import { productCodeSchema } from '../lending/product-codes.ts'
import { currencySchema } from '../money/currency.ts'
import { figuresWithDrillDown } from '../portfolio/figures-with-drill-down.ts'
import { portfolioTables } from '../portfolio/portfolio-tables.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import { describedField, fields, shortText } from './act-fields.ts'
import { lending, moneyReaders } from './desk-roles.ts'
import { loanRegisterPage } from './loan-register.ts'
import { obligorPage } from './obligors.ts'
import {
  facilityBreakdown,
  loanBreakdown,
  portfolioExport,
  portfolioRebuilt,
  shownConcentration,
  shownEarnings,
  shownInflow,
  shownMargin,
  shownPortfolio,
  shownTrend,
  shownVintages,
} from './portfolio.ts'
import { percent, text } from './response-fields.ts'

/** The portfolio to show. */
const portfolioFields = {
  day: z.optional(
    describedField(
      businessDateSchema,
      'a business day, as it stood after its close; as it stands now where none is given',
      '2027-01-28',
    ),
  ),
  currency: z.optional(
    describedField(
      currencySchema,
      'all in one currency, at the reference rates of the day; each in its own where none is given',
      'USD',
    ),
  ),
}

const monthsField = describedField(
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36)), 12),
  'so many months, from 1 to 36, the present one among them',
  '12',
)

const weeksField = describedField(
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(104)), 26),
  'so many weeks, from 1 to 104',
  '13',
)

const productField = z.optional(
  describedField(productCodeSchema, 'of one product line alone', 'small_shop_financing'),
)

const bookMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month as 2027-01'))

const monthField = (means: string, example: string) =>
  z.optional(describedField(bookMonth, means, example, 'text'))

const periodEnd = (means: string, example: string) =>
  z.optional(describedField(businessDateSchema, means, example))

/** A figure, and of which part of the portfolio. */
const figureFields = {
  figure: describedField(z.enum(figuresWithDrillDown), 'which figure', 'outstandingCents'),
  currency: z.optional(describedField(currencySchema, 'facilities in one currency alone', 'GBP')),
  productCode: productField,
  platform: z.optional(describedField(shortText(60), 'of one platform alone', 'harbor-market', 'text')),
  payoutMonth: monthField('loans that were paid out in this month', '2027-01'),
  from: periodEnd('expected receipts of the week of this Monday or later', '2027-01-04'),
  to: periodEnd('expected receipts of the week of this Monday or before', '2027-03-29'),
  month: monthField('of a booked month, for the figures of the books', '2027-01'),
  limit: fields.listLimit,
  cursor: fields.listCursor,
}

export const portfolioActs = {
  'obligor-list': act({
    summary:
      'The facilities that are not closed, with the directors and beneficial owners behind each: who owes in several companies.',
    roles: ['credit', 'compliance', 'auditor'],
    subject: 'portfolio',
    reads: 'personal data',
    input: z.object({ limit: fields.listLimit, cursor: fields.listCursor }),
    output: obligorPage,
  }),
  'loan-register-list': act({
    summary:
      'The register of loans: date, borrower, amount, rates, security, terms, each repayment, and what is outstanding.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: 'personal data',
    input: z.object({
      from: periodEnd('paid out on this day or later', '2027-01-01'),
      to: periodEnd('paid out on this day or before', '2027-12-31'),
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: loanRegisterPage,
  }),
  'portfolio-facility-list': act({
    summary:
      'The facilities behind a figure of the portfolio or of a booked month, page by page: in each currency they add up to it.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    positional: ['figure'],
    input: z.object(figureFields),
    output: facilityBreakdown,
  }),
  'portfolio-loan-list': act({
    summary:
      'The loans behind a figure of the portfolio, of a stored day or of a booked month: in each currency they add up to it.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    positional: ['figure'],
    input: z.object({
      ...figureFields,
      day: periodEnd(
        'of a stored day, as far as the ledger has it; as it stands now where none is given',
        '2027-01-28',
      ),
    }),
    output: loanBreakdown,
  }),
  'portfolio-export': act({
    summary: 'A table of the portfolio as CSV.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    positional: ['table'],
    input: z.object({
      table: describedField(z.enum(portfolioTables), 'which figures', 'vintages'),
      ...portfolioFields,
    }),
    output: portfolioExport,
  }),
  'portfolio-margin': act({
    summary:
      'Yield, cost of funds, net margin, losses and allowance by currency and booked month, as amounts and in percent a year.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    input: z.object({ months: monthsField }),
    output: shownMargin,
  }),
  'funding-cost-set': act({
    summary:
      'Sets what the lender’s own money costs in a currency, from a month on until another is set. It changes no price, only the margins that are shown.',
    roles: lending,
    subject: 'portfolio',
    positional: ['currency', 'validFrom', 'percent'],
    needsReason: true,
    fourEyes: true,
    input: z.object({
      currency: describedField(currencySchema, 'a currency of facilities', 'GBP'),
      validFrom: describedField(bookMonth, 'the first month', '2027-01', 'text'),
      percent: describedField(
        z.string().check(z.regex(/^\d{1,2}(?:\.\d{1,4})?$/, 'a percentage from 0 to 99.9999, as 5.25')),
        'percent a year',
        '5.25',
        'text',
      ),
    }),
    output: z.strictObject({ currency: currencySchema, validFrom: text, percent }),
  }),
  'portfolio-rebuild': act({
    summary:
      'Counts one facility, or a page of all that were counted before, anew by the ledger, and says what differed.',
    roles: lending,
    subject: 'portfolio',
    input: z.object({
      facilityId: z.optional(describedField(fields.facilityId, 'one facility alone')),
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: portfolioRebuilt,
  }),
  'portfolio-concentration': act({
    summary:
      'What is outstanding by platform, by product line and by platform and currency and, in one currency, by currency.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    input: z.object(portfolioFields),
    output: shownConcentration,
  }),
  'portfolio-earned': act({
    summary:
      'Income by month: as it was charged, by kind and less what was waived, and as it was earned by the day.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    input: z.object({ ...portfolioFields, months: monthsField }),
    output: shownEarnings,
  }),
  'portfolio-inflow': act({
    summary:
      'What is to come in by week: by the schedules, and of shares of sales by weeks like the mean of the last year.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    input: z.object({ ...portfolioFields, weeks: weeksField }),
    output: shownInflow,
  }),
  'portfolio-show': act({
    summary:
      'The portfolio by currency and product line: limits, principal by days past due, stages, what was paid out, repaid, charged and lost.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    input: z.object(portfolioFields),
    output: shownPortfolio,
  }),
  'portfolio-trend': act({
    summary:
      'The portfolio month by month: outstanding, past due and allowance at its end, paid out, repaid, charged, earned and written off in it.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    input: z.object({ ...portfolioFields, months: monthsField }),
    output: shownTrend,
  }),
  'portfolio-vintages': act({
    summary:
      'What became of the loans of each month: paid out, repaid, past due and written off, and how it came about by months on book.',
    roles: moneyReaders,
    subject: 'portfolio',
    reads: true,
    input: z.object({ ...portfolioFields, productCode: productField, months: monthsField }),
    output: shownVintages,
  }),
}
