import * as z from 'zod/mini'

const heading = z.string().check(z.minLength(1), z.maxLength(100))

/** The headings under which a bank's CSV has what is read of it. */
export const csvColumns = z.object({
  valueDate: heading,
  bookingDate: z.optional(heading),
  /** One column with a sign, or one for what came and one for what went. */
  amount: z.optional(heading),
  credit: z.optional(heading),
  debit: z.optional(heading),
  /** What the account holds after the line. */
  balance: heading,
  text: z.array(heading).check(z.minLength(1), z.maxLength(20)),
  bankReference: z.optional(heading),
  payerName: z.optional(heading),
  payerAccount: z.optional(heading),
})
export type CsvColumns = z.output<typeof csvColumns>

export const dateOrders = ['YMD', 'DMY', 'MDY'] as const
export type DateOrder = (typeof dateOrders)[number]
