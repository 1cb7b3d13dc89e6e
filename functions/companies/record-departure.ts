import type { DepartureKind } from '#shared/companies/departures.ts'
import { departureIdOf, replaceDeparture } from '../data/departures.ts'
import type { Facility } from '../data/facilities.ts'
import type { Table, Write } from '../data/table.ts'

/** Everything that a company can owe, draw or have in progress on a facility, other than the unused limit. */
const moneyAccounts = [
  'principalReceivable',
  'interestReceivable',
  'overdueInterestReceivable',
  'feeReceivable',
  'suspense',
  'pendingDrawdown',
] as const

/** True if a company has debts, claims or an available limit. */
export const isIndebted = (facilities: readonly Facility[]): boolean =>
  facilities.some(
    ({ status, balances }) => status === 'active' || moneyAccounts.some((account) => balances[account] !== 0),
  )

interface Leaver {
  companyId: string
  userId: string
  way: DepartureKind
  leftAt: string
}

/** Records for the back office that a user leaves an indebted company; no write for other companies. */
export const recordDeparture = (
  table: Table,
  facilities: readonly Facility[],
  leaver: Leaver,
): Write | undefined =>
  isIndebted(facilities)
    ? replaceDeparture(table, { ...leaver, departureId: departureIdOf(leaver), version: 0 })
    : undefined
