import { checkConditions } from './foresee-writes.ts'
import { holds } from './holds.ts'
import { imageAfter } from './image-after.ts'
import type { Image } from './item-update.ts'
import type { Item, Key, Table, TransactOutcome, Write } from './table.ts'

/** What one transaction, or one write, would change. */
export interface ForeseenWrites {
  writes: readonly Write[]
  /** The items before it, in the order of its writes. */
  before: readonly (Image | undefined)[]
}

const idOf = ({ pk, sk }: Key): string => `${pk} ${sk}`

/**
 * A table as it would be: what is written to it is kept in memory, read again by key, and told to `onWrites`. Lists tell
 * the items that they have, each as it would be; what would join or leave them is not foreseen.
 */
export const createForeseenTable = (table: Table, onWrites: (writes: ForeseenWrites) => void): Table => {
  const images = new Map<string, Image | undefined>()
  const isForeseen = ({ key }: Write) => images.has(idOf(key))
  const get: Table['get'] = async <Entity>(key: Key, options?: { eventually?: boolean }) =>
    images.has(idOf(key))
      ? (images.get(idOf(key)) as Item<Entity> | undefined)
      : table.get<Entity>(key, options)
  const foreseen = <Entity>(item: Item<Entity>): Item<Entity>[] => {
    if (!images.has(idOf(item))) return [item]
    const image = images.get(idOf(item)) as Item<Entity> | undefined
    return image ? [image] : []
  }
  const apply = async (writes: readonly Write[]): Promise<void> => {
    const before = await Promise.all(writes.map(({ key }) => get<Image>(key)))
    for (const [index, write] of writes.entries())
      images.set(idOf(write.key), imageAfter(before[index], write))
    onWrites({ writes, before })
  }
  const carryOut = async <Name extends string>(
    writes: Record<Name, Write | undefined>,
  ): Promise<TransactOutcome<Name>> => {
    const all = Object.entries<Write | undefined>(writes).flatMap(([name, write]) =>
      write ? [[name as Name, write] as const] : [],
    )
    const stored = await checkConditions(
      table,
      Object.fromEntries(all.filter(([, write]) => !isForeseen(write))) as Record<Name, Write>,
    )
    const failed = all.flatMap(([name, write]) => {
      const passes = isForeseen(write)
        ? !write.when || holds(images.get(idOf(write.key)), write.when)
        : stored.ok || !stored.failed.includes(name)
      return passes ? [] : name
    })
    if (failed.length > 0) return { ok: false, failed }
    await apply(all.map(([, write]) => write))
    return { ok: true }
  }
  // One after the other: each is held to what those before it left.
  let last: Promise<unknown> = Promise.resolve()
  const transact: Table['transact'] = (writes) => {
    const next = last.then(() => carryOut(writes))
    last = next.catch(() => {})
    return next
  }
  return {
    ...table,
    get,
    query: async <Entity>(options: Parameters<Table['query']>[0]) => {
      const page = await table.query<Entity>(options)
      return { ...page, items: page.items.flatMap((item) => foreseen(item)) }
    },
    async *all<Entity>(options: Parameters<Table['all']>[0]) {
      for await (const item of table.all<Entity>(options)) yield* foreseen(item)
    },
    transact,
    write: async (write) => (await transact({ write })).ok,
  }
}
