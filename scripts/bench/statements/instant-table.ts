import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** About what DynamoDB takes within its region, in milliseconds: a read, and a transaction of a hundred writes. */
const latencyMs = { read: 8, write: 30 } as const

type Attributes = Record<string, { S?: string }>
interface Parts {
  Put?: { Item: Attributes }
  Update?: { Key: Attributes }
  Delete?: { Key: Attributes }
}
interface Input extends Parts {
  Key?: Attributes
  Item?: Attributes
  RequestItems?: Record<string, { Keys: Attributes[] }>
  TransactItems?: Parts[]
}

const nameOf = ({ pk, sk }: Attributes): string => `${pk?.S} ${sk?.S}`

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/**
 * A table as fast as DynamoDB is in its region: the local engine shares the machine with what is measured. It stores
 * and returns items by key, with no conditions, lists or updates: enough for the import of a statement.
 */
export const startInstantTable = async () => {
  const items = new Map<string, Attributes>()
  let requests = 0
  const apply = ({ Put, Delete }: Parts): void => {
    if (Put) items.set(nameOf(Put.Item), Put.Item)
    if (Delete) items.delete(nameOf(Delete.Key))
  }
  const carryOut = (operation: string, { Key, Item, RequestItems, TransactItems }: Input): object => {
    if (operation === 'GetItem') {
      const found = Key && items.get(nameOf(Key))
      return found ? { Item: found } : {}
    }
    if (operation === 'BatchGetItem')
      return {
        UnprocessedKeys: {},
        Responses: Object.fromEntries(
          Object.entries(RequestItems ?? {}).map(([table, { Keys }]) => [
            table,
            Keys.flatMap((key) => items.get(nameOf(key)) ?? []),
          ]),
        ),
      }
    if (operation === 'TransactWriteItems') TransactItems?.forEach(apply)
    if (operation === 'PutItem' && Item) apply({ Put: { Item } })
    return operation === 'Query' ? { Items: [], Count: 0 } : {}
  }
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? ''
      requests++
      const answer = JSON.stringify(carryOut(operation, JSON.parse(body) as Input))
      await new Promise((resolve) =>
        setTimeout(resolve, latencyMs[/Get|Query/.test(operation) ? 'read' : 'write']),
      )
      response.setHeader('content-type', 'application/x-amz-json-1.0')
      response.end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The number of its items of a type. */
    count: (type: string): number => [...items.values()].filter((item) => item['type']?.S === type).length,
    requests: () => requests,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
