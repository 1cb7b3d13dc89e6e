import type { DataOf } from '#shared/api/endpoint.ts'
import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { type Invitation, listInvitations } from '../data/invitations.ts'
import { listMembers as listKept, type Membership } from '../data/memberships.ts'
import { findUser, type User } from '../data/users.ts'
import { answer, type Handler } from '../http/handle.ts'

type Operation = typeof companiesEndpoints.listMembers
type Row = DataOf<Operation>['records'][number]

const ofUser = (
  { userId, role, status, since }: Membership,
  { name = '', email }: User,
  self: string,
): Row => ({
  id: userId,
  kind: status === 'Active' ? 'member' : 'request',
  user_name: name,
  email,
  role,
  status,
  since,
  expires_at: null,
  invited_by: null,
  is_self: userId === self,
})

const ofInvitation = ({ invitationId, email, role, invitedAt, expiresAt, invitedBy }: Invitation): Row => ({
  id: invitationId,
  kind: 'invitation',
  user_name: '',
  email,
  role,
  status: 'Confirming',
  since: invitedAt,
  expires_at: expiresAt,
  invited_by: invitedBy,
  is_self: false,
})

/** Requests to join first, then members, then open invitations. */
const order: readonly Row['kind'][] = ['request', 'member', 'invitation']

export const listMembers: Handler<Operation> = async ({ session }, { table }) => {
  const { companyId, userId } = session
  const [members, invitations] = await Promise.all([
    listKept(table, companyId),
    listInvitations(table, companyId),
  ])
  const rows = await Promise.all(
    members.map(async (member) => {
      const user = await findUser(table, member.userId)
      return user ? [ofUser(member, user, userId)] : []
    }),
  )
  const records = [...rows.flat(), ...invitations.map(ofInvitation)].toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) || one.since.localeCompare(other.since),
  )
  return answer({ records })
}
