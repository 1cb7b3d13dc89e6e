import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { companyItemKey } from './companies.ts'
import { deletableAt } from './expiry.ts'
import { listCompanyItems } from './list-company-items.ts'
import { create, type Item, put, remove, type Table, type Write } from './table.ts'
import { hashToken, isSameHash } from './token-hash.ts'

/** An address invited into a company. Only the link in the newest mail is valid. */
export interface Invitation {
  companyId: string
  /** Derived from the address, so that a company has one invitation for each. */
  invitationId: string
  email: string
  role: CompanyRole
  invitedBy: string
  invitedAt: string
  /** ISO timestamp, UTC. */
  expiresAt: string
  /** Of the token in the newest mail. */
  tokenHash: string
}

/** Leads from a mailed token to the invitation. */
type InvitationLink = Pick<Invitation, 'companyId' | 'invitationId'>

const dayMs = 24 * 3_600_000
const goodForMs = 7 * dayMs
/** How long an expired invitation is kept, so that it can be distinguished from one that never existed. */
const keptForMs = 30 * dayMs

const prefix = 'INVITATION#'
const key = ({ companyId, invitationId }: InvitationLink) =>
  companyItemKey(companyId, `${prefix}${invitationId}`)
const linkKey = (token: string) => ({ pk: `INVITATION#${hashToken(token)}`, sk: 'INVITATION' })

/** The end of an invitation mailed at `now`; ISO timestamp, UTC. */
export const invitationEnd = (now: Date): string => new Date(now.getTime() + goodForMs).toISOString()

export const invitationIdOf = (email: string): string => hashToken(email).slice(0, 32)

/** Access pattern: an invitation of a company, expired ones included. */
export const findInvitation = (table: Table, named: InvitationLink): Promise<Invitation | undefined> =>
  table.get<Invitation>(key(named))

/** Access pattern: the invitation of a mailed token; undefined once it was used, withdrawn or sent again. */
export const findInvitationOfToken = async (table: Table, token: string): Promise<Invitation | undefined> => {
  const link = await table.get<InvitationLink>(linkKey(token))
  const invitation = link && (await findInvitation(table, link))
  return invitation && isSameHash(invitation.tokenHash, hashToken(token)) ? invitation : undefined
}

/** Access pattern: the open invitations of a company, expired ones included. */
export const listInvitations = (table: Table, companyId: string): Promise<Invitation[]> =>
  listCompanyItems<Invitation>(table, companyId, prefix)

/** Access pattern: the open invitations of a company that one of its users has sent. */
export const listInvitationsOf = async (
  table: Table,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<Invitation[]> =>
  (await listInvitations(table, companyId)).filter(({ invitedBy }) => invitedBy === userId)

/** Invites an address by a link good for 7 days from `now`; an earlier link becomes invalid. */
export const putInvitation = (
  table: Table,
  token: string,
  invited: Omit<Invitation, 'invitationId' | 'invitedAt' | 'expiresAt' | 'tokenHash'>,
  now: Date,
): Record<'invitation' | 'invitationLink', Write> => {
  const { companyId, email } = invited
  const invitationId = invitationIdOf(email)
  const deletable = new Date(now.getTime() + goodForMs + keptForMs).toISOString()
  const named = key({ companyId, invitationId })
  return {
    invitation: put<Invitation>(table, {
      ...named,
      type: 'invitation',
      ...deletableAt(deletable, named),
      ...invited,
      invitationId,
      invitedAt: now.toISOString(),
      expiresAt: invitationEnd(now),
      tokenHash: hashToken(token),
    } satisfies Item<Invitation>),
    invitationLink: create<InvitationLink>(table, {
      ...linkKey(token),
      type: 'invitation-link',
      ...deletableAt(deletable, linkKey(token)),
      companyId,
      invitationId,
    }),
  }
}

/** Consumes or withdraws an invitation. Fails if it was used, withdrawn or sent again since it was read. */
export const endInvitation = (table: Table, invitation: Invitation): Write =>
  remove<Invitation>(table, key(invitation), { tokenHash: invitation.tokenHash })
