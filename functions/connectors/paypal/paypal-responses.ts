import * as z from 'zod/mini'

/** PayPal returns numbers and booleans as text in some places. */
const seconds = z.pipe(z.union([z.number(), z.string()]), z.transform(Number))
const flag = z.pipe(
  z.union([z.boolean(), z.string()]),
  z.transform((value) => value === true || value === 'true'),
)

export const paypalTokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: z.string().check(z.regex(/^bearer$/i)),
  expires_in: seconds.check(z.positive()),
  /** Absent from a refresh: the refresh token stays valid. */
  refresh_token: z.optional(z.string().check(z.minLength(1))),
})

/** Schema `paypalv1.1`. */
export const paypalUser = z.object({
  payer_id: z.string().check(z.regex(/^[A-Z0-9]{1,24}$/)),
  name: z.optional(z.string().check(z.maxLength(300))),
  verified_account: z.optional(flag),
  address: z.optional(z.object({ country: z.optional(z.string().check(z.regex(/^[A-Z][A-Z2]$/))) })),
  emails: z.optional(
    z.array(z.object({ value: z.string().check(z.maxLength(254)), primary: z.optional(flag) })),
  ),
})

const decimal = z.string().check(z.regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/))
const money = z.object({ currency_code: z.string(), value: decimal })

export const paypalBalances = z.object({
  balances: z.optional(
    z.array(
      z.object({
        currency: z.string(),
        primary: z.optional(z.boolean()),
        total_balance: money,
        available_balance: z.optional(money),
        withheld_balance: z.optional(money),
      }),
    ),
  ),
})

/** RFC 3339, also with an offset without a colon. */
const timestamp = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text) => new Date(text).toISOString()),
)

export const paypalTransactions = z.object({
  transaction_details: z.optional(
    z.array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          transaction_initiation_date: timestamp,
          transaction_amount: money,
        }),
        payer_info: z.nullish(
          z.object({
            payer_name: z.nullish(
              z.object({
                /** The name of a business. */
                alternate_full_name: z.nullish(z.string()),
                full_name: z.nullish(z.string()),
              }),
            ),
          }),
        ),
      }),
    ),
  ),
  total_pages: z.optional(z.int()),
})
