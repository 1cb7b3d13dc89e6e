import type { CompanyRole, MembershipStatus } from '#shared/companies/company-roles.ts'
import type { AdministratorOrigin } from '#shared/drawdown/second-approval.ts'
import { companyItemKey, findCompany } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { check, type Item, put, remove, replace, type Table, type Write } from './table.ts'
import { findUser, userPartition } from './users.ts'

/** A user's membership of a company. */
export interface Membership extends AdministratorOrigin {
  companyId: string
  userId: string
  role: CompanyRole
  status: MembershipStatus
  /** When the user joined, or requested to; ISO timestamp, UTC. */
  since: string
  /** The sender of the invitation. Absent for founders, accepted requests and users added by the lender. */
  invitedBy?: string
  /** 0 if no record is stored yet. */
  version: number
}

/** In the user's partition: points to a membership in the company's partition. */
interface MembershipMark {
  companyId: string
}

type Named = Pick<Membership, 'companyId' | 'userId'>

const prefix = 'MEMBER#'
const key = ({ companyId, userId }: Named) => companyItemKey(companyId, `${prefix}${userId}`)

const markPrefix = 'MEMBERSHIP#'
const markKey = ({ companyId, userId }: Named) => ({
  pk: userPartition(userId),
  sk: `${markPrefix}${companyId}`,
})

export const isActive = (membership: Membership | undefined): membership is Membership =>
  membership?.status === 'Active'

export const isAdministrator = (membership: Membership | undefined): membership is Membership =>
  isActive(membership) && membership.role === 'administrator'

/** The membership of founders, and of users from before memberships were stored. */
const ofFirst = ({ companyId, userId }: Named, since: string): Membership => ({
  companyId,
  userId,
  role: 'administrator',
  status: 'Active',
  since,
  version: 0,
})

/** Access pattern: a user's membership of a company; undefined without one. */
export const findMembership = async (table: Table, named: Named): Promise<Membership | undefined> => {
  const kept = await table.get<Membership>(key(named))
  if (kept) return kept
  const user = await findUser(table, named.userId)
  return user?.companyId === named.companyId ? ofFirst(named, user.createdAt) : undefined
}

const listStoredMembers = (table: Table, companyId: string): Promise<Membership[]> =>
  listCompanyItems<Membership>(table, companyId, prefix)

/** Access pattern: the members of a company, and open requests to join. */
export const listMembers = async (table: Table, companyId: string): Promise<Membership[]> => {
  const [members, company] = await Promise.all([
    listStoredMembers(table, companyId),
    findCompany(table, companyId),
  ])
  const hasOwner = members.some(({ userId }) => userId === company?.ownerUserId)
  if (company && !hasOwner)
    members.push(ofFirst({ companyId, userId: company.ownerUserId }, company.createdAt))
  return members
}

/** The administrators of a company, except for one user. */
export const listAdministrators = async (
  table: Table,
  companyId: string,
  except?: string,
): Promise<Membership[]> =>
  (await listMembers(table, companyId)).filter(
    (member) => isAdministrator(member) && member.userId !== except,
  )

/** Access pattern: a user's memberships and open requests to join. */
export const listMemberships = async (table: Table, userId: string): Promise<Membership[]> => {
  const companyIds = new Set<string>()
  const marks = table.all<MembershipMark>({ pk: userPartition(userId), prefix: markPrefix, consistent: true })
  for await (const { companyId } of marks) companyIds.add(companyId)
  const user = await findUser(table, userId)
  if (user?.companyId) companyIds.add(user.companyId)
  const found = await Promise.all(
    [...companyIds].map((companyId) => findMembership(table, { companyId, userId })),
  )
  return found.filter((membership) => membership !== undefined)
}

const item = (membership: Membership): Item<Membership> => ({
  ...membership,
  ...key(membership),
  type: 'membership',
})

/** The writes that store a membership. They fail if it was changed since it was read. */
export const replaceMembership = (
  table: Table,
  membership: Membership,
): Record<'membership' | 'membershipMark', Write> => ({
  membership: replace<Membership>(table, item(membership)),
  membershipMark: put<MembershipMark>(table, {
    ...markKey(membership),
    type: 'membership-mark',
    companyId: membership.companyId,
  }),
})

/** The founder's membership. */
export const founderMembership = (table: Table, named: Named & Pick<Membership, 'since'>) =>
  replaceMembership(table, ofFirst(named, named.since))

/** Ends a membership. Fails if it was changed since it was read. */
export const removeMembership = (
  table: Table,
  membership: Membership,
): Record<'membership' | 'membershipMark', Write> => ({
  membership: remove<Membership>(
    table,
    key(membership),
    membership.version === 0 ? { pk: { exists: false } } : { version: membership.version },
  ),
  membershipMark: remove<MembershipMark>(table, markKey(membership)),
})

/** Stands for the lender where it made a user an administrator. */
export const byLender = 'lender'

/** Changes a member's role; for administrators, the start and the granter are recorded. */
export const withRole = (
  { administratorSince: _since, promotedBy: _by, ...member }: Membership,
  role: CompanyRole,
  by: string,
  now: Date,
): Membership => ({
  ...member,
  role,
  ...(role === 'administrator' ? { administratorSince: now.toISOString(), promotedBy: by } : {}),
})

/**
 * Asserts that no field of a membership has changed since it was read, including since when and by whom the role was
 * granted.
 */
export const expectSameMembership = (table: Table, membership: Membership): Write | undefined =>
  membership.version === 0
    ? undefined
    : check<Membership>(table, key(membership), { version: membership.version })

/**
 * Asserts that a membership is as it was read: dependent writes never come after its end. If no record was stored, this
 * stores one.
 */
export const expectMembership = (table: Table, membership: Membership): Record<string, Write> =>
  membership.version === 0
    ? replaceMembership(table, membership)
    : {
        membership: check<Membership>(table, key(membership), {
          role: membership.role,
          status: membership.status,
        }),
      }
