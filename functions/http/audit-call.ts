import { type ActOrigin, recordSellerAct } from '../data/audit-entries.ts'
import { changeOf, isAudited } from '../data/audited-change.ts'
import { currencyOfWrites } from '../data/currency-of-writes.ts'
import { interceptTransact } from '../data/intercept-transact.ts'
import type { Image } from '../data/item-update.ts'
import type { Item, Key, QueryOptions, Table, Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Exchange } from './exchange.ts'

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`

/** Condition known from the write: it creates an item, so there is nothing to look up. */
const isNew = (write: Write): boolean =>
  write.kind === 'put' && JSON.stringify(write.when) === JSON.stringify({ pk: { exists: false } })

const isAudit = (write: Write | undefined): boolean => write?.kind === 'put' && write.item.type === 'audit'

/**
 * The table of a call that is declared `audited`: changes of anybody's data carry an entry in the same transaction with
 * the actor, the origin, and the state before and after. The state before comes from the call's own reads; only other
 * items are looked up.
 */
export const auditTable = (
  table: Table,
  { endpoint: { name, audited }, session, request }: Exchange,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
): Table => {
  if (!audited) throw new Error(`${name} is not declared to be audited`)
  const seen = new Map<string, Image | undefined>()
  const note = <Entity>(item: Item<Entity>): Item<Entity> => {
    seen.set(nameOf(item), { ...item } as Image)
    return item
  }
  const from: ActOrigin = { requestId: request.id, ip: request.ip, userAgent: request.userAgent }

  const lookUpMissing = async (writes: readonly Write[]): Promise<void> => {
    const missing = writes.filter((write) => !isNew(write) && !seen.has(nameOf(write.key)))
    await Promise.all(missing.map(async ({ key }) => seen.set(nameOf(key), await table.get<Image>(key))))
  }

  /** Undefined if nothing auditable is written. */
  const entryOf = async (writes: readonly Write[]): Promise<Write | undefined> => {
    if (writes.some(isAudit)) return undefined
    const told = writes.filter(isAudited)
    if (told.length === 0) return undefined
    await lookUpMissing(told)
    const found = told.map((write) => ({
      write,
      before: isNew(write) ? undefined : seen.get(nameOf(write.key)),
    }))
    const change = changeOf(found)
    const currency = currencyOfWrites(
      told,
      found.map(({ before }) => before),
    )
    return recordSellerAct(table, {
      auditId: random.id(),
      action: name,
      subject: audited,
      at: clock().toISOString(),
      ...from,
      ...(session
        ? { userId: session.userId, companyId: session.companyId, sessionId: session.sessionId }
        : change.whose),
      ...(currency ? { currency } : {}),
      before: change.before,
      after: change.after,
    })
  }

  let hasLanded = false
  const noting: Table = {
    ...table,
    async get<Entity>(key: Key, options?: { eventually?: boolean }) {
      const item = await table.get<Entity>(key, options)
      seen.set(nameOf(key), item && ({ ...item } as Image))
      return item
    },
    getMany: <Entity>(keys: readonly Key[]) => Promise.all(keys.map((key) => noting.get<Entity>(key))),
    async query<Entity>(options: QueryOptions) {
      const page = await table.query<Entity>(options)
      // The index lags behind the table.
      if (!options.index) page.items.forEach(note)
      return page
    },
    async *all<Entity>(options: Omit<QueryOptions, 'cursor'>) {
      for await (const item of table.all<Entity>(options)) yield note(item)
    },
  }
  return interceptTransact(noting, {
    async before(writes, isSingle) {
      // A single write is either the act itself, or follows a committed act, as when sessions end.
      if (isSingle && hasLanded) return writes
      const entry = await entryOf(Object.values(writes).filter((write) => write !== undefined))
      return entry ? { ...writes, auditOfCall: entry } : writes
    },
    after(outcome, writes, isSingle) {
      if (outcome.ok && writes['auditOfCall']) hasLanded = true
      // Any change makes earlier reads stale.
      if (!isSingle || writes['auditOfCall']) seen.clear()
      return outcome
    },
  })
}
