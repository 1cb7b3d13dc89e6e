import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { chooseEngine } from '../../scripts/local/engines/choose-engine.ts'
import { prepareLocalstack } from '../../scripts/local/engines/prepare-localstack.ts'
import { startServedEngine } from '../../scripts/local/engines/served-engine.ts'
import { ensureLocalCertificate } from '../../scripts/local/local-certificate.ts'
import { filesBucket, type HandleRequest, openObjectStore } from '../../scripts/local/object-store.ts'
import { createKmsPeer, localKeyId, localPaperKeyId } from '../../scripts/local/peers/kms-peer.ts'
import type { Peer } from '../../scripts/local/peers/peer.ts'
import { createTimeStampPeer } from '../../scripts/local/peers/time-stamp-peer.ts'
import { inMemory, type TestServices } from './test-services.ts'

const listen = async (handle: HandleRequest) => {
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const noEngine = { endpoint: '', servesAll: false, stop: async () => {} }

const startEngine = (engineName: string, folder: string) => {
  if (engineName === inMemory) return noEngine
  // Many processes use this engine and read consumed capacity; a stack's embedded engine serves one process
  // and reports none.
  const start = engineName === 'embedded' ? startServedEngine() : chooseEngine(engineName)
  return start({ folder, ephemeral: true })
}

/**
 * Starts the services, each on a separate port: the DynamoDB engine as a process, the others in this one. `stop` ends
 * them and deletes their data.
 */
export const startTestServices = async (
  engineName = process.env['LOCAL_ENGINE'] ?? 'embedded',
): Promise<{ services: TestServices; stop(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const { LOCALSTACK_ENDPOINT } = process.env
  const engine = await startEngine(engineName, folder)
  const localstack = engine.servesAll ? engine.endpoint : LOCALSTACK_ENDPOINT
  if (localstack && !engine.servesAll) await prepareLocalstack(localstack)
  const serve = (peer: Peer) =>
    listen(async (request, response) =>
      peer({ headers: request.headers, body: await buffer(request), response }),
    )
  const masterKeyFile = join(folder, 'kms-key')
  const kms = await serve(createKmsPeer(masterKeyFile))
  const timeStamps = await serve(createTimeStampPeer(() => new Date()))
  // Loaded on demand, as few tests need S3 and its server is slow to load.
  let store: Promise<HandleRequest> | undefined
  const s3 = await listen(async (request: IncomingMessage, response: ServerResponse) => {
    store ??= openObjectStore(join(folder, 's3'))
    return (await store)(request, response)
  })
  return {
    services: {
      engineName,
      dynamodb: engine.endpoint,
      s3: localstack ?? s3.url,
      kms: localstack ?? kms.url,
      masterKeyFile,
      filesBucket,
      sealKeyId: localKeyId,
      paperKeyId: localPaperKeyId,
      certificatesFile: await ensureLocalCertificate(join(folder, 'papers.pem'), localstack ?? kms.url),
      timeStamps: timeStamps.url,
    },
    async stop() {
      await Promise.all([engine.stop(), kms.close(), timeStamps.close(), s3.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
