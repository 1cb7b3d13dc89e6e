import { createHash, createVerify, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeps } from '../../functions/create-deps.ts'
import { create } from '../../functions/data/table.ts'
import { readConfig } from '../../functions/runtime/config.ts'
import { type DataFolder, openDataFolder } from '../../scripts/local/data-folder.ts'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'
import { type Front, openFront } from '../../scripts/local/front.ts'
import { type Services, startServices } from '../../scripts/local/services.ts'
import { testBrandName, testLender } from '../support/test-lender.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'services-test-'))

interface Running {
  front: Front
  folder: DataFolder
  services: Services
  end(): Promise<void>
}

const start = async (): Promise<Running> => {
  const cleanup = new AsyncDisposableStack()
  const front = await openFront(0)
  cleanup.defer(() => front.close())
  const folder = await openDataFolder(dataDir, front.url)
  cleanup.defer(() => folder.close())
  const services = await startServices(folder, front.url, startEmbeddedEngine(), cleanup)
  front.serve(services.serveFiles)
  return { front, folder, services, end: () => cleanup.disposeAsync() }
}

const connect = ({ services: { variables, connection } }: Running) => {
  const config = readConfig({
    ...variables,
    SITE_URL: 'http://127.0.0.1',
    MAIL_FROM: 'portal@example.com',
    BRAND_NAME: JSON.stringify(testBrandName),
    LENDER: JSON.stringify(testLender),
    PLATFORMS: '[]',
    BENCHMARK_MAX_AGE_DAYS: '7',
  })
  return createDeps(config, { connection })
}

const readAll = async (stream: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

let running: Running

beforeAll(async () => {
  running = await start()
})

afterAll(async () => {
  await running.end()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('files', () => {
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 251))

  test('stores files byte for byte', async () => {
    const { files } = connect(running)
    await files.write('a/written.bin', content, 'application/octet-stream')
    expect(await files.head('a/written.bin')).toMatchObject({ size: content.length })
    expect(crc32(await readAll(await files.read('a/written.bin')))).toBe(crc32(content))
  })

  test('accepts a presigned POST through the one port, and links to the file', async () => {
    const { files } = connect(running)
    const ticket = await files.presignUpload({
      key: 'a/posted.pdf',
      contentType: 'application/pdf',
      size: content.length,
      seconds: 60,
    })
    expect(new URL(ticket.url).origin).toBe(running.front.url)
    const form = new FormData()
    for (const [name, value] of Object.entries(ticket.fields)) form.set(name, value)
    form.set('file', new Blob([content], { type: 'application/pdf' }), 'posted.pdf')
    const posted = await fetch(ticket.url, { method: 'POST', body: form })
    expect(posted.status).toBe(204)

    const link = await files.presignDownload({
      key: 'a/posted.pdf',
      fileName: '文件.pdf',
      contentType: 'application/pdf',
      seconds: 60,
    })
    const shown = await fetch(link)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': "attachment; filename*=UTF-8''%E6%96%87%E4%BB%B6.pdf",
    })
    expect(Buffer.from(await shown.arrayBuffer()).equals(content)).toBe(true)
  })

  test('has all of a large file as soon as the POST has ended', async () => {
    const { files } = connect(running)
    const large = Buffer.alloc(8 * 1024 * 1024, content)
    const key = 'a/large.pdf'
    const post = async () => {
      const ticket = await files.presignUpload({
        key,
        contentType: 'application/pdf',
        size: large.length,
        seconds: 60,
      })
      const form = new FormData()
      for (const [name, value] of Object.entries(ticket.fields)) form.set(name, value)
      form.set('file', new Blob([large]), 'large.pdf')
      await fetch(ticket.url, { method: 'POST', body: form })
      return crc32(await readAll(await files.read(key)))
    }
    for (let round = 0; round < 5; round++) {
      expect(await post()).toBe(crc32(large))
      await files.remove(key)
    }
  })

  test('stays within its bucket, whatever the key', async () => {
    const form = new FormData()
    form.set('key', '../../escaped')
    form.set('file', new Blob([content]), 'escaped')
    const posted = await fetch(`${running.front.url}/seller-files`, { method: 'POST', body: form })
    expect(posted.status).toBeGreaterThanOrEqual(400)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('escaped'))).toEqual([])
  })

  test('reports a missing file', async () => {
    const { files } = connect(running)
    expect(await files.head('a/none.pdf')).toBeUndefined()
  })
})

describe('keys', () => {
  test('decrypts a secret in its own context only', async () => {
    const { seal } = connect(running)
    const sealed = await seal.seal('shop password', 'shop:1')
    expect(await seal.open(sealed, 'shop:1')).toBe('shop password')
    await expect(seal.open(sealed, 'shop:2')).rejects.toMatchObject({ name: 'InvalidCiphertextException' })
  })

  test('signs documents with a persistent key that matches its certificate', async () => {
    const { paperKey, config } = connect(running)
    const digest = createHash('sha256').update('paper').digest()
    const certificate = new X509Certificate(readFileSync(config.certification?.certificatesFile ?? ''))
    const signature = await paperKey.sign(digest)
    expect(createVerify('sha256').update('paper').verify(certificate.publicKey, signature)).toBe(true)
    expect(statSync(join(dataDir, 'kms.key.papers.pem')).mode & 0o777).toBe(0o600)
    await expect(paperKey.sign(Buffer.from('short'))).rejects.toMatchObject({ name: 'ValidationException' })
  })

  test('hides the master key from other users of the machine', () => {
    expect(statSync(join(dataDir, 'kms.key')).mode & 0o777).toBe(0o600)
  })
})

test('passwords are hashed with the required strength in every environment', () => {
  expect(connect(running).hashStrength).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
})

describe('outbox', () => {
  test('collects mails and SMS by recipient, newest first, at the time of the stack', async () => {
    const { messenger } = connect(running)
    running.services.clock.set('2027-03-01T00:00:00Z')
    await messenger.sendMail({
      to: 'Mei@example.com',
      subject: '启用账户 & more',
      text: 'one',
      html: '<p>one</p>',
    })
    await messenger.sendSms('+85261234567', 'Your code is 135790')
    await messenger.sendSms('+85269999999', 'another')

    const { outbox } = running.services
    expect(outbox.list().map(({ text }) => text)).toEqual(['another', 'Your code is 135790', 'one'])
    expect(outbox.list('mei@example.com')).toEqual([
      expect.objectContaining({
        kind: 'email',
        to: 'Mei@example.com',
        subject: '启用账户 & more',
        html: '<p>one</p>',
        at: expect.stringMatching(/^2027-03-01T00:00:/) as string,
      }),
    ])
    // the plus sign of a query string arrives as a space
    for (const recipient of ['+85261234567', ' 85261234567', '61234567'])
      expect(outbox.list(recipient).map(({ text }) => text)).toEqual(['Your code is 135790'])
    expect(outbox.list('67')).toEqual([])
  })

  test('collects a mail with an attachment: its text and the file’s name', async () => {
    const { messenger } = connect(running)
    const words = {
      subject: '【明岸】灯街贸易有限公司的协议已由全体签署人签署，附正式副本，请妥善保存',
      text: '您好：\n\n协议已签署完成。',
      html: '<p>您好：</p>',
    }
    await messenger.sendMail({
      to: 'copy@example.com',
      ...words,
      // The size of a long agreement.
      attachment: {
        fileName: '协议 1.pdf',
        contentType: 'application/pdf',
        content: Buffer.alloc(1_500_000, 7),
      },
    })
    expect(running.services.outbox.list('copy@example.com')).toEqual([
      expect.objectContaining({ ...words, kind: 'email', attachments: ['协议 1.pdf'] }),
    ])
  })

  test('refuses an SMS to an invalid number, and the messenger gives up', async () => {
    const { messenger } = connect(running)
    const before = running.services.outbox.list()
    await messenger.sendSms('61234567', 'text')
    expect(running.services.outbox.list()).toEqual(before)
  })
})

test('a restart keeps the table, files, secrets, outbox and clock', async () => {
  const before = connect(running)
  const digest = createHash('sha256').update('kept').digest('hex')
  await before.table.transact({ item: create(before.table, { pk: 'A', sk: 'B', type: 'test', digest }) })
  await before.files.write('kept.txt', Buffer.from('kept'), 'text/plain')
  const sealed = await before.seal.seal('kept', 'context')
  const messages = running.services.outbox.list()
  running.services.clock.set('2028-01-01T00:00:00Z')

  await running.end()
  running = await start()

  const after = connect(running)
  expect(await after.table.get({ pk: 'A', sk: 'B' })).toMatchObject({ digest })
  expect((await readAll(await after.files.read('kept.txt'))).toString()).toBe('kept')
  expect(await after.seal.open(sealed, 'context')).toBe('kept')
  expect(running.services.outbox.list()).toEqual(messages)
  expect(running.services.clock.now().toISOString()).toMatch(/^2028-01-01/)
  expect(existsSync(join(dataDir, 'table.db'))).toBe(true)
})
