import * as z from 'zod/mini'

export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** How much of a list is asked for, and from where on. Part of a list's body. */
export const pageFields = {
  page_size: z._default(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(100, 'tooMany')), 20),
  /** From the page before, asked for with the same filters and order. */
  cursor: z.optional(z.string('invalid').check(z.maxLength(2000, 'tooLong'))),
}

/** A page of a list. It may be shorter than was asked for although there are more: only without a cursor it is the last. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ records: z.array(row), cursor: z.optional(z.string()) })
