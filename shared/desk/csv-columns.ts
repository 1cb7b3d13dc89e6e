import * as z from 'zod/mini'

const heading = z.string().check(z.minLength(1), z.maxLength(100))

/** The column headings of a bank's CSV. Of two alike, the second is named with `(2)` behind it. */
export const csvColumns = z.object({
  valueDate: heading,
  bookingDate: z.optional(heading),
  /** One signed column, or one each for credits and debits. */
  amount: z.optional(heading),
  credit: z.optional(heading),
  debit: z.optional(heading),
  /** Whether the amount came or went, as `CR` or `DR`. */
  direction: z.optional(heading),
  /** The account's balance after the line. Without it, both balances are given with the file. */
  balance: z.optional(heading),
  /** For a file of several accounts or currencies. */
  account: z.optional(heading),
  currency: z.optional(heading),
  text: z.array(heading).check(z.minLength(1), z.maxLength(20)),
  bankReference: z.optional(heading),
  /** The other side of a credit, and of a debit where that has its own columns. */
  payerName: z.optional(heading),
  payerAccount: z.optional(heading),
  payeeName: z.optional(heading),
  payeeAccount: z.optional(heading),
})
export type CsvColumns = z.output<typeof csvColumns>

/** Whether the columns say how much came or went. */
export const hasAmount = ({ amount, credit, debit }: Partial<CsvColumns>): boolean =>
  Boolean(amount || (credit && debit))

/** The headings that a file needs for these columns. */
export const headingsOfColumns = ({ text, ...columns }: CsvColumns): string[] => [
  ...Object.values(columns).filter((column) => column !== undefined),
  ...text,
]
