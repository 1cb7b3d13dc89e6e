import { type BookedLoan, lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import { balancesOf } from '#shared/ledger/balances.ts'
import { bookDateOf } from '#shared/ledger/book-date.ts'
import { listEveryDrawdown } from '../data/drawdowns.ts'
import { findFacility } from '../data/facilities.ts'
import { createFacilityMonth, type FacilityMonth, findFacilityMonth } from '../data/facility-months.ts'
import { readLedger } from '../data/ledger.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table } from '../data/table.ts'
import { valueDrawdown } from './value-drawdown.ts'

interface CompanyFacility {
  companyId: string
  facilityId: string
}

const loadOnce = async (
  table: Table,
  { companyId, facilityId }: CompanyFacility,
  month: string,
  former: ReadonlyMap<string, BookedLoan>,
): Promise<FacilityMonth | typeof changed | undefined> => {
  const ledger = await readLedger(table, facilityId)
  if (!ledger) return undefined
  const { facility, postings } = ledger
  const loans: BookedLoan[] = []
  for await (const drawdown of listEveryDrawdown(table, companyId)) {
    if (drawdown.facilityId !== facilityId || !drawdown.paidOutAt) continue
    const loan = await valueDrawdown(table, facility, drawdown, month, former.get(drawdown.drawdownId))
    if (loan) loans.push(loan)
  }
  const after = await findFacility(table, facilityId)
  if (after?.postingCount !== postings.length) return changed
  const counted = postings.filter((posting) => bookDateOf(posting) <= lastDayOf(month))
  if (counted.length === 0) return undefined
  const { productCode, currency } = facility
  return { month, facilityId, companyId, productCode, currency, balances: balancesOf(counted), loans }
}

const loadMonth = async (
  table: Table,
  facility: CompanyFacility,
  month: string,
): Promise<FacilityMonth | undefined> => {
  const before = await findFacilityMonth(table, monthAfter(month, -1), facility.facilityId)
  const former = new Map(before?.loans.map((loan) => [loan.drawdownId, loan]))
  const loaded = await retryOnChange(() => loadOnce(table, facility, month, former))
  if (loaded === changed) throw new Error(`facility ${facility.facilityId} was changed again and again`)
  return loaded
}

/**
 * Books a facility at the end of a month, once: one that was booked before stays as it is. Undefined for an
 * unknown facility, and for one that began later.
 */
export const bookFacility = async (
  table: Table,
  facility: CompanyFacility,
  month: string,
): Promise<FacilityMonth | undefined> => {
  const { facilityId } = facility
  const booked = await findFacilityMonth(table, month, facilityId)
  if (booked) return booked
  const loaded = await loadMonth(table, facility, month)
  if (!loaded) return undefined
  const written = await table.transact({ facility: createFacilityMonth(table, loaded) })
  return written.ok ? loaded : findFacilityMonth(table, month, facilityId)
}
