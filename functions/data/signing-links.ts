import { linkForMs } from '#shared/agreements/signing-times.ts'
import { deletableAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** A mailed link by which one person signs one agreement. Stored under the hash of its token. */
export interface SigningLink {
  companyId: string
  agreementId: string
  signerId: string
  /** The signer's `contact` when it was made: with another address or number it opens nothing. */
  contact?: number
  /** The change of the contact that it objects to: it opens that alone, and no signing. */
  objectsTo?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/** For how long after its end a link is still known, to be told from one that never was. */
const keptForMs = 30 * 24 * 3_600_000

const key = (token: string) => ({
  pk: `SIGNING#${hashToken(token)}`,
  sk: 'SIGNING',
})

/** Access pattern: the signing behind a mailed link's token, expired ones included. */
export const findSigningLink = (table: Table, token: string): Promise<SigningLink | undefined> =>
  table.get<SigningLink>(key(token))

/** A link good for 72 hours from `now`. */
export const createSigningLink = (
  table: Table,
  token: string,
  link: Omit<SigningLink, 'expiresAt'>,
  now: Date,
): Write => {
  const expires = now.getTime() + linkForMs
  return create<SigningLink>(table, {
    ...key(token),
    type: 'signing-link',
    ...deletableAt(new Date(expires + keptForMs).toISOString(), key(token)),
    ...link,
    expiresAt: new Date(expires).toISOString(),
  })
}
