import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactionCanceledException,
  TransactionConflictException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { conditionExpression } from './condition.ts'
import { decodeCursor, encodeCursor } from './cursors.ts'
import { updateExpression } from './item-update.ts'
import { createPlaceholders } from './placeholders.ts'
import { asStored, asValues } from './stored-values.ts'
import type { Item, ItemPage, Key, QueryOptions, Table, Write } from './table.ts'

const transient = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])
const attempts = 10
const firstPauseMs = 10
const longestPauseMs = 1000

const conditionFailed = 'ConditionalCheckFailed'

/** Why the writes were rejected, in their order. Empty for any other error. */
const reasonsOf = (error: unknown): string[] => {
  if (error instanceof ConditionalCheckFailedException) return [conditionFailed]
  if (error instanceof TransactionConflictException) return ['TransactionConflict']
  if (!(error instanceof TransactionCanceledException)) return []
  return (error.CancellationReasons ?? []).map(({ Code }) => Code ?? '')
}

/** The longest pause of a transaction after its nth conflict, in milliseconds. */
const longestPauseAfter = (attempt: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1))

const isWithin = (sk: string, { prefix, between }: QueryOptions): boolean =>
  between ? sk >= between.from && sk <= between.to : sk.startsWith(prefix ?? '')

/** A write as a part of a transaction. */
const transactItemOf = (write: Write): TransactWriteItem => {
  const placeholders = createPlaceholders()
  const UpdateExpression = write.kind === 'update' ? updateExpression(write, placeholders) : undefined
  const ConditionExpression = write.when && conditionExpression(write.when, placeholders)
  const { ExpressionAttributeNames, ExpressionAttributeValues: values } = placeholders.fields()
  const given = {
    TableName: write.table,
    ConditionExpression,
    ExpressionAttributeNames,
    ExpressionAttributeValues: values && asStored(values),
  }
  if (write.kind === 'put') return { Put: { ...given, Item: asStored(write.item) } }
  const Key = asStored(write.key)
  switch (write.kind) {
    case 'update':
      return { Update: { ...given, Key, UpdateExpression } }
    case 'delete':
      return { Delete: { ...given, Key } }
    case 'check':
      return { ConditionCheck: { ...given, Key, ConditionExpression } }
  }
}

/**
 * The table over a client. `jitter` gives a fraction of one, fresh at each call: conflicting transactions wait for
 * different lengths of time and so avoid each other.
 */
export const createTable = (client: DynamoDBClient, name: string, jitter: () => number): Table => {
  const query: Table['query'] = async <Entity>(options: QueryOptions) => {
    const [pkName, skName] = options.index ? ['gsi1pk', 'gsi1sk'] : ['pk', 'sk']
    // DynamoDB refuses a range that ends before it begins.
    if (options.between && options.between.from > options.between.to) return { items: [] }
    const condition = options.between
      ? '#pk = :pk and #sk between :from and :to'
      : options.prefix
        ? '#pk = :pk and begins_with(#sk, :prefix)'
        : '#pk = :pk'
    // A cursor comes from the caller: it only says where to continue, never in which partition. A cursor of another
    // list is invalid.
    const end = options.cursor ? decodeCursor(options.cursor) : undefined
    if (options.cursor && !(end && isWithin(end[0], options) && (end[1] || !options.index)))
      return { items: [] }
    const result = await client.send(
      new QueryCommand({
        TableName: name,
        IndexName: options.index,
        KeyConditionExpression: condition,
        ExpressionAttributeNames: {
          '#pk': pkName,
          ...(options.between || options.prefix ? { '#sk': skName } : {}),
        },
        ExpressionAttributeValues: asStored({
          ':pk': options.pk,
          ...(options.between ? { ':from': options.between.from, ':to': options.between.to } : {}),
          ...(options.prefix && !options.between ? { ':prefix': options.prefix } : {}),
        }),
        Limit: options.limit,
        ScanIndexForward: !options.newestFirst,
        ConsistentRead: options.consistent && !options.index,
        ExclusiveStartKey:
          end && asStored({ ...(options.index ? end[1] : {}), [pkName]: options.pk, [skName]: end[0] }),
      }),
    )
    const last =
      result.LastEvaluatedKey && (asValues(result.LastEvaluatedKey) as Key & Record<string, string>)
    return {
      items: (result.Items ?? []).map((item) => asValues(item) as Item<Entity>),
      ...(last
        ? {
            cursor: encodeCursor(
              options.index ? [last[skName] as string, { pk: last.pk, sk: last.sk }] : [last.sk],
            ),
          }
        : {}),
    }
  }

  /** Sends, and retries after conflicts and throttles. Returns the failed conditions, in the order of the writes. */
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

  const sendOne = async (write: Write): Promise<void> => {
    const { Put, Update, Delete } = transactItemOf(write)
    if (Put) await client.send(new PutItemCommand(Put))
    else if (Update) await client.send(new UpdateItemCommand(Update))
    else if (Delete) await client.send(new DeleteItemCommand(Delete))
    else throw new Error('a condition alone is no write')
  }

  return {
    name,
    query,

    async get<Entity>(key: Key, options?: { eventually?: boolean }) {
      const result = await client.send(
        new GetItemCommand({
          TableName: name,
          Key: asStored({ pk: key.pk, sk: key.sk }),
          ConsistentRead: !options?.eventually,
        }),
      )
      return result.Item && (asValues(result.Item) as Item<Entity>)
    },

    async getMany<Entity>(keys: readonly Key[]) {
      return (await import('./get-many.ts')).getMany<Entity>(client, name, keys, jitter)
    },

    async scan(options) {
      return (await import('./scan-table.ts')).scanTable(client, name, options)
    },

    async *all<Entity>(options: Omit<QueryOptions, 'cursor'>) {
      let cursor: string | undefined
      do {
        const page: ItemPage<Item<Entity>> = await query<Entity>({ ...options, cursor })
        yield* page.items
        cursor = page.cursor
      } while (cursor)
    },

    async transact<Name extends string>(writes: Record<Name, Write | undefined>) {
      const names = (Object.keys(writes) as Name[]).filter((each) => writes[each])
      const items = names.map((each) => transactItemOf(writes[each] as Write))
      const failed = await tryAgain(() =>
        client.send(new TransactWriteItemsCommand({ TransactItems: items })),
      )
      if (!failed) return { ok: true }
      return { ok: false, failed: names.filter((_, index) => failed[index]) }
    },

    async write(write) {
      return !(await tryAgain(() => sendOne(write)))
    },
  }
}
