import { applyWrite } from '../../functions/data/apply-write.ts'
import { conditionExpression } from '../../functions/data/condition.ts'
import { decodeCursor, encodeCursor } from '../../functions/data/cursors.ts'
import { evaluateCondition } from '../../functions/data/evaluate-condition.ts'
import { type Image, updateExpression } from '../../functions/data/item-update.ts'
import { createPlaceholders } from '../../functions/data/placeholders.ts'
import { shardOf } from '../../functions/data/shard-of.ts'
import type { Item, Key, QueryOptions, ScanOptions, Table, Write } from '../../functions/data/table.ts'

/** The limits of DynamoDB: writes in a transaction, and bytes in an item. */
const maxWrites = 100
const maxItemBytes = 400 * 1024

/** A write's change of an item, as in the table's stream. */
export interface ItemChange {
  readonly before: Item<Image> | undefined
  readonly after: Item<Image> | undefined
}

const nameOf = ({ pk, sk }: Key): string => JSON.stringify([pk, sk])

const groupName = (pk: string, of: 'table' | 'index' = 'table'): string => `${of} ${pk}`

const groupsOf = ({ pk, gsi1pk }: Item<Image>): string[] => [
  groupName(pk),
  ...(gsi1pk ? [groupName(gsi1pk, 'index')] : []),
]

const compare = (a: readonly string[], b: readonly string[]): number => {
  const index = a.findIndex((part, at) => part !== b[at])
  if (index < 0) return 0
  return (a[index] ?? '') < (b[index] ?? '') ? -1 : 1
}

/**
 * Orders of an item's attributes: engines return them in any order, seldom in the one in which they were written. Each
 * function returns the index from which the nth of `count` attributes is taken.
 */
const orders = {
  reversed: (nth: number, count: number): number => count - 1 - nth,
  same: (nth: number): number => nth,
  /** Reversed, two attributes would be in the order in which they were written. */
  rotated: (nth: number, count: number): number => (count > 2 ? (nth + 1) % count : nth),
}

/** Items in stored form, and their parts. They are frozen, so that `items` and `restore` need no copies. */
const storedValues = new WeakSet<object>()

/** A deep copy. Omits undefined values, and throws on values that DynamoDB has no type for. */
const copy = <Value>(value: Value, order: keyof typeof orders): Value => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} cannot be stored`)
  if (typeof value !== 'object' || value === null) return value
  // Parts that an update leaves unchanged are reversed already: twice reversed, they would have the written order.
  if (order === 'reversed' && storedValues.has(value)) return value
  if (Array.isArray(value))
    return value.filter((each) => each !== undefined).map((each) => copy(each, order)) as Value
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new Error(`an instance of ${value.constructor?.name} cannot be stored`)
  const copied: Image = {}
  const names = Object.keys(value)
  for (let nth = 0; nth < names.length; nth++) {
    const name = names[orders[order](nth, names.length)] as string
    const each = (value as Image)[name]
    if (each !== undefined) copied[name] = copy(each, order)
  }
  return copied as Value
}

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || storedValues.has(value)) return
  Object.freeze(value)
  storedValues.add(value)
  for (const each of Object.values(value)) freeze(each)
}

/** An item in stored form. Throws on a key or a size that DynamoDB rejects. */
const stored = (image: Image): Item<Image> => {
  if (storedValues.has(image)) return image as Item<Image>
  const item = copy(image, 'reversed') as Item<Image>
  const keys = [item.pk, item.sk, item.gsi1pk ?? 'none', item.gsi1sk ?? 'none']
  if (keys.some((key) => typeof key !== 'string' || key === ''))
    throw new Error(`a key that is no text: ${JSON.stringify(keys)}`)
  const bytes = JSON.stringify(item).length
  if (bytes > maxItemBytes) throw new Error(`an item of ${bytes} bytes`)
  freeze(item)
  return item
}

/** Throws on a write with expressions that DynamoDB rejects. */
const checkExpressions = (write: Write): void => {
  if (write.when) conditionExpression(write.when, createPlaceholders())
  if (write.kind !== 'update') return
  updateExpression(write, createPlaceholders())
  const paths = [...Object.keys(write.set ?? {}), ...Object.keys(write.add ?? {}), ...(write.remove ?? [])]
  if (paths.length === 0) throw new Error('an update that changes nothing')
  if (new Set(paths).size < paths.length) throw new Error('an update that changes an attribute twice')
  if (paths.some((path) => path === 'pk' || path === 'sk')) throw new Error('an update that changes a key')
}

interface MemoryTableOptions {
  items?: readonly Image[]
  /** Yields to other calls: before each call takes effect, and before its response. */
  turn?: () => Promise<void>
  /** Receives the changes of each write or transaction once all of them are made, in order. */
  onCommit?: (changes: readonly ItemChange[]) => void
}

export interface MemoryTable extends Table {
  /** All items, frozen: an item that has not changed between two calls is the same object. */
  items(): Image[]
  /** Replaces all items. */
  restore(items: readonly Image[]): void
}

/** A table in memory with the engine's behaviour. As in DynamoDB, each call is atomic. */
export const createMemoryTable = (
  name: string,
  { items = [], turn = async () => {}, onCommit = () => {} }: MemoryTableOptions = {},
): MemoryTable => {
  const table = new Map<string, Item<Image>>()
  /** The items by partition, of the table or of its index. */
  const groups = new Map<string, Map<string, Item<Image>>>()
  const put = (named: string, item: Item<Image> | undefined): void => {
    const before = table.get(named)
    if (before) for (const group of groupsOf(before)) groups.get(group)?.delete(named)
    table.delete(named)
    if (!item) return
    table.set(named, item)
    for (const group of groupsOf(item)) {
      const members = groups.get(group) ?? new Map<string, Item<Image>>()
      groups.set(group, members.set(named, item))
    }
  }
  const restore = (held: readonly Image[]): void => {
    table.clear()
    groups.clear()
    for (const image of held) put(nameOf(image as Item<object>), stored(image))
  }
  restore(items)

  let reads = 0
  /** A copy with its attributes in another order than the one before: engines return them in any order. */
  const returned = (item: Item<Image>): Item<Image> => copy(item, ++reads % 2 === 1 ? 'same' : 'rotated')

  const atOnce = async <Response>(effect: () => Response): Promise<Response> => {
    await turn()
    const response = effect()
    await turn()
    return response
  }

  const imageOf = ({ key }: Write) => table.get(nameOf(key))
  const isRefused = (write: Write) =>
    write.when !== undefined && !evaluateCondition(imageOf(write), write.when)
  /** Computes all images first: an invalid write must leave nothing of the others. */
  const commit = (writes: readonly Write[]): void => {
    const changes = writes
      .filter(({ kind }) => kind !== 'check')
      .map((write) => {
        const after = applyWrite(imageOf(write), write)
        return { named: nameOf(write.key), before: imageOf(write), after: after && stored(after) }
      })
    for (const { named, after } of changes) put(named, after)
    onCommit(changes.flatMap(({ before, after }) => (before || after ? [{ before, after }] : [])))
  }

  const find = ({ pk, prefix, between, index, limit, cursor, newestFirst }: QueryOptions) => {
    const skName = index ? 'gsi1sk' : 'sk'
    const placeOf = (item: Item<Image>) => [item[skName] ?? '', item.pk, item.sk]
    const isWithin = (sk: string | undefined) =>
      sk !== undefined && (between ? sk >= between.from && sk <= between.to : sk.startsWith(prefix ?? ''))
    const [sk, indexed] = (cursor && decodeCursor(cursor)) || []
    const direction = newestFirst ? -1 : 1
    const isAfter = (item: Item<Image>) =>
      sk === undefined ||
      direction * compare(placeOf(item), indexed ? [sk, indexed.pk, indexed.sk] : [sk, pk, sk]) > 0
    if (cursor && !(isWithin(sk) && (indexed || !index))) return { items: [] }
    const members = groups.get(groupName(pk, index ? 'index' : 'table')) ?? new Map<string, Item<Image>>()
    const found = [...members.values()]
      .filter((item) => isWithin(item[skName]) && isAfter(item))
      .toSorted((a, b) => direction * compare(placeOf(a), placeOf(b)))
      .slice(0, limit)
    const last = found.length === limit ? found.at(-1) : undefined
    return {
      items: found.map(returned),
      ...(last
        ? {
            cursor: encodeCursor(index ? [last.gsi1sk ?? '', { pk: last.pk, sk: last.sk }] : [last.sk]),
          }
        : {}),
    }
  }

  return {
    name,
    items: () => [...table.values()],
    restore,
    get: <Entity>(key: Key) =>
      atOnce(() => {
        const item = table.get(nameOf(key))
        return item && (returned(item) as Item<Entity>)
      }),
    getMany: <Entity>(keys: readonly Key[]) =>
      atOnce(() =>
        keys.map((key) => {
          const item = table.get(nameOf(key))
          return item && (returned(item) as Item<Entity>)
        }),
      ),
    query: <Entity>(options: QueryOptions) =>
      atOnce(() => find(options) as { items: Item<Entity>[]; cursor?: string }),
    scan: ({ having, after, limit, part }: ScanOptions) =>
      atOnce(() => {
        const names = [...table.keys()]
          .filter((named) => !part || shardOf(table.get(named)?.pk ?? '', part.of) === part.index)
          .toSorted()
        const start = after ? names.findIndex((named) => named > nameOf(after)) : 0
        const page = start < 0 ? [] : names.slice(start, start + limit)
        const seen = page.flatMap((named) => table.get(named) ?? [])
        const last = page.length === limit ? seen.at(-1) : undefined
        return {
          items: seen.filter((item) => having.some((each) => Object.hasOwn(item, each))).map(returned),
          ...(last ? { next: { pk: last.pk, sk: last.sk } } : {}),
        }
      }),
    async *all<Entity>(options: Omit<QueryOptions, 'cursor'>) {
      const { limit: _, ...whole } = options
      yield* (await atOnce(() => find(whole))).items as Item<Entity>[]
    },
    transact: <Name extends string>(writes: Record<Name, Write | undefined>) =>
      atOnce(() => {
        const named = (Object.keys(writes) as Name[]).flatMap((each) => {
          const write = writes[each]
          return write ? [{ name: each, write }] : []
        })
        const keys = new Set(named.map(({ write }) => nameOf(write.key)))
        if (keys.size !== named.length || named.length === 0 || named.length > maxWrites)
          throw new Error(`a transaction of ${named.length} writes on ${keys.size} items`)
        for (const { write } of named) checkExpressions(write)
        const failed = named.filter(({ write }) => isRefused(write)).map((each) => each.name)
        if (failed.length > 0) return { ok: false as const, failed }
        commit(named.map(({ write }) => write))
        return { ok: true as const }
      }),
    write: (write) =>
      atOnce(() => {
        if (write.kind === 'check') throw new Error('a condition alone is no write')
        checkExpressions(write)
        if (isRefused(write)) return false
        commit([write])
        return true
      }),
  }
}
