import * as z from 'zod/mini'
import { exactTextSchema, inOneLine, randomIdSchema } from '../api/field-schemas.ts'
import { dateOrders } from '../input-parsing/date-orders.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { tradedCurrencySchema } from '../money/currency.ts'
import { limitForecast } from './authorised-shops.schemas.ts'
import { leftOutReasons, tableProblems, uploadReading } from './upload-columns.ts'
import { uploadTimeZones } from './upload-time-zones.ts'

/** A shop, or a payment account. */
export const uploadedSourceKinds = ['shop', 'account'] as const

const uploadedMonth = z.object({
  /** `YYYY-MM`, in Hong Kong. */
  month: z.string(),
  currency: tradedCurrencySchema,
  orders: z.int(),
  sales: wireAmountSchema,
  refunds: wireAmountSchema,
})

const uploadedSource = z.object({
  id: z.string(),
  kind: z.enum(uploadedSourceKinds),
  platform: z.string(),
  name: z.string(),
  currency: tradedCurrencySchema,
  time_zone: z.enum(uploadTimeZones),
  orders: z.int(),
  /** Of a payment account, what came in as sales and what went out as refunds. */
  months: z.array(uploadedMonth),
  /** The latest last. */
  uploads: z.array(
    z.object({ file_name: z.string(), orders: z.int(), from: z.string(), to: z.string(), at: z.string() }),
  ),
})

const name = exactTextSchema(100).check(inOneLine)

export const uploadsSchemas = {
  listUploadedSources: { response: z.array(uploadedSource) },
  addUploadedSource: {
    body: z.object({
      kind: z.enum(uploadedSourceKinds, 'unknownOption'),
      /** The platform's name. */
      platform: name,
      name,
      currency: tradedCurrencySchema,
      time_zone: z.enum(uploadTimeZones, 'unknownOption'),
    }),
    response: uploadedSource,
  },
  previewUpload: {
    body: z.object({
      source_id: randomIdSchema,
      file_id: randomIdSchema,
      /** Guessed from the headings if omitted. */
      reading: z.optional(uploadReading),
    }),
    response: z.object({
      /** Why the file cannot be read; null if it can. */
      problem: z.nullable(z.enum(tableProblems)),
      file_name: z.string(),
      headings: z.array(z.string()),
      /** The first rows. */
      rows: z.array(z.array(z.string())),
      row_count: z.int(),
      /** How the file was read; null if its columns have to be chosen first. */
      reading: z.nullable(uploadReading),
      /** The orders in which all dates can be read. */
      date_orders: z.array(z.enum(dateOrders)),
      orders: z.int(),
      /** The number of these orders that an earlier upload contained. */
      known_orders: z.int(),
      days: z.int(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      months: z.array(uploadedMonth),
      left_out: z.int(),
      /** The first rows that were left out. */
      left_out_rows: z.array(z.object({ row: z.int(), reason: z.enum(leftOutReasons), cell: z.string() })),
    }),
  },
  previewUploadLimits: {
    body: z.object({
      source_id: randomIdSchema,
      /** The upload that would be kept; without one, the shop would be removed. */
      upload: z.optional(z.object({ file_id: randomIdSchema, reading: uploadReading })),
    }),
    /** Of the limits that count uploaded sales; empty if none does. */
    response: z.object({ limits: z.array(limitForecast) }),
  },
  keepUpload: {
    body: z.object({ source_id: randomIdSchema, file_id: randomIdSchema, reading: uploadReading }),
    response: uploadedSource,
  },
  removeUploadedSource: {
    body: z.object({ source_id: randomIdSchema }),
    response: z.null(),
  },
}
