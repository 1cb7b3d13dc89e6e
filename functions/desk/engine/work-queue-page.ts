import * as z from 'zod/mini'
import { type HeldRow, heldBy, type WaitingRow, type WorkKind } from '#shared/desk/work.ts'
import { findCompany } from '../../data/companies.ts'
import { findWaiting } from '../../data/review-queue.ts'
import type { Item, Table } from '../../data/table.ts'
import { findWorkClaim, listWorkClaims, type WorkClaim } from '../../data/work-claims.ts'
import type { Deps } from '../../runtime/deps.ts'
import { explained, fields } from './act-fields.ts'
import { pendingApprovalsOfRows } from './pending-approvals.ts'

/** What every list of what waits takes. */
export const workQueueFields = {
  limit: fields.listLimit,
  cursor: fields.listCursor,
  held: explained(z._default(z.enum(heldBy), 'all'), 'all, your own, or what nobody has taken', 'mine'),
}

type Asked = z.output<z.ZodMiniObject<typeof workQueueFields>>

/** What is known of whose something is. */
interface Owned {
  companyId?: string | undefined
}

/** The names that a company is registered under, in both scripts; null while it has none. */
const companyName = async (table: Table, companyId: string): Promise<string | null> => {
  const company = await findCompany(table, companyId)
  return [company?.registerNameCn, company?.registerNameEn].filter(Boolean).join(' ') || null
}

/** What is told of one thing; nothing of one that is not to be told. */
type Described<Told> = Told | undefined | Promise<Told | undefined>

/** Things as an act tells them, each with its company's name. */
export const withCompanyFields = async <Row extends Owned, Told extends object>(
  rows: readonly Row[],
  describe: (row: Row) => Described<Told>,
  table: Table,
): Promise<(Told & { company: string | null })[]> => {
  const told = await Promise.all(rows.map(async (row) => ({ row, told: await describe(row) })))
  const kept = told.flatMap((each) => (each.told ? { row: each.row, told: each.told } : []))
  const ids = [...new Set(kept.flatMap(({ row }) => row.companyId ?? []))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, await companyName(table, id)] as const)))
  return kept.map(({ row, told: of }) => ({
    ...of,
    company: (row.companyId && names.get(row.companyId)) ?? null,
  }))
}

interface WaitingList<Row extends Owned, Told extends object> {
  kind: WorkKind
  /** What waits, oldest first, after where a page ended. */
  list: (limit: number, after: string | undefined) => Promise<Item<Row>[]>
  describe: (row: Row) => Described<Told>
}

/** So many pages are gone through for one of what nobody has; then it is shorter, and goes on by its cursor. */
const maxBatches = 4

const workIdOf = ({ gsi1sk = '' }: Item<object>): string => gsi1sk

interface Held<Row> {
  row: Item<Row>
  held: WorkClaim | undefined
}

const withHolders = <Row>(table: Table, kind: WorkKind, rows: readonly Item<Row>[]): Promise<Held<Row>[]> =>
  Promise.all(rows.map(async (row) => ({ row, held: await findWorkClaim(table, kind, workIdOf(row)) })))

/** Who has taken one of what waits, as its list tells it. */
export const assigneeFields = async (table: Table, kind: WorkKind, row: Item<object>): Promise<HeldRow> => {
  const workId = workIdOf(row)
  const held = await findWorkClaim(table, kind, workId)
  return { workId, takenBy: held?.holder ?? null, takenAt: held?.since ?? null }
}

interface Page<Row> {
  found: Held<Row>[]
  /** Where the next page begins; absent where there is none. */
  after?: string | undefined
}

/** What somebody has taken and what still waits, without going through all that does. */
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

/** All that waits, or what nobody has of it. */
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

/** A page of what waits, each with who has taken it and what is proposed about it, for a list that tells it in its own words. */
export const pageWorkQueue = async <Row extends Owned>(
  waits: Pick<WaitingList<Row, object>, 'kind' | 'list'>,
  asked: Asked,
  actor: string,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<{ waiting: { row: Item<Row>; work: WaitingRow }[]; cursor?: string }> => {
  const { table } = deps
  const { found, after } = await (asked.held === 'mine'
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
      takenBy: held?.holder ?? null,
      takenAt: held?.since ?? null,
      proposed: proposedOf(row),
    },
  }))
  return { waiting, ...(after ? { cursor: after } : {}) }
}

/**
 * A page of what waits, as an act tells it: each with its company's name, with who has taken it and what is proposed about it,
 * and where the next page begins if there may be one.
 */
export const workQueuePage = async <Row extends Owned, Told extends object>(
  waits: WaitingList<Row, Told>,
  asked: Asked,
  actor: string,
  deps: Pick<Deps, 'table' | 'clock'>,
): Promise<{ waiting: (Told & WaitingRow & { company: string | null })[]; cursor?: string }> => {
  const page = await pageWorkQueue<Row>(waits, asked, actor, deps)
  const works = new Map(page.waiting.map(({ row, work }) => [row, work]))
  const waiting = await withCompanyFields(
    page.waiting.map(({ row }) => row),
    async (row) => {
      const [told, work] = [await waits.describe(row), works.get(row)]
      return told && work && { ...told, ...work }
    },
    deps.table,
  )
  return { waiting, ...(page.cursor ? { cursor: page.cursor } : {}) }
}
