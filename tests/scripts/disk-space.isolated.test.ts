import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { StartFailure } from '../../scripts/local/start-failure.ts'
import { startTestStack } from '../support/local-stack.ts'

// Simulated, since a test cannot fill the disk of its machine.
const disk = vi.hoisted(() => ({ freeMegabytes: 0 }))
vi.mock('node:fs/promises', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  statfs: async () => ({ blocks: 1000, bsize: 1024 * 1024, bavail: disk.freeMegabytes }),
}))

const dataDir = mkdtempSync(join(tmpdir(), 'disk-space-test-'))
beforeEach(() => {
  disk.freeMegabytes = 1000
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const line = `The disk is full: less than 16 MB are left where ${dataDir} is.`

test('a stack refuses to start on a full disk, with a one-line message', async () => {
  disk.freeMegabytes = 15
  await expect(startTestStack({ dataDir })).rejects.toThrow(
    new StartFailure(`${line} Free some space, and start again.`),
  )
})

test('a stack whose disk fills up logs one line, pauses until there is room, and continues', async () => {
  const said: string[] = []
  const stack = await startTestStack({ dataDir, say: (text) => said.push(text) })
  const askForCode = () =>
    fetch(`${stack.url}${accountEndpoints.sendPhoneCode.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone_country_code: '+852', phone_number: '61234567' }),
    })
  const filled = `${line} Free some space: the stack waits for it.`
  disk.freeMegabytes = 15
  await expect.poll(() => said, { timeout: 10_000 }).toEqual([filled])
  const refused = await askForCode()
  expect([refused.status, await refused.text()]).toEqual([503, `${line}\n`])

  disk.freeMegabytes = 1000
  await expect
    .poll(() => said, { timeout: 10_000 })
    .toEqual([filled, 'There is room on the disk again: the stack goes on.'])
  expect((await askForCode()).status).toBe(200)
  await stack.idle()
  expect(stack.outbox.list('+85261234567')).toHaveLength(1)
  expect(stack.deadLetters).toEqual([])
  await stack.close()
})
