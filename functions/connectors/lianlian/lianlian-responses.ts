import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const decimal = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

/** Local times of China, as "2022-01-10 11:00:36". Some examples have the form of ISO 8601, with a zone. */
const localTime = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?Z?$/)),
  z.transform((given) =>
    new Date(given.endsWith('Z') ? given : `${given.replace(' ', 'T')}+08:00`).toISOString(),
  ),
)

const success = z.literal('000000')

const listOf = <T extends z.ZodMiniType>(each: T) =>
  z.object({
    code: success,
    data: z.object({ totalSize: z.nullish(z.int()), resultList: z.nullish(z.array(each)) }),
  })

export const lianlianTokens = z.object({
  access_token: text,
  expires_in: z.nullish(z.number().check(z.positive())),
  refresh_token: z.nullish(z.string()),
})

/** The accounts in which a customer receives money, one a shop and currency. */
export const lianlianAccounts = listOf(
  z.object({
    accountId: text,
    holderName: z.string().check(z.maxLength(300)),
    currency: z.string(),
    balance: decimal,
    createTime: localTime,
  }),
)

export const lianlianKyc = z.object({ status: z.string() })

export const lianlianWithdrawals = listOf(
  z.object({
    transId: text,
    withdrawStatus: z.int(),
    withdrawAmount: decimal,
    withdrawCurrency: z.string(),
    createTime: localTime,
  }),
)

export const lianlianDeposits = listOf(
  z.object({
    transId: text,
    creditStatus: z.string(),
    platform: z.string(),
    currency: z.string(),
    amount: decimal,
    createTime: localTime,
  }),
)
