import { linkLifetimeMs } from '#shared/agreements/signing-times.ts'
import { deletableAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'
import { hashToken } from './token-hash.ts'

/** A mailed link for one person to sign one agreement. Stored under the hash of its token. */
export interface SigningLink {
  companyId: string
  agreementId: string
  signerId: string
  /** The signer's `contact` at creation: the link is invalid after a change of address or number. */
  contact?: number
  /** The contact change that it objects to: it is valid for that only, and not for signing. */
  objectsTo?: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/** A mailed link for objecting to a contact change in a change of a company, and for nothing else. */
export interface KycObjectionLink {
  companyId: string
  kycId: string
  objectsTo: string
  /** ISO timestamp, UTC. */
  expiresAt: string
}

/** How long an expired link is kept, so that it can be distinguished from one that never existed. */
const keptForMs = 30 * 24 * 3_600_000

const key = (token: string) => ({
  pk: `SIGNING#${hashToken(token)}`,
  sk: 'SIGNING',
})

/** Access pattern: the target of a mailed link's token, expired ones included. */
export const findMailedLink = (
  table: Table,
  token: string,
): Promise<SigningLink | KycObjectionLink | undefined> =>
  table.get<SigningLink | KycObjectionLink>(key(token))

/** The signing of a mailed link's token, expired ones included. */
export const findSigningLink = async (table: Table, token: string): Promise<SigningLink | undefined> => {
  const link = await findMailedLink(table, token)
  return link && 'agreementId' in link ? link : undefined
}

const createLink = <Link extends SigningLink | KycObjectionLink>(
  table: Table,
  token: string,
  link: Omit<Link, 'expiresAt'>,
  now: Date,
): Write => {
  const expires = now.getTime() + linkLifetimeMs
  return create<Omit<Link, 'expiresAt'> & { expiresAt: string }>(table, {
    ...key(token),
    type: 'signing-link',
    ...deletableAt(new Date(expires + keptForMs).toISOString(), key(token)),
    ...link,
    expiresAt: new Date(expires).toISOString(),
  })
}

/** A link good for 72 hours from `now`. */
export const createSigningLink = (
  table: Table,
  token: string,
  link: Omit<SigningLink, 'expiresAt'>,
  now: Date,
): Write => createLink<SigningLink>(table, token, link, now)

export const createKycObjectionLink = (
  table: Table,
  token: string,
  link: Omit<KycObjectionLink, 'expiresAt'>,
  now: Date,
): Write => createLink<KycObjectionLink>(table, token, link, now)
