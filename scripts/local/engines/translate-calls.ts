import type { CallTool } from './tool-process.ts'

/** A DynamoDB call from an AWS client. */
interface Request {
  headers: Record<string, string>
  body: Uint8Array
}

interface Response {
  statusCode: number
  headers: Record<string, string>
  body: Uint8Array
}

/** A call's input, as sent. */
export type Input = Record<string, unknown>

interface Refusal {
  type: string
  message: string
}

const condition = ['ConditionExpression', 'ExpressionAttributeNames', 'ExpressionAttributeValues']
const pages = [
  'TableName',
  'IndexName',
  'FilterExpression',
  'ProjectionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'Limit',
  'ExclusiveStartKey',
  'Select',
]

/** The supported fields of each call in the engine's tools. */
const passedOn: Record<string, readonly string[]> = {
  GetItem: ['TableName', 'Key', 'ProjectionExpression', 'ExpressionAttributeNames'],
  BatchGetItem: ['RequestItems'],
  Query: [...pages, 'KeyConditionExpression', 'ScanIndexForward'],
  Scan: [...pages, 'Segment', 'TotalSegments'],
  PutItem: ['TableName', 'Item', 'ReturnValues', ...condition],
  UpdateItem: ['TableName', 'Key', 'UpdateExpression', 'ReturnValues', ...condition],
  DeleteItem: ['TableName', 'Key', 'ReturnValues', ...condition],
  TransactWriteItems: ['TransactItems', 'ClientRequestToken'],
  CreateTable: ['TableName', 'BillingMode', 'KeySchema', 'AttributeDefinitions', 'GlobalSecondaryIndexes'],
  DescribeTable: ['TableName'],
  UpdateTable: ['TableName', 'StreamSpecification'],
  DescribeStream: ['StreamArn'],
  GetShardIterator: ['StreamArn', 'ShardId', 'ShardIteratorType', 'SequenceNumber'],
  GetRecords: ['ShardIterator', 'Limit'],
}

/** Calls that may request a consistent read: each read is one, as the engine has one copy of everything. */
const reads = new Set(['GetItem', 'Query', 'Scan'])

/** A tool's parameter name: `key_condition_expression` for `KeyConditionExpression`. */
const toolNameOf = (name: string): string =>
  name.replaceAll(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

const invalid = (message: string): Refusal => ({ type: 'ValidationException', message })

/** Unsupported options on single items of a transaction. */
const unansweredIn = (items: unknown): boolean =>
  Array.isArray(items) &&
  items.some((item: object) =>
    Object.values(item).some((action: object) => 'ReturnValuesOnConditionCheckFailure' in action),
  )

/** Why a call is refused before it reaches a tool: unsupported calls are not sent. */
export const refusalOf = (operation: string, input: Input): Refusal | undefined => {
  const fields = passedOn[operation]
  if (!fields)
    return {
      type: 'UnknownOperationException',
      message: `The embedded engine is not asked for ${operation}.`,
    }
  const isRead = reads.has(operation)
  const foreign = Object.keys(input).find(
    (name) => !fields.includes(name) && !(isRead && name === 'ConsistentRead'),
  )
  if (foreign) return invalid(`The embedded engine is not asked for ${operation} with ${foreign}.`)
  if (unansweredIn(input['TransactItems']))
    return invalid('The embedded engine tells no item of a transaction that was refused.')
  if (isRead && input['ConsistentRead'] && input['IndexName'])
    return invalid('Consistent reads are not supported on global secondary indexes')
  if (typeof input['Limit'] === 'number' && input['Limit'] < 1)
    return invalid(
      "1 validation error detected: Value at 'Limit' failed to satisfy constraint: Member must have value greater than or equal to 1",
    )
  return undefined
}

/** The keys of each table, without other options: each read is consistent. */
const keysOf = (requestItems: Record<string, { Keys: unknown }>): object =>
  Object.fromEntries(Object.entries(requestItems).map(([table, { Keys }]) => [table, { Keys }]))

const argumentsOf = (operation: string, input: Input): object => ({
  ...Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      name === 'ConsistentRead'
        ? []
        : [
            [
              toolNameOf(name),
              name === 'RequestItems' ? keysOf(value as Parameters<typeof keysOf>[0]) : value,
            ],
          ],
    ),
  ),
  // Other responses have their own format.
  ...(operation === 'DescribeTable' ? { raw: true } : {}),
})

const respond = (statusCode: number, body: string): Response => ({
  statusCode,
  headers: {},
  body: Buffer.from(body),
})

/** The codes of a transaction's items, by their order: `… [None, ConditionalCheckFailed]`. */
const reasonsIn = (message: string): { Code: string }[] =>
  (/\[(?<codes>[^\]]*)\]$/.exec(message)?.groups?.['codes'] ?? '').split(', ').map((Code) => ({ Code }))

const refuse = ({ type, message }: Refusal): Response =>
  respond(
    type.endsWith('Exception') ? 400 : 500,
    JSON.stringify({
      __type: `com.amazonaws.dynamodb.v20120810#${type}`,
      message,
      ...(type === 'TransactionCanceledException' ? { CancellationReasons: reasonsIn(message) } : {}),
    }),
  )

const readRefusal = (text: string): Refusal => {
  const { error_type, message } = JSON.parse(text) as { error_type: string; message: string }
  return { type: error_type, message }
}

const decoder = new TextDecoder()

/** Replaces HTTP in an AWS client of DynamoDB or of its streams: its calls become calls of an engine's tools. */
export const translateCalls = (callTool: CallTool) => ({
  async handle({ headers, body }: Request): Promise<{ response: Response }> {
    const operation = headers['x-amz-target']?.split('.').at(-1) ?? ''
    const input = JSON.parse(decoder.decode(body)) as Input
    const refusal = refusalOf(operation, input)
    if (refusal) return { response: refuse(refusal) }
    const answer = await callTool(toolNameOf(operation), argumentsOf(operation, input))
    return { response: answer.isRefusal ? refuse(readRefusal(answer.text)) : respond(200, answer.text) }
  },
  updateHttpClientConfig() {},
  httpHandlerConfigs: () => ({}),
})
