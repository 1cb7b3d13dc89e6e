import * as z from 'zod/mini'

export const stripeTokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: z.string().check(z.regex(/^bearer$/i)),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
})

const name = z.nullish(z.string().check(z.maxLength(300)))

export const stripeAccount = z.object({
  id: z.string().check(z.regex(/^acct_\w{1,64}$/)),
  /** Absent from responses to callers other than the account itself. */
  company: z.nullish(z.object({ name })),
  business_profile: z.nullish(z.object({ name })),
  settings: z.nullish(z.object({ dashboard: z.nullish(z.object({ display_name: name })) })),
  country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
  default_currency: z.nullish(z.string()),
  details_submitted: z.boolean(),
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
})

/** In the currency's smallest unit; currencies are in lower case. */
const funds = z.array(z.object({ amount: z.int(), currency: z.string() }))

export const stripeBalance = z.object({ available: funds, pending: funds })

export const stripePayouts = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      currency: z.string(),
      /** Seconds since 1970. */
      created: z.int(),
      status: z.string(),
    }),
  ),
  has_more: z.boolean(),
})
