import type { RecalculationOutcome } from '#shared/credit/recalculation-outcomes.ts'
import { headroomOf } from '#shared/ledger/balances.ts'
import { limitChanged } from '#shared/ledger/facility-postings.ts'
import { type ExplainedLimit, yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  type ActiveApplication,
  findCreditApplication,
  replaceCreditApplication,
} from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { type Facility, findFacility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { listShops } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideLimit, type LimitDecision } from './decide-limit.ts'
import { readShopSales } from './read-shop-sales.ts'

/** What of a facility is drawn, reserved or frozen: its limit does not fall below that by itself. */
const committedOf = ({ balances }: Facility): Cents =>
  balances.principalReceivable + balances.pendingDrawdown + balances.frozenLimit

interface Result {
  outcome: RecalculationOutcome
  /** What the limit becomes. */
  limitCents: Cents
}

/**
 * The rule of a recalculation. A lower figure takes effect, though never below what is committed. A higher one is
 * shown and takes effect only by the lender's decision on a request. Where some shop could not be read, or the facility is not
 * active, the figure is no ground to change anything.
 */
const resultOf = (facility: Facility, decision: LimitDecision, isComplete: boolean): Result => {
  const { limit } = facility.balances
  if (!decision.ok || !isComplete || facility.status !== 'active')
    return { outcome: 'kept', limitCents: limit }
  const { limitCents } = decision.calculation
  if (limitCents > limit) return { outcome: 'higherPossible', limitCents: limit }
  const lowered = Math.min(limit, Math.max(limitCents, committedOf(facility)))
  return { outcome: lowered < limit ? 'lowered' : 'unchanged', limitCents: lowered }
}

/** The posting that lowers the limit, and the headroom that this takes. */
const loweringOf = ({ facilityId, balances }: Facility, limitCents: Cents, now: Date) => {
  const watermark = balances.watermark === balances.limit ? limitCents : balances.watermark
  return {
    posting: limitChanged(`${facilityId}:first-drawdown`, businessDate(now), {
      limitCents: limitCents - balances.limit,
      watermarkCents: watermark - balances.watermark,
      frozenLimitCents: 0,
    }),
    draws: headroomOf(balances) - headroomOf({ ...balances, limit: limitCents, watermark }),
  }
}

/**
 * What a recalculation that stands changes of the facility: the sales that repayment is projected from, and the limit
 * where it falls, on condition that what is committed at that moment stays within it.
 */
const changeFacility = (
  facility: Facility,
  calculation: ExplainedLimit,
  { outcome, limitCents }: Result,
  { table, clock }: Deps,
) => {
  const now = clock()
  const yearlyNetSalesCents = yearlyNetSalesOf(calculation)
  if (outcome !== 'lowered')
    return postToLedger(table, facility, { posting: undefined }, now, { yearlyNetSalesCents })
  const { posting, draws } = loweringOf(facility, limitCents, now)
  return postToLedger(table, facility, { posting }, now, { draws, yearlyNetSalesCents })
}

const unchanged = { posting: undefined, balances: undefined }

const writeResult = async (
  application: ActiveApplication,
  facility: Facility,
  decision: LimitDecision,
  result: Result,
  deps: Deps,
): Promise<boolean> => {
  const { table, clock } = deps
  const { companyId, recalculation } = application
  if (!recalculation) throw new Error('nothing is to be recalculated')
  const now = clock()
  const { facilityId } = facility
  const { outcome } = result
  const calculation = decision.ok && outcome !== 'kept' ? decision.calculation : undefined
  const written = await table.transact({
    ...(calculation ? changeFacility(facility, calculation, result, deps) : unchanged),
    application: replaceCreditApplication(table, {
      ...application,
      ...(calculation ? { calculation, decidedAt: now.toISOString() } : {}),
      recalculation: { ...recalculation, doneAt: now.toISOString(), outcome },
    }),
    event: recordEvent(
      table,
      { name: 'limit-recalculated', companyId, facilityId, outcome },
      `limit-recalculated:${facilityId}`,
      now,
    ),
  })
  return written.ok
}

/**
 * Computes a limit anew where that was asked for, from the sales up to the day of the payout, and records what came
 * of it.
 * While orders are being imported it leaves everything as it is: the end of the import calls again. However often it
 * is called, it is done once.
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
      recalculation: { asOf },
    } = application
    const [facility, sales, shops] = await Promise.all([
      findFacility(table, application.facilityId),
      readShopSales(table, companyId, now, { asOf, currency }),
      listShops(table, companyId),
    ])
    if (!facility) throw new Error('an active application without its facility')
    if (!sales) return
    const isComplete = shops.every(
      (shop) => shopStatusAt(shop, now) === 'authorized' && shop.import.status === 'imported',
    )
    const decision = decideLimit(sales, facility.terms)
    const result = resultOf(facility, decision, isComplete)
    // A drawdown or a decision of the lender may have landed since the reading.
    return (await writeResult(application, facility, decision, result, deps)) ? undefined : changed
  })
  if (outcome === changed) throw new Error('the facility was changed at every moment of its recalculation')
}
