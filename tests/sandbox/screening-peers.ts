import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createWatchmanPeer } from '../../scripts/sandbox/screening/watchman-peer.ts'
import { createYentePeer } from '../../scripts/sandbox/screening/yente-peer.ts'
import { listenLocally } from '../support/local-server.ts'

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
  const url = await listenLocally(server)
  return {
    url,
    list,
    line,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
