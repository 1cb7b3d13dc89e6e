import { defaultExecutionDate } from '#shared/desk/payments.acts.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type Drawdown, replaceDrawdown } from '../../data/drawdowns.ts'
import { indexBatchTotals } from '../../data/payout-batch-lists.ts'
import {
  findPayoutBatch,
  type PayoutBatch,
  type PayoutEntry,
  storePayoutBatch,
} from '../../data/payout-batches.ts'
import { sha256Of } from '../../data/sha256.ts'
import type { Table, Write } from '../../data/table.ts'
import { checkPayable } from '../drawdown/examine-payout.ts'
import { payoutSubject } from '../drawdown/payout-subject.ts'
import { refuseInBatch } from '../drawdown/refuse-unaccepted.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskDrawdown } from '../facility/find-in-facility.ts'
import { describeBatch, findDeskBatch, moneyOf, totalsOf } from './describe-batch.ts'

/**
 * A transaction has at most a hundred writes: the batch with its place in a list, its drawdowns, the screening of each
 * company, the audit, the role of who acts and the proposal.
 */
const maxParts = 90

/** ISO 20022 allows 35 characters. An earlier failed transfer had another id. */
const endToEndIdOf = ({ drawdownId, formerPayouts = [] }: Drawdown): string => {
  const id = formerPayouts.length === 0 ? drawdownId : `R${formerPayouts.length + 1}-${drawdownId}`
  return /^[\w-]{1,35}$/.test(id) ? id : sha256Of(id).slice(0, 35)
}

/**
 * Derived from the drawdowns' current state: the same from proposal to approval, and another after an entry was
 * cancelled.
 */
const batchIdOf = (drawdowns: readonly Drawdown[]): string =>
  `PB-${sha256Of(JSON.stringify(drawdowns.map(({ drawdownId, version }) => [drawdownId, version]))).slice(0, 20)}`

/** The existing batch with exactly these drawdowns: creating it again is idempotent. */
const findSame = async (table: Table, drawdowns: readonly Drawdown[]): Promise<PayoutBatch | undefined> => {
  const [first] = drawdowns
  if (!first?.payoutBatchId) return undefined
  const batch = await findPayoutBatch(table, first.payoutBatchId)
  const inBatch = batch?.entries.filter(({ cancelled }) => !cancelled).map(({ drawdownId }) => drawdownId)
  const ids = new Set(inBatch)
  return inBatch?.length === drawdowns.length && drawdowns.every(({ drawdownId }) => ids.has(drawdownId))
    ? batch
    : undefined
}

const told = async (table: Table, id: string, today: BusinessDate) => {
  const found = await findDeskBatch(table, id)
  return found.ok ? { ok: true as const, ...describeBatch(found.batch, found.entries, today) } : found
}

export const makePayoutBatchAct: RunAct<'payout-batch-make'> = async (
  { drawdowns: chosen, executionDate, ...acceptance },
  act,
  deps,
) => {
  const { table, clock } = deps
  const now = clock()
  const today = businessDate(now)
  const date = executionDate ?? defaultExecutionDate(now)
  if (date < today) return refuseAct('invalidDate', `the bank cannot pay on ${date}, which is over`)
  const found = await Promise.all(chosen.map((ids) => findDeskDrawdown(table, ids)))
  const drawdowns: Drawdown[] = []
  const entries: PayoutEntry[] = []
  /** The screening checks, by company. */
  const unheld: Record<string, Write> = {}
  for (const [index, each] of found.entries()) {
    if (!each.ok) return each
    const { facility, item: drawdown } = each
    if (drawdowns.some(({ drawdownId }) => drawdownId === drawdown.drawdownId))
      return refuseAct('invalidInput', `drawdown ${drawdown.drawdownId} is named twice`)
    drawdowns.push(drawdown)
    if (drawdown.payoutBatchId) continue
    const payable = await checkPayable(deps, { facility, drawdown }, acceptance, date)
    if (!payable.ok)
      return { ...payable, message: `drawdown ${chosen[index]?.drawdownId}: ${payable.message}` }
    const { price, named: account, warning, arrears } = payable
    if (payable.unheld) unheld[`screening ${drawdown.companyId}`] = payable.unheld
    entries.push({
      drawdownId: drawdown.drawdownId,
      companyId: drawdown.companyId,
      facilityId: drawdown.facilityId,
      endToEndId: endToEndIdOf(drawdown),
      currency: drawdown.currency,
      amountCents: payoutCentsOf(price),
      account,
      ...(warning ? { warningAccepted: true } : {}),
      ...(arrears ? { arrearsAccepted: arrears.chargeId } : {}),
    })
  }
  const same = await findSame(table, drawdowns)
  if (same) return told(table, same.batchId, today)
  const taken = drawdowns.find(({ payoutBatchId }) => payoutBatchId)
  if (taken?.payoutBatchId) return refuseInBatch(taken.payoutBatchId)

  const parts = drawdowns.length + Object.keys(unheld).length
  if (parts > maxParts)
    return refuseAct(
      'tooManyItems',
      `a batch has at most ${maxParts} drawdowns and screened companies together: make two of them`,
    )
  const id = batchIdOf(drawdowns)
  const controlCents = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const batch: PayoutBatch = {
    batchId: id,
    messageId: id,
    status: 'made',
    executionDate: date,
    entries,
    controlCents,
    madeAt: now.toISOString(),
    madeBy: act.actor,
    ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
    version: 0,
  }
  const companies = new Set(drawdowns.map(({ companyId }) => companyId))
  const [onlyCompany] = companies
  // Totals that do not fit into the transaction are indexed by the next rebuild of the search index.
  const totals = indexBatchTotals(table, batch)
  const written = await table.transact({
    ...storePayoutBatch(table, batch),
    ...(parts + Object.keys(totals).length > maxParts + 2 ? {} : totals),
    ...unheld,
    ...Object.fromEntries(
      drawdowns.map((drawdown, index) => [
        `drawdown ${index}`,
        replaceDrawdown(table, { ...drawdown, payoutBatchId: id }),
      ]),
    ),
    audit: act.audit({
      ...(companies.size === 1 ? { companyId: onlyCompany } : {}),
      before: { drawdowns: drawdowns.map(({ drawdownId, status }) => ({ drawdownId, status })) },
      after: {
        totals: totalsOf(entries),
        executionDate: date,
        controlSum: decimalFromCents(controlCents),
        drawdowns: entries.map((entry) => ({
          ...moneyOf(entry),
          ...(entry.arrearsAccepted ? { arrearsAccepted: entry.arrearsAccepted } : {}),
        })),
      },
      decidesOn: drawdowns.map(payoutSubject),
    }),
  })
  if (written.ok) return told(table, id, today)
  return refuseAct('changedMeanwhile', 'a drawdown was changed at the same moment; look again')
}
