import { signingSessionLifetimeMs } from '#shared/agreements/signing-times.ts'
import { deletableAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** The session of an identified signer for reading and signing. Stored under the hash of its secret. */
export interface SigningSession {
  agreementId: string
  signerId: string
  /** The link that opened it: the session is valid only with that link. */
  linkHash: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

const key = (secret: string) => ({ pk: `SIGNING-SESSION#${hashToken(secret)}`, sk: 'SIGNING-SESSION' })

/** Access pattern: the session of a secret, expired ones included. */
export const findSigningSession = (table: Table, secret: string): Promise<SigningSession | undefined> =>
  table.get<SigningSession>(key(secret))

/** A session good for an hour from `now`: the write, and when it ends. */
export const createSigningSession = (
  table: Table,
  secret: string,
  { token, ...of }: Pick<SigningSession, 'agreementId' | 'signerId'> & { token: string },
  now: Date,
): { write: Write; expiresAt: string } => {
  const expiresAt = new Date(now.getTime() + signingSessionLifetimeMs).toISOString()
  const write = create<SigningSession>(table, {
    ...key(secret),
    type: 'signing-session',
    ...deletableAt(expiresAt, key(secret)),
    ...of,
    linkHash: hashToken(token),
    expiresAt,
  })
  return { write, expiresAt }
}
