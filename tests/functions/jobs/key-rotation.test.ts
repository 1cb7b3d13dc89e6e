import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createKeyring } from '../../../functions/data/keyring.ts'
import { listSigningKeys } from '../../../functions/data/signing-keys.ts'
import type { Table } from '../../../functions/data/table.ts'
import { signAccessToken, verifyAccessToken } from '../../../functions/http/access-token.ts'
import { rotateKeys } from '../../../functions/jobs/key-rotation.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'
import type { TestApp } from '../../support/test-app.ts'
import { createSampleApp, openSampleSession } from '../http/create-sample-app.ts'
import { sampleEndpoints } from '../http/sample-area.ts'

let app: TestApp
beforeEach(async () => {
  app = await createSampleApp()
})
afterEach(() => app.close())

const statusOf = async (token: string) => {
  const request = { params: { id: '1' }, query: {}, body: { name: 'Lin', people: [] } }
  return (await app.send(sampleEndpoints.echo, request, { token })).status
}

const kids = async () => (await listSigningKeys(app.deps.table)).map(({ kid }) => kid)
const signingKid = async ({ keyring }: Pick<Deps, 'keyring'> = app.deps) => (await keyring.signingKey()).kid

/** A separate warm Lambda, and the number of its reads of the keyring. */
const startLambda = () => {
  const { table, seal, random, clock } = app.deps
  let reads = 0
  const counted: Table = {
    ...table,
    all(options) {
      reads++
      return table.all(options)
    },
  }
  return { keyring: createKeyring(counted, seal, random, clock), reads: () => reads }
}

describe('a rotation', () => {
  test('is due when the newest key is 90 days old', async () => {
    await signingKid()
    app.clock.advance('P89DT23H59M59S')
    expect(await rotateKeys(app.deps)).toEqual({ made: 0, removed: 0 })
    app.clock.advance('PT1S')
    expect(await rotateKeys(app.deps)).toEqual({ made: 1, removed: 0 })
    app.clock.advance('P89D')
    expect(await rotateKeys(app.deps)).toEqual({ made: 0, removed: 1 })
    app.clock.advance('P1D')
    expect(await rotateKeys(app.deps)).toEqual({ made: 1, removed: 0 })
  })

  test('of an empty keyring leaves the first key to the first login, which uses it at once', async () => {
    expect(await rotateKeys(app.deps)).toEqual({ made: 0, removed: 0 })
    const { token } = await openSampleSession(app)
    expect(await statusOf(token)).toBe(200)
  })

  test('creates a key that is used after 15 minutes, when every warm Lambda can verify it', async () => {
    const first = await signingKid()
    app.clock.advance('P90D')
    const lambdas = Array.from({ length: 3 }, startLambda)
    // Each Lambda has read the keyring shortly before the new key is created.
    for (const lambda of lambdas) expect(await signingKid(lambda)).toBe(first)
    app.clock.advance('PT1S')
    await rotateKeys(app.deps)
    const [, second] = await kids()
    app.clock.advance('PT14M59S')
    for (const lambda of lambdas) expect(await signingKid(lambda)).toBe(first)
    expect(await signingKid(startLambda())).toBe(first)
    app.clock.advance('PT1S')
    for (const lambda of lambdas) {
      expect(await lambda.keyring.verificationKey(second ?? '')).toBeDefined()
      expect(await signingKid(lambda)).toBe(second)
    }
  })

  test('keeps tokens of the old key valid until they expire', async () => {
    await signingKid()
    app.clock.advance('P90D')
    await rotateKeys(app.deps)
    app.clock.advance('PT14M59S')
    const { token } = await openSampleSession(app)
    app.clock.advance('PT11H59M59S')
    expect(await rotateKeys(app.deps)).toEqual({ made: 0, removed: 0 })
    expect(await statusOf(token)).toBe(200)
    const { token: newer } = await openSampleSession(app)
    expect(newer.split('.')[0]).not.toBe(token.split('.')[0])
    expect(await statusOf(newer)).toBe(200)
    app.clock.advance('PT1S')
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(newer)).toBe(200)
  })

  test('removes a key after its successor was used for 13 hours, which invalidates its tokens', async () => {
    const first = await signingKid()
    const issuedAt = Math.floor(app.clock.now().getTime() / 1000)
    const { sessionId, userId, companyId } = await openSampleSession(app)
    const lasting = { sessionId, userId, companyId, issuedAt, expiresAt: issuedAt + 1000 * 24 * 3600 }
    const token = await signAccessToken(app.deps.keyring, lasting)
    const isVerified = async () =>
      (await verifyAccessToken(app.deps.keyring, token, app.clock.now())) !== undefined
    app.clock.advance('P90D')
    await rotateKeys(app.deps)
    app.clock.advance('PT13H14M59S')
    expect(await rotateKeys(app.deps)).toEqual({ made: 0, removed: 0 })
    expect(await isVerified()).toBe(true)
    app.clock.advance('PT1S')
    expect(await rotateKeys(app.deps)).toEqual({ made: 0, removed: 1 })
    expect(await kids()).not.toContain(first)
    // A warm Lambda uses its cached keyring for another five minutes.
    app.clock.advance('PT5M')
    expect(await isVerified()).toBe(false)
  })

  test('creates one key and removes one in concurrent runs', async () => {
    await signingKid()
    app.clock.advance('P90D')
    const runAll = async () => {
      const runs = await Promise.all(Array.from({ length: 6 }, () => rotateKeys(app.deps)))
      const sum = (name: 'made' | 'removed') => runs.reduce((total, run) => total + run[name], 0)
      return { made: sum('made'), removed: sum('removed'), kept: (await kids()).length }
    }
    expect(await runAll()).toEqual({ made: 1, removed: 0, kept: 2 })
    app.clock.advance('P1D')
    expect(await runAll()).toEqual({ made: 0, removed: 1, kept: 1 })
  })

  test('that crashed is completed by the next one', async () => {
    await signingKid()
    app.clock.advance('P90D')
    await rotateKeys(app.deps)
    app.clock.advance('P90D')
    const { table } = app.deps
    const broken = { ...table, write: () => Promise.reject(new Error('no connection')) }
    await expect(rotateKeys({ ...app.deps, table: broken })).rejects.toThrow('no connection')
    expect(await kids()).toHaveLength(3)
    expect(await rotateKeys(app.deps)).toEqual({ made: 0, removed: 1 })
    expect(await kids()).toHaveLength(2)
  })

  test('a year late keeps the current key until its tokens have expired', async () => {
    const first = await signingKid()
    app.clock.advance('P400D')
    await rotateKeys(app.deps)
    expect(await signingKid()).toBe(first)
    app.clock.advance('PT15M')
    const second = await signingKid()
    expect(second).not.toBe(first)
    app.clock.advance('PT13H')
    await rotateKeys(app.deps)
    expect(await kids()).toEqual([second])
    expect(await signingKid()).toBe(second)
  })
})

describe('the keyring', () => {
  test('gets one first key from concurrent cold starts', async () => {
    const signing = await Promise.all(Array.from({ length: 6 }, () => signingKid(startLambda())))
    expect(new Set(signing).size).toBe(1)
    expect(await kids()).toHaveLength(1)
  })

  test('is read once in five minutes for known keys', async () => {
    const kid = await signingKid()
    const { keyring, reads } = startLambda()
    const use = () =>
      Promise.all(
        Array.from({ length: 50 }, () => [keyring.verificationKey(kid), keyring.signingKey()]).flat(),
      )
    await use()
    app.clock.advance('PT4M59S')
    await use()
    expect(reads()).toBe(1)
    app.clock.advance('PT1S')
    await use()
    expect(reads()).toBe(2)
  })

  test('is read at most once in ten seconds, whatever the number of forged key ids', async () => {
    const kid = await signingKid()
    const { keyring, reads } = startLambda()
    const flood = async (round: number) => {
      const names = Array.from({ length: 500 }, (_, index) => `made-up-${round}-${index}`)
      const found = await Promise.all(names.map((name) => keyring.verificationKey(name)))
      expect(found.every((key) => key === undefined)).toBe(true)
    }
    for (let second = 0; second < 60; second++) {
      await flood(second)
      expect(await keyring.verificationKey(kid)).toBeDefined()
      app.clock.advance('PT1S')
    }
    expect(reads()).toBe(6)
  })

  test('has a new key ten seconds after its creation', async () => {
    await signingKid()
    app.clock.advance('P90D')
    const { keyring } = startLambda()
    expect(await keyring.verificationKey('unknown')).toBeUndefined()
    await rotateKeys(app.deps)
    const [, second = ''] = await kids()
    expect(await keyring.verificationKey(second)).toBeUndefined()
    app.clock.advance('PT10S')
    expect(await keyring.verificationKey(second)).toBeDefined()
  })

  test('is read again if the clock was set back', async () => {
    const lambda = startLambda()
    const first = await signingKid(lambda)
    const reads = lambda.reads()
    app.clock.set('2025-01-01T00:00:00.000Z')
    expect(await signingKid(lambda)).toBe(first)
    expect(lambda.reads()).toBe(reads + 1)
  })

  test('signs again after a failed decryption', async () => {
    await signingKid()
    const { table, seal, random, clock } = app.deps
    let isDown = true
    const failing = {
      ...seal,
      open: (sealed: string, context: string) =>
        isDown ? Promise.reject(new Error('no KMS')) : seal.open(sealed, context),
    }
    const keyring = createKeyring(table, failing, random, clock)
    await expect(keyring.signingKey()).rejects.toThrow('no KMS')
    isDown = false
    expect(await signingKid({ keyring })).toBe(await signingKid())
  })
})
