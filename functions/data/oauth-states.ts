import { companyPartition } from './companies.ts'
import { absent, exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { create, type Item, remove, type Table, update, type Write } from './table.ts'

/** A seller's errand at a platform: begun, and not come back from yet. */
export interface OauthState {
  /** `hashToken` of the state: the state itself is kept nowhere. */
  stateHash: string
  companyId: string
  /** Only the session that began it may finish it. */
  sessionId: string
  platform: string
  /** Where at the platform the seller is, of one that asks for it. */
  site?: string
  domain?: string
  /** The shop that is to be authorised: one that waits for it, or one that is authorised anew. */
  intendedShopId?: string
  /** The PKCE code verifier, sealed for `verifierContext`. */
  sealedVerifier: string
  returnTo?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
  /** Set by the one call that finishes it. */
  takenAt?: string
  /** The shop or the payment account that came of it, once it has. */
  linkedId?: string
}

const lifetimeMs = 10 * 60_000

export const oauthStateExpiry = (now: Date): string => new Date(now.getTime() + lifetimeMs).toISOString()

export const verifierContext = (stateHash: string): string => `oauth-verifier:${stateHash}`

const key = (companyId: string, stateHash: string) => ({
  pk: companyPartition(companyId),
  sk: `OAUTHSTATE#${stateHash}`,
})

/** Access pattern: an errand of a session, while it is good. */
export const findOauthState = async (
  table: Table,
  session: { companyId: string; sessionId: string },
  stateHash: string,
  now: Date,
): Promise<Item<OauthState> | undefined> => {
  const found = await table.get<OauthState>(key(session.companyId, stateHash))
  return found && found.sessionId === session.sessionId && found.expiresAt > now.toISOString()
    ? found
    : undefined
}

export const createOauthState = (table: Table, state: OauthState): Write =>
  create<OauthState>(table, {
    ...key(state.companyId, state.stateHash),
    type: 'oauth-state',
    ...deletableAt(state.expiresAt, key(state.companyId, state.stateHash)),
    ...state,
  })

/** Takes the errand for the calling request; fails for every other request with the same state. */
export const consumeOauthState = (table: Table, { companyId, stateHash }: OauthState, now: Date): Write =>
  update<OauthState>(table, key(companyId, stateHash), {
    set: { takenAt: now.toISOString() },
    when: { pk: exists, takenAt: absent },
  })

/** Notes what came of the errand, in the transaction that links it. */
export const finishOauthState = (
  table: Table,
  { companyId, stateHash }: OauthState,
  linkedId: string,
): Write =>
  update<OauthState>(table, key(companyId, stateHash), {
    set: { linkedId },
    when: { takenAt: exists, linkedId: absent },
  })

export const dropOauthState = (table: Table, { companyId, stateHash }: OauthState): Write =>
  remove(table, key(companyId, stateHash))
