import type { ListedPosting, PostingList } from '#shared/desk/facility.ts'
import { balanceIn, isBehind, type LedgerView } from '#shared/ledger/ledger-view.ts'
import { isReversible, reversalIdOf, reversibleKinds } from '#shared/ledger/reversal.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { findFacility } from '../../data/facilities.ts'
import { listPostingsOfKind } from '../../data/ledger.ts'
import { type PostingWithBalances, pagePostings } from '../../data/ledger-pages.ts'
import { changed } from '../../data/retry-on-change.ts'
import type { Table } from '../../data/table.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** The ids of reversals: there are few. */
const listReversals = async (table: Table, facilityId: string): Promise<Set<string>> => {
  const found = new Set<string>()
  await Promise.all(
    reversibleKinds.map(async (kind) => {
      for await (const { postingId } of listPostingsOfKind(table, facilityId, `reversal:${kind}`))
        found.add(postingId)
    }),
  )
  return found
}

const describe = (
  { posting, before, after }: PostingWithBalances,
  view: LedgerView | undefined,
  reversals: ReadonlySet<string>,
): ListedPosting => {
  const { postingId, kind, businessDate, at, chargeId = null, lines } = posting
  return {
    postingId,
    kind,
    businessDate,
    at,
    chargeId,
    lines: lines.map(({ account, amountCents }) => ({
      account,
      amount: decimalFromCents(amountCents),
      balance: decimalFromCents(after[account]),
    })),
    change: view ? decimalFromCents(balanceIn(view, after) - balanceIn(view, before)) : null,
    balance: view ? decimalFromCents(balanceIn(view, after)) : null,
    canReverse: isReversible(posting) && !reversals.has(reversalIdOf(postingId)),
  }
}

export const listPostingsAct: RunAct<'posting-list'> = async (
  { facilityId, account, limit, cursor },
  _act,
  { table },
) => {
  const facility = await findFacility(table, facilityId)
  const page = await pagePostings(table, facilityId, {
    limit,
    cursor,
    ...(account ? { accepts: ({ lines }) => isBehind(account, lines) } : {}),
  })
  if (!facility || !page) return refuseAct('notFound', `there is no facility ${facilityId}`)
  if (page === changed) return refuseAct('changedMeanwhile', 'entries are landing at this moment; try again')
  const reversals = page.items.some(({ posting }) => isReversible(posting))
    ? await listReversals(table, facilityId)
    : new Set<string>()
  const list: PostingList = {
    facilityId,
    currency: facility.currency,
    postingCount: facility.postingCount,
    postings: page.items.map((item) => describe(item, account, reversals)),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
  return { ok: true, ...list }
}
