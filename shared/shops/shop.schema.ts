import * as z from 'zod/mini'
import { wireAmountSchema } from '../money/cents.ts'
import { tradedCurrencySchema } from '../money/currency.ts'
import { authModes } from './auth-modes.ts'
import { reportBases } from './reconcile-months.ts'
import { abnormalities, shopConditions } from './shop-condition.ts'
import { importStatuses, shopStatuses } from './shop-status.ts'

export const authModeSchema = z.literal(Object.values(authModes), 'unknownOption')

/** Sales and refunds in a currency, in that currency. */
export const soldInCurrency = z.object({
  /** ISO 4217, also one without an exchange rate. */
  currency: z.string(),
  orders: z.int(),
  sales: wireAmountSchema,
  refunds: wireAmountSchema,
})

/** The progress of a shop's order import. */
const shopImport = z.object({
  status: z.enum(importStatuses),
  /** Sales and refunds together. */
  orders: z.int(),
  sales: wireAmountSchema,
  refunds: wireAmountSchema,
  /** The part that was sold in other currencies, which the figures contain at each day's rate. */
  converted: z.array(soldInCurrency),
  /** What was sold in currencies without an exchange rate, which the figures do not contain. */
  left_out: z.array(soldInCurrency),
  /** Whole months of which the platform's own report and the import are more than a percent apart. */
  differing_months: z.array(
    z.object({ month: z.string(), platform_sales: wireAmountSchema, imported_sales: wireAmountSchema }),
  ),
  /** What that report contains; null where there is none. */
  report_basis: z.nullable(z.enum(reportBases)),
  /** Days of the first and the last sale or refund; null while unknown. */
  first_date: z.nullable(z.string()),
  last_date: z.nullable(z.string()),
  /** The last day that has been read; null before the first. */
  read_to: z.nullable(z.string()),
  /** The synced part of the time since the shop opened, in whole percent. */
  percent: z.int(),
})

/** The data of a shop before its authorisation. */
const announced = {
  id: z.string(),
  /** A platform's id. */
  platform: z.string(),
  /** Its site at the platform, if the platform has several. */
  site: z.nullable(z.string()),
  domain: z.nullable(z.string()),
  /** The payment account that receives its sales. */
  psp: z.nullable(z.object({ id: z.string(), platform: z.string() })),
  /** One of the dictionary's `industry_service`. */
  industry: z.nullable(z.string()),
  auth_mode: authModeSchema,
  status: z.enum(shopStatuses),
  /** There is a limit that does not include it: an addendum would have to add it. */
  outside_facility: z.boolean(),
}

const authorised = {
  name: z.string(),
  /** The platform's id of the shop. */
  shop_id: z.string(),
  authorised_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** It is still authorised, and has to be authorised again soon. */
  expiring_soon: z.boolean(),
  /** Null for a shop that cannot be read, or was not synced yet. */
  condition: z.nullable(z.enum(shopConditions)),
  /** Why it is abnormal, the gravest first. */
  abnormal: z.array(z.enum(abnormalities)),
  currency: tradedCurrencySchema,
  /** The earliest time of a sale. */
  opened_at: z.string(),
  import: shopImport,
}

export const linkedShop = z.object({ ...announced, ...authorised })

/** A shop in any status: for a `pending` one the other fields are null. */
export const listedShop = z.object({
  ...announced,
  name: z.nullable(authorised.name),
  shop_id: z.nullable(authorised.shop_id),
  authorised_at: z.nullable(authorised.authorised_at),
  expires_at: authorised.expires_at,
  expiring_soon: authorised.expiring_soon,
  condition: authorised.condition,
  abnormal: authorised.abnormal,
  currency: z.nullable(authorised.currency),
  opened_at: z.nullable(authorised.opened_at),
  import: z.nullable(authorised.import),
  /** When it was added, for a `pending` one. */
  added_at: z.nullable(z.string()),
})
