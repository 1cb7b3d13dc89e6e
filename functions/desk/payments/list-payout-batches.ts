import { compactCode } from '#shared/input-parsing/plain-characters.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { batchesOf, findDrawdown, listBatchesOfCompany } from '../../data/drawdowns.ts'
import { createdOn } from '../../data/list-latest.ts'
import {
  getPayoutBatches,
  listBatchesOfAmount,
  listPayoutBatches,
  listUnsettledBatches,
} from '../../data/payout-batch-lists.ts'
import type { PayoutBatch } from '../../data/payout-batches.ts'
import { byQueuePosition } from '../../data/review-queue.ts'
import type { Item, ItemPage, Table } from '../../data/table.ts'
import { findDrawdownsOfReference } from '../../data/transfer-references.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { companiesOf } from '../engine/search-work-queue.ts'
import { describeSummary } from './describe-batch.ts'
import { centsIn } from './search-statement-lines.ts'

/** The most batches by one index that a search examines. */
const maxFound = 100

/** The most unsettled batches whose transfers a search compares. */
const maxUnsettled = 50

/** The batches of a company, a drawdown or an amount, or with this id, the latest first. */
const findBatches = async (table: Table, text: string): Promise<Item<PayoutBatch>[]> => {
  const wanted = text.trim()
  const cents = centsIn(wanted)
  const [companyIds, unsettled, referred] = await Promise.all([
    companiesOf(table, wanted),
    listUnsettledBatches(table, maxUnsettled),
    findDrawdownsOfReference(table, compactCode(wanted)),
  ])
  const [ofCompanies, ofDrawdowns, ofAmount] = await Promise.all([
    Promise.all(companyIds.map((companyId) => listBatchesOfCompany(table, companyId))),
    Promise.all(referred.map(({ companyId, drawdownId }) => findDrawdown(table, companyId, drawdownId))),
    cents === undefined ? [] : listBatchesOfAmount(table, cents, maxFound),
  ])
  const named = unsettled.filter(({ entries }) =>
    entries.some(
      ({ companyId, drawdownId, endToEndId, amountCents }) =>
        companyIds.includes(companyId) ||
        drawdownId === wanted ||
        endToEndId === wanted ||
        amountCents === cents,
    ),
  )
  const batches = await getPayoutBatches(table, [
    wanted,
    ...ofCompanies.flat(),
    ...ofDrawdowns.flatMap((drawdown) => (drawdown ? batchesOf(drawdown) : [])),
    ...ofAmount,
  ])
  const all = new Map([...named, ...batches].map((batch) => [batch.batchId, batch]))
  return [...all.values()].toSorted(byQueuePosition).toReversed()
}

/** A page of found batches, by the place of the last one. */
const pageOf = (
  found: readonly Item<PayoutBatch>[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): ItemPage<Item<PayoutBatch>> => {
  const rest = found.filter(({ gsi1sk = '' }) => cursor === undefined || gsi1sk < cursor)
  const items = rest.slice(0, limit)
  const last = items.at(-1)?.gsi1sk
  return { items, ...(rest.length > limit && last ? { cursor: last } : {}) }
}

export const listPayoutBatchesAct: RunAct<'payout-batch-list'> = async (
  { batchStatus: status, from, to, search, limit, cursor },
  _act,
  { table, clock },
) => {
  const page = { limit, cursor }
  const find = async (text: string) => {
    const { from: first = '', to: end = '~' } = createdOn({ from, to })
    const found = await findBatches(table, text)
    return pageOf(
      found.filter(
        (batch) => (!status || batch.status === status) && first <= batch.madeAt && batch.madeAt < end,
      ),
      page,
    )
  }
  const { items, cursor: next } = await (search === undefined
    ? listPayoutBatches(table, { ...page, status, from, to })
    : find(search))
  return {
    ok: true,
    batches: items.map((batch) => describeSummary(batch, businessDate(clock()))),
    cursor: next ?? null,
  }
}
