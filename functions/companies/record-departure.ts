import type { DepartureWay } from '#shared/companies/departures.ts'
import { departureIdOf, replaceDeparture } from '../data/departures.ts'
import type { Facility } from '../data/facilities.ts'
import type { Table, Write } from '../data/table.ts'

/** What a company can owe, draw or have under way of a facility, besides what is only promised. */
const moneyAccounts = [
  'principalReceivable',
  'interestReceivable',
  'overdueInterestReceivable',
  'feeReceivable',
  'suspense',
  'pendingDrawdown',
] as const

/** True where a company owes, is owed or may draw. */
export const isIndebted = (facilities: readonly Facility[]): boolean =>
  facilities.some(
    ({ status, balances }) => status === 'active' || moneyAccounts.some((account) => balances[account] !== 0),
  )

interface Leaver {
  companyId: string
  userId: string
  way: DepartureWay
  leftAt: string
}

/** Has the lender's people see that somebody leaves an indebted company; nothing to write of any other. */
export const recordDeparture = (
  table: Table,
  facilities: readonly Facility[],
  leaver: Leaver,
): Write | undefined =>
  isIndebted(facilities)
    ? replaceDeparture(table, { ...leaver, departureId: departureIdOf(leaver), version: 0 })
    : undefined
