import { deletableAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** A mailed link by which one person signs one agreement. Stored under the hash of its token. */
export interface SigningLink {
  companyId: string
  agreementId: string
  signerId: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

const goodForMs = 14 * 24 * 3_600_000
/** For how long after its end a link is still known, to be told from one that never was. */
const keptForMs = 30 * 24 * 3_600_000

const key = (token: string) => ({
  pk: `SIGNING#${hashToken(token)}`,
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
  const expires = now.getTime() + goodForMs
  return create<SigningLink>(table, {
    ...key(token),
    type: 'signing-link',
    ...deletableAt(new Date(expires + keptForMs).toISOString(), key(token)),
    ...link,
    expiresAt: new Date(expires).toISOString(),
  })
}
