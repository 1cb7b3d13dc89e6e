import * as z from 'zod/mini'
import type { Tokens } from '../connectors/connector.ts'
import type { FieldEncryption } from '../data/field-encryption.ts'
import { type PaymentAccountKey, paymentAccountIdOf } from '../data/payment-accounts.ts'

const stored = z.object({
  accessToken: z.string(),
  refreshToken: z.exactOptional(z.string()),
  accessExpiresAt: z.exactOptional(z.string()),
  seller: z.exactOptional(z.record(z.string(), z.string())),
})
export type StoredTokens = z.output<typeof stored>

/** The encryption context of a shop's tokens. */
export const shopTokensContext = (companyId: string, shopId: string): string =>
  `shop-tokens:${companyId}:${shopId}`

/** The encryption context of a payment account's tokens. */
export const paymentTokensContext = (companyId: string, account: PaymentAccountKey): string =>
  `payment-tokens:${companyId}:${paymentAccountIdOf(account)}`

/** The encryption context of the tokens that several shops use. */
export const sharedTokensContext = (companyId: string, authorisationId: string): string =>
  `shared-tokens:${companyId}:${authorisationId}`

/**
 * `context` is the encryption context of the tokens, required for decryption; `follows` are the encrypted ones that
 * these were exchanged for.
 */
export const encryptTokens = (
  seal: FieldEncryption,
  context: string,
  tokens: Tokens,
  follows?: string,
): Promise<string> => seal.seal(JSON.stringify(stored.parse(tokens)), context, follows)

export const decryptTokens = async (
  seal: FieldEncryption,
  context: string,
  sealed: string,
): Promise<StoredTokens> => stored.parse(JSON.parse(await seal.open(sealed, context)))
