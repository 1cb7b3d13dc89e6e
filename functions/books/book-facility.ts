import { sumLines, type Translation } from '#shared/books/book-currency.ts'
import { expectedLoss } from '#shared/books/expected-loss.ts'
import { type BookedLoan, moveAllowance, stageMovesBetween } from '#shared/books/facility-month.ts'
import { journalOf, translatedEntry } from '#shared/books/journal.ts'
import type { Stage } from '#shared/books/loan-stage.ts'
import { lastDayOf, monthAfter, monthOf } from '#shared/books/month-sums.ts'
import { availableOf, balancesOf } from '#shared/ledger/balances.ts'
import { bookDateOf } from '#shared/ledger/book-date.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import { drawdownIdOfCharge } from '../data/charge-orders.ts'
import { listEveryDrawdown } from '../data/drawdowns.ts'
import { endFacilityMonth, type Facility } from '../data/facilities.ts'
import { createFacilityMonth, type FacilityMonth, findFacilityMonth } from '../data/facility-months.ts'
import { readLedger, type StoredPosting } from '../data/ledger.ts'
import { lossParametersIn, type StoredLossParameters } from '../data/loss-parameters.ts'
import { hasPrepared } from '../data/prepared-transactions.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Table } from '../data/table.ts'
import { findTriggers } from './find-triggers.ts'
import { valueDrawdown } from './value-drawdown.ts'

/** The rules by which all facilities of a month are booked. */
export interface MonthRules {
  month: string
  parameters: readonly StoredLossParameters[]
  /** Absent without a book currency. */
  translation?: Translation | undefined
}

interface CompanyFacility {
  companyId: string
  facilityId: string
}

const hasEnded = ({ bookedMonth = '' }: Facility, month: string): boolean => bookedMonth >= month

/** Drawdowns with a write-off that was not reversed. */
const lostAmong = (postings: readonly StoredPosting[]): Set<string> => {
  const ids = new Set(postings.map(({ postingId }) => postingId))
  const losses = postings.filter(
    ({ kind, postingId }) => kind === 'charge-written-off' && !ids.has(reversalIdOf(postingId)),
  )
  return new Set(losses.map(({ chargeId = '' }) => drawdownIdOfCharge(chargeId)))
}

const load = async (
  table: Table,
  { companyId, facilityId }: CompanyFacility,
  { month, parameters: stored, translation }: MonthRules,
): Promise<{ facility: Facility; booked?: FacilityMonth } | undefined> => {
  const [ledger, before] = await Promise.all([
    readLedger(table, facilityId),
    findFacilityMonth(table, monthAfter(month, -1), facilityId),
  ])
  if (!ledger) return undefined
  const { facility, postings } = ledger
  if (await hasPrepared(table, facilityId)) throw new Error(`facility ${facilityId} has an unfinished change`)
  const counted = postings.filter((posting) => bookDateOf(posting) <= lastDayOf(month))
  const read = { ...facility, postingCount: postings.length }
  if (counted.length === 0) return { facility: read }
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
  const balances = balancesOf(counted)
  const undrawnCents = status === 'active' ? Math.max(0, availableOf(balances)) : 0
  const worst = loans.reduce<Stage>((stage, loan) => (loan.stage > stage ? loan.stage : stage), 1)
  const undrawnAllowance = parameters
    ? { undrawnAllowanceCents: expectedLoss(worst, { owedCents: 0, undrawnCents }, parameters) }
    : {}
  const standing = { loans, undrawnCents, ...undrawnAllowance }
  const allowance = moveAllowance(
    before ?? { loans: [] },
    standing,
    lostAmong(counted),
    (before?.balances.recoveredLosses ?? 0) - balances.recoveredLosses,
  )
  const entries = journalOf({ facilityId, month, loans, allowance }, before, counted)
  return {
    facility: read,
    booked: {
      month,
      facilityId,
      companyId,
      productCode,
      currency,
      balances,
      ...standing,
      allowance,
      moves: stageMovesBetween(before?.loans ?? [], loans),
      ...(translation
        ? {
            translatedCents: sumLines(
              entries.flatMap((entry) => translatedEntry(entry, currency, translation)),
            ),
          }
        : {}),
      journalEntries: entries.length,
    },
  }
}

/**
 * Books a facility at the end of a month, once: one that was booked before stays as it is. In the same transaction the
 * facility's month ends, so that a posting that was begun before and is written later fails. Undefined for an unknown
 * facility, and for one that began later.
 */
export const bookFacility = async (
  table: Table,
  facility: CompanyFacility,
  rules: MonthRules,
): Promise<FacilityMonth | undefined> => {
  const { facilityId } = facility
  const { month } = rules
  const outcome = await retryOnChange(async () => {
    const stored = await findFacilityMonth(table, month, facilityId)
    if (stored) return stored
    const loaded = await load(table, facility, rules)
    if (!loaded || (!loaded.booked && hasEnded(loaded.facility, month))) return undefined
    const written = await table.transact({
      facility: loaded.booked && createFacilityMonth(table, loaded.booked),
      end: endFacilityMonth(table, loaded.facility, month),
    })
    return written.ok ? loaded.booked : changed
  })
  if (outcome === changed) throw new Error(`facility ${facilityId} was changed again and again`)
  return outcome
}
