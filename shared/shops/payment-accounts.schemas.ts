import * as z from 'zod/mini'
import type { FieldRule } from '../api/field-rules.ts'
import { exactTextSchema, idSchema, inOneLine } from '../api/field-schemas.ts'
import { bankRelationTypes } from '../application/bank-relation-types.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema, tradedCurrencySchema } from '../money/currency.ts'
import { marketplaces } from './marketplaces.ts'
import { linkablePlatform, platformData } from './platform.schema.ts'
import { shopStatuses } from './shop-status.ts'

/** A payment account's id: its platform’s id, and the platform's id of the account. */
const accountId = exactTextSchema(200).check(inOneLine)

export const paymentAccount = z.object({
  id: z.string(),
  /** A platform's id. */
  platform: z.string(),
  platform_name: z.string(),
  status: z.enum(shopStatuses),
  authorised: z.boolean(),
  /** Whether its holder is verified, by the platform or the lender. */
  verified: z.boolean(),
  /** ISO 3166-1 alpha-2; null if the platform does not state it. */
  region: z.nullable(z.string()),
  /** The holder's relation to the company; null while unknown. */
  relation_type: z.nullable(z.enum(bankRelationTypes)),
  /** Masked, as "•••• 1234" or "z•••@example.com". */
  account_number: z.string(),
  /** Its registered holder. */
  company_name: z.nullable(z.string()),
  /** The platform's offer that brought its customer here; null without one. */
  offer_id: z.nullable(z.string()),
  /** Its primary currency. */
  currency: z.nullable(z.string()),
  authorised_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** Its unsettled balance, by currency; empty before the first sync. */
  balances: z.array(z.object({ currency: tradedCurrencySchema, amount: wireAmountSchema })),
  /** Whether repayments in its currency may be deducted from it. */
  deductible: z.boolean(),
  /** Whether its balances count towards the watermark. */
  counts: z.boolean(),
  read_at: z.nullable(z.string()),
  /** The last payout to the holder's bank, in the last 30 days. */
  last_payout: z.nullable(
    z.object({ at: z.string(), currency: tradedCurrencySchema, amount: wireAmountSchema }),
  ),
})

/** A marketplace that paid into an account, and of which the company has linked no shop. */
export const unlinkedMarketplace = z.object({
  /** The account that it paid into. */
  psp_id: z.string(),
  marketplace: z.enum(marketplaces),
  name: z.string(),
  /** The platform by which its shops can be linked; null if they cannot be. */
  platform_id: z.nullable(z.string()),
  deposits: z.int(),
  last_at: z.string(),
  /** In the last 30 days. */
  sums: z.array(z.object({ currency: tradedCurrencySchema, amount: wireAmountSchema })),
})

/** Why an account cannot be unlinked by the seller, by the rule of its refusal. */
export const unlinkingObstacles = [
  'accountDeductsRepayments',
  'accountConfirmedByLender',
  'accountBoundsDebt',
] as const satisfies readonly FieldRule[]

export type UnlinkingObstacle = (typeof unlinkingObstacles)[number]

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
        /** Other names that sellers search for, in any script. */
        other_names: z.array(z.string()),
        partner_abbr: z.string(),
        /** Started here, or by the platform's own page. */
        action: z.enum(['oauth', 'redirect']),
        /** Whether the platform redirects the seller back. */
        is_callback: z.boolean(),
        /** The logo's name in the client. */
        icon: z.string(),
        /** Both empty for one with a page of its own. */
        ...platformData,
      }),
    ),
  },
  linkShopsToPaymentAccount: {
    body: z.object({
      /** Null removes the assignment. */
      psp_id: z.nullable(accountId),
      shop_ids: z.array(idSchema, 'required').check(z.minLength(1, 'required')),
    }),
    response: z.object({ shop_ids: z.array(z.string()) }),
  },
  previewAccountUnlinking: {
    body: z.object({ psp_id: accountId }),
    response: z.object({
      /** Null if it can be unlinked. */
      obstacle: z.nullable(z.enum(unlinkingObstacles)),
      limits: z.array(
        z.object({
          product_code: productCodeSchema,
          currency: currencySchema,
          /** The amount that can be drawn. */
          available_now: wireAmountSchema,
          available_after: wireAmountSchema,
        }),
      ),
    }),
  },
  unlinkPaymentAccount: {
    body: z.object({ psp_id: accountId }),
    response: z.null(),
  },
  dismissDeposits: {
    body: z.object({ psp_id: accountId, marketplace: z.enum(marketplaces, 'unknownOption') }),
    response: z.null(),
  },
  syncPaymentAccount: {
    body: z.object({ psp_id: accountId }),
    response: paymentAccount,
  },
}
