import * as z from 'zod/mini'
import { creditFailureReasons, limitFactor } from '../credit/credit-limit.schema.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'

/** A decimal: a share of one ("0.0903"), or a multiple of the average day ("1.2500"). */
const ratio = z.string()

/** Days, both included. */
const days = { from: businessDateSchema, to: businessDateSchema }

const takings = { sales: wireAmountSchema, refunds: wireAmountSchema, net: wireAmountSchema }

const rhythm = z.array(
  z.object({
    /** Of the year 1 to 12, of the week 1 (Monday) to 7. */
    part: z.number(),
    /** Net sales of its average day, divided by those of the overall average day. */
    index: ratio,
  }),
)

const parts = z.array(z.object({ name: z.string(), net: wireAmountSchema, share: ratio }))

/** A company's sales over time. Amounts are in `currency`, each day at its own rate. */
export const salesReportOnWire = z.object({
  currency: currencySchema,
  /** The days of the report: two years and the current month, or since the first order. */
  ...days,
  /** Calendar months, oldest first. */
  months: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      ...takings,
      /** Refunds over sales; null without sales. */
      refund_ratio: z.nullable(ratio),
      /** From its first day to its last. */
      is_whole: z.boolean(),
    }),
  ),
  /** The last twelve months up to yesterday, the basis of a limit. */
  year: z.object({ ...days, ...takings, refund_ratio: z.nullable(ratio) }),
  /** The latest whole months against the same ones a year before; null without a comparison. */
  growth: z.nullable(
    z.object({
      ...days,
      months: z.number(),
      net: wireAmountSchema,
      net_before: wireAmountSchema,
      /** "0.1000" is a growth of a tenth. */
      change: ratio,
    }),
  ),
  /** By calendar month; null with less than twelve months of sales. */
  seasonality: z.nullable(rhythm),
  /** By day of the week; null with less than eight weeks of sales. */
  week: z.nullable(rhythm),
  /** Of the last twelve months' net sales, largest first. */
  platforms: parts,
  shops: parts,
  /** The limit from these sales today; `reason` states why there is none. Without sales there are no figures either. */
  limit: z.object({
    reason: z.nullable(z.enum(creditFailureReasons)),
    limit: z.nullable(wireAmountSchema),
    start: z.nullable(wireAmountSchema),
    factors: z.array(limitFactor),
  }),
})
export type SalesReportOnWire = z.infer<typeof salesReportOnWire>
