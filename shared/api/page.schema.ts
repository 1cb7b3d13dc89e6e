import * as z from 'zod'

export const orders = ['asc', 'desc'] as const
export type Order = (typeof orders)[number]

/** How much of a list is asked for, and from where on. Part of a list's body. */
export const pageFields = {
  page_size: z.number('invalid').int('invalid').min(1, 'invalid').max(100, 'tooMany').default(20),
  /** From the page before, asked for with the same filters and order. */
  cursor: z.string('invalid').max(2000, 'tooLong').optional(),
}

/** A page of a list. It may be shorter than was asked for although there are more: only without a cursor it is the last. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ records: z.array(row), cursor: z.string().optional() })
