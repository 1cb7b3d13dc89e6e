import { globSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  callPlatform,
  GrantRefused,
  isInvalidGrant,
  PlatformUnavailable,
} from '../../../functions/connectors/call-platform.ts'
import { fetchDer } from '../../../functions/documents/fetch-der.ts'
import { fetchWithin, ResponseTooLong } from '../../../functions/runtime/fetch-within.ts'
import { listenLocally } from '../../support/local-server.ts'

const megabyte = 1024 * 1024
const chunk = Buffer.alloc(64 * 1024, 'a')
const bounds = { largest: 4 * megabyte, timeoutMs: 10_000 }

let sent = 0
/** Sends data as long as the client reads. */
const pour = (response: ServerResponse): void => {
  const more = () => {
    while (!response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return
    }
  }
  response.on('drain', more)
  more()
}

const paths: Record<string, (response: ServerResponse) => void> = {
  '/without-end': (response) => pour(response.writeHead(200)),
  '/refused-without-end': (response) => pour(response.writeHead(400)),
  '/swells': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/void': (response) => response.writeHead(400).end('{"error":"invalid_grant"}'),
  '/exact': (response) => response.writeHead(200).end(Buffer.alloc(bounds.largest, 'a')),
  '/one-more': (response) => response.writeHead(200).end(Buffer.alloc(bounds.largest + 1, 'a')),
  '/nothing': (response) => response.writeHead(204).end(),
  '/elsewhere': (response) => response.writeHead(302, { location: '/exact' }).end(),
}
/** About a hundred thousand bytes that decompress to 256 MB. */
const bomb = gzipSync(Buffer.alloc(256 * megabyte))

const server = createServer(({ url = '' }, response) => {
  response.on('error', () => {})
  paths[url]?.(response)
})
const base = await listenLocally(server)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a response', () => {
  test.each(['/without-end', '/swells', '/one-more'])('at %s is cut at its size limit', async (path) => {
    sent = 0
    const response = await fetchWithin(fetch, base + path, {}, bounds)
    await expect(response.text()).rejects.toThrow(ResponseTooLong)
    // The data in the buffers of both sides, far less than the complete response.
    expect(sent).toBeLessThan(48 * megabyte)
  })

  test('of the maximum size is complete, and an empty one is empty', async () => {
    expect((await (await fetchWithin(fetch, `${base}/exact`, {}, bounds)).text()).length).toBe(bounds.largest)
    expect(await (await fetchWithin(fetch, `${base}/nothing`, {}, bounds)).text()).toBe('')
  })

  test('with a redirect is not followed', async () => {
    await expect(fetchWithin(fetch, `${base}/elsewhere`, {}, bounds)).rejects.toThrow(TypeError)
  })
})

const callTo = (path: string) =>
  callPlatform({ fetch, clock: () => new Date() }, 'market')(z.object({}), base + path, {}, isInvalidGrant)

describe('a platform', () => {
  test.each(['/without-end', '/swells'])(
    'that responds with %s is unavailable, with the reason',
    async (path) => {
      const error = await callTo(path).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(PlatformUnavailable)
      expect((error as Error).message).toMatch(/^market: .*answered more than 10485760 bytes$/)
    },
  )

  test('with an endless refusal is unavailable, and one that refuses the grant is accepted', async () => {
    await expect(callTo('/refused-without-end')).rejects.toThrow('market: status 400')
    await expect(callTo('/void')).rejects.toThrow(GrantRefused)
  })
})

test('a revocation list and a time stamp also have a size limit', async () => {
  await expect(fetchDer(fetch, `${base}/without-end`)).rejects.toThrow(ResponseTooLong)
  await expect(
    fetchDer(fetch, `${base}/swells`, { contentType: 'a/b', body: new Uint8Array(1) }),
  ).rejects.toThrow(ResponseTooLong)
})

test('no other module of the Lambdas uses fetch', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const fetching = globSync('functions/**/*.ts', { cwd: root }).filter((file) =>
    /(?<!\w)fetch\(|node:https?'|from 'undici'/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(fetching).toEqual(['functions/runtime/fetch-within.ts'])
})
