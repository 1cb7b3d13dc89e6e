import { once } from 'node:events'
import { createServer } from 'node:http'
import type { DataFolder } from '../data-folder.ts'
import type { Outbox } from '../outbox.ts'
import { readBody } from '../read-body.ts'
import { createKmsPeer } from './kms-peer.ts'
import type { Peer } from './peer.ts'
import { startSesPeer } from './ses-peer.ts'
import { createSnsPeer, forwardToSns } from './sns-peer.ts'
import { createTimeStampPeer } from './time-stamp-peer.ts'

const bodyLimit = 25 * 1024 * 1024

/** The addresses of the substituted services. */
export interface Peers {
  readonly endpoints: { ses: string; sns: string; kms: string; timeStamps: string }
  close(): void
}

/**
 * Serves mail, SMS, keys and time-stamps on one port of the loopback interface, a path each. With an endpoint for all
 * of AWS, mails and SMS are sent there and stored in the outbox, and the keys are there.
 */
export const startPeers = async (
  folder: DataFolder,
  outbox: Outbox,
  now: () => Date,
  aws?: string,
): Promise<Peers> => {
  const ses = await startSesPeer(outbox, aws)
  const peers: Record<string, Peer> = {
    ses: ses.peer,
    sns: aws === undefined ? createSnsPeer(outbox) : forwardToSns(outbox, aws),
    ...(aws === undefined ? { kms: createKmsPeer(folder.file('kms.key')) } : {}),
    'time-stamps': createTimeStampPeer(now),
  }
  const server = createServer((request, response) => {
    const name = request.url?.split('/')[1] ?? ''
    const peer = Object.hasOwn(peers, name) ? peers[name] : undefined
    const serve = async () => {
      if (!peer) response.writeHead(404).end()
      else await peer({ headers: request.headers, body: await readBody(request, bodyLimit), response })
    }
    serve().catch((error: unknown) => {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the peers have no port')
  const base = `http://127.0.0.1:${address.port}`
  return {
    endpoints: {
      ses: `${base}/ses`,
      sns: `${base}/sns`,
      kms: aws ?? `${base}/kms`,
      timeStamps: `${base}/time-stamps`,
    },
    close() {
      ses.close()
      server.close()
      server.closeAllConnections()
    },
  }
}
