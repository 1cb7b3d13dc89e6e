import { once } from 'node:events'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { ownCertificate } from './own-certificate.ts'

const text = /^(text\/|application\/(json|javascript)|image\/svg)/

/** Headers of an HTTP/1.1 connection, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

const withoutConnection = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.has(name) && !name.startsWith(':')),
  ) as Headers

const compress = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/**
 * The stack behind a proxy that compresses and speaks HTTP/2, as the distribution does in the cloud. Bytes on the wire
 * and request concurrency determine a phone's loading time. Each file is compressed once.
 */
export const startCompressingFront = async (target: string): Promise<{ url: string; close(): void }> => {
  const { hostname, port, host } = new URL(target)
  const compressed = new Map<string, Buffer>()
  const answer = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const { method, url, headers } = incoming
    const forwarded = request(
      { hostname, port, path: url, method, headers: { ...withoutConnection(headers), host } },
      (answered) => {
        const forward = async () => {
          const status = answered.statusCode ?? 502
          const body = await buffer(answered)
          const kept = withoutConnection(answered.headers)
          if (method !== 'GET' || status !== 200 || !text.test(kept['content-type'] ?? '')) {
            outgoing.writeHead(status, kept).end(body)
            return
          }
          const small = compressed.get(url) ?? compress(body)
          if (url.includes('/assets/')) compressed.set(url, small)
          outgoing
            .writeHead(status, { ...kept, 'content-encoding': 'br', 'content-length': small.length })
            .end(small)
        }
        forward().catch(() => outgoing.stream.destroy())
      },
    )
    forwarded.on('error', () => outgoing.stream.destroy())
    incoming.pipe(forwarded)
  }
  const server = createSecureServer(ownCertificate('localhost'), answer).listen(0, '127.0.0.1')
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => sessions.add(session))
  await once(server, 'listening')
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}
