import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { createLocalClient, type LocalClient } from '../../../scripts/journey/local-client.ts'

export interface Stack {
  url: string
  local: LocalClient
  /**
   * Moves the stack's clock forward by an ISO 8601 duration without months or years (`PT61S`). The browser's clock is
   * unchanged.
   */
  advanceClock: (duration: string) => Promise<void>
  /** Moves the clock to the next noon in Hong Kong, so that no midnight falls into a test of daily limits. */
  awaitNoon: () => Promise<void>
}

const advanceClock = async (url: string, advance: string): Promise<void> => {
  const { ok, status } = await fetch(`${url}/__local/clock`, {
    method: 'POST',
    body: JSON.stringify({ advance }),
  })
  if (!ok) throw new Error(`the clock answered ${status}`)
}

const starts = {
  embedded: join(import.meta.dirname, '../../../scripts/start.ts'),
  memory: join(import.meta.dirname, '../../support/memory-stack.ts'),
}

/**
 * Starts a stack that keeps nothing, in a process of its own; returns the addresses of the portal and the console. Its
 * table is in that process, unless it is started as `npm start` does, with the embedded engine.
 */
export const startStack = async (
  variables: Record<string, string> = {},
  engine: keyof typeof starts = 'memory',
) => {
  const child = spawn(process.execPath, [starts[engine]], {
    env: { ...process.env, PORT: '0', DATA_DIR: ':memory:', DESK: 'auto', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let url = ''
  for await (const line of createInterface(child.stdout)) {
    url ||= /^\s*Site\s+(http:\/\/[^/]+)\//.exec(line)?.[1] ?? ''
    const consoleUrl = /^\s*Desk\s+(http:\/\/[^/]+)\//.exec(line)?.[1]
    if (url && consoleUrl) {
      child.stdout.resume()
      const close = async () => {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
      }
      return { url, consoleUrl, close }
    }
  }
  throw new Error('the local stack ended before it was ready')
}

const noonUtc = 'T04:00:00Z'

const awaitNoon = async (local: LocalClient): Promise<void> => {
  const now = await local.now()
  const today = businessDate(now)
  const noon = [today, addDays(today, 1)].find((date) => new Date(`${date}${noonUtc}`) > now)
  await local.setClock(`${noon}${noonUtc}`)
}

/** One local stack per worker, since tests move the clock. */
export const test = base.extend<object, { engine: keyof typeof starts; stack: Stack }>({
  engine: ['memory', { option: true, scope: 'worker' }],
  context: async ({ context }, use) => {
    // Suppresses the timed signup dialog and the consent banner, which would depend on the machine's speed.
    // An opaque origin, such as that of an empty page, has no storage.
    await context.addInitScript(() => {
      if (self.origin === 'null') return
      localStorage.setItem('seen-auth-modal', '1')
      if (!localStorage.getItem('visits') && !sessionStorage.getItem('wants-to-be-asked'))
        localStorage.setItem('visits', 'declined')
    })
    await use(context)
  },
  baseURL: ({ stack }, use) => use(stack.url),
  stack: [
    async ({ engine }, use) => {
      const { url, close } = await startStack({}, engine)
      const local = createLocalClient(url)
      await use({
        url,
        local,
        advanceClock: (duration) => advanceClock(url, duration),
        awaitNoon: () => awaitNoon(local),
      })
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
export { expect } from '@playwright/test'
