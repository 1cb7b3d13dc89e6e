import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import { unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { drawdownReleased } from '#shared/ledger/facility-postings.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { byKind, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargesOfDrawdown, replaceChargeOrder } from '../../data/charge-orders.ts'
import { collect } from '../../data/collect.ts'
import { type Drawdown, payoutPostingCauseOf, replaceDrawdown, unbilledOf } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import { listPostings, postToLedger, type StoredPosting } from '../../data/ledger.ts'
import { findPayoff } from '../../data/payoffs.ts'
import { amendPayoutBatch, findPayoutBatch } from '../../data/payout-batches.ts'
import { listSalesWeeks, removeSalesWeek } from '../../data/sales-weeks.ts'
import type { Table, Write } from '../../data/table.ts'
import { returnRedPacket } from '../../drawdown/return-red-packet.ts'
import { isEmptyChargeOrder } from '../../repayment/is-empty-charge-order.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Act, type AuditedChange, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { bookReturn, findReturn, returnedAmountOf } from './returned-line.ts'
import { returnedPostings } from './returned-postings.ts'

/** The limit of one transaction, less a margin for other writes. */
const maxWrites = 90

const chargesOf = async (table: Table, drawdown: Drawdown): Promise<ChargeOrder[]> =>
  (await listChargesOfDrawdown(table, drawdown)).filter((charge) => !isEmptyChargeOrder(charge))

/** Received or reported payments have to be settled first: the money is the seller's. */
const refuseRepaid = async (
  table: Table,
  { companyId, drawdownId, status, paidOutAt }: Drawdown,
  charges: readonly ChargeOrder[],
): Promise<DeskRefusal | undefined> => {
  if (!paidOutAt || !drawdownMayBecome(status, 'approved'))
    return refuseAct('wrongState', `the drawdown is ${status}`)
  const paid = charges.find(
    ({ chargedCents, owedCents }) => sumOfKinds(chargedCents) !== sumOfKinds(owedCents),
  )
  if (paid)
    return refuseAct('wrongState', `charge order ${paid.chargeId} was paid in part: take that back first`)
  const payoff = await findPayoff(table, companyId, drawdownId)
  const isReported = charges.some(({ pendingCents }) => pendingCents > 0)
  return isReported || (payoff && isOpenPayment(payoff.status))
    ? refuseAct('wrongState', 'a transfer is reported, or a deduction asked for, on it: see to that first')
    : undefined
}

/** The drawdown as before its payout, with the payout's outcome. Its charges keep their names, which are taken. */
const asApproved = (
  {
    paidOutAt,
    payoutReference: reference,
    payoutLineId: lineId,
    payoutBatchId: batchId,
    payoutHeldCents: _held,
    chargeId: _chargeId,
    uncharged: _uncharged,
    scheduleChanges: _scheduleChanges,
    openCharges: _openCharges,
    passThroughFees: _passThroughFees,
    foundOn: _foundOn,
    ...drawdown
  }: Drawdown,
  { at, returnLineId, timesCharged }: { at: string; returnLineId: string | undefined; timesCharged: number },
): Drawdown => ({
  ...drawdown,
  status: 'approved',
  ...(timesCharged > 0 ? { uncharged: { ...unbilledAtPayout(drawdown.price), timesCharged } } : {}),
  formerPayouts: [
    ...(drawdown.formerPayouts ?? []),
    {
      outcome: 'returned',
      at,
      ...(batchId ? { batchId } : {}),
      ...(paidOutAt ? { paidOutAt } : {}),
      ...(reference ? { reference } : {}),
      ...(lineId ? { lineId } : {}),
      ...(returnLineId ? { returnLineId } : {}),
    },
  ],
})

/** Charges for money that never arrived are cancelled in full. */
const voided = ({
  rebate: _rebate,
  packetCents: _packet,
  forgoneCents: _forgone,
  passThroughCents: _passThrough,
  defaultChargeCents: _defaultCharges,
  ...charge
}: ChargeOrder): ChargeOrder => ({
  ...charge,
  status: 'voided',
  chargedCents: byKind(() => 0),
  owedCents: byKind(() => 0),
  principalSteps: [],
})

/** Records the return in its batch. */
const noteInBatch = async (
  table: Table,
  { payoutBatchId, drawdownId, payoutReference: reference, payoutLineId: lineId }: Drawdown,
  at: string,
  act: Act,
): Promise<Write | undefined> => {
  const batch = payoutBatchId && (await findPayoutBatch(table, payoutBatchId))
  if (!batch) return undefined
  const returned = {
    at,
    by: act.actor,
    ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
    ...(act.reason ? { reason: act.reason } : {}),
    ...(reference ? { reference } : {}),
    ...(lineId ? { lineId } : {}),
  }
  return amendPayoutBatch(table, batch, {
    entries: batch.entries.map((entry) => (entry.drawdownId === drawdownId ? { ...entry, returned } : entry)),
  })
}

const payoutOf = (postings: readonly StoredPosting[], drawdown: Drawdown): StoredPosting => {
  const id = `drawdown-paid-out:${payoutPostingCauseOf(drawdown)}`
  const payout = postings.find(({ postingId }) => postingId === id)
  if (!payout) throw new Error(`there is no posting ${id}`)
  return payout
}

export interface PreparedReturn {
  ok: true
  /** The drawdown as it is written. */
  drawdown: Drawdown
  returnedCents: Cents
  writes: Record<string, Write | undefined>
  change: AuditedChange
}

/**
 * The writes that reverse a payout in one transaction, with everything that was posted and charged for it since. The
 * drawdown is approved again as before its payout, or rejected, which releases its reservation.
 */
export const prepareReturn = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { drawdown, facility }: { drawdown: Drawdown; facility: Facility },
  { lineId, isCancelled }: { lineId: string | undefined; isCancelled: boolean },
  act: Act,
): Promise<PreparedReturn | DeskRefusal> => {
  const { companyId, facilityId, drawdownId } = drawdown
  const charges = await chargesOf(table, drawdown)
  const repaid = await refuseRepaid(table, drawdown, charges)
  if (repaid) return repaid
  const now = clock()
  const today = businessDate(now)
  const at = now.toISOString()
  const postings = await collect(listPostings(table, facilityId))
  // The facility was read first: if a posting was added since, the charge orders above may be older than the posting.
  if (postings.length !== facility.postingCount)
    return refuseAct('changedMeanwhile', 'something was posted at the same moment; look again')
  const returnedCents = returnedAmountOf(payoutOf(postings, drawdown))
  const returning = lineId ? await findReturn(table, lineId, drawdown, returnedCents) : undefined
  if (returning && !returning.ok) return returning
  const mirrors = returnedPostings(drawdown, charges, postings, today)
  const weeks = await listSalesWeeks(table, companyId, drawdownId)
  if (mirrors.length + charges.length + weeks.length > maxWrites)
    return refuseAct('wrongState', 'too much was charged of it since to be taken back at once')
  const { timesCharged } = unbilledOf(drawdown)
  const approved = asApproved(drawdown, { at, returnLineId: lineId, timesCharged })
  const ended: Drawdown = isCancelled
    ? {
        ...approved,
        status: 'rejected',
        decidedAt: at,
        ...(act.reason ? { rejectReason: act.reason } : {}),
      }
    : approved
  const postingsNow = [
    ...mirrors,
    ...(isCancelled ? [drawdownReleased(drawdownId, today, drawdown.price.amountCents)] : []),
  ]
  return {
    ok: true,
    drawdown: ended,
    returnedCents,
    writes: {
      ...postToLedger(
        table,
        facility,
        Object.fromEntries(postingsNow.map((posting) => [posting.postingId, posting])),
        now,
      ),
      drawdown: replaceDrawdown(table, ended),
      ...(isCancelled ? { packet: await returnRedPacket(table, approved, now) } : {}),
      ...Object.fromEntries(
        charges.map((charge) => [charge.chargeId, replaceChargeOrder(table, voided(charge))]),
      ),
      // Removed, so that the estimates of these weeks are not corrected in new charges.
      ...Object.fromEntries(weeks.map((week) => [week.weekEnding, removeSalesWeek(table, week)])),
      batch: await noteInBatch(table, drawdown, at, act),
      line: returning && bookReturn(table, returning.line, drawdown, at, act),
    },
    change: {
      companyId,
      before: { drawdownId, status: drawdown.status },
      after: {
        drawdownId,
        status: ended.status,
        returned: decimalFromCents(returnedCents),
        ...(charges.length > 0 ? { voided: charges.map(({ chargeId }) => chargeId) } : {}),
        ...(lineId ? { lineId } : {}),
      },
    },
  }
}

/** Why a return failed. */
export const refuseFailedReturn = (failed: readonly string[], status: string | undefined): DeskRefusal =>
  failed.includes('balances')
    ? refuseAct(
        'wrongState',
        'what was held of it for the seller was used: only what is held can be taken back',
      )
    : refuseAct(
        'changedMeanwhile',
        `the drawdown is ${status}: it, a charge order or the line was changed at the same moment; look again`,
      )
