import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findFacility } from '../../data/facilities.ts'
import { replacePayoutBatch } from '../../data/payout-batches.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { checkPayable, type PayoutAcceptance } from '../drawdown/examine-payout.ts'
import { preparePayout } from '../drawdown/prepare-payout.ts'
import { type AuditedChange, type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { findDeskBatch, isWaiting } from './describe-batch.ts'

export interface Confirmation extends PayoutAcceptance {
  reference: string | undefined
  valueDate: string
  /** The statement line that says so, where one does. */
  lineId?: string
}

type Prepared =
  | { ok: true; writes: Record<string, Write | undefined>; change: AuditedChange }
  /** Nothing of it waits any more. */
  | { ok: true; writes?: never }

/** What booking one payout as the bank made it writes. With the last one the batch is over, in the same transaction. */
export const prepareConfirmation = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  { batchId, drawdownId }: { batchId: string; drawdownId: string },
  { reference, valueDate, lineId, ...accepted }: Confirmation,
): Promise<Prepared | DeskRefusal> => {
  const found = await findDeskBatch(table, batchId)
  if (!found.ok) return found
  const { batch, entries } = found
  const here = entries.find((each) => each.entry.drawdownId === drawdownId)
  if (!here || !isWaiting(here)) return { ok: true }
  const { entry } = here
  const facility = await findFacility(table, entry.facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const drawdown = lineId ? { ...here.drawdown, payoutLineId: lineId } : here.drawdown
  const acceptance: PayoutAcceptance = {
    warningAccepted: accepted.warningAccepted || entry.warningAccepted === true,
    arrearsAccepted: accepted.arrearsAccepted || entry.arrearsAccepted !== undefined,
  }
  const payable = await checkPayable({ table, clock }, { facility, drawdown }, acceptance, valueDate)
  if (!payable.ok) return payable
  const sentCents = payoutCentsOf(payable.price)
  if (sentCents !== entry.amountCents)
    return refuseAct(
      'ruleBroken',
      `the bank was asked to pay ${decimalFromCents(entry.amountCents)}, and on ${valueDate} ${decimalFromCents(sentCents)} is paid out`,
    )
  const { writes, change } = preparePayout({ table, clock }, { facility, drawdown }, payable, reference)
  const isLast = entries.every((each) => !isWaiting(each) || each.entry.drawdownId === drawdownId)
  return {
    ok: true,
    writes: {
      ...writes,
      // Every payout writes the batch: of the last two at once one is told to be confirmed again, and ends it.
      batch: replacePayoutBatch(table, isLast ? { ...batch, status: 'paid out' } : batch),
    },
    change: {
      ...change,
      after: { ...change.after, batchId, valueDate, ...(reference ? { reference } : {}) },
    },
  }
}

/** Why a confirmation did not land. */
export const refuseUnconfirmed = (failed: readonly string[]): DeskRefusal =>
  refuseAct(
    'changedMeanwhile',
    failed.includes('balances')
      ? 'the facility does not bear it any more'
      : 'the drawdown, its account or the batch was changed at the same moment; confirm it again',
  )
