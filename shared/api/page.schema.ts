import * as z from 'zod/mini'
import { businessDateSchema } from '../time/business-date.ts'
import { inOneLine } from './field-schemas.ts'

/** From the previous page, requested with the same filters and order. */
export const cursorSchema = z.optional(z.string('invalid').check(z.maxLength(2000, 'tooLong'), inOneLine))

/** The limit and the position of a list. Part of a list's body. */
export const pageFields = {
  page_size: z._default(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(100, 'tooMany')), 20),
  cursor: cursorSchema,
}

const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The sort order of a list: the latest first by default. */
export const sortOrderSchema = z._default(z.enum(sortOrders, 'unknownOption'), 'desc')

/** The first and the last business day of the range, both included. The body has to be checked by `periodInOrder`. */
export const periodFields = { from: z.optional(businessDateSchema), to: z.optional(businessDateSchema) }

export const periodInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { message: 'dateInvalid', path: ['to'] },
)

/**
 * A page of a list. It may be shorter than requested although there are more: only a page without a cursor is the last.
 */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ records: z.array(row), cursor: z.optional(z.string()) })
