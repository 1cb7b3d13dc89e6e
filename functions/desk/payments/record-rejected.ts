import { drawdownMayBecome } from '#shared/drawdown/drawdown-states.ts'
import type { Disposition } from '#shared/drawdown/payout-rejection.ts'
import { isTransferRefused, rejectionCauseOf } from '#shared/drawdown/transfer-status.ts'
import { drawdownReleased } from '#shared/ledger/facility-postings.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import { storePayoutBatch } from '../../data/payout-batches.ts'
import type { Write } from '../../data/table.ts'
import { returnRedPacket } from '../../drawdown/return-red-packet.ts'
import type { Deps } from '../../runtime/deps.ts'
import { blockRejectedAccount } from '../drawdown/block-rejected-account.ts'
import { type Act, type AuditedChange, type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import {
  cancellationRecord,
  notifyUnpaid,
  withCancelledEntries,
  withFailedTransfer,
} from './close-payout-batch.ts'
import { describeBatch, type EntryWithDrawdown, findDeskBatch, isWaiting, moneyOf } from './describe-batch.ts'
import { isUnsettled, reasonOf, standingOfEntry } from './transfer-statuses.ts'

interface Prepared {
  ok: true
  writes: Record<string, Write | undefined>
  change: AuditedChange
}

/** The writes for a transfer that nobody had booked: nothing was posted of it. */
const prepareUnbooked = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  batchId: string,
  here: EntryWithDrawdown,
  isCancelled: boolean,
  act: Act,
): Promise<Prepared | DeskRefusal> => {
  const found = await findDeskBatch(table, batchId)
  if (!found.ok) return found
  const { drawdown } = here
  const { companyId, drawdownId, facilityId } = drawdown
  if (!drawdownMayBecome(drawdown.status, 'rejected'))
    return refuseAct('wrongState', `the drawdown is ${drawdown.status}`)
  const now = clock()
  const at = now.toISOString()
  const freed = withFailedTransfer(drawdown, { at, batchId })
  const ended: Drawdown = isCancelled
    ? { ...freed, status: 'rejected', decidedAt: at, ...(act.reason ? { rejectReason: act.reason } : {}) }
    : freed
  const facility = isCancelled ? await findFacility(table, facilityId) : undefined
  if (isCancelled && !facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const released = drawdownReleased(drawdownId, businessDate(now), drawdown.price.amountCents)
  const remaining = withCancelledEntries(found, [here], cancellationRecord(act, { at, wasSent: true }))
  return {
    ok: true,
    writes: {
      ...(facility
        ? {
            ...postToLedger(table, facility, { released }, now),
            packet: await returnRedPacket(table, drawdown, now),
          }
        : {}),
      drawdown: replaceDrawdown(table, ended),
      ...storePayoutBatch(table, remaining),
    },
    change: {
      companyId,
      before: { drawdownId, status: drawdown.status },
      after: { drawdownId, status: ended.status },
    },
  }
}

/** The writes for a transfer that was booked as paid: all that was posted of it is taken back. */
const prepareBooked = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  { drawdown }: EntryWithDrawdown,
  isCancelled: boolean,
  act: Act,
): Promise<Prepared | DeskRefusal> => {
  const facility = await findFacility(deps.table, drawdown.facilityId)
  if (!facility) throw new Error(`drawdown ${drawdown.drawdownId} has no facility`)
  const { prepareReturn } = await import('../drawdown/prepare-return.ts')
  return prepareReturn(deps, { drawdown, facility }, { lineId: undefined, isCancelled }, act)
}

/** Records the rejection of one transfer in one transaction; returns the obstacle if it cannot. */
const recordOne = async (
  deps: Pick<Deps, 'table' | 'clock'>,
  { batchId, drawdownId, disposition }: { batchId: string; drawdownId: string; disposition: Disposition },
  act: Act,
): Promise<string | undefined> => {
  const { table, clock } = deps
  const found = await findDeskBatch(table, batchId)
  if (!found.ok) return found.message
  const { batch, entries } = found
  const here = entries.find(({ entry }) => entry.drawdownId === drawdownId)
  const standing = here && standingOfEntry(batch, here.entry)
  if (!here || !standing || !isUnsettled(batch, here.entry)) return undefined
  const isCancelled = disposition === 'cancel'
  const isBooked = !isWaiting(here)
  const prepared = isBooked
    ? await prepareBooked(deps, here, isCancelled, act)
    : await prepareUnbooked(deps, batchId, here, isCancelled, act)
  if (!prepared.ok) return prepared.message
  const { companyId } = here.entry
  const { change } = prepared
  const cause = rejectionCauseOf(standing.latest.reasonCodes)
  const block =
    cause === 'bank'
      ? undefined
      : await blockRejectedAccount(table, here.drawdown, {
          at: clock().toISOString(),
          reason: reasonOf(standing.latest),
        })
  const written = await table.transact<string>({
    ...prepared.writes,
    account: block,
    event: notifyUnpaid(table, { batchId, entry: here.entry, disposition, cause }, clock()),
    audit: act.audit({
      ...change,
      after: {
        ...(change.after as object),
        ...moneyOf(here.entry),
        batchId,
        disposition,
        bankStatus: standing.latest.status,
        reasonCodes: standing.latest.reasonCodes,
      },
    }),
  })
  if (written.ok) return undefined
  const present = await findDrawdown(table, companyId, drawdownId)
  const { refuseFailedReturn } = await import('../drawdown/prepare-return.ts')
  return refuseFailedReturn(written.failed, present?.status).message
}

/** Why a transfer is not recorded as rejected; undefined if it is or was. */
const obstacleTo = (
  batch: Parameters<typeof standingOfEntry>[0],
  { entry }: EntryWithDrawdown,
  isNamed: boolean,
): string | undefined => {
  const standing = standingOfEntry(batch, entry)
  if (!isTransferRefused(standing))
    return standing
      ? `the bank reported it last as ${standing.outcome} (${reasonOf(standing.latest)})`
      : 'the bank reported nothing of it: payout-batch-unpaid records what it said in another way'
  return standing?.isContradictory && !isNamed
    ? 'what the bank reported of it contradicts itself: ask the bank, and name the drawdown'
    : undefined
}

export const recordRejectedAct: RunAct<'payout-batch-rejected'> = async (
  { batchId, drawdownIds: ids, disposition },
  act,
  { table, clock },
) => {
  const found = await findDeskBatch(table, batchId)
  if (!found.ok) return found
  const { batch, entries } = found
  const missing = ids?.find((id) => !entries.some(({ entry }) => entry.drawdownId === id))
  if (missing) return refuseAct('notFound', `the batch has no drawdown ${missing}`)
  const meant = entries.filter(({ entry }) =>
    ids ? ids.includes(entry.drawdownId) : isTransferRefused(standingOfEntry(batch, entry)),
  )
  if (meant.length === 0)
    return refuseAct('wrongState', `the bank reported nothing of payout batch ${batchId} as rejected`)
  const left: { drawdownId: string; why: string }[] = []
  // In sequence: the batch is closed with its last waiting entry.
  for (const each of meant) {
    const { drawdownId } = each.entry
    const why =
      obstacleTo(batch, each, ids !== undefined) ??
      (await recordOne({ table, clock }, { batchId, drawdownId, disposition }, act))
    if (why !== undefined) left.push({ drawdownId, why })
  }
  const after = await findDeskBatch(table, batchId)
  return after.ok
    ? { ok: true, ...describeBatch(after.batch, after.entries, businessDate(clock())), left }
    : after
}
