import { headroomOf } from '#shared/ledger/balances.ts'
import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { computeCreditLimit, type ExplainedLimit, yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { recordAddendumResult } from '../data/agreements.ts'
import {
  type ActiveApplication,
  findCreditApplication,
  type Recalculation,
  replaceCreditApplication,
} from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { type Facility, findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { addendumResultOf } from '../underwriting/addendum-result.ts'
import { decideLimit, type LimitDecision, requireFreshRates } from '../underwriting/decide-limit.ts'
import { type LoadedSales, readShopSales, shopsCountedFor } from '../underwriting/read-shop-sales.ts'
import { type RecalculationResult, resultOf } from '../underwriting/recalculation-rule.ts'
import { watermarkForLimit } from '../underwriting/watermark-for-limit.ts'
import { withUnverifiedSales } from '../underwriting/with-unverified-sales.ts'

/** The posting that changes the limit, and its effect on the headroom. */
const limitChangeOf = async (facility: Facility, { id }: Recalculation, limitCents: Cents, deps: Deps) => {
  const { facilityId, balances } = facility
  const watermark = await watermarkForLimit(facility, limitCents, deps)
  return {
    posting: limitChanged(`${facilityId}:${id}`, businessDate(deps.clock()), {
      limitCents: limitCents - balances.limit,
      watermarkCents: watermark - balances.watermark,
      frozenLimitCents: 0,
    }),
    draws: headroomOf(balances) - headroomOf({ ...balances, limit: limitCents, watermark }),
  }
}

/**
 * The changes of a recalculation to the facility: the sales that repayment is projected from, and the limit; a lower
 * one on condition that it covers the amounts committed at that moment.
 */
const changeFacility = async (
  facility: Facility,
  recalculation: Recalculation,
  calculation: ExplainedLimit,
  { outcome, limitCents }: RecalculationResult,
  deps: Deps,
) => {
  const { table, clock } = deps
  const now = clock()
  const yearlyNetSalesCents = yearlyNetSalesOf(calculation)
  if (outcome !== 'lowered' && outcome !== 'raised')
    return postToLedger(table, facility, { posting: undefined }, now, { yearlyNetSalesCents })
  const { posting, draws } = await limitChangeOf(facility, recalculation, limitCents, deps)
  return postToLedger(table, facility, { posting }, now, {
    ...(outcome === 'lowered' ? { draws } : {}),
    yearlyNetSalesCents,
  })
}

/** The writes that record the result in the addenda that requested it. */
const noteResults = async (
  { recalculation, companyId }: ActiveApplication,
  facility: Facility,
  result: RecalculationResult,
  deps: Deps,
): Promise<Record<string, Write>> => {
  const addenda = recalculation?.addenda ?? []
  if (addenda.length === 0) return {}
  const noted = await addendumResultOf(facility, result, deps)
  return Object.fromEntries(
    addenda.map(({ agreementId }) => [
      `addendum ${agreementId}`,
      recordAddendumResult(deps.table, companyId, agreementId, noted),
    ]),
  )
}

const unchanged = { posting: undefined, balances: undefined }

const writeResult = async (
  application: ActiveApplication,
  facility: Facility,
  decision: LimitDecision,
  result: RecalculationResult,
  deps: Deps,
): Promise<boolean> => {
  const { table, clock } = deps
  const { companyId, recalculation } = application
  if (!recalculation) throw new Error('nothing is to be recalculated')
  const now = clock()
  const { facilityId } = facility
  const { outcome, limitCents } = result
  const { id, cause, asOf } = recalculation
  // If no calculation is possible because no shop is left, an empty one explains the limit of 0.
  const calculation =
    outcome === 'kept' ? undefined : (decision.calculation ?? computeCreditLimit([], asOf, facility.terms))
  const written = await table.transact<string>({
    ...(await noteResults(application, facility, result, deps)),
    ...(calculation ? await changeFacility(facility, recalculation, calculation, result, deps) : unchanged),
    application: replaceCreditApplication(table, {
      ...application,
      ...(calculation ? { calculation, decidedAt: now.toISOString() } : {}),
      recalculation: { ...recalculation, doneAt: now.toISOString(), outcome },
    }),
    event: recordEvent(
      table,
      {
        name: 'limit-recalculated',
        companyId,
        facilityId,
        outcome,
        cause,
        formerCents: facility.balances.limit,
        limitCents,
        supportedCents: decision.ok ? decision.calculation.limitCents : 0,
      },
      `limit-recalculated:${facilityId}:${id}`,
      now,
    ),
  })
  return written.ok
}

/**
 * Recalculates a limit on request, from the sales up to the day of the cause, and records the result. While orders are
 * being imported it changes nothing: the end of the import calls again. Throws where old exchange rates would raise the
 * limit: the event waits for newer ones. Idempotent.
 */
export const recalculateLimit = async (
  { companyId, productCode }: { companyId: string; productCode: ProductCode },
  deps: Deps,
): Promise<void> => {
  const { table, clock } = deps
  const outcome = await retryOnChange(async () => {
    const application = await findCreditApplication(table, companyId, productCode)
    if (application?.status !== 'active' || !application.recalculation || application.recalculation.doneAt)
      return
    const now = clock()
    const {
      currency,
      recalculation: { asOf, cause, addenda = [] },
    } = application
    const counted = { ...shopsCountedFor(cause), of: productCode }
    const basis = { asOf, currency }
    const [facility, sales] = await Promise.all([
      findFacility(table, application.facilityId),
      readShopSales(table, companyId, now, basis, counted),
    ])
    if (!facility) throw new Error('an active application without its facility')
    if (!sales) return
    const { terms } = facility
    const decide = async (counting: LoadedSales) =>
      decideLimit(await withUnverifiedSales(table, companyId, counting, terms), terms)
    const decision = await decide(sales)
    const added = new Set(addenda.flatMap(({ shopIds }) => shopIds))
    const others =
      added.size > 0
        ? await readShopSales(table, companyId, now, basis, { ...counted, without: added })
        : undefined
    const result = resultOf(facility, {
      cause,
      decision,
      isComplete: sales.isComplete,
      withoutAdded: others && (await decide(others)),
    })
    if (result.outcome === 'raised') requireFreshRates(decision)
    // A drawdown or a decision of the lender may have been committed since the read.
    return (await writeResult(application, facility, decision, result, deps)) ? undefined : changed
  })
  if (outcome === changed) throw new Error('the facility was changed at every moment of its recalculation')
}
