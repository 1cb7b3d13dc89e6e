import * as z from 'zod/mini'
import type { Tokens } from '../connectors/connector.ts'
import type { FieldEncryption } from '../data/field-encryption.ts'
import { type PaymentAccountKey, paymentAccountIdOf } from '../data/payment-accounts.ts'

const stored = z.object({
  accessToken: z.string(),
  refreshToken: z.exactOptional(z.string()),
  accessExpiresAt: z.exactOptional(z.string()),
})
export type StoredTokens = z.output<typeof stored>

/** What a shop's encrypted tokens are bound to. */
export const shopTokensContext = (companyId: string, shopId: string): string =>
  `shop-tokens:${companyId}:${shopId}`

/** What a payment account's encrypted tokens are bound to. */
export const paymentTokensContext = (companyId: string, account: PaymentAccountKey): string =>
  `payment-tokens:${companyId}:${paymentAccountIdOf(account)}`

/** `context` is what the tokens are bound to: they open for nothing else. */
export const encryptTokens = (seal: FieldEncryption, context: string, tokens: Tokens): Promise<string> =>
  seal.seal(JSON.stringify(stored.parse(tokens)), context)

export const openTokens = async (
  seal: FieldEncryption,
  context: string,
  sealed: string,
): Promise<StoredTokens> => stored.parse(JSON.parse(await seal.open(sealed, context)))
