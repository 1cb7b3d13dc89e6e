import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import { createLocalCalls, type LocalCalls } from '../../../scripts/journey/local-calls.ts'

export interface Stack {
  url: string
  local: LocalCalls
}

const start = async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/start.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: ':memory:', DESK: 'auto' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const url = /^\s*Site\s+(http:\/\/[^/]+)\//.exec(line)?.[1]
    if (url) {
      child.stdout.resume()
      return { url, child }
    }
  }
  throw new Error('the local stack ended before it was ready')
}

/** Each worker has a local stack of its own, since a journey moves the clock. */
export const test = base.extend<object, { stack: Stack }>({
  baseURL: ({ stack }, use) => use(stack.url),
  stack: [
    async ({}, use) => {
      const { url, child } = await start()
      await use({ url, local: createLocalCalls(url) })
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
export { expect } from '@playwright/test'
