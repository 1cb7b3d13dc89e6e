import type { PayoutBatchView } from '#shared/desk/payments.ts'
import type { Disposition, RejectionCause } from '#shared/drawdown/payout-rejection.ts'
import { rejectionCauseOf } from '#shared/drawdown/transfer-status.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Drawdown, findDrawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import { type PayoutBatch, type PayoutEntry, storePayoutBatch } from '../../data/payout-batches.ts'
import type { Table, Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { blockRejectedAccount } from '../drawdown/block-rejected-account.ts'
import { type Act, type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { type Confirmation, prepareConfirmation, refuseFailedConfirmation } from './confirm-entry.ts'
import { describeBatch, type EntryWithDrawdown, findDeskBatch, isWaiting, moneyOf } from './describe-batch.ts'
import { standingOfEntry } from './transfer-statuses.ts'

/** The requested entries among those that wait; refused if one of them is not in the batch. */
const chosenOf = (
  entries: readonly EntryWithDrawdown[],
  ids: readonly string[] | undefined,
): { ok: true; chosen: EntryWithDrawdown[] } | DeskRefusal => {
  const missing = ids?.find((id) => !entries.some(({ entry }) => entry.drawdownId === id && !entry.cancelled))
  if (missing) return refuseAct('notFound', `the batch has no drawdown ${missing}`)
  const isMeant = ({ entry }: EntryWithDrawdown) => !ids || ids.includes(entry.drawdownId)
  return { ok: true, chosen: entries.filter((each) => isMeant(each) && isWaiting(each)) }
}

export const cancellationRecord = (
  { actor: by, approvedBy, reason }: Act,
  { at, wasSent }: { at: string; wasSent: boolean },
): NonNullable<PayoutEntry['cancelled']> => ({
  at,
  by,
  ...(approvedBy ? { approvedBy } : {}),
  ...(reason ? { reason } : {}),
  ...(wasSent ? { wasSent } : {}),
})

/** The batch with some of its entries cancelled. With its last waiting entry it is closed. */
export const withCancelledEntries = (
  { batch, entries }: { batch: PayoutBatch; entries: readonly EntryWithDrawdown[] },
  chosen: readonly EntryWithDrawdown[],
  cancelled: NonNullable<PayoutEntry['cancelled']>,
): PayoutBatch => {
  const out = new Set(chosen.map(({ entry }) => entry.drawdownId))
  const left = batch.entries.map((entry) => (out.has(entry.drawdownId) ? { ...entry, cancelled } : entry))
  const isOver = entries.every((each) => !isWaiting(each) || out.has(each.entry.drawdownId))
  const closed = left.every((entry) => entry.cancelled) ? 'cancelled' : 'paid out'
  return { ...batch, entries: left, status: isOver ? closed : batch.status }
}

const withoutBatch = ({ payoutBatchId: _batch, ...drawdown }: Drawdown): Drawdown => drawdown

/** The drawdown after a transfer that the bank did not execute. */
export const withFailedTransfer = (
  drawdown: Drawdown,
  { at, batchId }: { at: string; batchId: string },
): Drawdown => ({
  ...withoutBatch(drawdown),
  formerPayouts: [...(drawdown.formerPayouts ?? []), { outcome: 'not carried out', at, batchId }],
})

/** The maximum number of failed payouts that one transaction records, each with its event and its account. */
const maxUnpaid = 30

const accountOf = ({ drawdown: { companyId, payoutAccount } }: EntryWithDrawdown): string =>
  `${companyId}#${payoutAccount?.id ?? ''}`

/** Two drawdowns may name one account, which a transaction writes once. */
const isFirstOfAccount = (entry: EntryWithDrawdown, entries: readonly EntryWithDrawdown[]): boolean =>
  entries.find((each) => accountOf(each) === accountOf(entry)) === entry

/** Notifies the seller of a payout that failed: once for each transfer. */
export const notifyUnpaid = (
  table: Table,
  {
    batchId,
    entry: { companyId, facilityId, drawdownId },
    ...outcome
  }: { batchId: string; entry: PayoutEntry; disposition: Disposition; cause: RejectionCause },
  now: Date,
): Write =>
  recordEvent(
    table,
    { name: 'payout-rejected', companyId, facilityId, drawdownId, ...outcome },
    `payout-rejected:${batchId}:${drawdownId}`,
    now,
  )

/**
 * Cancels entries of a batch, so that their drawdowns can be paid in another. If the bank had the order, the entry
 * records that it was not executed, for `cause`.
 */
const takeOut = async (
  { id, ids, cause }: { id: string; ids: readonly string[] | undefined; cause?: RejectionCause },
  act: Act,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<({ ok: true } & PayoutBatchView) | DeskRefusal> => {
  const wasSent = cause !== undefined
  let found = await findDeskBatch(table, id)
  if (!found.ok) return found
  const { batch, entries } = found
  if (batch.status === 'cancelled')
    return { ok: true, ...describeBatch(batch, entries, businessDate(clock())) }
  const meant = chosenOf(entries, ids)
  if (!meant.ok) return meant
  const { chosen } = meant
  if (chosen.length === 0)
    return refuseAct('wrongState', `nothing of payout batch ${id} waits: it is ${batch.status}`)
  if (wasSent !== (batch.sent !== undefined))
    return refuseAct(
      'wrongState',
      batch.sent
        ? `the file of payout batch ${id} was handed out at ${batch.sent.at}: payout-batch-unpaid records what the bank did not pay of it`
        : `the file of payout batch ${id} was never handed out: payout-batch-cancel takes out of it`,
    )
  const now = clock()
  const at = now.toISOString()
  const free = (drawdown: Drawdown): Drawdown =>
    wasSent ? withFailedTransfer(drawdown, { at, batchId: id }) : withoutBatch(drawdown)
  const atOnce = cause ? maxUnpaid : chosen.length
  // In sequence: each part replaces the batch.
  for (let from = 0; from < chosen.length; from += atOnce) {
    const part = chosen.slice(from, from + atOnce)
    const changed = withCancelledEntries(found, part, cancellationRecord(act, { at, wasSent }))
    const blocks = await Promise.all(
      part.map(async (each) =>
        cause && cause !== 'bank' && isFirstOfAccount(each, part)
          ? blockRejectedAccount(table, each.drawdown, { at, reason: act.reason ?? cause })
          : undefined,
      ),
    )
    const written = await table.transact<string>({
      ...storePayoutBatch(table, changed),
      ...Object.fromEntries(
        part.flatMap(({ entry, drawdown }, index) => [
          [`drawdown ${index}`, replaceDrawdown(table, free(drawdown))],
          [`account ${index}`, blocks[index]],
          ...(cause
            ? [
                [
                  `event ${index}`,
                  notifyUnpaid(table, { batchId: id, entry, disposition: 'pay again', cause }, now),
                ],
              ]
            : []),
        ]),
      ),
      audit: act.audit({
        before: { batchId: id, status: found.batch.status },
        after: { batchId: id, status: changed.status, takenOut: part.map(({ entry }) => moneyOf(entry)) },
      }),
    })
    if (!written.ok)
      return refuseAct(
        'changedMeanwhile',
        'the batch or a drawdown of it was changed at the same moment; look again',
      )
    found = await findDeskBatch(table, id)
    if (!found.ok) return found
  }
  return { ok: true, ...describeBatch(found.batch, found.entries, businessDate(clock())) }
}

export const cancelPayoutBatchAct: RunAct<'payout-batch-cancel'> = (
  { batchId: id, drawdownIds: ids },
  act,
  deps,
) => takeOut({ id, ids }, act, deps)

/** The bank's reason codes in a typed reason: `RJCT AC04 closed account`. */
const codesIn = (reason = ''): string[] => reason.toUpperCase().match(/\b[A-Z]{2}\d{2}\b/g) ?? []

export const recordUnpaidAct: RunAct<'payout-batch-unpaid'> = (
  { batchId: id, drawdownIds: ids, rejectionCause, bankDidNotPay },
  act,
  deps,
) =>
  bankDidNotPay
    ? takeOut({ id, ids, cause: rejectionCause ?? rejectionCauseOf(codesIn(act.reason)) }, act, deps)
    : Promise.resolve(
        refuseAct(
          'verificationFailed',
          'what the bank may still pay is not taken out: this needs bankDidNotPay',
        ),
      )

/** Books one payout as the bank made it; returns the obstacle if it cannot. */
const confirmEntry = async (
  deps: Pick<Deps, 'table' | 'clock' | 'config'>,
  id: string,
  { entry: { companyId, drawdownId } }: EntryWithDrawdown,
  confirmation: Confirmation,
  act: Act,
): Promise<string | undefined> => {
  const { table } = deps
  const prepared = await prepareConfirmation(deps, { batchId: id, drawdownId }, confirmation)
  if (!prepared.ok) return prepared.message
  if (!prepared.writes) return undefined
  const written = await table.transact({ ...prepared.writes, audit: act.audit(prepared.change) })
  if (written.ok) return undefined
  const present = await findDrawdown(table, companyId, drawdownId)
  return present?.paidOutAt ? undefined : refuseFailedConfirmation(written.failed).message
}

export const confirmPayoutBatchAct: RunAct<'payout-batch-confirm'> = async (
  { batchId: id, drawdownIds: ids, reference, valueDate, ...accepted },
  act,
  deps,
) => {
  const { table, clock } = deps
  const found = await findDeskBatch(table, id)
  if (!found.ok) return found
  const { batch, entries } = found
  if (batch.status === 'cancelled') return refuseAct('wrongState', `payout batch ${id} is cancelled`)
  const today = businessDate(clock())
  const date = valueDate ?? today
  if (date > today || date < businessDate(new Date(batch.madeAt)))
    return refuseAct('invalidDate', `the bank paid on a day from when the batch was made to ${today}`)
  const meant = chosenOf(entries, ids)
  if (!meant.ok) return meant
  const left: { drawdownId: string; why: string }[] = []
  // In sequence: the batch is closed with its last entry.
  for (const each of meant.chosen) {
    const { drawdownId } = each.entry
    if (!ids && standingOfEntry(batch, each.entry)?.isContradictory) {
      left.push({
        drawdownId,
        why: 'what the bank reported of it contradicts itself: ask the bank, and name the drawdown',
      })
      continue
    }
    const why = await confirmEntry(deps, id, each, { ...accepted, reference, valueDate: date }, act)
    if (why !== undefined) left.push({ drawdownId, why })
  }
  const after = await findDeskBatch(table, id)
  return after.ok
    ? { ok: true, ...describeBatch(after.batch, after.entries, businessDate(clock())), left }
    : after
}
