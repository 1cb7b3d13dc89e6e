import * as z from 'zod/mini'
import type { Tokens } from '../connectors/connector.ts'
import type { Seal } from '../data/seal.ts'
import { type Shop, shopTokensContext } from '../data/shops.ts'

const stored = z.object({
  accessToken: z.string(),
  refreshToken: z.exactOptional(z.string()),
  accessExpiresAt: z.exactOptional(z.string()),
})
export type StoredTokens = z.output<typeof stored>

type Owner = Pick<Shop, 'companyId' | 'shopId'>

export const sealTokens = (seal: Seal, { companyId, shopId }: Owner, tokens: Tokens): Promise<string> =>
  seal.seal(JSON.stringify(stored.parse(tokens)), shopTokensContext(companyId, shopId))

export const openTokens = async (
  seal: Seal,
  { companyId, shopId, sealedTokens }: Owner & Pick<Shop, 'sealedTokens'>,
): Promise<StoredTokens> =>
  stored.parse(JSON.parse(await seal.open(sealedTokens, shopTokensContext(companyId, shopId))))
