import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { StartFailure } from '../../scripts/local/start-failure.ts'

let path: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'data-folder-test-'))
})
afterEach(() => rmSync(path, { recursive: true, force: true }))

const url = 'http://127.0.0.1:3000'

test('a crashed stack’s folder is reopened, even if another process now has its pid or port', async () => {
  const server = createServer((_request, response) => void response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const left = { pid: process.ppid, url: `http://127.0.0.1:${port}` }
  writeFileSync(join(path, 'stack.json'), JSON.stringify(left))
  const folder = await openDataFolder(path, url)
  server.close()
  expect(JSON.parse(readFileSync(folder.file('stack.json'), 'utf8'))).toEqual({ pid: process.pid, url })
  await folder.close()
})

test('one stack at a time owns the folder, and the next one after it has closed', async () => {
  const first = await openDataFolder(path, url)
  await expect(openDataFolder(path, 'http://127.0.0.1:3001')).rejects.toThrow(
    new StartFailure(`The data folder ${path} is in use by the stack at ${url} (process ${process.pid}).`),
  )
  await first.close()
  await (await openDataFolder(path, url)).close()
})

test('a new folder is readable by its owner only', async () => {
  const folder = await openDataFolder(join(path, 'new'), url)
  expect(statSync(folder.path).mode & 0o777).toBe(0o700)
  await folder.close()
})

test('a killed stack releases the folder', async () => {
  const program = `
    const { openDataFolder } = await import(${JSON.stringify(import.meta.resolve('../../scripts/local/data-folder.ts'))})
    globalThis.folder = await openDataFolder(${JSON.stringify(path)}, ${JSON.stringify(url)})
    console.log('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  try {
    await once(child.stdout, 'data')
    await expect(openDataFolder(path, url)).rejects.toThrow(`by the stack at ${url} (process ${child.pid}).`)
  } finally {
    child.kill('SIGKILL')
    await closed
  }
  await (await openDataFolder(path, url)).close()
})
