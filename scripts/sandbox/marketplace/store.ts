import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** A seller's consent: what a client may read, and of which shop. */
const grant = z.object({
  grantId: z.string(),
  clientId: z.string(),
  shopId: z.string(),
  scopes: z.array(z.string()),
  authorisedAt: z.string(),
  /** The day of the shop's last order, held here so that repeated reads agree. */
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
export type Code = z.infer<typeof code>

/** An access or a refresh token. A refresh token that was used is kept, so that its second use is noticed. */
const token = z.object({
  grantId: z.string(),
  kind: z.enum(['access', 'refresh']),
  expiresAt: z.number(),
  used: z.boolean(),
})
export type Token = z.infer<typeof token>

/** Codes and tokens are keyed by their SHA-256: the secrets themselves are kept nowhere. Times in ms since 1970. */
const state = z.object({
  grants: z.record(z.string(), grant),
  codes: z.record(z.string(), code),
  tokens: z.record(z.string(), token),
})
export type State = z.infer<typeof state>

export interface Store {
  readonly state: State
  /** Keeps what was changed in `state`. */
  save(): void
}

const empty = (): State => ({ grants: {}, codes: {}, tokens: {} })

export const createMemoryStore = (): Store => ({ state: empty(), save: () => {} })

/** A store that outlives the process, as one JSON file in `folder`. */
export const createFolderStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'marketplace.json')
  const read = (): State => {
    try {
      return state.parse(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty()
      throw error
    }
  }
  const current = read()
  return {
    state: current,
    save() {
      // Renamed into place, so that a crash leaves the old file or the new one, never half of one.
      writeFileSync(`${file}.next`, JSON.stringify(current), { mode: 0o600 })
      renameSync(`${file}.next`, file)
    },
  }
}
