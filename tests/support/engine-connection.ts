import { connect } from 'node:net'
import type { EngineConnection } from '../../scripts/local/engines/engine.ts'
import { type Input, refusalOf } from '../../scripts/local/engines/translate-calls.ts'
import { localCredentials } from '../../scripts/local/object-store.ts'

interface Request {
  headers: Record<string, string>
  body: Uint8Array
}

interface Response {
  statusCode: number
  headers: Record<string, string>
  body: Uint8Array
}

/** A socket with at most one call in flight. */
interface Connection {
  send(request: Request): Promise<Response>
}

/** The engine requires a signature, but does not verify it. */
const authorization = `AWS4-HMAC-SHA256 Credential=${localCredentials.accessKeyId}/20261102/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0`

const headOf = ({ headers }: Request, length: number): string =>
  [
    'POST / HTTP/1.1',
    'host: engine',
    `x-amz-target: ${headers['x-amz-target']}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${length}`,
    'x-amz-date: 20261102T000000Z',
    `authorization: ${authorization}`,
    '\r\n',
  ].join('\r\n')

/**
 * Tests use an engine server. Throws on requests that the stack's embedded engine would reject, so that tests
 * fail on them.
 */
const refuseUnsupported = ({ headers, body }: Request): void => {
  const operation = headers['x-amz-target']?.split('.').at(-1) ?? ''
  const { ReturnConsumedCapacity: _metered, ...input } = JSON.parse(Buffer.from(body).toString()) as Input
  const refusal = refusalOf(operation, input)
  // Operations that only tests use, such as deleting a table.
  if (refusal && refusal.type !== 'UnknownOperationException') throw new Error(refusal.message)
}

const endOfHead = '\r\n\r\n'

/** The complete response. Throws if it does not declare its length. */
const readResponse = (received: Buffer): Response | undefined => {
  const end = received.indexOf(endOfHead)
  if (end < 0) return undefined
  const [status = '', ...fields] = received.toString('latin1', 0, end).split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
    }),
  )
  const length = Number(headers['content-length'])
  if (Number.isNaN(length)) throw new Error('the engine does not say how long its answer is')
  const start = end + endOfHead.length
  if (received.length < start + length) return undefined
  const body = new Uint8Array(received.subarray(start, start + length))
  return { statusCode: Number(status.split(' ')[1]), headers, body }
}

/** A socket to the engine. `ended` is called when it can no longer be used. */
const openConnection = ({ hostname, port }: URL, ended: (connection: Connection) => void): Connection => {
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  let received = Buffer.alloc(0)
  let waiting: { resolve(response: Response): void; reject(error: unknown): void } | undefined
  const connection: Connection = {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        const { body } = request
        socket.ref()
        socket.write(Buffer.concat([Buffer.from(headOf(request, body.length)), body]))
      }),
  }
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    try {
      const response = readResponse(received)
      if (!response) return
      received = Buffer.alloc(0)
      socket.unref()
      waiting?.resolve(response)
      waiting = undefined
    } catch (error) {
      socket.destroy(error as Error)
    }
  })
  let failure: Error | undefined
  socket.on('error', (error) => {
    failure = error
  })
  socket.on('close', () => {
    ended(connection)
    waiting?.reject(failure ?? Object.assign(new Error('the engine hung up'), { code: 'ECONNRESET' }))
  })
  return connection
}

/** The default maximum of an AWS client's concurrent calls. */
const maxConnections = 50

const openConnections = (endpoint: string) => {
  const url = new URL(endpoint)
  const idle: Connection[] = []
  const queue: ((connection: Connection) => void)[] = []
  let open = 0
  const end = (connection: Connection) => {
    open--
    const index = idle.indexOf(connection)
    if (index >= 0) idle.splice(index, 1)
    const next = queue.shift()
    if (next) next(take())
  }
  const take = (): Connection => {
    open++
    return openConnection(url, end)
  }
  const free = (connection: Connection) => {
    const next = queue.shift()
    if (next) next(connection)
    else idle.push(connection)
  }
  return {
    async handle(request: Request): Promise<{ response: Response }> {
      refuseUnsupported(request)
      const connection =
        idle.pop() ??
        (open < maxConnections ? take() : await new Promise<Connection>((resolve) => queue.push(resolve)))
      const response = await connection.send(request)
      free(connection)
      return { response }
    },
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  }
}

const handlers = new Map<string, ReturnType<typeof openConnections>>()

/**
 * The cheapest connection to an embedded engine: an AWS client spends more on an unchecked signature and on HTTP than
 * on the rest of a call. All clients of a process share its sockets.
 */
export const connectEngine = (endpoint: string): EngineConnection => {
  const requestHandler = handlers.get(endpoint) ?? openConnections(endpoint)
  handlers.set(endpoint, requestHandler)
  return {
    requestHandler,
    credentials: localCredentials,
    signer: { sign: async <Signed>(request: Signed) => request },
  }
}
