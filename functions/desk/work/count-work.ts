import { slaDueDay } from '#shared/desk/sla-due-day.ts'
import { countedInboxes, type WorkKind } from '#shared/desk/work.ts'
import type { InboxCount } from '#shared/desk/work-responses.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import { listUnsettledBatches } from '../../data/payout-batch-lists.ts'
import type { Contribution } from '../../data/portfolio.ts'
import { earliestOpenProposalTime } from '../../data/proposals.ts'
import { findWaiting, sampleAwaitingReview, waitsSince } from '../../data/review-queue.ts'
import { listSuspicions } from '../../data/suspicions.ts'
import type { Item, Table } from '../../data/table.ts'
import { listHandedOver } from '../../data/work-claims.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { permittedActNames } from '../engine/permitted-acts.ts'

/** The maximum count of an inbox: more is shown as this many and more. */
const maxCounted = 100

/** The maximum number of unsettled batches that are counted. */
const maxBatches = 50

type Standing = Omit<InboxCount, 'act'>

interface Money {
  currency: string
  cents: Cents
}

const sumsOf = (amounts: readonly Money[]): Standing['amounts'] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, each]) => ({
    currency,
    amount: decimalFromCents(each.reduce((sum, { cents }) => sum + cents, 0)),
  }))

/** The amounts of an item, for the kinds whose items have one in their own currency. */
const moneyOf = (kind: WorkKind, item: Item<object>): Money[] => {
  if (kind === 'overdue') {
    const { currency, pastDue } = item as Item<Contribution>
    return pastDue ? [{ currency, cents: pastDue.owedCents }] : []
  }
  if (kind !== 'drawdown' && kind !== 'payout') return []
  const { currency, price } = item as Item<Drawdown>
  return price ? [{ currency, cents: payoutCentsOf(price) }] : []
}

/** The standing of an inbox. The figures of a large one are minimums. */
const inboxStanding = async (table: Table, kind: WorkKind, now: Date): Promise<Standing> => {
  const since = kind === 'proposal' ? earliestOpenProposalTime(now) : ''
  const { items, isMore } = await sampleAwaitingReview<object>(table, kind, maxCounted, since)
  const [today, due] = [businessDate(now), slaDueDay[kind]]
  const instants = items.map((item) => waitsSince(kind, item)).toSorted()
  return {
    count: items.length,
    isMore,
    late: due ? instants.filter((instant) => due(instant) < today).length : 0,
    oldestAt: instants[0] ?? null,
    amounts: sumsOf(items.flatMap((item) => moneyOf(kind, item))),
  }
}

/** The batches that are not settled yet, late from the day after their execution date on. Of many, the latest count. */
const batchStanding = async (table: Table, today: BusinessDate): Promise<Standing> => {
  const unsettled = await listUnsettledBatches(table, maxBatches + 1)
  const open = unsettled.slice(0, maxBatches)
  return {
    count: open.length,
    isMore: unsettled.length > maxBatches,
    late: open.filter(({ executionDate }) => executionDate < today).length,
    oldestAt: open.at(-1)?.madeAt ?? null,
    amounts: sumsOf(
      open.flatMap(({ entries }) =>
        entries
          .filter(({ cancelled }) => !cancelled)
          .map(({ currency, amountCents: cents }) => ({ currency, cents })),
      ),
    ),
  }
}

/** Suspicions that are not closed, late from the day after the one on which to look again. */
const suspicionStanding = async (table: Table, today: BusinessDate): Promise<Standing> => {
  const open = (await listSuspicions(table)).filter(({ status }) => status !== 'closed')
  return {
    count: open.length,
    isMore: false,
    late: open.filter(({ followUpOn }) => followUpOn && followUpOn < today).length,
    oldestAt: open.at(-1)?.openedAt ?? null,
    amounts: [],
  }
}

const ofBatches = 'payout-batch-list'
const ofSuspicions = 'suspicion-list'

/** The most claims of a user that are looked through. */
const maxHandedOver = 50

/** The waiting items that colleagues handed over to a user, of the inboxes that the user's roles list. */
const handedOverTo = async (table: Table, actor: string, own: readonly string[]) => {
  const claims = await listHandedOver(table, actor, maxHandedOver)
  const waiting = await Promise.all(
    claims.map(async ({ kind, workId, since, handedOver }) => {
      const act = countedInboxes.find((inbox) => inbox.kind === kind)?.act
      if (!act || !own.includes(act) || !handedOver) return []
      return (await findWaiting(table, kind, workId))
        ? [{ act, workId, by: handedOver.by, note: handedOver.note ?? null, at: since }]
        : []
    }),
  )
  return waiting.flat().toSorted((a, b) => b.at.localeCompare(a.at))
}

export const countWorkAct: RunAct<'work-count'> = async (_input, { roles, actor }, { table, clock }) => {
  const own = await permittedActNames(roles)
  const now = clock()
  const [handedOver, ...counts] = await Promise.all([
    handedOverTo(table, actor, own),
    ...countedInboxes
      .filter(({ act }) => own.includes(act))
      .map(async ({ act, kind }) => ({ act, ...(await inboxStanding(table, kind, now)) })),
    ...(own.includes(ofBatches)
      ? [batchStanding(table, businessDate(now)).then((standing) => ({ act: ofBatches, ...standing }))]
      : []),
    ...(own.includes(ofSuspicions)
      ? [
          suspicionStanding(table, businessDate(now)).then((standing) => ({
            act: ofSuspicions,
            ...standing,
          })),
        ]
      : []),
  ])
  return { ok: true, counts, handedOver }
}
