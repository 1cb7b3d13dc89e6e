import * as z from 'zod/mini'
import { dateOrders } from '../input-parsing/date-orders.ts'
import { currencySchema } from '../money/currency.ts'
import { csvColumns } from './csv-columns.ts'

/** How a bank's CSV is read, under a name. */
export const csvMapping = z.object({
  name: z.string(),
  columns: csvColumns,
  dateOrder: z.enum(dateOrders),
  /** The headings by which a file is recognised: each of them is in its header. */
  headings: z.array(z.string()),
  account: z.nullable(z.string()),
  currency: z.nullable(currencySchema),
  /** Who saved it last, and when; null for one that comes with the portal. */
  savedBy: z.nullable(z.string()),
  savedAt: z.nullable(z.string()),
})
export type CsvMapping = z.output<typeof csvMapping>

/** A line of a CSV as it would be read. */
export const csvPreviewLine = z.object({
  row: z.number(),
  valueDate: z.string(),
  bookingDate: z.string(),
  amount: z.string(),
  balance: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  account: z.nullable(z.string()),
  text: z.string(),
  bankReference: z.nullable(z.string()),
  payerName: z.nullable(z.string()),
  payerAccount: z.nullable(z.string()),
})

export const csvPreview = z.object({
  /** The mapping that was used: the given one, or the one whose headings the file has. */
  mapping: z.nullable(z.string()),
  /** The names of the mappings that fit equally well, if there are several. */
  fitting: z.array(z.string()),
  headings: z.array(z.string()),
  /** The first rows below the headings. */
  rows: z.array(z.array(z.string())),
  /** The date orders by which all dates can be parsed; if there are several, a person chooses. */
  dateOrders: z.array(z.enum(dateOrders)),
  lines: z.array(csvPreviewLine),
  /** All that cannot be read, row by row. */
  problems: z.array(z.string()),
})
export type CsvPreview = z.output<typeof csvPreview>
