import * as z from 'zod/mini'

const heading = z.string().check(z.minLength(1), z.maxLength(100))

/** The column headings of a bank's CSV. */
export const csvColumns = z.object({
  valueDate: heading,
  bookingDate: z.optional(heading),
  /** One signed column, or one each for credits and debits. */
  amount: z.optional(heading),
  credit: z.optional(heading),
  debit: z.optional(heading),
  /** The account's balance after the line. */
  balance: heading,
  text: z.array(heading).check(z.minLength(1), z.maxLength(20)),
  bankReference: z.optional(heading),
  payerName: z.optional(heading),
  payerAccount: z.optional(heading),
})
export type CsvColumns = z.output<typeof csvColumns>

export const dateOrders = ['YMD', 'DMY', 'MDY'] as const
export type DateOrder = (typeof dateOrders)[number]
