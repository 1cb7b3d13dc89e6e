import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Front, openFront } from '../local/front.ts'

/** A distribution of the emulator at an address of its own. Its host is known once it is deployed. */
export const openSiteFront = async (port: number, hostOf: () => string): Promise<Front> => {
  const front = await openFront(0)
  front.serve((request, response) => {
    const { method, url, headers } = request
    const forwarded = httpRequest(
      {
        host: '127.0.0.1',
        // A kept connection may be closed by the emulator just as it is used again.
        agent: false,
        port,
        method,
        path: url,
        headers: { ...headers, host: hostOf(), 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  return front
}

/** `fetch` to a host name that only the emulator knows. */
export const fetchThrough =
  (port: number): typeof fetch =>
  async (input, init = {}) => {
    const { host, pathname, search } = new URL(input instanceof Request ? input.url : input)
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host }
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { host: '127.0.0.1', port, method: init.method ?? 'GET', path: `${pathname}${search}`, headers },
        (answer) =>
          void buffer(answer).then(
            (body) => resolve(new Response(new Uint8Array(body), { status: answer.statusCode ?? 502 })),
            reject,
          ),
      )
      request.on('error', reject)
      request.end(init.body as string | undefined)
    })
  }
