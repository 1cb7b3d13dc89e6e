import * as z from 'zod/mini'
import { exactTextSchema, idSchema, inOneLine } from '../api/field-schemas.ts'
import { bankRelationTypes } from '../application/bank-relation-types.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { tradedCurrencySchema } from '../money/currency.ts'
import { linkablePlatform } from './platform.schema.ts'
import { shopStatuses } from './shop-status.ts'

/** A payment account's id: its platform’s, and the platform's own for it. */
const accountId = exactTextSchema(200).check(inOneLine)

export const paymentAccount = z.object({
  id: z.string(),
  /** A platform's id. */
  platform: z.string(),
  platform_name: z.string(),
  status: z.enum(shopStatuses),
  authorised: z.boolean(),
  /** Whether its holder is known, to the platform or to the lender. */
  verified: z.boolean(),
  /** ISO 3166-1 alpha-2; null where the platform does not say. */
  region: z.nullable(z.string()),
  /** Whose it is, seen from the company; null while nobody knows. */
  relation_type: z.nullable(z.enum(bankRelationTypes)),
  /** Masked, as "•••• 1234" or "z•••@example.com". */
  account_number: z.string(),
  /** The name that it is registered under. */
  company_name: z.nullable(z.string()),
  /** The one that it is kept in first of all. */
  currency: z.nullable(z.string()),
  authorised_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** What it holds and has not paid out, by currency; empty before it was read. */
  balances: z.array(z.object({ currency: tradedCurrencySchema, amount: wireAmountSchema })),
  /** Whether repayments in its currency may be deducted from it. */
  deductible: z.boolean(),
  /** Whether its balances count towards the watermark. */
  counts: z.boolean(),
  read_at: z.nullable(z.string()),
  /** What last went to the holder's bank, in the last 30 days. */
  last_payout: z.nullable(
    z.object({ at: z.string(), currency: tradedCurrencySchema, amount: wireAmountSchema }),
  ),
})

export const paymentAccountsSchemas = {
  listPaymentPlatforms: {
    response: z.array(linkablePlatform),
  },
  listPaymentGateways: {
    response: z.array(
      z.object({
        id: z.string(),
        /** The platform's name. */
        platform: z.string(),
        partner_abbr: z.string(),
        /** Begun here, or by the platform's own page. */
        action: z.enum(['oauth', 'redirect']),
        /** Whether the platform sends the seller back. */
        is_callback: z.boolean(),
        /** Names the logo that the client shows. */
        icon: z.string(),
      }),
    ),
  },
  linkShopsToPaymentAccount: {
    body: z.object({
      /** Null undoes it. */
      psp_id: z.nullable(accountId),
      shop_ids: z.array(idSchema, 'required').check(z.minLength(1, 'required')),
    }),
    response: z.object({ shop_ids: z.array(z.string()) }),
  },
  syncPaymentAccount: {
    body: z.object({ psp_id: accountId }),
    response: paymentAccount,
  },
}
