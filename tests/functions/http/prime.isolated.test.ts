import { afterEach, expect, test, vi } from 'vitest'
import { createKeyring } from '../../../functions/data/keyring.ts'
import { verifyAccessToken } from '../../../functions/http/access-token.ts'
import { prime } from '../../../functions/http/prime.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
afterEach(() => void vi.useRealTimers())

const withKeyring = (table = app.deps.table) => {
  const { seal, random, clock } = app.deps
  return { table, clock, keyring: createKeyring(table, seal, random, clock) }
}

const failToLoad = () => Promise.reject(new Error('no such chunk'))

test('loads the operation and the keys, so that the first call reads none', async () => {
  const { token } = await signUpSeller(app)
  let reads = 0
  const { table, clock, keyring } = withKeyring({
    ...app.deps.table,
    all: (options) => (reads++, app.deps.table.all(options)),
  })
  const load = vi.fn<() => Promise<void>>(async () => {})
  await prime({ table, clock, keyring }, load)
  expect(load).toHaveBeenCalledOnce()
  expect(reads).toBeGreaterThan(0)
  reads = 0
  expect(await verifyAccessToken(keyring, token, clock())).toBeDefined()
  expect(reads).toBe(0)
})

test('leaves a failure to the first call, also on an empty table', async () => {
  const failing = withKeyring({
    ...app.deps.table,
    all: () => {
      throw new Error('the table is unreachable')
    },
  })
  await expect(prime(failing, failToLoad)).resolves.toBeUndefined()
  const empty = await createTestApp()
  await expect(prime(empty.deps, async () => {})).resolves.toBeUndefined()
  await empty.close()
})

test('ends in time, whatever does not respond', async () => {
  vi.useFakeTimers()
  let hasEnded = false
  const primed = prime(withKeyring(), () => new Promise(() => {})).then(() => (hasEnded = true))
  await vi.advanceTimersByTimeAsync(2900)
  expect(hasEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await primed
})
