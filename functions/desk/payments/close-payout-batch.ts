import * as z from 'zod/mini'
import { businessDate, businessDateSchema } from '#shared/time/business-date.ts'
import { findDrawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import { type PayoutBatch, replacePayoutBatch } from '../../data/payout-batches.ts'
import type { Deps } from '../../runtime/deps.ts'
import { explained, fields, shortText } from '../engine/act-fields.ts'
import { type Act, type DeskRefusal, deskAct, refuseAct } from '../engine/desk-act.ts'
import { type Confirmation, prepareConfirmation, refuseUnconfirmed } from './confirm-entry.ts'
import { batchId, describeBatch, type EntryWithDrawdown, findDeskBatch, isWaiting } from './describe-batch.ts'

const drawdownIds = z.optional(
  explained(
    z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(100)),
    'these drawdowns of the batch alone',
    '["20270104021000000-4829134471"]',
  ),
)

/** The entries that are meant, of those that wait; refused where one of them is not in the batch. */
const chosenOf = (
  entries: readonly EntryWithDrawdown[],
  ids: readonly string[] | undefined,
): { ok: true; chosen: EntryWithDrawdown[] } | DeskRefusal => {
  const missing = ids?.find((id) => !entries.some(({ entry }) => entry.drawdownId === id && !entry.cancelled))
  if (missing) return refuseAct('notFound', `the batch has no drawdown ${missing}`)
  const isMeant = ({ entry }: EntryWithDrawdown) => !ids || ids.includes(entry.drawdownId)
  return { ok: true, chosen: entries.filter((each) => isMeant(each) && isWaiting(each)) }
}

export const cancelPayoutBatchAct = deskAct({
  name: 'payout-batch-cancel',
  summary:
    'Takes drawdowns out of a payout batch that the bank does not carry out, all that wait where none are named: each may go into another.',
  positional: ['batchId'],
  needsReason: true,
  schema: z.object({ batchId, drawdownIds }),
  run: async ({ batchId: id, drawdownIds: ids }, act, { table, clock }) => {
    const found = await findDeskBatch(table, id)
    if (!found.ok) return found
    const { batch, entries } = found
    if (batch.status === 'cancelled') return { ok: true, ...describeBatch(batch, entries) }
    const meant = chosenOf(entries, ids)
    if (!meant.ok) return meant
    const { chosen } = meant
    if (chosen.length === 0)
      return refuseAct('wrongState', `nothing of payout batch ${id} waits: it is ${batch.status}`)
    const out = new Set(chosen.map(({ entry }) => entry.drawdownId))
    const cancelled = {
      at: clock().toISOString(),
      by: act.actor,
      ...(act.reason ? { reason: act.reason } : {}),
    }
    const left = batch.entries.map((entry) => (out.has(entry.drawdownId) ? { ...entry, cancelled } : entry))
    const isOver = entries.every((each) => !isWaiting(each) || out.has(each.entry.drawdownId))
    const changed: PayoutBatch = {
      ...batch,
      entries: left,
      status: isOver ? (left.every((entry) => entry.cancelled) ? 'cancelled' : 'paid out') : batch.status,
    }
    const written = await table.transact({
      batch: replacePayoutBatch(table, changed),
      ...Object.fromEntries(
        chosen.map(({ drawdown: { payoutBatchId: _batch, ...drawdown } }, index) => [
          `drawdown ${index}`,
          replaceDrawdown(table, drawdown),
        ]),
      ),
      audit: act.audit({
        before: { batchId: id, status: batch.status },
        after: { batchId: id, status: changed.status, takenOut: [...out] },
      }),
    })
    if (!written.ok)
      return refuseAct(
        'changedMeanwhile',
        'the batch or a drawdown of it was changed at the same moment; look again',
      )
    const after = await findDeskBatch(table, id)
    return after.ok ? { ok: true, ...describeBatch(after.batch, after.entries) } : after
  },
})

/** Books one payout as the bank made it; gives why not. */
const confirmEntry = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  id: string,
  { entry: { companyId, drawdownId } }: EntryWithDrawdown,
  confirmation: Confirmation,
  act: Act,
): Promise<string | undefined> => {
  const prepared = await prepareConfirmation({ table, clock }, { batchId: id, drawdownId }, confirmation)
  if (!prepared.ok) return prepared.message
  if (!prepared.writes) return undefined
  const written = await table.transact({ ...prepared.writes, audit: act.audit(prepared.change) })
  if (written.ok) return undefined
  const present = await findDrawdown(table, companyId, drawdownId)
  return present?.paidOutAt ? undefined : refuseUnconfirmed(written.failed).message
}

export const confirmPayoutBatchAct = deskAct({
  name: 'payout-batch-confirm',
  summary:
    'Records what the bank paid of a payout batch: all that waits, or the drawdowns that are named, each once. Interest runs from the value date.',
  severally: true,
  positional: ['batchId'],
  schema: z.object({
    batchId,
    drawdownIds,
    reference: z.optional(explained(shortText(140), 'the bank’s reference', 'FT27004XK21')),
    valueDate: z.optional(
      explained(
        businessDateSchema,
        'the day on which the bank paid; today where none is given',
        '2027-01-05',
      ),
    ),
    warningAccepted: fields.warningAccepted,
    arrearsAccepted: fields.arrearsAccepted,
  }),
  run: async (
    { batchId: id, drawdownIds: ids, reference, valueDate, ...accepted },
    act,
    { table, clock },
  ) => {
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
    // One after the other: with the last one the batch is over.
    for (const each of meant.chosen) {
      const why = await confirmEntry(
        { table, clock },
        id,
        each,
        { ...accepted, reference, valueDate: date },
        act,
      )
      if (why !== undefined) left.push({ drawdownId: each.entry.drawdownId, why })
    }
    const after = await findDeskBatch(table, id)
    return after.ok ? { ok: true, ...describeBatch(after.batch, after.entries), left } : after
  },
})
