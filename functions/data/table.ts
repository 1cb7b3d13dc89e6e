import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { tableSchema } from './table-schema.ts'

/** The key of one item. Everything that a company owns has its partition, `COMPANY#<id>`. */
export interface Key {
  pk: string
  sk: string
}

/** The attributes that the table itself gives meaning to. */
export interface ItemAttributes extends Key {
  /** The entity that the item is, for the stream and for people who read the table. */
  type: string
  /** Sparse index `by-group`: items that jobs and the lender's side look for across companies. */
  gsi1pk?: string
  gsi1sk?: string
  /** Seconds since 1970, after which the item may be deleted. Reads check the time themselves. */
  ttl?: number
}

export type Item<Entity> = ItemAttributes & Entity

export const groupIndex = tableSchema.indexes[0].name

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** All writes landed, or none: then `failed` names those whose condition did not hold. */
export type TransactOutcome<Name extends string> = { ok: true } | { ok: false; failed: readonly Name[] }

export interface Page<T> {
  items: T[]
  /** Opaque; absent on the last page. */
  cursor?: string
}

export interface QueryOptions {
  pk: string
  /** Only sort keys that begin so. */
  prefix?: string
  /** Only sort keys from `from` to `to`, both included. Instead of `prefix`. */
  between?: { from: string; to: string }
  index?: typeof groupIndex
  limit?: number
  cursor?: string | undefined
  newestFirst?: boolean
  consistent?: boolean
}

export interface Table {
  readonly name: string
  /** One item by key, strongly consistent unless `eventually`. */
  get<Entity>(key: Key, options?: { eventually?: boolean }): Promise<Item<Entity> | undefined>
  /** One page of a partition, or of the index. */
  query<Entity>(options: QueryOptions): Promise<Page<Item<Entity>>>
  /** All pages of a partition, or of the index, one item after another. */
  all<Entity>(options: Omit<QueryOptions, 'cursor'>): AsyncGenerator<Item<Entity>>
  /**
   * Writes all or none. `undefined` entries are left out. Conflicts with other transactions and throttles are
   * tried again; anything else that is not a failed condition throws.
   */
  transact<Name extends string>(writes: Record<Name, Write | undefined>): Promise<TransactOutcome<Name>>
  /**
   * One write without a transaction, for counts that many calls change at once: those on one item queue up instead
   * of cancelling each other. False when its condition did not hold. Unlike a transaction, it may be carried out
   * twice when an answer is lost: only for what bears that.
   */
  write(write: Write): Promise<boolean>
}

const transient = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])
const attempts = 10
const firstPauseMs = 10
const longestPauseMs = 1000

const conditionFailed = 'ConditionalCheckFailed'

/** Why the writes were refused, by their order. Empty for any other error. */
const reasonsOf = (error: unknown): string[] => {
  if (error instanceof ConditionalCheckFailedException) return [conditionFailed]
  if (error instanceof TransactionConflictException) return ['TransactionConflict']
  if (!(error instanceof TransactionCanceledException)) return []
  return (error.CancellationReasons ?? []).map(({ Code }) => Code ?? '')
}

/** Up to so long, in milliseconds, does a transaction wait after its nth conflict. */
const longestPauseAfter = (attempt: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1))

/** Where a page ended: the last item's sort key and, of the index, its own key besides. */
type PageEnd = [sk: string, indexed?: Key]

/** DynamoDB refuses a longer key as an error of the program, not of who sent it. */
const longestSortKey = 1024

const isSortKey = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && Buffer.byteLength(value) <= longestSortKey

const encodeCursor = (end: PageEnd): string => Buffer.from(JSON.stringify(end)).toString('base64url')

/** Where to go on after an item of a partition: for pages that end elsewhere than the engine's own. */
export const cursorAfter = ({ sk }: Pick<Key, 'sk'>): string => encodeCursor([sk])

const decodeCursor = (cursor: string): PageEnd | undefined => {
  try {
    const end = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown
    return Array.isArray(end) && isSortKey(end[0]) ? (end as PageEnd) : undefined
  } catch {
    return undefined
  }
}

/** The sort key after which a partition's page goes on; undefined for a cursor that is none. */
export const sortKeyOf = (cursor: string): string | undefined => decodeCursor(cursor)?.[0]

const isWithin = (sk: string, { prefix, between }: QueryOptions): boolean =>
  between ? sk >= between.from && sk <= between.to : sk.startsWith(prefix ?? '')

/**
 * The table over a client. `jitter` gives a fraction of one, fresh at each call: transactions that met wait for
 * different lengths of time, and so do not meet again.
 */
export const createTable = (client: DynamoDBDocumentClient, name: string, jitter: () => number): Table => {
  const query: Table['query'] = async <Entity>(options: QueryOptions) => {
    const [pkName, skName] = options.index ? ['gsi1pk', 'gsi1sk'] : ['pk', 'sk']
    const condition = options.between
      ? '#pk = :pk and #sk between :from and :to'
      : options.prefix
        ? '#pk = :pk and begins_with(#sk, :prefix)'
        : '#pk = :pk'
    // A cursor comes back as the reader's own text: it says where to go on, never in which partition.
    const end = options.cursor ? decodeCursor(options.cursor) : undefined
    if (options.cursor && !(end && isWithin(end[0], options))) return { items: [] }
    const result = await client.send(
      new QueryCommand({
        TableName: name,
        IndexName: options.index,
        KeyConditionExpression: condition,
        ExpressionAttributeNames: {
          '#pk': pkName,
          ...(options.between || options.prefix ? { '#sk': skName } : {}),
        },
        ExpressionAttributeValues: {
          ':pk': options.pk,
          ...(options.between ? { ':from': options.between.from, ':to': options.between.to } : {}),
          ...(options.prefix && !options.between ? { ':prefix': options.prefix } : {}),
        },
        Limit: options.limit,
        ScanIndexForward: !options.newestFirst,
        ConsistentRead: options.consistent && !options.index,
        ExclusiveStartKey: end && {
          ...(options.index ? end[1] : {}),
          [pkName]: options.pk,
          [skName]: end[0],
        },
      }),
    )
    const last = result.LastEvaluatedKey as (Key & Record<string, string>) | undefined
    return {
      items: (result.Items ?? []) as Item<Entity>[],
      ...(last
        ? { cursor: encodeCursor([last[skName] as string, options.index && { pk: last.pk, sk: last.sk }]) }
        : {}),
    }
  }

  /** Sends, again after conflicts and throttles. Tells which conditions failed, by the order of the writes. */
  const tryAgain = async (send: () => Promise<unknown>): Promise<boolean[] | undefined> => {
    for (let attempt = 1; ; attempt++) {
      try {
        await send()
        return undefined
      } catch (error) {
        const reasons = reasonsOf(error)
        if (reasons.includes(conditionFailed)) return reasons.map((reason) => reason === conditionFailed)
        if (attempt === attempts || !reasons.some((reason) => transient.has(reason))) throw error
        await new Promise((resolve) => setTimeout(resolve, jitter() * longestPauseAfter(attempt)))
      }
    }
  }

  const sendOne = async ({ Put, Update, Delete }: Write): Promise<void> => {
    if (Put) await client.send(new PutCommand(Put))
    else if (Update) await client.send(new UpdateCommand(Update))
    else if (Delete) await client.send(new DeleteCommand(Delete))
    else throw new Error('a condition alone is no write')
  }

  return {
    name,
    query,

    async get<Entity>(key: Key, options?: { eventually?: boolean }) {
      const result = await client.send(
        new GetCommand({
          TableName: name,
          Key: { pk: key.pk, sk: key.sk },
          ConsistentRead: !options?.eventually,
        }),
      )
      return result.Item as Item<Entity> | undefined
    },

    async *all<Entity>(options: Omit<QueryOptions, 'cursor'>) {
      let cursor: string | undefined
      do {
        const page: Page<Item<Entity>> = await query<Entity>({ ...options, cursor })
        yield* page.items
        cursor = page.cursor
      } while (cursor)
    },

    async transact<Name extends string>(writes: Record<Name, Write | undefined>) {
      const names = (Object.keys(writes) as Name[]).filter((each) => writes[each])
      const items = names.map((each) => writes[each] as Write)
      const failed = await tryAgain(() => client.send(new TransactWriteCommand({ TransactItems: items })))
      if (!failed) return { ok: true }
      return { ok: false, failed: names.filter((_, index) => failed[index]) }
    },

    async write(write) {
      return !(await tryAgain(() => sendOne(write)))
    },
  }
}

/** A write that creates an item, and fails where there is one. */
export const create = <Entity extends object>(table: Table, item: Item<Entity>): Write => ({
  Put: { TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' },
})

/** A write that puts an item, whatever was there. */
export const put = <Entity extends object>(table: Table, item: Item<Entity>): Write => ({
  Put: { TableName: table.name, Item: item },
})

/**
 * A write that replaces an item that people change. It lands only on the version that was read, and counts it
 * up; who lost the race is refused and nothing is merged. A new item starts with version 0.
 */
export const replace = <Entity extends { version: number }>(table: Table, item: Item<Entity>): Write =>
  item.version === 0
    ? create(table, { ...item, version: 1 })
    : {
        Put: {
          TableName: table.name,
          Item: { ...item, version: item.version + 1 },
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': item.version },
        },
      }

/** A write that deletes an item. */
export const remove = (table: Table, { pk, sk }: Key): Write => ({
  Delete: { TableName: table.name, Key: { pk, sk } },
})
