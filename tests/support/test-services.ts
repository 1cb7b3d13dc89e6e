import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { chooseEngine } from '../../scripts/local/engines/choose-engine.ts'
import {
  filesBucket,
  type HandleRequest,
  localCredentials,
  openObjectStore,
} from '../../scripts/local/object-store.ts'
import { createKmsPeer, localKeyId } from '../../scripts/local/peers/kms-peer.ts'

/** What stands in for AWS during a test file: a real DynamoDB engine, an S3 server and a KMS peer. */
export interface TestServices {
  dynamodb: string
  s3: string
  kms: string
  filesBucket: string
  sealKeyId: string
}

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

const start = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const engine = await chooseEngine(process.env['LOCAL_ENGINE'] ?? 'embedded')({ folder, ephemeral: true })
  const kmsPeer = createKmsPeer(join(folder, 'kms-key'))
  const kms = await listen(async (request, response) =>
    kmsPeer({ headers: request.headers, body: await buffer(request), response }),
  )
  // Few tests need S3, and its server is slow to load.
  let store: Promise<HandleRequest> | undefined
  const s3 = await listen(async (request: IncomingMessage, response: ServerResponse) => {
    store ??= openObjectStore(join(folder, 's3'))
    return (await store)(request, response)
  })
  process.env['AWS_ACCESS_KEY_ID'] = localCredentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = localCredentials.secretAccessKey
  const services: TestServices = {
    dynamodb: engine.endpoint,
    s3: s3.url,
    kms: kms.url,
    filesBucket,
    sealKeyId: localKeyId,
  }
  return {
    services,
    async stop() {
      await Promise.all([engine.stop(), kms.close(), s3.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// One engine a test file: vitest gives each file a module of its own.
let running: ReturnType<typeof start> | undefined
let users = 0

/** Starts the services, or joins those that this test file has running. Call `release` once when done. */
export const useTestServices = async (): Promise<{ services: TestServices; release(): Promise<void> }> => {
  users++
  running ??= start()
  const { services, stop } = await running
  return {
    services,
    async release() {
      users--
      if (users > 0) return
      running = undefined
      await stop()
    },
  }
}
