import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWatchmanPeer } from '../../scripts/sandbox/screening/watchman-peer.ts'
import { createYentePeer } from '../../scripts/sandbox/screening/yente-peer.ts'

export const screeningKey = 'a key'

/**
 * Both engines on one port. `list.version` is that of each entry of their list, and `list.hash` that of the whole;
 * `line.isDown` stops their responses.
 */
export const startScreeningPeers = async () => {
  const list = { version: '2026-11-01T00:00:00', hash: '1' }
  const line = { isDown: false, calls: 0 }
  const watchman = createWatchmanPeer('/watchman', () => ({ hash: list.hash, remarks: list.version }))
  const yente = createYentePeer('/yente', screeningKey, () => list.version)
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    line.calls++
    if (line.isDown) response.writeHead(503).end()
    else if (request.url?.startsWith('/yente')) yente(request, response)
    else watchman(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    list,
    line,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
