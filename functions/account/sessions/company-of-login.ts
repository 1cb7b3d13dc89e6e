import { createCompany } from '../../data/companies.ts'
import {
  expectMembership,
  findMembership,
  foundMembership,
  isActive,
  listMemberships,
  type Membership,
} from '../../data/memberships.ts'
import type { Table, Write } from '../../data/table.ts'
import { replaceUser, type User } from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'

/** The company that a session is to act for, and the writes without which it may not. */
interface Acting {
  companyId: string
  holding: Record<string, Write>
}

const findStanding = async (table: Table, { userId, companyId }: User): Promise<Membership | undefined> => {
  const usual = companyId === undefined ? undefined : await findMembership(table, { companyId, userId })
  return isActive(usual) ? usual : (await listMemberships(table, userId)).find(isActive)
}

/**
 * The company that a login acts for: the user's default, or another that they belong to. Who was removed from the last
 * one gets an empty company of their own, as a signup does.
 */
export const companyOfLogin = async ({ table, clock, random }: Deps, user: User): Promise<Acting> => {
  const standing = await findStanding(table, user)
  if (standing) return { companyId: standing.companyId, holding: expectMembership(table, standing) }
  const { userId } = user
  const companyId = random.id()
  const createdAt = clock().toISOString()
  return {
    companyId,
    holding: {
      company: createCompany(table, {
        companyId,
        ownerUserId: userId,
        kycStatus: 'draft',
        createdAt,
        version: 1,
      }),
      ...foundMembership(table, { companyId, userId, since: createdAt }),
      user: replaceUser(table, { ...user, companyId }),
    },
  }
}
