import { once } from 'node:events'
import { createServer } from 'node:http'
import type { HandleRequest } from './object-store.ts'
import { StartFailure } from './start-failure.ts'

/** A port. It is taken before anything is started, and returns 503 until there is something to serve. */
export interface Front {
  readonly url: string
  serve(handle: HandleRequest): void
  /** While `reason` returns a text, every request gets it with 503. */
  holdWhile(reason: () => string | undefined): void
  close(): Promise<void>
}

const notNow =
  (reason: string): HandleRequest =>
  (request, response) => {
    request.resume()
    response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end(`${reason}\n`)
  }

/** Listens on the loopback interface; port 0 picks a free one. Throws `StartFailure` when the port is taken. */
export const openFront = async (port: number, variable = 'PORT'): Promise<Front> => {
  let handle = notNow('The stack is starting.')
  let reasonToHold: (() => string | undefined) | undefined
  const server = createServer((request, response) => {
    const reason = reasonToHold?.()
    const answer = reason ? notNow(reason) : handle
    Promise.resolve(answer(request, response)).catch((error: unknown) => {
      const aborted = response.destroyed || request.destroyed
      if (!aborted) console.error(`${request.method} ${request.url?.split('?')[0]}:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartFailure(
        `Port ${port} is in use: stop what listens there, or choose another with ${variable}.`,
      )
    throw new StartFailure(`Port ${port} cannot be used: ${message}.`)
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://localhost:${address.port}`,
    serve(next) {
      handle = next
    },
    holdWhile(reason) {
      reasonToHold = reason
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
