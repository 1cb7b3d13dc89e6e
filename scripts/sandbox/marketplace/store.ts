import * as z from 'zod'
import { keepInFolder, keepInMemory, type SandboxState } from '../sandbox-state.ts'

/** A seller's consent: the permissions of a client, for a shop. */
const grant = z.object({
  grantId: z.string(),
  clientId: z.string(),
  shopId: z.string(),
  scopes: z.array(z.string()),
  authorisedAt: z.string(),
  /** The day of the shop's last order, stored so that repeated reads agree. */
  lastOrderDate: z.string(),
  revoked: z.boolean(),
})
export type Grant = z.infer<typeof grant>

const code = z.object({
  grantId: z.string(),
  redirectUri: z.string(),
  codeChallenge: z.string(),
  expiresAt: z.number(),
  used: z.boolean(),
})

/** An access or a refresh token. A used refresh token is stored, so that its second use is detected. */
const token = z.object({
  grantId: z.string(),
  kind: z.enum(['access', 'refresh']),
  expiresAt: z.number(),
  used: z.boolean(),
})

/** Codes and tokens are keyed by their SHA-256: the secrets themselves are not stored. Times in ms since 1970. */
const state = z.object({
  grants: z.record(z.string(), grant),
  codes: z.record(z.string(), code),
  tokens: z.record(z.string(), token),
})
type State = z.infer<typeof state>

export type Store = SandboxState<State>

const empty = (): State => ({ grants: {}, codes: {}, tokens: {} })

export const createMemoryStore = (): Store => keepInMemory(empty())

export const createFolderStore = (folder: string): Store =>
  keepInFolder(folder, 'marketplace.json', { schema: state, empty: empty() })
