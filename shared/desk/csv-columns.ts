import * as z from 'zod/mini'

const heading = z.string().check(z.minLength(1), z.maxLength(100))

/** The column headings of a bank's CSV. The second of two equal headings has the suffix `(2)`. */
export const csvColumns = z.object({
  valueDate: heading,
  bookingDate: z.optional(heading),
  /** One signed column, or one each for credits and debits. */
  amount: z.optional(heading),
  credit: z.optional(heading),
  debit: z.optional(heading),
  /** Whether the line is a credit or a debit, as `CR` or `DR`. */
  direction: z.optional(heading),
  /** The account's balance after the line. Without it, both balances are given with the file. */
  balance: z.optional(heading),
  /** For a file of several accounts or currencies. */
  account: z.optional(heading),
  currency: z.optional(heading),
  text: z.array(heading).check(z.minLength(1), z.maxLength(20)),
  bankReference: z.optional(heading),
  /** The counterparty of a credit, and that of a debit where it has columns of its own. */
  payerName: z.optional(heading),
  payerAccount: z.optional(heading),
  payeeName: z.optional(heading),
  payeeAccount: z.optional(heading),
})
export type CsvColumns = z.output<typeof csvColumns>

/** Whether there is a column for amounts, or one each for credits and debits. */
export const hasAmount = ({ amount, credit, debit }: Partial<CsvColumns>): boolean =>
  Boolean(amount || (credit && debit))

/** The headings that a file needs for these columns. */
export const headingsOfColumns = ({ text, ...columns }: CsvColumns): string[] => [
  ...Object.values(columns).filter((column) => column !== undefined),
  ...text,
]
