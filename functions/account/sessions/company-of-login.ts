import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { createCompany } from '../../data/companies.ts'
import { findCompanyLine } from '../../data/company-line.ts'
import {
  expectMembership,
  findMembership,
  founderMembership,
  isActive,
  listMemberships,
  type Membership,
} from '../../data/memberships.ts'
import type { Table, Write } from '../../data/table.ts'
import { replaceUser, type User } from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { ActingFor } from './prepare-session.ts'

/** The company that a session acts for, and the condition checks that permit it. */
interface Acting extends ActingFor {
  holding: Record<string, Write>
}

const findStanding = async (table: Table, { userId, companyId }: User): Promise<Membership | undefined> => {
  const usual = companyId === undefined ? undefined : await findMembership(table, { companyId, userId })
  return isActive(usual) ? usual : (await listMemberships(table, userId)).find(isActive)
}

/**
 * The company that a login acts for: the user's default, or another of theirs. A user removed from their last company
 * gets an empty one, as a signup does.
 */
export const companyOfLogin = async ({ table, clock, random }: Deps, user: User): Promise<Acting> => {
  const standing = await findStanding(table, user)
  if (standing) {
    const { companyId } = standing
    return {
      companyId,
      line: await findCompanyLine(table, companyId),
      isJoined: standing.invitedBy !== undefined,
      holding: expectMembership(table, standing),
    }
  }
  const { userId } = user
  const line = lineOfRegisterSource(user.registerSource)
  const companyId = random.id()
  const createdAt = clock().toISOString()
  return {
    companyId,
    line,
    holding: {
      company: createCompany(table, {
        companyId,
        ownerUserId: userId,
        kycStatus: 'draft',
        ...(line ? { lineId: line.id } : {}),
        createdAt,
        version: 1,
      }),
      ...founderMembership(table, { companyId, userId, since: createdAt }),
      user: replaceUser(table, { ...user, companyId }),
    },
  }
}
