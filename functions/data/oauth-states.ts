import { companyItemKey } from './companies.ts'
import { absent, exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { create, type Item, remove, type Table, update, type Write } from './table.ts'

/** An OAuth authorisation at a platform: started and not completed. */
export interface OauthState {
  /** `hashToken` of the state: the state itself is not stored. */
  stateHash: string
  companyId: string
  /** Only the session that began it may finish it. */
  sessionId: string
  platform: string
  /** The seller's site at the platform, for platforms that need one. */
  site?: string
  domain?: string
  /** The shop to be authorised: a pending one, or one that is authorised again. */
  intendedShopId?: string
  /** The PKCE code verifier, encrypted for `verifierContext`. */
  sealedVerifier: string
  returnTo?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
  /** Set by the one call that completes it. */
  takenAt?: string
  /** The resulting shop or payment account. */
  linkedId?: string
  /** The resulting shared authorisation, of whose shops the seller chooses. */
  sharedAuthorisationId?: string
}

const lifetimeMs = 10 * 60_000

export const oauthStateExpiry = (now: Date): string => new Date(now.getTime() + lifetimeMs).toISOString()

export const verifierContext = (stateHash: string): string => `oauth-verifier:${stateHash}`

const key = (companyId: string, stateHash: string) => companyItemKey(companyId, `OAUTHSTATE#${stateHash}`)

/** Access pattern: an OAuth state of a session, while it is valid. */
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

/** Claims the state for the calling request; fails for every other request with the same state. */
export const consumeOauthState = (table: Table, { companyId, stateHash }: OauthState, now: Date): Write =>
  update<OauthState>(table, key(companyId, stateHash), {
    set: { takenAt: now.toISOString() },
    when: { pk: exists, takenAt: absent },
  })

/** Records the result, in the transaction that links it. */
export const finishOauthState = (
  table: Table,
  { companyId, stateHash }: OauthState,
  linkedId: string,
): Write =>
  update<OauthState>(table, key(companyId, stateHash), {
    set: { linkedId },
    when: { takenAt: exists, linkedId: absent },
  })

/** Records that the seller has to choose, in the transaction that stores the authorisation. */
export const requireShopChoice = (
  table: Table,
  { companyId, stateHash }: OauthState,
  sharedAuthorisationId: string,
): Write =>
  update<OauthState>(table, key(companyId, stateHash), {
    set: { sharedAuthorisationId },
    when: { takenAt: exists, linkedId: absent, sharedAuthorisationId: absent },
  })

export const dropOauthState = (table: Table, { companyId, stateHash }: OauthState): Write =>
  remove(table, key(companyId, stateHash))
