import { expectedLoss } from '#shared/books/expected-loss.ts'
import { type BookedLoan, moveAllowance, movesBetween } from '#shared/books/facility-month.ts'
import { journalOf } from '#shared/books/journal.ts'
import type { Stage } from '#shared/books/loan-stage.ts'
import { lastDayOf, monthAfter, monthOf } from '#shared/books/month-sums.ts'
import { availableOf, balancesOf } from '#shared/ledger/balances.ts'
import { bookDateOf } from '#shared/ledger/book-date.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import { drawdownIdOfCharge } from '../data/charge-orders.ts'
import { listEveryDrawdown } from '../data/drawdowns.ts'
import { findFacility } from '../data/facilities.ts'
import { createFacilityMonth, type FacilityMonth, findFacilityMonth } from '../data/facility-months.ts'
import { readLedger, type StoredPosting } from '../data/ledger.ts'
import { lossParametersIn, type StoredLossParameters } from '../data/loss-parameters.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table } from '../data/table.ts'
import { findTriggers } from './find-triggers.ts'
import { valueDrawdown } from './value-drawdown.ts'

interface CompanyFacility {
  companyId: string
  facilityId: string
}

/** Drawdowns of which something was written off, and stayed so. */
const lostAmong = (postings: readonly StoredPosting[]): Set<string> => {
  const ids = new Set(postings.map(({ postingId }) => postingId))
  const losses = postings.filter(
    ({ kind, postingId }) => kind === 'charge-written-off' && !ids.has(reversalIdOf(postingId)),
  )
  return new Set(losses.map(({ chargeId = '' }) => drawdownIdOfCharge(chargeId)))
}

const loadOnce = async (
  table: Table,
  { companyId, facilityId }: CompanyFacility,
  month: string,
  stored: readonly StoredLossParameters[],
): Promise<FacilityMonth | typeof changed | undefined> => {
  const [ledger, before] = await Promise.all([
    readLedger(table, facilityId),
    findFacilityMonth(table, monthAfter(month, -1), facilityId),
  ])
  if (!ledger) return undefined
  const { facility, postings } = ledger
  const counted = postings.filter((posting) => bookDateOf(posting) <= lastDayOf(month))
  if (counted.length === 0) return undefined
  const { productCode, currency, status } = facility
  const parameters = lossParametersIn(stored, month)[productCode]
  const lost = lostAmong(counted.filter((posting) => monthOf(bookDateOf(posting)) === month))
  const former = new Map(before?.loans.map((loan) => [loan.drawdownId, loan]))
  const triggersFor = await findTriggers(table, facility, month, parameters ?? {})
  const loans: BookedLoan[] = []
  for await (const drawdown of listEveryDrawdown(table, companyId)) {
    if (drawdown.facilityId !== facilityId || !drawdown.paidOutAt) continue
    const known = former.get(drawdown.drawdownId)
    const loan = await valueDrawdown(table, facility, drawdown, known, {
      month,
      parameters,
      lost,
      triggersFor,
    })
    if (loan) loans.push(loan)
  }
  const after = await findFacility(table, facilityId)
  if (after?.postingCount !== postings.length) return changed
  const balances = balancesOf(counted)
  const undrawnCents = status === 'active' ? Math.max(0, availableOf(balances)) : 0
  const worst = loans.reduce<Stage>((stage, loan) => (loan.stage > stage ? loan.stage : stage), 1)
  const undrawnAllowance = parameters
    ? { undrawnAllowanceCents: expectedLoss(worst, { owedCents: 0, undrawnCents }, parameters) }
    : {}
  const booked = { loans, undrawnCents, ...undrawnAllowance }
  const allowance = moveAllowance(
    before ?? { loans: [] },
    booked,
    lostAmong(counted),
    (before?.balances.recoveredLosses ?? 0) - balances.recoveredLosses,
  )
  return {
    month,
    facilityId,
    companyId,
    productCode,
    currency,
    balances,
    ...booked,
    allowance,
    moves: movesBetween(before?.loans ?? [], loans),
    journalEntries: journalOf({ facilityId, month, loans, allowance }, before, counted).length,
  }
}

/**
 * Books a facility at the end of a month, once: one that was booked before stays as it is. Undefined for an unknown
 * facility, and for one that began later.
 */
export const bookFacility = async (
  table: Table,
  facility: CompanyFacility,
  month: string,
  parameters: readonly StoredLossParameters[],
): Promise<FacilityMonth | undefined> => {
  const { facilityId } = facility
  const booked = await findFacilityMonth(table, month, facilityId)
  if (booked) return booked
  const loaded = await retryOnChange(() => loadOnce(table, facility, month, parameters))
  if (loaded === changed) throw new Error(`facility ${facilityId} was changed again and again`)
  if (!loaded) return undefined
  const written = await table.transact({ facility: createFacilityMonth(table, loaded) })
  return written.ok ? loaded : findFacilityMonth(table, month, facilityId)
}
