import * as z from 'zod/mini'
import { workQueueFields } from '#shared/desk/act-fields.ts'
import type { WorkKind } from '#shared/desk/work.ts'
import type { ClaimedRow, WorkQueueRow } from '#shared/desk/work-responses.ts'
import { findWaiting } from '../../data/review-queue.ts'
import type { Item, Table } from '../../data/table.ts'
import { findWorkClaim, listWorkClaims, type WorkClaim } from '../../data/work-claims.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type Describe, type Owned, type WithCompanyNames, withCompanyNames } from './company-names.ts'
import type { Act } from './desk-act.ts'
import { pendingApprovalsOfRows } from './pending-approvals.ts'
import { companiesOf, waitingOfCompanies } from './search-work-queue.ts'

type Asked = z.output<z.ZodMiniObject<typeof workQueueFields>>

interface WaitingList<Row extends Owned, Response extends object> {
  kind: WorkKind
  /** A page of waiting items, oldest first, after the end of the previous page. */
  list: (limit: number, after: string | undefined) => Promise<Item<Row>[]>
  /** The items that a text finds by an index of their own; otherwise those of the companies that it names. */
  find?: (text: string) => Promise<Item<Row>[]>
  describe: Describe<Row, Response>
}

/** The number of pages examined for unclaimed items; then the page is shorter, and continues by its cursor. */
const maxBatches = 4

/** The assignee of an item, from its claim. */
const assigneeOf = (held: WorkClaim | undefined): Omit<ClaimedRow, 'workId'> => ({
  takenBy: held?.holder ?? null,
  takenAt: held?.since ?? null,
  ...(held?.handedOver ? { handedOver: { by: held.handedOver.by, note: held.handedOver.note ?? null } } : {}),
})

const workIdOf = ({ gsi1sk = '' }: Item<object>): string => gsi1sk

interface Held<Row> {
  row: Item<Row>
  held: WorkClaim | undefined
}

const withHolders = <Row>(table: Table, kind: WorkKind, rows: readonly Item<Row>[]): Promise<Held<Row>[]> =>
  Promise.all(rows.map(async (row) => ({ row, held: await findWorkClaim(table, kind, workIdOf(row)) })))

/** The assignee of a waiting item, for its list. */
export const assigneeFields = async (
  table: Table,
  kind: WorkKind,
  row: Item<object>,
): Promise<ClaimedRow> => {
  const workId = workIdOf(row)
  const held = await findWorkClaim(table, kind, workId)
  return { workId, ...assigneeOf(held) }
}

interface Page<Row> {
  found: Held<Row>[]
  /** Where the next page begins; absent on the last one. */
  after?: string | undefined
}

/** A user's claimed items that still wait, without reading the whole queue. */
const listOwn = async <Row>(
  table: Table,
  kind: WorkKind,
  actor: string,
  limit: number,
  after: string | undefined,
): Promise<Page<Row>> => {
  const own = await listWorkClaims(table, actor, kind, limit, after)
  const found = await Promise.all(
    own.map(async (held) => ({ held, row: await findWaiting<Row>(table, kind, held.workId) })),
  )
  return {
    found: found.flatMap(({ held, row }) => (row ? { held, row } : [])),
    after: own.length === limit ? own.at(-1)?.workId : undefined,
  }
}

/** All waiting items, or the unclaimed ones. */
const listAll = async <Row extends Owned>(
  table: Table,
  { kind, list }: Pick<WaitingList<Row, object>, 'kind' | 'list'>,
  { limit, cursor, held: whose }: Asked,
): Promise<Page<Row>> => {
  const found: Held<Row>[] = []
  let after = cursor
  for (let batch = 0; ; batch++) {
    const rows = await list(limit, after)
    const page = await withHolders(table, kind, rows)
    found.push(...page.filter(({ held }) => whose === 'all' || !held))
    const last = rows.at(-1)
    after = last && rows.length === limit ? workIdOf(last) : undefined
    if (whose === 'all' || !after || found.length >= limit || batch + 1 === maxBatches)
      return { found, after }
  }
}

/** The number of items read at a time from a queue whose items are not in their company's partition. */
const searchBatch = 500

/** The items of companies in a queue without an index by company: those of people and of colleagues, which are few. */
const filterQueue = async <Row extends Owned>(
  list: WaitingList<Row, object>['list'],
  companyIds: readonly string[],
): Promise<Item<Row>[]> => {
  const found: Item<Row>[] = []
  let after: string | undefined
  do {
    const rows = companyIds.length > 0 ? await list(searchBatch, after) : []
    found.push(...rows.filter(({ companyId = '' }) => companyIds.includes(companyId)))
    const last = rows.at(-1)
    after = last && rows.length === searchBatch ? workIdOf(last) : undefined
  } while (after)
  return found
}

/** A page of the waiting items that a text finds. */
const listFound = async <Row extends Owned>(
  table: Table,
  { kind, list, find }: Pick<WaitingList<Row, object>, 'kind' | 'list' | 'find'>,
  { limit, cursor, held: whose, search }: Asked & { search: string },
  actor: string,
): Promise<Page<Row>> => {
  const companyIds = find ? [] : await companiesOf(table, search)
  const rows = find
    ? await find(search)
    : ((await waitingOfCompanies<Row>(table, kind, companyIds)) ?? (await filterQueue(list, companyIds)))
  const rest = await withHolders(
    table,
    kind,
    rows.filter((row) => !cursor || workIdOf(row) > cursor),
  )
  const asked = rest.filter(
    ({ held }) => whose === 'all' || (whose === 'mine' ? held?.holder === actor : !held),
  )
  const found = asked.slice(0, limit)
  const last = found.at(-1)
  return { found, after: last && asked.length > limit ? workIdOf(last.row) : undefined }
}

/** A page of waiting items, each with its assignee and pending approvals, for a list with its own view. */
export const pageWorkQueue = async <Row extends Owned>(
  waits: Pick<WaitingList<Row, object>, 'kind' | 'list' | 'find'>,
  asked: Asked,
  actor: string,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<{ waiting: { row: Item<Row>; work: WorkQueueRow }[]; cursor?: string }> => {
  const { table } = deps
  const { search } = asked
  const { found, after } = await (search
    ? listFound<Row>(table, waits, { ...asked, search }, actor)
    : asked.held === 'mine'
      ? listOwn<Row>(table, waits.kind, actor, asked.limit, asked.cursor)
      : listAll<Row>(table, waits, asked))
  const proposedOf = await pendingApprovalsOfRows(
    deps,
    waits.kind,
    found.map(({ row }) => row),
  )
  const waiting = found.map(({ row, held }) => ({
    row,
    work: {
      workId: workIdOf(row),
      ...assigneeOf(held),
      proposed: proposedOf(row),
    },
  }))
  return { waiting, ...(after ? { cursor: after } : {}) }
}

/**
 * A page of waiting items as a response: each with its company's names, assignee and pending approvals, and where the
 * next page begins if there may be one.
 */
export const workQueuePage = async <Row extends Owned, Response extends object>(
  waits: WaitingList<Row, Response>,
  asked: Asked,
  actor: string,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<{ waiting: WithCompanyNames<Response & WorkQueueRow>[]; cursor?: string }> => {
  const page = await pageWorkQueue<Row>(waits, asked, actor, deps)
  const works = new Map(page.waiting.map(({ row, work }) => [row, work]))
  const waiting = await withCompanyNames(
    page.waiting.map(({ row }) => row),
    async (row) => {
      const [told, work] = [await waits.describe(row), works.get(row)]
      return told && work && { ...told, ...work }
    },
    deps.table,
  )
  return { waiting, ...(page.cursor ? { cursor: page.cursor } : {}) }
}

/** Runs an act whose response is a page of a work queue. */
export const runWorkQueue =
  <Row extends Owned, Response extends object>(
    kind: WorkKind,
    list: (table: Table, limit: number, after?: string) => Promise<Item<Row>[]>,
    describe: (row: Row, deps: Deps) => ReturnType<Describe<Row, Response>>,
  ) =>
  async (asked: Asked, { actor }: Pick<Act, 'actor'>, deps: Deps) => ({
    ok: true as const,
    ...(await workQueuePage<Row, Response>(
      {
        kind,
        list: (limit, after) => list(deps.table, limit, after),
        describe: (row) => describe(row, deps),
      },
      asked,
      actor,
      deps,
    )),
  })
