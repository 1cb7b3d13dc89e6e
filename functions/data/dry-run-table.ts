import { applyWrite } from './apply-write.ts'
import { checkConditions } from './check-conditions.ts'
import { evaluateCondition } from './evaluate-condition.ts'
import { type Interception, interceptTransact, type NamedWrites } from './intercept-transact.ts'
import type { Image } from './item-update.ts'
import type { Item, Key, Table, TransactOutcome, Write } from './table.ts'

/** The changes of one transaction, or of one write. */
export interface DryRunWrites {
  writes: readonly Write[]
  /** The items before it, in the order of its writes. */
  before: readonly (Image | undefined)[]
}

const idOf = ({ pk, sk }: Key): string => `${pk} ${sk}`

/**
 * A simulated table: writes are kept in memory, visible to reads by key, and reported to `onWrites`. Lists return their
 * stored items with simulated changes; items that would join or leave a list are not simulated.
 */
export const createDryRunTable = (table: Table, onWrites: (writes: DryRunWrites) => void): Table => {
  const images = new Map<string, Image | undefined>()
  const isInDryRun = ({ key }: Write) => images.has(idOf(key))
  const get: Table['get'] = async <Entity>(key: Key, options?: { eventually?: boolean }) =>
    images.has(idOf(key))
      ? (images.get(idOf(key)) as Item<Entity> | undefined)
      : table.get<Entity>(key, options)
  const simulated = <Entity>(item: Item<Entity>): Item<Entity>[] => {
    if (!images.has(idOf(item))) return [item]
    const image = images.get(idOf(item)) as Item<Entity> | undefined
    return image ? [image] : []
  }
  const apply = async (writes: readonly Write[]): Promise<void> => {
    const before = await Promise.all(writes.map(({ key }) => get<Image>(key)))
    for (const [index, write] of writes.entries())
      images.set(idOf(write.key), applyWrite(before[index], write))
    onWrites({ writes, before })
  }
  const carryOut = async (writes: NamedWrites): Promise<TransactOutcome<string>> => {
    const all = Object.entries(writes).flatMap(([name, write]) => (write ? [[name, write] as const] : []))
    const stored = await checkConditions(
      table,
      Object.fromEntries(all.filter(([, write]) => !isInDryRun(write))),
    )
    const failed = all.flatMap(([name, write]) => {
      const passes = isInDryRun(write)
        ? !write.when || evaluateCondition(images.get(idOf(write.key)), write.when)
        : stored.ok || !stored.failed.includes(name)
      return passes ? [] : name
    })
    if (failed.length > 0) return { ok: false, failed }
    await apply(all.map(([, write]) => write))
    return { ok: true }
  }
  // In sequence: each write is checked against the results of the previous ones.
  let last: Promise<unknown> = Promise.resolve()
  const inSequence: Interception['commit'] = (writes) => {
    const next = last.then(() => carryOut(writes))
    last = next.catch(() => {})
    return next
  }
  const simulatedTable: Table = {
    ...table,
    get,
    getMany: async <Entity>(keys: readonly Key[]) => {
      const items = await table.getMany<Entity>(keys)
      return keys.map((key, index) =>
        images.has(idOf(key)) ? (images.get(idOf(key)) as Item<Entity> | undefined) : items[index],
      )
    },
    query: async <Entity>(options: Parameters<Table['query']>[0]) => {
      const page = await table.query<Entity>(options)
      return { ...page, items: page.items.flatMap((item) => simulated(item)) }
    },
    async *all<Entity>(options: Parameters<Table['all']>[0]) {
      for await (const item of table.all<Entity>(options)) yield* simulated(item)
    },
  }
  return interceptTransact(simulatedTable, { commit: inSequence })
}
