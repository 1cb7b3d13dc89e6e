import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Table } from '../../../functions/data/table.ts'
import { createHttpClient, type HttpClient } from '../../../scripts/journey/http-client.ts'
import { createLocalClient, type LocalClient } from '../../../scripts/journey/local-client.ts'
import { startEmbeddedEngine } from '../../../scripts/local/engines/embedded-engine.ts'
import { connectTable, type TablePlace } from '../../support/connect-table.ts'
import type { Ready } from './stack-process.ts'

const program = fileURLToPath(new URL('./stack-process.ts', import.meta.url))

export interface RunningStack {
  client: HttpClient
  local: LocalClient
  /** Direct access to the stack's table, to verify what is stored. */
  table: Table
  place: TablePlace
  /** Performs an act of the back office. False if it was refused. */
  desk(action: string, fields: Record<string, unknown>): Promise<boolean>
  /** The first match's group in the newest mail to an address. */
  newestTo(address: string, pattern: RegExp): Promise<string | undefined>
  wasKilled: () => boolean
  /** Kills the stack and its engine with SIGKILL, and waits until both have ended. */
  kill(): Promise<void>
}

/**
 * The processes with this file in their command line: the engine and the shell that watches it. Without
 * /proc, they end on their own.
 */
const findProcesses = (file: string): number[] =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(file) ? [Number(pid)] : []
      } catch {
        return [] // already ended
      }
    })

const killOutright = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // already ended
  }
}

const readReady = async (child: ChildProcess): Promise<Ready> => {
  let [said, errors] = ['', '']
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = once(child, 'close').then(([status, signal]) => {
    throw new Error(`the stack did not start: it ended with ${status ?? signal}, ${errors.trim()}`)
  })
  const ready = new Promise<Ready>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const line = said.split('\n').find((each) => each.startsWith('{'))
      if (line && said.includes('\n')) resolve(JSON.parse(line) as Ready)
    })
  })
  ended.catch(() => {}) // later it ends because it is killed
  return Promise.race([ready, ended])
}

/**
 * The embedded engine serves its stack only, so a second instance opens the same file. Other engines are
 * reachable by their address.
 */
const openShared = async (folder: string, engineName = process.env['LOCAL_ENGINE'] ?? 'embedded') =>
  engineName === 'embedded' ? startEmbeddedEngine()({ folder, ephemeral: false }) : undefined

/** Starts the local stack on a data folder, as a process that can be killed. */
export const startStack = async (folder: string): Promise<RunningStack> => {
  const child = spawn(process.execPath, [program, folder], { stdio: 'pipe' })
  const closed = once(child, 'close')
  const { url, ...ready } = await readReady(child)
  const database = join(folder, 'table.db')
  const engine = findProcesses(database)
  const secondEngine = await openShared(folder)
  const place = { ...ready, connection: secondEngine?.connection }
  const connection = connectTable(place)
  let isKilled = false
  return {
    client: createHttpClient(url),
    local: createLocalClient(url),
    table: connection.table,
    place,
    async desk(action, fields) {
      const { status } = await fetch(`${url}/__local/desk/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ actor: 'torture', reason: 'torture', ...fields }),
      })
      if (status >= 500) throw new Error(`${action} was answered with ${status}`)
      return status < 400
    },
    async newestTo(address, pattern) {
      const answer = await fetch(`${url}/__local/outbox?to=${encodeURIComponent(address)}`)
      const mails = (await answer.json()) as { text: string }[]
      return mails.map(({ text }) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
    },
    wasKilled: () => isKilled,
    async kill() {
      const endedBefore = child.exitCode !== null
      isKilled = true
      connection.close()
      // The stack first, so that nothing reports what the engine still commits.
      child.kill('SIGKILL')
      for (const pid of engine) killOutright(pid)
      await secondEngine?.stop()
      await closed
      while (findProcesses(database).length > 0) await new Promise((resolve) => setTimeout(resolve, 10))
      if (endedBefore) throw new Error(`the stack had ended by itself with ${child.exitCode}`)
    },
  }
}
