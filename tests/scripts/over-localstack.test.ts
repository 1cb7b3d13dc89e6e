import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { S3Client } from '@aws-sdk/client-s3'
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { expect, onTestFinished, test } from 'vitest'
import { createFileStore } from '../../functions/data/file-store.ts'
import { chooseEngine } from '../../scripts/local/engines/choose-engine.ts'
import { connectLocalstack } from '../../scripts/local/engines/localstack.ts'
import type { HandleRequest } from '../../scripts/local/object-store.ts'
import { openOutbox } from '../../scripts/local/outbox.ts'
import type { Peer } from '../../scripts/local/peers/peer.ts'
import { startSesPeer } from '../../scripts/local/peers/ses-peer.ts'
import { createSnsPeer, forwardToSns } from '../../scripts/local/peers/sns-peer.ts'
import { proxyToStore } from '../../scripts/local/proxied-store.ts'
import { openStackClock } from '../../scripts/local/stack-clock.ts'
import { useTestServices } from '../support/test-services.ts'

const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'over-localstack-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const serveRequests = async (handle: HandleRequest) => {
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const listen = async (handle: HandleRequest): Promise<string> => (await serveRequests(handle)).endpoint

const serve = (peer: Peer): Promise<string> =>
  listen(async (request, response) =>
    peer({ headers: request.headers, body: await buffer(request), response }),
  )

test('without a LocalStack, one line explains how to start it', async () => {
  const folder = openFolder()
  await expect(connectLocalstack('http://127.0.0.1:9')({ folder, ephemeral: true })).rejects.toThrow(
    'No LocalStack answers at http://127.0.0.1:9: start one ("docker compose up --detach --wait"), or say in LOCALSTACK_ENDPOINT where it is.',
  )
})

test('another server at its address is not taken for a LocalStack', async () => {
  const endpoint = await listen((_request, response) => void response.writeHead(404).end())
  await expect(connectLocalstack(endpoint)({ folder: openFolder(), ephemeral: true })).rejects.toThrow(
    `No LocalStack answers at ${endpoint}: `,
  )
})

/** Stands in for a LocalStack with all resources of the portal, and can simulate its restart. */
const openLocalstack = async () => {
  const running = { session: 'first' }
  const { endpoint, close } = await serveRequests((request, response) => {
    if (request.url === '/_localstack/info')
      return void response.end(JSON.stringify({ session_id: running.session }))
    if (request.method === 'PUT')
      return void response.writeHead(409).end('<Error><Code>BucketAlreadyOwnedByYou</Code></Error>')
    response.end('<VerifyEmailIdentityResponse><VerifyEmailIdentityResult/></VerifyEmailIdentityResponse>')
  })
  return { endpoint, running, close }
}

const startOver = (endpoint: string) =>
  connectLocalstack(endpoint, 10)({ folder: openFolder(), ephemeral: true })

test('a LocalStack that ends or restarts during a stack’s life is detected', async () => {
  useTestServices()
  const [ended, renewed] = [await openLocalstack(), await openLocalstack()]
  const [onEnded, onRenewed, stopped] = await Promise.all([
    startOver(ended.endpoint),
    startOver(renewed.endpoint),
    startOver(renewed.endpoint),
  ])
  await stopped.stop()
  expect(await stopped.exited).toBe('')

  renewed.running.session = 'second'
  expect(await onRenewed.exited).toBe(
    `LocalStack at ${renewed.endpoint} began anew, and holds nothing any more.`,
  )
  ended.close()
  expect(await onEnded.exited).toBe(`LocalStack no longer answers at ${ended.endpoint}.`)
})

test('a stack with persistent data refuses LocalStack, which has none', async () => {
  const startEngine = chooseEngine('localstack')
  await expect(startEngine({ folder: openFolder(), ephemeral: false })).rejects.toThrow(
    'LocalStack keeps nothing, so that the stack over it cannot either: leave DATA_DIR out.',
  )
})

test('files pass through the stack to an external S3 and back, with its notifications', async () => {
  const stored: string[] = []
  const { s3, filesBucket } = useTestServices()
  const endpoint = await listen(proxyToStore(s3, (key) => stored.push(key)))
  const client = new S3Client({
    region: 'ap-east-1',
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  onTestFinished(() => client.destroy())
  const files = createFileStore(async () => client, filesBucket)
  const content = Buffer.from('%PDF-1.7 of a sort')

  await files.write('files/written here.pdf', content, 'application/pdf')
  expect(await text(await files.read('files/written here.pdf'))).toBe(content.toString())
  const { url, fields } = await files.presignUpload({
    key: 'files/posted.pdf',
    contentType: 'application/pdf',
    size: content.length,
    seconds: 60,
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([content], { type: 'application/pdf' }), 'posted.pdf')
  const posted = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { origin: 'http://localhost:3000' },
  })
  expect(posted.status).toBe(204)
  expect(await files.head('files/posted.pdf')).toMatchObject({ size: content.length })
  expect(await files.head('files/none.pdf')).toBeUndefined()
  await files.remove('files/posted.pdf')
  const refused = await fetch(`${endpoint}/no-bucket/files/refused.pdf`, { method: 'PUT', body: content })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(stored).toEqual(['files/written here.pdf', 'files/posted.pdf'])
})

const openOutboxes = () => {
  const clock = openStackClock(join(openFolder(), 'clock.json'))
  return {
    there: openOutbox(join(openFolder(), 'there.jsonl'), clock),
    here: openOutbox(join(openFolder(), 'here.jsonl'), clock),
  }
}

test('a mail goes to LocalStack’s SES and into the outbox', async () => {
  const { there, here } = openOutboxes()
  const ses = await startSesPeer(there)
  onTestFinished(() => ses.close())
  const { peer } = await startSesPeer(here, await serve(ses.peer))
  useTestServices()
  const client = new SESClient({ region: 'ap-east-1', endpoint: await serve(peer) })
  onTestFinished(() => client.destroy())
  await client.send(
    new SendEmailCommand({
      Source: 'portal@shop.test',
      Destination: { ToAddresses: ['seller@shop.test'] },
      Message: { Subject: { Data: 'A bill' }, Body: { Text: { Data: 'is due' }, Html: { Data: '<p>' } } },
    }),
  )
  const sent = [{ kind: 'email', to: 'seller@shop.test', subject: 'A bill', text: 'is due' }]
  expect(there.list()).toMatchObject(sent)
  expect(here.list()).toMatchObject(sent)
})

test('an SMS goes to LocalStack’s SNS, and into the outbox if that accepts it', async () => {
  const { there, here } = openOutboxes()
  const sns = await serve(createSnsPeer(there))
  useTestServices()
  const client = new SNSClient({ region: 'ap-east-1', endpoint: await serve(forwardToSns(here, sns)) })
  onTestFinished(() => client.destroy())

  await client.send(new PublishCommand({ PhoneNumber: '+85261234567', Message: 'a code' }))
  await expect(client.send(new PublishCommand({ PhoneNumber: '911', Message: 'a code' }))).rejects.toThrow(
    'Invalid parameter: PhoneNumber',
  )
  const sent = [{ kind: 'sms', to: '+85261234567', text: 'a code' }]
  expect(there.list()).toMatchObject(sent)
  expect(here.list()).toMatchObject(sent)
})
