import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** The processes of the engine: the stack's own command line does not have the folder. */
const engines = (): number[] => findProcesses(join(folder, 'table.db'))

/** The CPU time of a process, which other work of the machine does not change: fields 14 and 15 of its `stat`. */
const secondsOfCpu = ({ pid }: ChildProcess): number => {
  const ticksPerSecond = 100
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / ticksPerSecond
}

/** Resolves once all have ended. */
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

test('serves the site and the console, keeps a second stack off its data, and ends with its engine', async () => {
  const first = start({})
  const url = await first.url()
  expect((await fetch(`${url}/__local/health`)).status).toBe(200)
  expect((await fetch(`${url}/financing/`)).headers.get('content-type')).toContain('text/html')
  expect(first.consoleUrl()).not.toBe(url)
  expect(await (await fetch(first.consoleUrl())).text()).toContain('<div id="root">')

  const second = await start({}).ended
  expect(second.status).toBe(1)
  expect(second.errors).toMatch(/is in use by the stack at http:[^\n]*$/)

  expect(engines()).not.toEqual([])
  for (const pid of engines()) process.kill(pid, 'SIGKILL')
  const { status, errors } = await first.ended
  expect(status).toBe(1)
  expect(errors).toContain('The DynamoDB engine has ended')
})

test('leaves no engine when it is killed or ends on a signal, and starts again within ten seconds', async () => {
  const killed = start({})
  await killed.url()
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(await nothingLeft()).toEqual([])

  const again = start({})
  await again.url()
  expect(secondsOfCpu(again.child)).toBeLessThan(10)
  again.child.kill('SIGINT')
  expect(await again.ended).toEqual({ status: 0, errors: '' })
  expect(await nothingLeft()).toEqual([])
})
