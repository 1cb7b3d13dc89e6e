import { exists } from './condition.ts'
import { deletableAt } from './expiry.ts'
import { create, remove, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** A one-time token that logs a user in at another portal. Stored under the hash of the token. */
export interface Handover {
  userId: string
  /** The version of the credentials it was issued for: a change of them invalidates it. */
  credentialsVersion: number
  /** ISO timestamp, UTC. */
  expiresAt: string
}

const goodForMs = 2 * 60_000

export const handoverExpiry = (now: Date): string => new Date(now.getTime() + goodForMs).toISOString()

const key = (token: string) => ({ pk: `HANDOVER#${hashToken(token)}`, sk: 'HANDOVER' })

/** Access pattern: the handover of a one-time token, while the token is valid. */
export const findHandover = async (table: Table, token: string, now: Date): Promise<Handover | undefined> => {
  const handover = await table.get<Handover>(key(token))
  return handover && handover.expiresAt > now.toISOString() ? handover : undefined
}

export const createHandover = (table: Table, token: string, handover: Handover): Write =>
  create<Handover>(table, {
    ...key(token),
    type: 'handover',
    ...deletableAt(handover.expiresAt, key(token)),
    ...handover,
  })

/** Consumes the token; fails for every call but the first. */
export const consumeHandover = (table: Table, token: string): Write =>
  remove(table, key(token), { pk: exists })
