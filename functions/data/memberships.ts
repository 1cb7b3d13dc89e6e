import type { CompanyRole, MembershipStatus } from '#shared/companies/company-roles.ts'
import type { AdministratorOrigin } from '#shared/drawdown/second-approval.ts'
import { companyPartition, findCompany } from './companies.ts'
import { check, type Item, put, remove, replace, type Table, type Write } from './table.ts'
import { findUser, userPartition } from './users.ts'

/** What a user is in a company. */
export interface Membership extends AdministratorOrigin {
  companyId: string
  userId: string
  role: CompanyRole
  status: MembershipStatus
  /** When the user came in, or asked to; ISO timestamp, UTC. */
  since: string
  /** Whose invitation the user came in by. Absent of who founded the company, was let in or was added by the lender. */
  invitedBy?: string
  /** 0 of whom no record is kept yet. */
  version: number
}

/** In the user's partition: leads to a membership, which the company's partition has. */
interface MembershipMark {
  companyId: string
}

type Named = Pick<Membership, 'companyId' | 'userId'>

const prefix = 'MEMBER#'
const key = ({ companyId, userId }: Named) => ({ pk: companyPartition(companyId), sk: `${prefix}${userId}` })

const markPrefix = 'MEMBERSHIP#'
const markKey = ({ companyId, userId }: Named) => ({
  pk: userPartition(userId),
  sk: `${markPrefix}${companyId}`,
})

export const isActive = (membership: Membership | undefined): membership is Membership =>
  membership?.status === 'Active'

export const isAdministrator = (membership: Membership | undefined): membership is Membership =>
  isActive(membership) && membership.role === 'administrator'

/** Of who makes a company, and of who came to one before memberships were kept. */
const ofFirst = ({ companyId, userId }: Named, since: string): Membership => ({
  companyId,
  userId,
  role: 'administrator',
  status: 'Active',
  since,
  version: 0,
})

/** Access pattern: what a user is in a company; undefined where they are nothing. */
export const findMembership = async (table: Table, named: Named): Promise<Membership | undefined> => {
  const kept = await table.get<Membership>(key(named))
  if (kept) return kept
  const user = await findUser(table, named.userId)
  return user?.companyId === named.companyId ? ofFirst(named, user.createdAt) : undefined
}

/** Access pattern: everybody who belongs to a company, or has asked to. */
export const listMembers = async (table: Table, companyId: string): Promise<Membership[]> => {
  const members: Membership[] = []
  const kept = table.all<Membership>({ pk: companyPartition(companyId), prefix, consistent: true })
  for await (const member of kept) members.push(member)
  const company = await findCompany(table, companyId)
  const hasOwner = members.some(({ userId }) => userId === company?.ownerUserId)
  if (company && !hasOwner)
    members.push(ofFirst({ companyId, userId: company.ownerUserId }, company.createdAt))
  return members
}

/** The administrators of a company, but for one user who is left out. */
export const listAdministrators = async (
  table: Table,
  companyId: string,
  except?: string,
): Promise<Membership[]> =>
  (await listMembers(table, companyId)).filter(
    (member) => isAdministrator(member) && member.userId !== except,
  )

/** Access pattern: every company that a user belongs to, or has asked to. */
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

/** The writes of a membership as it is to be. They fail where it was changed since it was read. */
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

/** The membership of who makes a company. */
export const foundMembership = (table: Table, named: Named & Pick<Membership, 'since'>) =>
  replaceMembership(table, ofFirst(named, named.since))

/** Ends a membership. Fails where it was changed since it was read. */
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

/** Stands for the lender where nobody of the company made somebody an administrator. */
export const byLender = 'lender'

/** Makes a member an administrator, or a user: of who is one, since when and by whom is kept. */
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

/** Holds while nothing of a membership has changed since it was read: since when, and by whom, it is what it is. */
export const expectSameMembership = (table: Table, membership: Membership): Write | undefined =>
  membership.version === 0
    ? undefined
    : check<Membership>(table, key(membership), { version: membership.version })

/**
 * Holds while a membership is as it was read: what rests on it never comes after its end. One of which no record is
 * kept gets its record by it.
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
