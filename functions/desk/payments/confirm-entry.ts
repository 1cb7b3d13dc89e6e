import type { PayoutException } from '#shared/desk/payout-obstacles.ts'
import { isTransferRefused } from '#shared/drawdown/transfer-status.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import { findFacility } from '../../data/facilities.ts'
import { type PayoutBatch, type PayoutEntry, storePayoutBatch } from '../../data/payout-batches.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import {
  type ApprovedDrawdown,
  checkPayable,
  examinePayout,
  type PayoutAcceptance,
  unaccepted,
} from '../drawdown/examine-payout.ts'
import { type BookablePayout, preparePayout } from '../drawdown/prepare-payout.ts'
import { type AuditedChange, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { type EntryWithDrawdown, findDeskBatch, isWaiting } from './describe-batch.ts'
import { reasonOf, standingOfEntry } from './transfer-statuses.ts'

export interface Confirmation extends PayoutAcceptance {
  reference: string | undefined
  valueDate: BusinessDate
  /** The statement line that proves it, if there is one. */
  lineId?: string
}

type Prepared =
  | { ok: true; writes: Record<string, Write | undefined>; change: AuditedChange }
  /** The entry does not wait any more: there is nothing to write. */
  | { ok: true; writes?: never }

const refuseAmount = ({ amountCents }: PayoutEntry, payableCents: number, date: BusinessDate): DeskRefusal =>
  refuseAct(
    'ruleBroken',
    `the bank was asked to pay ${decimalFromCents(amountCents)}, and on ${date} ${decimalFromCents(payableCents)} is paid out`,
  )

/**
 * A payout that the bank has made. Obstacles can no longer prevent it and are recorded: an account that was changed
 * since, arrears, a passed due date, a facility that does not allow it any more. Interest runs from the value date. If
 * it was deducted upfront and the bank paid later than ordered, less is due than was deducted: the difference is held
 * for the seller. If it paid earlier, interest runs from the ordered day.
 */
const bookGone = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  approved: ApprovedDrawdown,
  { batch, entry }: { batch: PayoutBatch; entry: PayoutEntry },
  acceptance: PayoutAcceptance,
  valueDate: BusinessDate,
): Promise<{ ok: true; payout: BookablePayout; exceptions: PayoutException[] } | DeskRefusal> => {
  const { amountCents, account: named, cancelled } = entry
  const onDay = await examinePayout(deps, approved, valueDate)
  const dueCents = payoutCentsOf(onDay.price)
  const examined = dueCents < amountCents ? await examinePayout(deps, approved, batch.executionDate) : onDay
  const heldCents = payoutCentsOf(examined.price) - amountCents
  if (heldCents < 0) return refuseAmount(entry, payoutCentsOf(examined.price), valueDate)
  const exceptions: PayoutException[] = [
    ...unaccepted(onDay, acceptance).map(({ code }) => code),
    ...(cancelled ? (['taken out'] as const) : []),
    ...(isTransferRefused(standingOfEntry(batch, entry)) ? (['rejected'] as const) : []),
    ...(dueCents === amountCents ? [] : (['another day'] as const)),
  ]
  const { obstacles: _obstacles, ...priced } = examined
  return { ok: true, payout: { ...priced, named, gone: { exceptions, heldCents } }, exceptions }
}

/** A payout of a batch whose file was not handed out, and without a debit line: all rules apply. */
const bookAllowed = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  approved: ApprovedDrawdown,
  entry: PayoutEntry,
  acceptance: PayoutAcceptance,
  valueDate: BusinessDate,
): Promise<{ ok: true; payout: BookablePayout; exceptions: PayoutException[] } | DeskRefusal> => {
  const payable = await checkPayable(deps, approved, acceptance, valueDate)
  if (!payable.ok) return payable
  const payableCents = payoutCentsOf(payable.price)
  if (payableCents !== entry.amountCents) return refuseAmount(entry, payableCents, valueDate)
  return { ok: true, payout: payable, exceptions: [] }
}

/** A debit shows that the bank paid a cancelled entry that is in no other batch: it counts as waiting. */
const isPaidAllTheSame = ({ entry, drawdown }: EntryWithDrawdown, lineId: string | undefined): boolean =>
  lineId !== undefined &&
  entry.cancelled !== undefined &&
  drawdown.status === 'approved' &&
  drawdown.payoutBatchId === undefined

/** The drawdown in this batch, also if its entry had been cancelled. */
const inBatch = (drawdown: Drawdown, batchId: string, lineId: string | undefined): Drawdown => {
  const { formerPayouts = [], ...present } = drawdown
  const others = formerPayouts.filter((former) => former.batchId !== batchId)
  return {
    ...present,
    payoutBatchId: batchId,
    ...(others.length > 0 ? { formerPayouts: others } : {}),
    ...(lineId ? { payoutLineId: lineId } : {}),
  }
}

/**
 * The writes of booking one payout as the bank made it. The last one also closes the batch, in the same transaction.
 */
export const prepareConfirmation = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  { batchId, drawdownId }: { batchId: string; drawdownId: string },
  { reference, valueDate, lineId, ...accepted }: Confirmation,
): Promise<Prepared | DeskRefusal> => {
  const { table, clock } = deps
  const found = await findDeskBatch(table, batchId)
  if (!found.ok) return found
  const { batch, entries } = found
  const here = entries.find((each) => each.entry.drawdownId === drawdownId)
  if (!here || !(isWaiting(here) || isPaidAllTheSame(here, lineId))) return { ok: true }
  const { entry } = here
  const standing = standingOfEntry(batch, entry)
  if (lineId === undefined && standing && isTransferRefused(standing))
    return refuseAct(
      'wrongState',
      `the bank reported that it is ${standing.outcome} (${reasonOf(standing.latest)}): payout-batch-rejected records that`,
    )
  if (here.drawdown.status !== 'approved')
    return refuseAct('wrongState', `the drawdown is ${here.drawdown.status}`)
  const facility = await findFacility(table, entry.facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const approved = { facility, drawdown: inBatch(here.drawdown, batchId, lineId) }
  const acceptance: PayoutAcceptance = {
    warningAccepted: accepted.warningAccepted || entry.warningAccepted === true,
    arrearsAccepted: accepted.arrearsAccepted || entry.arrearsAccepted !== undefined,
  }
  const isGone = batch.sent !== undefined || lineId !== undefined
  const booked = isGone
    ? await bookGone(deps, approved, { batch, entry }, acceptance, valueDate)
    : await bookAllowed(deps, approved, entry, acceptance, valueDate)
  if (!booked.ok) return booked
  const { writes, change } = preparePayout({ table, clock }, approved, booked.payout, reference)
  const isLast = entries.every((each) => each === here || !isWaiting(each))
  const { cancelled: _cancelled, ...live } = entry
  const noted = { ...live, ...(booked.exceptions.length > 0 ? { exceptions: booked.exceptions } : {}) }
  const confirmed: PayoutBatch = {
    ...batch,
    ...(isLast ? { status: 'paid out' } : {}),
    entries: batch.entries.map((each) => (each === entry ? noted : each)),
  }
  return {
    ok: true,
    writes: {
      ...writes,
      // Every payout writes the batch: of two concurrent last ones, one has to be repeated, and closes it.
      ...storePayoutBatch(table, confirmed),
    },
    change: {
      ...change,
      after: { ...change.after, batchId, valueDate, ...(reference ? { reference } : {}) },
    },
  }
}

/** Why a confirmation failed. */
export const refuseFailedConfirmation = (failed: readonly string[]): DeskRefusal =>
  refuseAct(
    'changedMeanwhile',
    failed.includes('balances')
      ? 'the facility does not bear it any more'
      : 'the drawdown, its account or the batch was changed at the same moment; confirm it again',
  )
