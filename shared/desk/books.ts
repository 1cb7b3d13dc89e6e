import * as z from 'zod/mini'
import { generalAccounts } from '../books/general-ledger.ts'
import { currencySchema } from '../money/currency.ts'
import { cents, count, instant, percent, product, text } from './response-fields.ts'

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

/** A month of the books in a currency. Debits are positive. */
export const currencyBooks = z.strictObject({
  currency: currencySchema,
  accounts: z.array(
    z.strictObject({
      account: z.enum(generalAccounts),
      code: text,
      name: text,
      openingCents: cents,
      debitCents: cents,
      creditCents: cents,
      closingCents: cents,
    }),
  ),
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
    closingCents: cents,
  }),
  moves: z.array(moveRow),
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
  parameters: z.array(
    z.strictObject({
      productCode: product,
      validFrom: text,
      defaultPercent: percent,
      lifetimeDefaultPercent: percent,
      lossGivenDefaultPercent: percent,
      conversionPercent: percent,
      setBy: text,
      approvedBy: z.nullable(text),
    }),
  ),
})
export type ShownBooks = z.output<typeof shownBooks>

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
