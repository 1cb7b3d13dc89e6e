import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'

const text = /^(text\/|application\/(json|javascript)|image\/svg)/

/**
 * The stack behind a front that compresses, as the distribution does in the cloud: a site's bytes on the wire are
 * what a phone waits for. Each answer is compressed once.
 */
export const startCompressingFront = async (target: string): Promise<{ url: string; close(): void }> => {
  const { hostname, port } = new URL(target)
  const compressed = new Map<string, Buffer>()
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const forwarded = request({ hostname, port, path: url, method, headers }, (answer) => {
      const forward = async () => {
        const status = answer.statusCode ?? 502
        const body = await buffer(answer)
        const kept = { ...answer.headers }
        if (method !== 'GET' || status !== 200 || !text.test(kept['content-type'] ?? '')) {
          outgoing.writeHead(status, kept).end(body)
          return
        }
        const name = `${url} ${headers.cookie ?? ''}`
        const small =
          compressed.get(name) ??
          brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        if (url?.includes('/assets/')) compressed.set(name, small)
        outgoing
          .writeHead(status, { ...kept, 'content-encoding': 'br', 'content-length': small.length })
          .end(small)
      }
      forward().catch(() => outgoing.destroy())
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
