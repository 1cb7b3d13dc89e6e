import * as z from 'zod/mini'
import { exactTextSchema, inOneLine } from '../api/field-schemas.ts'
import { dateOrders } from '../input-parsing/date-orders.ts'

/** What the columns of an export may mean. */
export const uploadRoles = ['id', 'date', 'amount', 'currency', 'status', 'refund', 'direction'] as const
export type UploadRole = (typeof uploadRoles)[number]

/** Without these, nothing can be read. */
export const requiredRoles = ['id', 'date', 'amount'] as const satisfies readonly UploadRole[]

/**
 * How rows with the same number are related: as parts of an order, each with an amount of its own, or as repetitions of
 * the order's total.
 */
export const repeatedRows = ['parts', 'totals'] as const
export type RepeatedRows = (typeof repeatedRows)[number]

const heading = exactTextSchema(200).check(inOneLine)

/** How an export is read: its columns by their headings. A repeated heading has `(2)` appended. */
export const uploadReading = z.object({
  columns: z.object({
    id: heading,
    date: heading,
    amount: heading,
    currency: z.optional(heading),
    status: z.optional(heading),
    /** The refunded amount of an order; of a payment account, the outgoing amount. */
    refund: z.optional(heading),
    /** The column that shows in a word whether an amount came in or went out. */
    direction: z.optional(heading),
  }),
  date_order: z.enum(dateOrders, 'unknownOption'),
  repeated: z.enum(repeatedRows, 'unknownOption'),
})
export type UploadReading = z.output<typeof uploadReading>

/** Why a row is not counted. */
export const leftOutReasons = [
  'extraCells',
  'formula',
  'noId',
  'roundedId',
  'noDate',
  'futureDate',
  'noAmount',
  'noDirection',
  'unknownCurrency',
  'unpaid',
  'cancelled',
  'repeated',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Why a whole file cannot be read. */
export const tableProblems = ['unreadable', 'tooLarge', 'tooLong', 'noRows', 'unsafe'] as const
export type TableProblem = (typeof tableProblems)[number]
