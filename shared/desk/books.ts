import * as z from 'zod/mini'
import { generalAccounts } from '../books/general-accounts.ts'
import { stageReasons } from '../books/loan-stage.ts'
import { currencySchema } from '../money/currency.ts'
import { cents, count, day, instant, percent, product, recordId, text, yesNo } from './response-fields.ts'

const stageRow = z.strictObject({
  stage: z.enum(['1', '2', '3']),
  loans: count,
  outstandingCents: cents,
  allowanceCents: cents,
})

const moveRow = z.strictObject({
  /** 0 is outside the books: not paid out yet, or ended. */
  from: z.enum(['0', '1', '2', '3']),
  to: z.enum(['0', '1', '2', '3']),
  loans: count,
  outstandingCents: cents,
})

/** Each account before and after the month. Debits are positive. */
const accountRows = z.array(
  z.strictObject({
    account: z.enum(generalAccounts),
    code: text,
    name: text,
    openingCents: cents,
    debitCents: cents,
    creditCents: cents,
    closingCents: cents,
  }),
)

/** All currencies together, in the lender's book currency. */
export const translatedBooks = z.strictObject({
  currency: currencySchema,
  accounts: accountRows,
  /** By currency of the facilities: the closing rate, and what the rates changed in the month; a gain is positive. */
  rates: z.array(
    z.strictObject({
      currency: currencySchema,
      exchangeRate: text,
      rateDate: day,
      exchangeGainCents: cents,
    }),
  ),
})
export type ShownTranslation = z.output<typeof translatedBooks>

/** A month of the books in a currency. */
export const currencyBooks = z.strictObject({
  currency: currencySchema,
  accounts: accountRows,
  stages: z.array(stageRow),
  undrawnCents: cents,
  undrawnAllowanceCents: cents,
  /** Opening plus what follows is closing. */
  allowance: z.strictObject({
    openingCents: cents,
    newCents: cents,
    stageMovesCents: cents,
    remeasuredCents: cents,
    repaidCents: cents,
    writtenOffCents: cents,
    recoveredCents: cents,
    recoveryToIncomeCents: cents,
    closingCents: cents,
  }),
  moves: z.array(moveRow),
  /**
   * The number of months in `migration`: the share of a stage's loans that were in each stage a month later, 0 being
   * ended.
   */
  migrationMonths: count,
  migration: z.array(
    z.strictObject({
      from: z.enum(['1', '2', '3']),
      to: z.enum(['0', '1', '2', '3']),
      loans: count,
      sharePercent: percent,
    }),
  ),
  /** Why loans are in stage 2 or 3; one with two reasons is in two rows. */
  stageReasons: z.array(
    z.strictObject({
      stage: z.enum(['1', '2', '3']),
      stageReason: z.enum(stageReasons),
      loans: count,
      outstandingCents: cents,
    }),
  ),
})
export type CurrencyBooks = z.output<typeof currencyBooks>

export const shownBooks = z.strictObject({
  /** Months that are booked, the latest first. */
  months: z.array(text),
  /** The shown month; null if none is booked. */
  month: z.nullable(text),
  bookedAt: z.nullable(instant),
  journalEntries: count,
  /** Null while it is open. */
  closed: z.nullable(
    z.strictObject({
      at: instant,
      by: text,
      approvedBy: z.nullable(text),
      /** When its reports were filed. */
      filedAt: z.nullable(instant),
    }),
  ),
  currencies: z.array(currencyBooks),
  /** Null for a month without a book currency. */
  translated: z.nullable(translatedBooks),
  parameters: z.array(
    z.strictObject({
      productCode: product,
      validFrom: text,
      defaultPercent: percent,
      lifetimeDefaultPercent: percent,
      lossGivenDefaultPercent: percent,
      conversionPercent: percent,
      /** Triggers of stage 2; null and no where there are none. */
      salesDropPercent: z.nullable(percent),
      salesDropMonths: z.nullable(count),
      lostShop: yesNo,
      setBy: text,
      approvedBy: z.nullable(text),
    }),
  ),
})
export type ShownBooks = z.output<typeof shownBooks>

/** A loan in stage 2 or 3, with its reasons. */
const stagedLoan = z.strictObject({
  drawdownId: recordId,
  facilityId: recordId,
  companyId: recordId,
  currency: currencySchema,
  stage: z.enum(['2', '3']),
  /** None for a month from before reasons were stored. */
  stageReasons: z.array(z.enum(stageReasons)),
  stageSince: day,
  daysPastDue: count,
  outstandingCents: cents,
  allowanceCents: z.nullable(cents),
})
export type StagedLoanRow = z.output<typeof stagedLoan>

export const stagedLoans = z.strictObject({
  month: text,
  loans: z.array(stagedLoan),
  cursor: z.exactOptional(text),
})

export const journalPage = z.strictObject({
  month: text,
  fileName: text,
  /** Entries on this page, after filtering by currency. */
  entries: count,
  /** CSV, UTF-8, with a header. */
  content: text,
  cursor: z.exactOptional(text),
})
export type JournalPage = z.output<typeof journalPage>
