import type { ListedPosting, PostingList } from '#shared/desk/facility.ts'
import { balanceIn, isBehind, type LedgerView } from '#shared/ledger/ledger-view.ts'
import type { Posting, PostingKind } from '#shared/ledger/posting.ts'
import { isReversible, reversalIdOf, reversibleKinds } from '#shared/ledger/reversal.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
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

interface Asked {
  account?: LedgerView | undefined
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
  postingKind?: PostingKind | undefined
  amount?: Cents | undefined
}

const acceptsPosting =
  ({ account, from = '', to = '~', postingKind, amount }: Asked) =>
  ({ kind, businessDate, lines }: Posting): boolean =>
    from <= businessDate &&
    businessDate <= to &&
    (!postingKind || kind === postingKind) &&
    (!account || isBehind(account, lines)) &&
    (amount === undefined || lines.some(({ amountCents }) => Math.abs(amountCents) === amount))

export const listPostingsAct: RunAct<'posting-list'> = async (
  { facilityId, limit, cursor, ...asked },
  _act,
  { table },
) => {
  const facility = await findFacility(table, facilityId)
  const page = await pagePostings(table, facilityId, {
    limit,
    cursor,
    accepts: acceptsPosting(asked),
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
    postings: page.items.map((item) => describe(item, asked.account, reversals)),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
  return { ok: true, ...list }
}
