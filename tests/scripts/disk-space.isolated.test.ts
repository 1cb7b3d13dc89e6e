import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { StartFailure } from '../../scripts/local/start-failure.ts'
import { startTestStack } from '../support/local-stack.ts'

// No test can fill the disk of the machine that it runs on.
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

const line = `The disk is full: less than 16 MB are left where ${dataDir} is. Free some space, and start again.`

test('a stack does not start on a full disk, and says so in a line', async () => {
  disk.freeMegabytes = 15
  await expect(startTestStack({ dataDir })).rejects.toThrow(new StartFailure(line))
})

test('a stack whose disk fills fails with that line', async () => {
  const stack = await startTestStack({ dataDir })
  disk.freeMegabytes = 15
  expect(await stack.failed).toEqual(new StartFailure(line))
  await stack.close()
})
