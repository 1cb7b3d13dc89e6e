import { applyWrite } from '../../data/apply-write.ts'
import { checkConditions } from '../../data/check-conditions.ts'
import { currencyOfWrites } from '../../data/currency-of-writes.ts'
import { imageOf } from '../../data/item-image.ts'
import type { Image } from '../../data/item-update.ts'
import type { Table, Write } from '../../data/table.ts'
import { tableFields } from '../../data/table-fields.ts'
import type { Deps } from '../../runtime/deps.ts'
import { companiesIn } from './company-names.ts'
import type { DeskOutcome } from './desk-act.ts'
import { type ActRun, type PendingAct, performAct } from './perform-act.ts'

/** Thrown in place of an act's transaction: a previewed act stops there. */
class Previewed extends Error {
  readonly pending: PendingAct
  constructor(pending: PendingAct) {
    super('the act was only looked at')
    this.pending = pending
  }
}

/** The writes of an act if it were done now; or its outcome, if it is refused or changes nothing. */
export type Preview = { pending: PendingAct; outcome?: never } | { outcome: DeskOutcome; pending?: never }

/** Previews an act: runs everything up to its transaction, and checks the conditions. */
export const previewAct = async (run: Omit<ActRun, 'commit'>, deps: Deps): Promise<Preview> => {
  const commit: ActRun['commit'] = async (pending) => {
    const checked = await checkConditions(deps.table, pending.writes)
    if (!checked.ok) return checked
    throw new Previewed(pending)
  }
  const files: Deps['files'] = { ...deps.files, write: async () => {} }
  try {
    return { outcome: await performAct({ ...run, commit }, { ...deps, files }) }
  } catch (error) {
    if (error instanceof Previewed) return { pending: error.pending }
    throw error
  }
}

const secret = /^sealed|hash$|secret|token|password/i

const shown = (value: unknown, name: string): unknown => {
  if (secret.test(name)) return '(hidden)'
  if (Array.isArray(value)) return value.map((each) => shown(each, name))
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(Object.entries(value).map(([each, inside]) => [each, shown(inside, each)]))
}

const differing = (before: Image | undefined, after: Image | undefined): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !tableFields.has(name) && imageOf(before?.[name]) !== imageOf(after?.[name]),
  )

const only = (image: Image | undefined, names: readonly string[]) =>
  image && Object.fromEntries(names.map((name) => [name, shown(image[name], name)]))

const changeOf = (write: Write, before: Image | undefined) => {
  const { key } = write
  const after = applyWrite(before, write)
  const names = differing(before, after)
  const type = (after ?? before)?.['type']
  return names.length === 0
    ? []
    : {
        item: secret.test(key.pk.split('#')[0] ?? '') ? String(type) : `${key.pk} ${key.sk}`,
        type: type ?? null,
        before: only(before, names) ?? null,
        after: only(after, names) ?? null,
      }
}

const isAudit = (write: Write): boolean => write.kind === 'put' && write.item.type === 'audit'

/** Each item before and after, for display; without the audit entry. */
export const describeChanges = (writes: readonly Write[], before: readonly (Image | undefined)[]) =>
  writes.flatMap((write, index) => (isAudit(write) ? [] : changeOf(write, before[index])))

const itemsOf = async (pending: PendingAct, table: Table) => {
  const writes = Object.values(pending.writes).flatMap((write) => write ?? [])
  return { writes, before: await Promise.all(writes.map(({ key }) => table.get<Image>(key))) }
}

/** The currency of an act's changes, if there is a single one. */
export const previewedCurrency = async (
  parts: readonly PendingAct[],
  table: Table,
): Promise<string | undefined> => {
  const items = await Promise.all(parts.map((pending) => itemsOf(pending, table)))
  return currencyOfWrites(
    items.flatMap(({ writes }) => writes),
    items.flatMap(({ before }) => before),
  )
}

/** A preview for display. */
export const describePreview = async ({ pending, outcome }: Preview, table: Table): Promise<DeskOutcome> => {
  if (outcome) return outcome.ok ? { dryRun: true, changes: [], ...outcome } : outcome
  const { companyId, before: was, after } = pending.change
  const { writes, before } = await itemsOf(pending, table)
  const currency = currencyOfWrites(writes, before)
  return {
    ok: true,
    dryRun: true,
    ...(currency ? { currency } : {}),
    companies: await companiesIn(table, { companyId, was, after }),
    before: was,
    after,
    changes: describeChanges(writes, before),
  }
}
