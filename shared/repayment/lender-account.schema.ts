import * as z from 'zod/mini'

/** The id under which the lender is registered in the Faster Payment System of Hong Kong. */
export const fpsProxySchema = z.object({ kind: z.enum(['fpsId', 'mobile', 'email']), value: z.string() })
export type FpsProxy = z.infer<typeof fpsProxySchema>

/** The bank's code for transfers within its country; not needed with an IBAN. */
export const clearingCodeSchema = z.object({
  kind: z.enum(['sortCode', 'routingNumber', 'bankCode', 'cnaps']),
  code: z.string(),
})
export type ClearingCode = z.infer<typeof clearingCodeSchema>

/** The account for the seller's transfer, in the currency of the debt. */
export const lenderAccount = z.object({
  bank_name: z.string(),
  swift_code: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  /** For transfers within the account's country; absent without one. */
  clearing_code: z.optional(clearingCodeSchema),
  /** For HKD and CNY, where the lender is registered. */
  fps: z.optional(fpsProxySchema),
})
export type LenderAccount = z.infer<typeof lenderAccount>
