import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { createCompany } from '../../data/companies.ts'
import { findProductLine } from '../../data/company-product-line.ts'
import {
  expectMembership,
  findMembership,
  founderMembership,
  isActive,
  listMemberships,
} from '../../data/memberships.ts'
import type { Write } from '../../data/table.ts'
import { replaceUser, type User } from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'
import { factorRequiredBy } from './lacks-required-factor.ts'
import type { SessionCompany } from './prepare-session.ts'

/** The company that a session acts for, and the condition checks that permit it. */
interface Acting extends SessionCompany {
  /** Whether its users are required to have a second factor. */
  factorRequired: boolean
  holding: Record<string, Write>
}

type ReadDeps = Pick<Deps, 'table' | 'config'>

const findActingFor = async (deps: ReadDeps, companyId: string) => {
  const [line, requiredBy] = await Promise.all([
    findProductLine(deps.table, companyId),
    factorRequiredBy(deps, companyId),
  ])
  return { companyId, line, factorRequired: requiredBy !== undefined }
}

/** The user's active membership of the default company, or of another one, and what a session for it needs. */
const findStanding = async (deps: ReadDeps, { userId, companyId }: User) => {
  const { table } = deps
  if (companyId !== undefined) {
    const [usual, acting] = await Promise.all([
      findMembership(table, { companyId, userId }),
      findActingFor(deps, companyId),
    ])
    if (isActive(usual)) return { standing: usual, acting }
  }
  const standing = (await listMemberships(table, userId)).find(isActive)
  return standing && { standing, acting: await findActingFor(deps, standing.companyId) }
}

/**
 * The company that a login acts for: the user's default, or another of theirs. A user removed from their last company
 * gets an empty one, as a signup does.
 */
export const companyOfLogin = async (deps: Deps, user: User): Promise<Acting> => {
  const { table, clock, random, config } = deps
  const found = await findStanding(deps, user)
  if (found)
    return {
      ...found.acting,
      isJoined: found.standing.invitedBy !== undefined,
      holding: expectMembership(table, found.standing),
    }
  const { userId } = user
  const line = lineOfRegisterSource(user.registerSource)
  const companyId = random.id()
  const createdAt = clock().toISOString()
  return {
    companyId,
    line,
    factorRequired: config.secondFactorRequired,
    holding: {
      ...createCompany(table, {
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
