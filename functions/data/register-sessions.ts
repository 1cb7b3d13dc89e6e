import { exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import type { AccountDescription } from './payment-accounts.ts'
import { create, type Item, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** A payment platform's customer between the platform's page and the signup here. */
export interface RegisterSession {
  /** `hashToken` of the token in the browser: the token itself is not stored. */
  tokenHash: string
  account: AccountDescription
  /** ISO timestamp, UTC. */
  expiresAt: string
}

const lifetimeMs = 30 * 60_000

export const registerSessionExpiry = (now: Date): string => new Date(now.getTime() + lifetimeMs).toISOString()

const key = (tokenHash: string) => ({ pk: `REGISTERSESSION#${tokenHash}`, sk: 'REGISTERSESSION' })

/** Access pattern: the register session of a token, until it is used or expires. */
export const findRegisterSession = async (
  table: Table,
  token: string,
  now: Date,
): Promise<Item<RegisterSession> | undefined> => {
  const found = await table.get<RegisterSession>(key(hashToken(token)))
  return found && found.expiresAt > now.toISOString() ? found : undefined
}

export const createRegisterSession = (table: Table, session: RegisterSession): Write =>
  create<RegisterSession>(table, {
    ...key(session.tokenHash),
    type: 'register-session',
    ...deletableAt(session.expiresAt, key(session.tokenHash)),
    ...session,
  })

/** Consumes the session, in the signup's transaction; fails for every signup but the first. */
export const consumeRegisterSession = (table: Table, { tokenHash }: RegisterSession): Write =>
  remove(table, key(tokenHash), { pk: exists })
