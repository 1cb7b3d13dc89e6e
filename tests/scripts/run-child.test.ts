import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { runChild } from '../../scripts/local/run-child.ts'

/**
 * A process that has ended remains as a zombie until its parent, or the reaper in its place, has waited for
 * it.
 */
const hasEnded = (pid: number) =>
  existsSync('/proc/self') && /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !hasEnded(pid)
  } catch {
    return false
  }
}

const ended = async (pid: number) => {
  await expect.poll(() => isAlive(pid), { timeout: 5000, interval: 20 }).toBe(false)
}

/** A child process that prints its id and runs until it is killed. */
const sleeper = `console.log(process.pid); setInterval(() => {}, 1000)`

/** A parent that starts the child as the stack starts its engine. */
const parent = `
import { runChild } from ${JSON.stringify(fileURLToPath(new URL('../../scripts/local/run-child.ts', import.meta.url)))}
runChild(process.execPath, ['-e', ${JSON.stringify(`require('node:fs').writeSync(2, String(process.pid)); ${sleeper}`)}], process.cwd(), (words) => console.log(words))
`

const spawned: number[] = []
afterEach(() => {
  for (const pid of spawned.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a parent that receives %s leaves no process behind',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    const sleeperPid = Number(/\d+/.exec(said.toString())?.[0])
    spawned.push(sleeperPid)
    expect(isAlive(sleeperPid)).toBe(true)
    child.kill(signal)
    await once(child, 'exit')
    await ended(sleeperPid)
  },
)

test('stop waits until the process has ended, even if it ignores SIGTERM', async () => {
  const words = Promise.withResolvers<string>()
  const child = runChild(
    process.execPath,
    ['-e', `process.on('SIGTERM', () => {}); ${sleeper}`],
    process.cwd(),
    (said) => words.resolve(said),
  )
  const pid = Number((await words.promise).trim())
  spawned.push(pid)
  await child.stop()
  // A process closes its files just before it ends; the forced kill would only follow after three seconds.
  await expect.poll(() => isAlive(pid), { timeout: 500, interval: 5 }).toBe(false)
})

test('reports the last output of a process that ended on its own', async () => {
  const child = runChild(
    process.execPath,
    ['-e', `console.error('no room left'); process.exit(3)`],
    process.cwd(),
  )
  expect(await child.exited).toBe('no room left')
})
