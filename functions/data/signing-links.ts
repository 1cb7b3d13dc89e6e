import { createHash } from 'node:crypto'
import { create, type Table, type Write } from './table.ts'

/** A mailed link by which one person signs one agreement. Stored under the hash of its token. */
export interface SigningLink {
  companyId: string
  agreementId: string
  signerId: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

const goodForSeconds = 14 * 24 * 3600
/** For how long after its end a link is still known, to be told from one that never was. */
const keptForSeconds = 30 * 24 * 3600

const key = (token: string) => ({
  pk: `SIGNING#${createHash('sha256').update(token).digest('hex')}`,
  sk: 'SIGNING',
})

/** Access pattern: the signing behind a mailed link's token, expired ones included. */
export const findSigningLink = (table: Table, token: string): Promise<SigningLink | undefined> =>
  table.get<SigningLink>(key(token))

/** A link good for 14 days from `now`. */
export const createSigningLink = (
  table: Table,
  token: string,
  link: Omit<SigningLink, 'expiresAt'>,
  now: Date,
): Write => {
  const expires = now.getTime() + goodForSeconds * 1000
  return create<SigningLink>(table, {
    ...key(token),
    type: 'signing-link',
    ttl: Math.floor(expires / 1000) + keptForSeconds,
    ...link,
    expiresAt: new Date(expires).toISOString(),
  })
}
