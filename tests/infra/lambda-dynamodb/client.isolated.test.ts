import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from '../../../infra/lambda-dynamodb/index.ts'

interface Received {
  target: string | string[] | undefined
  body: Record<string, unknown>
}

type Respond = (response: ServerResponse, received: Received) => void

let server: Server
let received: Received[]
let responses: Respond[]
let client: DynamoDBClient

const respond =
  (status: number, body: object): Respond =>
  (response) =>
    response.writeHead(status).end(JSON.stringify(body))

const fault = respond(500, { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' })
const named = (name: string, more: object = {}) =>
  respond(400, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'why', ...more })
const breakOff: Respond = (response) => response.destroy()
const stayAway: Respond = () => undefined

beforeEach(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  received = []
  server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const one = { target: request.headers['x-amz-target'], body: JSON.parse(body) as Received['body'] }
      received.push(one)
      responses.shift()?.(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  client = new DynamoDBClient({
    region: 'local',
    endpoint: `http://127.0.0.1:${port}`,
    requestHandler: { requestTimeout: 200 },
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  client.destroy()
  server.closeAllConnections()
  server.close()
})

const get = () => client.send(new GetItemCommand({ TableName: 'portal', Key: { pk: { S: 'a' } } }))

describe('a call', () => {
  test('is sent in DynamoDB’s form, and gives its response', async () => {
    responses = [respond(200, { Item: { pk: { S: 'a' } } })]
    expect(await get()).toEqual({ Item: { pk: { S: 'a' } } })
    expect(received).toEqual([
      { target: 'DynamoDB_20120810.GetItem', body: { TableName: 'portal', Key: { pk: { S: 'a' } } } },
    ])
  })

  test.each([
    ['a fault of the service', fault],
    ['a throttle', named('ThrottlingException')],
    ['a connection that breaks', breakOff],
    ['no response in time', stayAway],
  ])('is sent again after %s, three times at most', async (_, failure) => {
    responses = [failure, failure, respond(200, {})]
    expect(await get()).toEqual({})
    expect(received).toHaveLength(3)
    responses = [failure, failure, failure, respond(200, {})]
    await expect(get()).rejects.toBeInstanceOf(Error)
    expect(received).toHaveLength(6)
  })

  test('that is refused is not sent again', async () => {
    responses = [named('ConditionalCheckFailedException'), named('ValidationException')]
    await expect(get()).rejects.toThrow(ConditionalCheckFailedException)
    await expect(get()).rejects.toMatchObject({ name: 'ValidationException', message: 'why', status: 400 })
    expect(received).toHaveLength(2)
  })

  test('goes where the environment says', async () => {
    const { port } = server.address() as AddressInfo
    vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`)
    const other = new DynamoDBClient({ region: 'local' })
    responses = [respond(200, {})]
    expect(await other.send(new GetItemCommand({ TableName: 'portal' }))).toEqual({})
    other.destroy()
  })
})

describe('a transaction', () => {
  const items = { TransactItems: [{ Put: { TableName: 'portal', Item: { pk: { S: 'a' } } } }] }
  const transact = () => client.send(new TransactWriteItemsCommand(items))

  test('that is sent again after a lost response is the same one, and another is not', async () => {
    responses = [breakOff, respond(200, {}), respond(200, {})]
    await transact()
    await transact()
    const tokens = received.map(({ body }) => body['ClientRequestToken'])
    expect(tokens[0]).toEqual(expect.stringMatching(/^[\da-f-]{36}$/))
    expect(tokens[1]).toBe(tokens[0])
    expect(tokens[2]).not.toBe(tokens[0])
  })

  test('that is cancelled says why, write by write', async () => {
    const CancellationReasons = [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }]
    responses = [named('TransactionCanceledException', { CancellationReasons })]
    const error = await transact().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(TransactionCanceledException)
    expect(error).toMatchObject({ CancellationReasons })
    expect(received).toHaveLength(1)
  })
})
