import type { Condition, Test } from '../../../functions/data/condition.ts'
import { decodeCursor, encodeCursor } from '../../../functions/data/cursors.ts'
import { imageAfter } from '../../../functions/data/image-after.ts'
import type { Image } from '../../../functions/data/item-update.ts'
import type { Item, Key, QueryOptions, ScanOptions, Table, Write } from '../../../functions/data/table.ts'

/** What a transaction of DynamoDB takes. */
const mostWrites = 100

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

const valueAt = (image: Image | undefined, path: string): unknown =>
  path.split('.').reduce<unknown>((within, step) => (within as Image | undefined)?.[step], image)

/** As DynamoDB compares: a value that is missing, or of another type, passes no comparison but `not`. */
const passes = (value: unknown, test: Test): boolean => {
  if (typeof test !== 'object') return value === test
  if ('exists' in test) return (value !== undefined) === test.exists
  if ('not' in test) return value !== test.not
  if ('oneOf' in test) return test.oneOf.some((each) => value === each)
  const [[how, operand] = []] = Object.entries(test)
  if (typeof value !== typeof operand || operand === undefined) return false
  const found = value as typeof operand
  if (how === 'atLeast') return found >= operand
  return how === 'atMost' ? found <= operand : found < operand
}

const holds = (image: Image | undefined, condition: Condition): boolean => {
  if ('anyOf' in condition) return (condition.anyOf as Condition[]).some((each) => holds(image, each))
  if ('allOf' in condition) return (condition.allOf as Condition[]).every((each) => holds(image, each))
  return Object.entries(condition).every(([path, test]) => passes(valueAt(image, path), test as Test))
}

/** As it is stored: nothing of it is shared with who wrote it, and what is undefined is left out. */
const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

export interface MemoryTable extends Table {
  items(): Image[]
  /** Has it hold these items, and nothing of what it held. */
  restore(items: readonly Image[]): void
}

/**
 * A table in memory that does what the engine does, without its way there and back. A call takes effect all at once, as
 * in DynamoDB; before that and before its answer, `turn` lets whatever else is under way go first.
 */
export const createMemoryTable = (
  name: string,
  items: readonly Image[],
  turn: () => Promise<void>,
): MemoryTable => {
  const table = new Map<string, Item<Image>>()
  /** The items by what they are looked for by: a partition of the table, or one of its index. */
  const groups = new Map<string, Map<string, Item<Image>>>()
  const take = (named: string) => {
    const item = table.get(named)
    if (!item) return
    table.delete(named)
    for (const group of groupsOf(item)) groups.get(group)?.delete(named)
  }
  const put = (key: Key, image: Image | undefined) => {
    const named = nameOf(key)
    take(named)
    if (!image) return
    const item = stored(image) as Item<Image>
    table.set(named, item)
    for (const group of groupsOf(item)) {
      const members = groups.get(group) ?? new Map<string, Item<Image>>()
      groups.set(group, members.set(named, item))
    }
  }
  const restore = (held: readonly Image[]) => {
    table.clear()
    groups.clear()
    for (const item of held) put(item as Item<object>, item)
  }
  restore(items)

  const atOnce = async <Answer>(effect: () => Answer): Promise<Answer> => {
    await turn()
    const answer = effect()
    await turn()
    return answer
  }

  const imageOf = ({ key }: Write) => table.get(nameOf(key))
  const isRefused = (write: Write) => write.when !== undefined && !holds(imageOf(write), write.when)
  const land = (writes: readonly Write[]) => {
    for (const write of writes) put(write.key, imageAfter(imageOf(write), write))
  }

  const find = ({ pk, prefix, between, index, limit, cursor, newestFirst }: QueryOptions) => {
    const skName = index ? 'gsi1sk' : 'sk'
    const placeOf = (item: Item<Image>) => [item[skName] ?? '', item.pk, item.sk]
    const isAsked = (sk: string | undefined) =>
      sk !== undefined && (between ? sk >= between.from && sk <= between.to : sk.startsWith(prefix ?? ''))
    const [sk, indexed] = (cursor && decodeCursor(cursor)) || []
    const way = newestFirst ? -1 : 1
    const isLeft = (item: Item<Image>) =>
      sk === undefined ||
      way * compare(placeOf(item), indexed ? [sk, indexed.pk, indexed.sk] : [sk, pk, sk]) > 0
    if (cursor && !(isAsked(sk) && (indexed || !index))) return { items: [] }
    const members = groups.get(groupName(pk, index ? 'index' : 'table')) ?? new Map<string, Item<Image>>()
    const found = [...members.values()]
      .filter((item) => isAsked(item[skName]) && isLeft(item))
      .toSorted((a, b) => way * compare(placeOf(a), placeOf(b)))
      .slice(0, limit)
    const last = found.length === limit ? found.at(-1) : undefined
    return {
      items: stored(found),
      ...(last
        ? {
            cursor: encodeCursor(index ? [last.gsi1sk ?? '', { pk: last.pk, sk: last.sk }] : [last.sk]),
          }
        : {}),
    }
  }

  return {
    name,
    items: () => stored([...table.values()]),
    restore,
    get: <Entity>(key: Key) =>
      atOnce(() => {
        const item = table.get(nameOf(key))
        return item && (stored(item) as Item<Entity>)
      }),
    query: <Entity>(options: QueryOptions) =>
      atOnce(() => find(options) as { items: Item<Entity>[]; cursor?: string }),
    scan: ({ having }: ScanOptions) =>
      atOnce(() => ({
        items: stored([...table.values()].filter((item) => having.some((each) => Object.hasOwn(item, each)))),
      })),
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
        if (keys.size !== named.length || named.length === 0 || named.length > mostWrites)
          throw new Error(`a transaction of ${named.length} writes on ${keys.size} items`)
        const failed = named.filter(({ write }) => isRefused(write)).map((each) => each.name)
        if (failed.length > 0) return { ok: false as const, failed }
        land(named.map(({ write }) => write))
        return { ok: true as const }
      }),
    write: (write) =>
      atOnce(() => {
        if (isRefused(write)) return false
        land([write])
        return true
      }),
  }
}
