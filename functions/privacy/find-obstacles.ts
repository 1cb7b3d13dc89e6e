import type { ClosingObstacle } from '#shared/privacy/closing.ts'
import { isBeingSigned, listAgreements } from '../data/agreements.ts'
import { type Company, findCompany } from '../data/companies.ts'
import { type Facility, listCompanyFacilities } from '../data/facilities.ts'
import {
  isActive,
  isAdministrator,
  listMembers,
  listMemberships,
  type Membership,
} from '../data/memberships.ts'
import type { Table } from '../data/table.ts'

/** What money there may be of a facility, besides what is only promised. */
const moneyAccounts = [
  'principalReceivable',
  'interestReceivable',
  'overdueInterestReceivable',
  'feeReceivable',
  'suspense',
  'pendingDrawdown',
] as const

/** A company of the user, as it bears on closing the account. */
export interface OwnCompany {
  company: Company
  membership: Membership
  members: readonly Membership[]
  /** The user is the only one: the company goes with the account. */
  isAlone: boolean
  obstacles: readonly ClosingObstacle[]
  /** It was verified or lent to: its records have to be kept. */
  hasDuty: boolean
}

const obstaclesOf = (facilities: readonly Facility[], isSigning: boolean): ClosingObstacle[] => [
  ...(facilities.some(({ status }) => status === 'active') ? ['facilityOpen' as const] : []),
  ...(facilities.some(({ balances }) => moneyAccounts.some((account) => balances[account] !== 0))
    ? ['moneyOpen' as const]
    : []),
  ...(isSigning ? ['signingOpen' as const] : []),
]

const describeOwn = async (table: Table, company: Company, membership: Membership): Promise<OwnCompany> => {
  const { companyId, userId } = membership
  const [members, facilities, agreements] = await Promise.all([
    listMembers(table, companyId),
    listCompanyFacilities(table, companyId),
    listAgreements(table, companyId),
  ])
  const isAlone = isActive(membership) && !members.some((each) => each.userId !== userId && isActive(each))
  const isLast =
    isAdministrator(membership) && !members.some((each) => each.userId !== userId && isAdministrator(each))
  const obstacles = isAlone
    ? obstaclesOf(facilities, agreements.some(isBeingSigned))
    : isLast
      ? ['lastAdministrator' as const]
      : []
  return {
    company,
    membership,
    members,
    isAlone,
    obstacles,
    hasDuty: company.kycStatus !== 'draft' || facilities.length > 0 || agreements.length > 0,
  }
}

/** The companies that a user belongs to, with what of them is in the way of closing the account. */
export const findOwnCompanies = async (table: Table, userId: string): Promise<OwnCompany[]> => {
  const memberships = await listMemberships(table, userId)
  const found = await Promise.all(
    memberships.map(async (membership) => {
      const company = await findCompany(table, membership.companyId)
      return company ? [await describeOwn(table, company, membership)] : []
    }),
  )
  return found.flat()
}

export const obstaclesIn = (companies: readonly OwnCompany[]): ClosingObstacle[] => [
  ...new Set(companies.flatMap(({ obstacles }) => obstacles)),
]

/** True where the records of a company that goes with the account have to be kept. */
export const hasDuty = (companies: readonly OwnCompany[]): boolean =>
  companies.some((each) => each.isAlone && each.hasDuty)
