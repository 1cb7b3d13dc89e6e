import * as z from 'zod'
import { keepInFolder, keepInMemory, type SandboxState } from '../sandbox-state.ts'

/** A shop of the peer. Every domain is one, from its first request on. */
const shop = z.object({
  domain: z.string(),
  shopId: z.number(),
  /** The day of its last order before its first request, stored so that repeated reads agree. */
  lastOrderDate: z.string(),
  /** Present while the app is installed. */
  installation: z.optional(
    z.object({ installationId: z.string(), scopes: z.array(z.string()), installedAt: z.string() }),
  ),
})
export type Shop = z.infer<typeof shop>

const code = z.object({
  domain: z.string(),
  scopes: z.array(z.string()),
  expiresAt: z.number(),
})

const token = z.object({
  domain: z.string(),
  installationId: z.string(),
  kind: z.enum(['access', 'refresh']),
  expiresAt: z.number(),
  /** For a refresh token: its predecessor, which stays valid until this one is used. */
  replaces: z.optional(z.string()),
})

/** Codes and tokens are keyed by `keyOf`: the secrets themselves are not stored. Times in ms since 1970. */
const state = z.object({
  shops: z.record(z.string(), shop),
  codes: z.record(z.string(), code),
  tokens: z.record(z.string(), token),
})
export type Store = SandboxState<z.infer<typeof state>>

const empty = () => ({ shops: {}, codes: {}, tokens: {} })

export const createMemoryStore = (): Store => keepInMemory(empty())

export const createFolderStore = (folder: string): Store =>
  keepInFolder(folder, 'shopify.json', { schema: state, empty: empty() })
