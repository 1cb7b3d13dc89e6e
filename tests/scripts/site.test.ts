import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDeskSite } from '../../scripts/local/site.ts'

const script = 'export const shop = "Lantern Street Trading"\n'.repeat(100)

let folder: string
let url: string
const server = createServer()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'long.js'), script)
  await writeFile(join(folder, 'assets', 'short.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'picture.png'), Buffer.alloc(5000))
  const serve = createDeskSite(folder, [])
  server.on('request', (request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const ask = async (file: string, encoding: string, method = 'GET') => {
  const response = await fetch(`${url}/assets/${file}`, { method, headers: { 'accept-encoding': encoding } })
  const { headers } = response
  return {
    encoding: headers.get('content-encoding'),
    bytes: Number(headers.get('content-length')),
    vary: headers.get('vary'),
    text: await response.text(),
  }
}

test('a text file is sent compressed, as the distribution sends it', async () => {
  for (const time of ['first', 'again']) {
    const { bytes, ...answer } = await ask('long.js', 'gzip, deflate, br, zstd')
    expect([time, answer]).toEqual([time, { encoding: 'br', vary: 'accept-encoding', text: script }])
    expect(bytes).toBeLessThan(script.length / 10)
  }
  const head = await ask('long.js', 'br', 'HEAD')
  expect(head).toMatchObject({ encoding: 'br', text: '' })
})

test('a changed file is compressed again', async () => {
  await writeFile(join(folder, 'assets', 'changed.js'), script)
  await ask('changed.js', 'br')
  await writeFile(join(folder, 'assets', 'changed.js'), `${script}// later`)
  expect((await ask('changed.js', 'br')).text).toBe(`${script}// later`)
})

test.each([
  ['a browser that does not take brotli', 'long.js', 'gzip'],
  ['a short file', 'short.js', 'br'],
  ['a picture', 'picture.png', 'br'],
])('it is sent as it is: %s', async (_, file, encoding) => {
  expect((await ask(file, encoding)).encoding).toBeNull()
})
