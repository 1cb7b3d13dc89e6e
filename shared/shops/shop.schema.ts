import * as z from 'zod/mini'
import { wireAmountSchema } from '../money/cents.ts'
import { tradedCurrencySchema } from '../money/currency.ts'
import { authModes } from './auth-modes.ts'
import { abnormalities, shopConditions } from './shop-condition.ts'
import { importStatuses, shopStatuses } from './shop-status.ts'

export const authModeSchema = z.literal(Object.values(authModes), 'unknownOption')

/** How far the import of a shop's orders has come. */
const shopImport = z.object({
  status: z.enum(importStatuses),
  /** Sales and refunds together. */
  orders: z.int(),
  sales: wireAmountSchema,
  refunds: wireAmountSchema,
  /** Days of the first and the last sale or refund; null while they are not known. */
  first_date: z.nullable(z.string()),
  last_date: z.nullable(z.string()),
  /** The last day that has been read; null before the first. */
  read_to: z.nullable(z.string()),
  /** How much of the time since the shop opened has been read, in whole percent. */
  percent: z.int(),
})

/** What is known of a shop before its seller has authorised it. */
const announced = {
  id: z.string(),
  /** A platform's id. */
  platform: z.string(),
  /** Where at the platform it is, of one that asks for it. */
  site: z.nullable(z.string()),
  domain: z.nullable(z.string()),
  /** The payment account that its sales are paid out to. */
  psp: z.nullable(z.object({ id: z.string(), platform: z.string() })),
  /** One of the dictionary's `industry_service`. */
  industry: z.nullable(z.string()),
  auth_mode: authModeSchema,
  status: z.enum(shopStatuses),
  /** There is a limit that does not rest on it: an addendum would have to add it. */
  outside_facility: z.boolean(),
}

const authorised = {
  name: z.string(),
  /** What the platform itself calls the shop. */
  shop_id: z.string(),
  authorised_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** It may still be read, and has to be authorised again soon. */
  expiring_soon: z.boolean(),
  /** Null of a shop that may not be read, or was not read yet. */
  condition: z.nullable(z.enum(shopConditions)),
  /** Why it is abnormal, the gravest first. */
  abnormal: z.array(z.enum(abnormalities)),
  currency: tradedCurrencySchema,
  /** When its first sale can have been. */
  opened_at: z.string(),
  import: shopImport,
}

export const linkedShop = z.object({ ...announced, ...authorised })

/** A shop of any status: of one that is `pending` the rest is null. */
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
  /** When it was added, of one that is `pending`. */
  added_at: z.nullable(z.string()),
})
