import { type ClosingObstacle, closingObstacles, obstaclesOfLeaving } from '#shared/privacy/closing.ts'
import { findOtherMembers, type ReachableMember } from '../companies/find-reachable.ts'
import { type Company, findCompany } from '../data/companies.ts'
import {
  isActive,
  isAdministrator,
  listMembers,
  listMemberships,
  type Membership,
} from '../data/memberships.ts'
import type { Deps } from '../runtime/deps.ts'
import { findOpenItems, type OpenItem, type OpenItems } from './find-open-items.ts'

/** A company of the user, as far as it matters for closing the account. */
export interface OwnCompany {
  company: Company
  membership: Membership
  members: readonly Membership[]
  /** The remaining administrators, the reachable ones first. */
  keepers: readonly ReachableMember[]
  /** The user is the only one: the company is closed with the account. */
  isAlone: boolean
  open: readonly OpenItem[]
  facilities: OpenItems['facilities']
  obstacles: readonly ClosingObstacle[]
  /** It was verified or has borrowed: its records have to be retained. */
  hasDuty: boolean
}

type Reach = Pick<Deps, 'table' | 'config' | 'clock'>

const describeOwn = async (deps: Reach, company: Company, membership: Membership): Promise<OwnCompany> => {
  const { table, clock } = deps
  const { companyId, userId } = membership
  const [members, open] = await Promise.all([
    listMembers(table, companyId),
    // A requester who has not joined learns nothing of it.
    isActive(membership) ? findOpenItems(table, companyId, clock()) : undefined,
  ])
  const { items = [], facilities = [], hasRecords = false } = open ?? {}
  const others = isActive(membership) ? await findOtherMembers(deps, members, userId) : []
  const keepers = others
    .filter((each) => isAdministrator(each.membership))
    .toSorted((one, other) => Number(other.isReachable) - Number(one.isReachable))
  const isAlone = isActive(membership) && others.length === 0
  const obstacles = isActive(membership)
    ? obstaclesOfLeaving({
        kinds: items.map(({ kind }) => kind),
        isAlone,
        isLastAdministrator: isAdministrator(membership) && keepers.length === 0,
        hasReachable: keepers.some(({ isReachable }) => isReachable),
      })
    : []
  return {
    company,
    membership,
    members,
    keepers,
    isAlone,
    open: items,
    facilities,
    obstacles,
    hasDuty: company.kycStatus !== 'draft' || hasRecords,
  }
}

/** A user's companies, with their open items and the obstacles to closing the account. */
export const findOwnCompanies = async (deps: Reach, userId: string): Promise<OwnCompany[]> => {
  const memberships = await listMemberships(deps.table, userId)
  const found = await Promise.all(
    memberships.map(async (membership) => {
      const company = await findCompany(deps.table, membership.companyId)
      return company ? [await describeOwn(deps, company, membership)] : []
    }),
  )
  return found.flat()
}

export const listClosingObstacles = (companies: readonly OwnCompany[]): ClosingObstacle[] => {
  const found = new Set(companies.flatMap(({ obstacles }) => obstacles))
  return closingObstacles.filter((obstacle) => found.has(obstacle))
}

/** True if the records of a company that is closed with the account have to be retained. */
export const hasDuty = (companies: readonly OwnCompany[]): boolean =>
  companies.some((each) => each.isAlone && each.hasDuty)
