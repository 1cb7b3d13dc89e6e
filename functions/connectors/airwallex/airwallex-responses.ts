import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

export const airwallexTokens = z.object({
  access_token: text,
  expires_in: z.number().check(z.positive()),
  /** Rotated with each refresh, and good for 90 days from then on. */
  refresh_token: text,
  refresh_token_expires_in: z.nullish(z.number()),
})

export const airwallexAccount = z.object({
  id: text,
  status: z.nullish(z.string()),
  account_details: z.nullish(
    z.object({
      business_details: z.nullish(
        z.object({
          business_name: z.nullish(z.string().check(z.maxLength(300))),
          address: z.nullish(z.object({ country_code: z.nullish(z.string()) })),
        }),
      ),
    }),
  ),
})

/** Amounts in major units of their currency, not in cents. */
export const airwallexBalances = z.array(
  z.object({
    currency: z.string(),
    available_amount: z.nullish(z.number()),
    pending_amount: z.nullish(z.number()),
    total_amount: z.nullish(z.number()),
  }),
)

export const airwallexTransactions = z.object({
  has_more: z.boolean(),
  items: z.array(
    z.object({
      id: text,
      amount: z.number(),
      currency: z.string(),
      created_at: z.string(),
      source_id: z.nullish(z.string()),
      description: z.nullish(z.string()),
      status: z.nullish(z.string()),
      transaction_type: z.string(),
    }),
  ),
})
