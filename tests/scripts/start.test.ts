import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../../scripts/local/project-root.ts'
import { findProcesses } from '../support/find-processes.ts'

let folder: string
let started: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-test-'))
  started = []
})
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  rmSync(folder, { recursive: true, force: true })
})

const start = (variables: Record<string, string>) => {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = once(child, 'close').then(([status]) => ({
    status: status as number | null,
    errors: errors.trim(),
  }))
  const url = async () => {
    await expect.poll(() => output, { timeout: 60_000, interval: 20 }).toContain('Ctrl-C')
    return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
  }
  const consoleUrl = () =>
    /^\s*Desk\s+(?<address>http:\/\/localhost:\d+)\//m.exec(output)?.groups?.['address'] ?? ''
  return { child, ended, url, consoleUrl }
}

/** The stack's own command line does not name the folder. */
const engines = (): number[] => findProcesses(join(folder, 'table.db'))

/** Resolves once they have all ended. */
const nothingLeft = async () => {
  await expect.poll(engines, { timeout: 5000, interval: 20 }).toEqual([])
  return engines()
}

test('a port in use is one clear line', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status, errors } = await start({ PORT: String(port) }).ended
  server.close()
  expect(status).toBe(1)
  expect(errors).toBe(`Port ${port} is in use: stop what listens there, or choose another with PORT.`)
})

test('a data folder that cannot be written is one clear line', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { status, errors } = await start({ DATA_DIR: join(file, 'data') }).ended
  expect(status).toBe(1)
  expect(errors).toMatch(/^The data folder .* cannot be written: [^\n]*$/)
})

test.each([
  [
    { LOCAL_ENGINE: 'dynamodb-local', DYNAMODB_LOCAL_JAR: '/nowhere.jar' },
    /DYNAMODB_LOCAL_JAR.*\/nowhere\.jar/,
  ],
  [{ LOCAL_ENGINE: 'sqlite' }, /LOCAL_ENGINE is "sqlite"; it can be embedded or dynamodb-local/],
  [{ PORT: 'http' }, /PORT is "http"/],
  [{ DESK: 'maybe' }, /DESK is "maybe"/],
])('%j is one clear line', async (variables, line) => {
  const { status, errors } = await start(variables).ended
  expect(status).toBe(1)
  expect(errors).toMatch(line)
  expect(errors).not.toContain('\n')
})

test('serves, ends on a signal with nothing left behind, and starts again within ten seconds', async () => {
  const first = start({})
  const url = await first.url()
  expect((await fetch(`${url}/__local/health`)).status).toBe(200)
  expect((await fetch(`${url}/financing/`)).headers.get('content-type')).toContain('text/html')
  // The lender's desk has an address of its own, which is told beside the portal's.
  expect(first.consoleUrl()).not.toBe(url)
  expect(await (await fetch(first.consoleUrl())).text()).toContain('<div id="root">')
  expect(engines()).not.toEqual([])

  const second = await start({}).ended
  expect(second.status).toBe(1)
  expect(second.errors).toMatch(/is in use by the stack at http:[^\n]*$/)

  first.child.kill('SIGINT')
  expect(await first.ended).toEqual({ status: 0, errors: '' })
  expect(await nothingLeft()).toEqual([])

  const begun = performance.now()
  const again = start({})
  await again.url()
  expect(performance.now() - begun).toBeLessThan(10_000)
  again.child.kill('SIGTERM')
  expect((await again.ended).status).toBe(0)
  expect(await nothingLeft()).toEqual([])
})

test('killed outright, it leaves no engine behind', async () => {
  const { child, ended, url } = start({})
  await url()
  child.kill('SIGKILL')
  await ended
  expect(await nothingLeft()).toEqual([])
})

test('ends when its engine has', async () => {
  const { ended, url } = start({})
  await url()
  for (const pid of engines()) process.kill(pid, 'SIGKILL')
  const { status, errors } = await ended
  expect(status).toBe(1)
  expect(errors).toContain('The DynamoDB engine has ended')
})
