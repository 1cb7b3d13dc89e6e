import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { createLocalTable } from '../../scripts/local/create-local-table.ts'
import type { openEngineClients } from '../support/engine-clients.ts'

const TableName = 'the-table'

type Clients = Pick<ReturnType<typeof openEngineClients>, 'client' | 'streams'>

/** The client's response or error for a call. */
export interface Outcome {
  call: string
  answer?: unknown
  refusal?: ReturnType<typeof refusalOf>
}

/** Values that differ on each run: times, ids, and the stream named after its time. */
const redrawn = new Set([
  '$metadata',
  'CreationDateTime',
  'CreationRequestDateTime',
  'ApproximateCreationDateTime',
  'TableId',
  'LatestStreamArn',
  'LatestStreamLabel',
  'StreamArn',
  'StreamLabel',
])

const comparable = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (redrawn.has(name) ? [] : [[name, comparable(each)]])),
  )
}

interface Refused extends Error {
  $metadata?: { httpStatusCode?: number }
  CancellationReasons?: { Code?: string }[]
}

const refusalOf = ({ name, message, $metadata, CancellationReasons }: Refused) => ({
  name,
  // The message may quote the input, in a random order.
  message: message.replace(/Value '.+' at/s, 'Value at'),
  status: $metadata?.httpStatusCode,
  ...(CancellationReasons ? { reasons: CancellationReasons.map(({ Code }) => Code) } : {}),
})

const key = (sk: string, pk = 'PARTITION') => ({ pk: { S: pk }, sk: { S: sk } })
const grouped = (sk: string) => ({ gsi1pk: { S: 'GROUP' }, gsi1sk: { S: sk } })
const textOf = (kilobytes: number) => ({ S: 'x'.repeat(kilobytes * 1024) })

const everyKind = {
  ...key('kinds'),
  empty: { S: '' },
  unicode: { S: '漢字 繁體 😀 \u0000\u001f\u2028\u2029 "\\/\u007f é e\u0301' },
  integer: { N: '12345678901234567890123456789012345678' },
  fraction: { N: '-0.00000000000000000000000000000000000012345678901234567890' },
  large: { N: '9.9999999999999999999999999999999999999E+125' },
  trailing: { N: '1.50' },
  bytes: { B: Buffer.from(Array.from({ length: 256 }, (_, index) => index)) },
  noBytes: { B: new Uint8Array() },
  yes: { BOOL: true },
  no: { BOOL: false },
  nothing: { NULL: true },
  texts: { SS: ['b', 'a', '漢'] },
  numbers: { NS: ['3', '1.10', '-2'] },
  bytesSet: { BS: [Buffer.from('b'), Buffer.from('a')] },
  list: { L: [{ S: 'a' }, { N: '1' }, { L: [] }, { M: { deep: { M: { er: { N: '0.1' } } } } }] },
  map: { M: { 'a name with.dots': { S: 'x' }, 名: { S: '名' }, '': { S: 'no name' } } },
  emptyMap: { M: {} },
}

/**
 * Every kind of call that the stack makes of an engine, and invalid ones. Each call builds on the previous
 * ones.
 */
export const callEveryOperation = async ({ client, streams }: Clients): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const note = async <Answer>(call: string, send: () => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      const answer = await send()
      outcomes.push({ call, answer: comparable(answer) })
      return answer
    } catch (error) {
      outcomes.push({ call, refusal: refusalOf(error as Refused) })
      return undefined
    }
  }
  const put = (call: string, input: Omit<PutItemCommand['input'], 'TableName'>) =>
    note(call, () => client.send(new PutItemCommand({ TableName, ...input })))
  const get = (call: string, sk: string, more: Partial<GetItemCommand['input']> = {}) =>
    note(call, () => client.send(new GetItemCommand({ TableName, Key: key(sk), ...more })))
  const update = (call: string, input: Omit<UpdateItemCommand['input'], 'TableName'>) =>
    note(call, () => client.send(new UpdateItemCommand({ TableName, ...input })))
  const remove = (call: string, input: Omit<DeleteItemCommand['input'], 'TableName'>) =>
    note(call, () => client.send(new DeleteItemCommand({ TableName, ...input })))
  const query = (call: string, input: Omit<QueryCommand['input'], 'TableName'>) =>
    note(call, () => client.send(new QueryCommand({ TableName, ...input })))
  const scan = (call: string, input: Omit<ScanCommand['input'], 'TableName'>) =>
    note(call, () => client.send(new ScanCommand({ TableName, ...input })))
  const transact = (
    call: string,
    TransactItems: TransactWriteItemsCommand['input']['TransactItems'],
    ClientRequestToken?: string,
  ) => note(call, () => client.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken })))
  const putOf = (sk: string, more: object = {}) => ({ Put: { TableName, Item: { ...key(sk), ...more } } })

  await get('a read of a table that is not there', 'none')
  await note('a table that is not there', () => client.send(new DescribeTableCommand({ TableName })))
  const StreamArn = await createLocalTable(client, TableName)
  await createLocalTable(client, TableName)
  await note('the table', () => client.send(new DescribeTableCommand({ TableName })))

  await put('a put of every kind of value', { Item: everyKind })
  await get('a consistent read', 'kinds', { ConsistentRead: true })
  await get('a read of two attributes', 'kinds', {
    ProjectionExpression: '#m.deep, texts',
    ExpressionAttributeNames: { '#m': 'map' },
  })
  await get('a read of none', 'none')
  await note('a read of several items, one of which is none', () =>
    client.send(
      new BatchGetItemCommand({
        RequestItems: { [TableName]: { Keys: [key('kinds'), key('none')], ConsistentRead: true } },
      }),
    ),
  )
  await put('an old item', { Item: { ...key('kinds'), only: { S: 'this' } }, ReturnValues: 'ALL_OLD' })
  await put('a put that may not replace', {
    Item: key('kinds'),
    ConditionExpression: 'attribute_not_exists(pk)',
  })
  await put('a put under a condition that holds', {
    Item: { ...key('counter'), count: { N: '9007199254740993' }, balances: { M: { limit: { N: '1' } } } },
    ConditionExpression: '#p <> :p or (attribute_not_exists(#p) and attribute_not_exists(#s.#n))',
    ExpressionAttributeNames: { '#p': 'pk', '#s': 'sk', '#n': 'limit' },
    ExpressionAttributeValues: { ':p': { S: 'other' } },
  })

  await update('a sum beyond double precision', {
    Key: key('counter'),
    UpdateExpression:
      'set #c = if_not_exists(#c, :z) + :one, #b.#l = if_not_exists(#b.#l, :z) + :tenth remove #none',
    ExpressionAttributeNames: { '#c': 'count', '#b': 'balances', '#l': 'limit', '#none': 'none' },
    ExpressionAttributeValues: { ':z': { N: '0' }, ':one': { N: '1' }, ':tenth': { N: '0.1' } },
    ReturnValues: 'ALL_NEW',
  })
  for (const ReturnValues of ['ALL_OLD', 'UPDATED_OLD', 'UPDATED_NEW', 'NONE'] as const)
    await update(`an update that returns ${ReturnValues}`, {
      Key: key('counter'),
      UpdateExpression: 'set a = :a add c :c delete tags :none',
      ExpressionAttributeValues: { ':a': { S: ReturnValues }, ':c': { N: '1' }, ':none': { SS: ['x'] } },
      ReturnValues,
    })
  await update('an update under a condition that fails', {
    Key: key('counter'),
    UpdateExpression: 'set a = :a',
    ConditionExpression: 'a in (:b, :c)',
    ExpressionAttributeValues: { ':a': { S: 'a' }, ':b': { S: 'b' }, ':c': { S: 'c' } },
  })
  await update('an update of an item that is not there', {
    Key: key('made'),
    UpdateExpression: 'remove nothing',
  })
  await update('an update into a map that is not there', {
    Key: key('made'),
    UpdateExpression: 'set a.b = :a',
    ExpressionAttributeValues: { ':a': { S: 'a' } },
  })
  await update('a text added to', {
    Key: key('counter'),
    UpdateExpression: 'set a = a + :one',
    ExpressionAttributeValues: { ':one': { N: '1' } },
  })
  await update('an update of a key', {
    Key: key('counter'),
    UpdateExpression: 'set sk = :a',
    ExpressionAttributeValues: { ':a': { S: 'a' } },
  })

  await remove('a delete under a condition that fails', {
    Key: key('made'),
    ConditionExpression: 'attribute_exists(a)',
  })
  await remove('a delete', { Key: key('made'), ReturnValues: 'ALL_OLD' })
  await remove('a delete of nothing', { Key: key('made'), ReturnValues: 'ALL_OLD' })

  // Three-byte characters, which a chunked response splits somewhere.
  await put('an item of nearly 400 KB', { Item: { ...key('big'), text: { S: '漢'.repeat(133 * 1024) } } })
  await put('an item of more than 400 KB', { Item: { ...key('big'), text: textOf(401) } })
  await get('an item of nearly 400 KB', 'big')
  await put('an empty key', { Item: key('') })
  await put('a key that is too long', { Item: key('x'.repeat(1025)) })
  await put('an item without its key', { Item: { pk: { S: 'PARTITION' } } })
  await put('an empty key of the index', { Item: { ...key('x'), gsi1pk: { S: '' }, gsi1sk: { S: 'x' } } })
  await put('a number as a key of the index', {
    Item: { ...key('x'), gsi1pk: { N: '1' }, gsi1sk: { S: 'x' } },
  })
  await put('a number that is none', { Item: { ...key('x'), n: { N: 'many' } } })
  await put('a number of 39 digits', {
    Item: { ...key('x'), n: { N: '123456789012345678901234567890123456789' } },
  })
  await put('a set of nothing', { Item: { ...key('x'), set: { SS: [] } } })
  await put('a set with a value twice', { Item: { ...key('x'), set: { SS: ['a', 'a'] } } })
  await put('a condition that is none', { Item: key('x'), ConditionExpression: 'attribute_exists(' })
  await put('a name that is not used', { Item: key('x'), ExpressionAttributeNames: { '#a': 'a' } })
  await put('a reserved word', {
    Item: key('x'),
    ConditionExpression: 'status = :s',
    ExpressionAttributeValues: { ':s': { S: 's' } },
  })
  await get('a read by half a key', '', { Key: { pk: { S: 'PARTITION' } } })

  await transact(
    'a transaction of all kinds',
    [
      ...Array.from({ length: 12 }, (_, index) => putOf(`page${10 + index}`, grouped(`${index % 3}`))),
      {
        Update: {
          TableName,
          Key: key('counter'),
          UpdateExpression: 'set a = :a',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':a': { S: 'transacted' } },
        },
      },
      { Delete: { TableName, Key: key('big') } },
      {
        ConditionCheck: {
          TableName,
          Key: key('none'),
          ConditionExpression: 'attribute_not_exists(#p)',
          ExpressionAttributeNames: { '#p': 'pk' },
        },
      },
    ],
    'token-of-the-first',
  )
  await transact('a transaction under a token that another had', [putOf('token')], 'token-of-the-first')
  await transact('a transaction refused by its second and its fourth', [
    putOf('never1'),
    {
      Put: { TableName, Item: key('counter'), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    { Delete: { TableName, Key: key('page10') } },
    { ConditionCheck: { TableName, Key: key('none'), ConditionExpression: 'attribute_exists(pk)' } },
  ])
  await transact('a transaction of which an update cannot be carried out', [
    putOf('never2'),
    {
      Update: {
        TableName,
        Key: key('counter'),
        UpdateExpression: 'set a = a + :one',
        ExpressionAttributeValues: { ':one': { N: '1' } },
      },
    },
  ])
  await transact('a transaction of an item twice', [
    putOf('twice'),
    { Delete: { TableName, Key: key('twice') } },
  ])
  await transact('a transaction of nothing', [])
  await transact(
    'a transaction of 101',
    Array.from({ length: 101 }, (_, index) => putOf(`many${index}`)),
  )
  await transact(
    'a transaction of more than 4 MB',
    Array.from({ length: 11 }, (_, index) => putOf(`heavy${index}`, { text: textOf(390) })),
  )
  await transact('a transaction with an item that is too large', [putOf('heavy', { text: textOf(401) })])
  await transact('a transaction in a table that is not there', [
    { Put: { TableName: 'not-there', Item: key('x') } },
  ])

  const partition = {
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: { ':pk': { S: 'PARTITION' } },
  }
  await query('a query', { ...partition, ConsistentRead: true })
  await query('a query from the end', { ...partition, ScanIndexForward: false, Limit: 3 })
  await query('a query between two keys', {
    KeyConditionExpression: '#pk = :pk and #sk between :from and :to',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
    ExpressionAttributeValues: {
      ':pk': { S: 'PARTITION' },
      ':from': { S: 'page12' },
      ':to': { S: 'page15' },
    },
  })
  await query('a query with a filter and a projection', {
    ...partition,
    FilterExpression: 'attribute_exists(gsi1pk) and gsi1sk > :sk',
    ProjectionExpression: 'sk, gsi1sk',
    ExpressionAttributeValues: { ...partition.ExpressionAttributeValues, ':sk': { S: '0' } },
  })
  await query('a count', { ...partition, Select: 'COUNT' })
  for (const [name, IndexName, pk] of [
    ['of the table', undefined, { '#pk': 'pk', ':pk': 'PARTITION' }],
    ['of the index', 'by-group', { '#pk': 'gsi1pk', ':pk': 'GROUP' }],
  ] as const) {
    let ExclusiveStartKey: QueryCommand['input']['ExclusiveStartKey']
    let page = 0
    do {
      const answer = await query(`page ${++page} ${name}`, {
        ...partition,
        IndexName,
        ExpressionAttributeNames: { '#pk': pk['#pk'] },
        ExpressionAttributeValues: { ':pk': { S: pk[':pk'] } },
        Limit: 5,
        ExclusiveStartKey,
      })
      ExclusiveStartKey = answer?.LastEvaluatedKey
    } while (ExclusiveStartKey)
  }
  await query('a consistent query of the index', {
    ...partition,
    IndexName: 'by-group',
    ExpressionAttributeNames: { '#pk': 'gsi1pk' },
    ConsistentRead: true,
  })
  await query('a query of an index that is not there', { ...partition, IndexName: 'by-nothing' })
  await query('a query of no items', { ...partition, Limit: 0 })
  await query('a value that is not used', {
    ...partition,
    ExpressionAttributeValues: { ...partition.ExpressionAttributeValues, ':x': { S: 'x' } },
  })

  for (const part of [1, 2, 3, 4])
    await put(`${part} of four items of 390 KB`, { Item: { ...key(`${part}`, 'LARGE'), text: textOf(390) } })
  const large = { ...partition, ExpressionAttributeValues: { ':pk': { S: 'LARGE' } } }
  const megabyte = await query('a page is a megabyte at most', large)
  await query('what is beyond it', { ...large, ExclusiveStartKey: megabyte?.LastEvaluatedKey })

  await scan('a scan with a filter', {
    FilterExpression: 'attribute_exists(#a0) or attribute_exists(#a1)',
    ExpressionAttributeNames: { '#a0': 'gsi1sk', '#a1': 'balances' },
    Limit: 40,
  })
  const begun = await scan('a page of a scan of the index', { IndexName: 'by-group', Limit: 7 })
  await scan('the next one', { IndexName: 'by-group', ExclusiveStartKey: begun?.LastEvaluatedKey })
  await scan('a consistent scan of the index', { IndexName: 'by-group', ConsistentRead: true })
  for (const Segment of [0, 1, 2]) await scan(`part ${Segment} of three`, { Segment, TotalSegments: 3 })
  const ofPart = { Segment: 1, TotalSegments: 3, Limit: 1 }
  const inPart = await scan('a page of a part', ofPart)
  await scan('the next one of it', { ...ofPart, ExclusiveStartKey: inPart?.LastEvaluatedKey })
  await scan('a part beyond the last', { Segment: 3, TotalSegments: 3 })
  await scan('a part of nothing', { Segment: 0 })

  const described = await note('the stream', () => streams.send(new DescribeStreamCommand({ StreamArn })))
  const ShardId = described?.StreamDescription?.Shards?.[0]?.ShardId
  const iterate = async (call: string, more: Partial<GetShardIteratorCommand['input']>) => {
    const { ShardIterator } = await streams.send(
      new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON', ...more }),
    )
    return note(call, () => streams.send(new GetRecordsCommand({ ShardIterator })))
  }
  const all = await iterate('the records', {})
  await note('no more of them', () =>
    streams.send(new GetRecordsCommand({ ShardIterator: all?.NextShardIterator })),
  )
  await iterate('those after the tenth', {
    ShardIteratorType: 'AFTER_SEQUENCE_NUMBER',
    SequenceNumber: all?.Records?.[9]?.dynamodb?.SequenceNumber,
  })
  await iterate('the latest', { ShardIteratorType: 'LATEST' })
  await note('a stream that is not there', () =>
    streams.send(
      new DescribeStreamCommand({
        StreamArn: 'arn:aws:dynamodb:local:000000000000:table/not-there/stream/1795615000.5',
      }),
    ),
  )
  await note('an iterator that is none', () =>
    streams.send(new GetRecordsCommand({ ShardIterator: 'nonsense' })),
  )

  // Last, as their order is not determined.
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      client.send(
        new UpdateItemCommand({
          TableName,
          Key: key('at-once'),
          UpdateExpression: 'set n = if_not_exists(n, :z) + :one, #own = :one',
          ExpressionAttributeNames: { '#own': `own${index}` },
          ExpressionAttributeValues: { ':z': { N: '0' }, ':one': { N: '1' } },
        }),
      ),
    ),
  )
  await get('after 30 updates at once', 'at-once')
  return outcomes
}
