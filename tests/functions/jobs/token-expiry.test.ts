import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActivation } from '../../../functions/data/activations.ts'
import { createCaptcha } from '../../../functions/data/captchas.ts'
import { incrementCount } from '../../../functions/data/daily-counts.ts'
import { addHours, deletableAt, expiryHour } from '../../../functions/data/expiry.ts'
import { createHandover } from '../../../functions/data/handovers.ts'
import { findJobCursor, putJobCursor } from '../../../functions/data/job-cursors.ts'
import { createOauthState } from '../../../functions/data/oauth-states.ts'
import { createPasswordLink } from '../../../functions/data/password-links.ts'
import { listUserSessions } from '../../../functions/data/sessions.ts'
import { createSigningLink } from '../../../functions/data/signing-links.ts'
import { put, type Table } from '../../../functions/data/table.ts'
import { putCode } from '../../../functions/data/verification-codes.ts'
import { sweepExpired } from '../../../functions/jobs/token-expiry.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { openSampleSession } from '../http/create-sample-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:30:00.000Z' })
})
afterEach(() => app.close())

const minuteMs = 60_000
const now = () => app.clock.now()
const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * minuteMs).toISOString()

/**
 * Sets the cursor to the previous hour: a first run queries each hour of a week, and one after weeks all of
 * them.
 */
const hasRunUntil = async (at: Date) => {
  const { table } = app.deps
  const cursor = { job: 'token-expiry', upTo: addHours(expiryHour(at), -1), updatedAt: at.toISOString() }
  await table.transact({ cursor: putJobCursor(table, cursor) })
}

const keyOf = (name: string) => ({ pk: `SAMPLE#${name}`, sk: 'SAMPLE' })
const sample = (name: string, at: string) =>
  put(app.deps.table, { ...keyOf(name), type: 'sample', ...deletableAt(at, keyOf(name)) })

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`)

const writeSamples = async (samples: readonly [name: string, at: string][]) => {
  for (const each of samples) await app.deps.table.write(sample(...each))
}

const left = async () =>
  (await app.everyItem()).filter(({ type }) => type !== 'job-cursor' && type !== 'signing-key')

/** The sweep over a table with some methods replaced. */
const sweepWith = (changed: Partial<Table>) =>
  sweepExpired({ ...app.deps, table: { ...app.deps.table, ...changed } })

test('the sweep looks back a week on its first run, and at most a month after a pause', async () => {
  await writeSamples([
    ['yesterday', inMinutes(-24 * 60)],
    ['last week', inMinutes(-7 * 24 * 60)],
  ])
  expect(await sweepExpired(app.deps)).toMatchObject({ from: '2026-10-26T01', deleted: 2 })
  app.clock.advance('P400D')
  expect((await sweepWith({ query: async () => ({ items: [] }) })).from).toBe('2027-11-06T01')
})

describe('the sweep', () => {
  beforeEach(() => hasRunUntil(now()))

  test('deletes what has expired to the millisecond, and nothing else', async () => {
    await writeSamples([
      ['over', inMinutes(-1)],
      ['now', inMinutes(0)],
      ['in a moment', new Date(now().getTime() + 1000).toISOString()],
      ['in this hour', inMinutes(10)],
      ['in the next', inMinutes(60)],
    ])
    await app.deps.table.write(put(app.deps.table, { ...keyOf('for good'), type: 'sample' }))
    expect(await sweepExpired(app.deps)).toMatchObject({ to: '2026-11-02T01', deleted: 2 })
    const kept = (await left()).map(({ pk }) => pk as string)
    expect(kept.toSorted()).toEqual(
      ['for good', 'in a moment', 'in the next', 'in this hour'].map((name) => keyOf(name).pk),
    )
    app.clock.advance('PT1H')
    expect(await sweepExpired(app.deps)).toMatchObject({ deleted: 3 })
  })

  test('processes many items page by page, with one page in memory', async () => {
    await writeSamples(names('many', 230).map((name, index) => [name, inMinutes(-1 - (index % 25))]))
    const pages: number[] = []
    let inFlight = 0
    let most = 0
    const { table } = app.deps
    const outcome = await sweepWith({
      async query<Entity>(options: Parameters<Table['query']>[0]) {
        const page = await table.query<Entity>(options)
        if (page.items.length > 0) pages.push(page.items.length)
        return page
      },
      async write(write) {
        most = Math.max(most, ++inFlight)
        const isDone = await table.write(write)
        inFlight--
        return isDone
      },
    })
    expect(outcome.deleted).toBe(230)
    expect(await left()).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(5)
    expect(Math.max(...pages)).toBe(50)
    expect(most).toBeLessThanOrEqual(50)
  })

  test('spares items renewed after they were listed', async () => {
    await writeSamples([
      ['renewed', inMinutes(-5)],
      ['kept for good', inMinutes(-4)],
      ['over', inMinutes(-3)],
    ])
    const { table } = app.deps
    const outcome = await sweepWith({
      async query<Entity>(options: Parameters<Table['query']>[0]) {
        const page = await table.query<Entity>(options)
        if (page.items.length > 0) {
          await table.write(sample('renewed', inMinutes(30)))
          await table.write(put(table, { ...keyOf('kept for good'), type: 'sample' }))
        }
        return page
      },
    })
    expect(outcome.deleted).toBe(1)
    expect((await left()).map(({ pk }) => pk).toSorted()).toEqual([
      keyOf('kept for good').pk,
      keyOf('renewed').pk,
    ])
  })

  test('deletes each item once in concurrent runs, and none in a repeated run', async () => {
    await writeSamples(names('shared', 120).map((name) => [name, inMinutes(-2)]))
    const runs = await Promise.all(Array.from({ length: 5 }, () => sweepExpired(app.deps)))
    expect(runs.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(120)
    expect(await left()).toEqual([])
    expect((await sweepExpired(app.deps)).deleted).toBe(0)
  })

  test('catches up on missed days', async () => {
    await sweepExpired(app.deps)
    await writeSamples(names('day', 9).map((name, day) => [name, inMinutes(day * 24 * 60 + 5)]))
    app.clock.advance('P10D')
    expect(await sweepExpired(app.deps)).toEqual({
      from: '2026-11-02T00',
      to: '2026-11-12T01',
      deleted: 9,
      accounts: 0,
    })
    expect(await left()).toEqual([])
    expect((await sweepExpired(app.deps)).from).toBe('2026-11-12T00')
  })

  test('finds items that the index listed late', async () => {
    app.clock.set('2026-11-02T02:01:00.000Z')
    await sweepExpired(app.deps)
    await writeSamples([['late', '2026-11-02T01:59:59.000Z']])
    app.clock.advance('PT15M')
    expect((await sweepExpired(app.deps)).deleted).toBe(1)
  })

  test('continues where it stopped', async () => {
    const start = inMinutes(-60 * 24 * 3)
    await hasRunUntil(new Date(start))
    await writeSamples(
      names('hour', 72).map((name, hour) => [
        name,
        new Date(Date.parse(start) + hour * 60 * minuteMs).toISOString(),
      ]),
    )
    const { table } = app.deps
    let writes = 0
    const broken = sweepWith({
      write: (write) => (++writes > 40 ? Promise.reject(new Error('no connection')) : table.write(write)),
    })
    await expect(broken).rejects.toThrow('no connection')
    expect(await left()).toHaveLength(32)
    expect(await findJobCursor(table, 'token-expiry')).toBe('2026-10-31T16')
    expect(await sweepExpired(app.deps)).toEqual({
      from: '2026-10-31T15',
      to: '2026-11-02T01',
      deleted: 32,
      accounts: 0,
    })
    expect(await left()).toEqual([])
  })

  test('works after the clock was set back', async () => {
    await sweepExpired(app.deps)
    app.clock.set('2026-08-02T01:30:00.000Z')
    await writeSamples([['over', inMinutes(-1)]])
    expect(await sweepExpired(app.deps)).toEqual({
      from: '2026-08-02T00',
      to: '2026-08-02T01',
      deleted: 1,
      accounts: 0,
    })
  })
})

describe('swept items', () => {
  beforeEach(() => hasRunUntil(now()))

  test('a session, once it has expired', async () => {
    const { userId } = await openSampleSession(app)
    app.clock.advance('PT11H59M59S')
    await sweepExpired(app.deps)
    expect(await listUserSessions(app.deps.table, userId)).toHaveLength(1)
    app.clock.advance('PT1S')
    await sweepExpired(app.deps)
    expect(await listUserSessions(app.deps.table, userId)).toEqual([])
  })

  test('links, tokens, codes, captchas and counters with any lifetime', async () => {
    const { table } = app.deps
    const expiresAt = inMinutes(5)
    const kinds = {
      activation: createActivation(table, 'token', { userId: 'u', email: 'lin@example.com', expiresAt }),
      'signing-link': createSigningLink(
        table,
        'token',
        { companyId: 'c', agreementId: 'a', signerId: 's' },
        now(),
      ),
      'password-link': createPasswordLink(
        table,
        'token',
        'reset',
        { userId: 'u', email: 'lin@example.com', version: 1 },
        now(),
      ),
      handover: createHandover(table, 'token', { userId: 'u', credentialsVersion: 1, expiresAt }),
      'verification-code': putCode(table, {
        destination: 'lin@example.com',
        codeId: 'c',
        hash: 'h',
        sealedKey: 's',
        guesses: 0,
        expiresAt,
      }),
      captcha: createCaptcha(table, { uuid: 'u', answerHash: 'h', expiresAt }),
      'oauth-state': createOauthState(table, {
        stateHash: 'h',
        companyId: 'c',
        sessionId: 's',
        platform: 'p',
        sealedVerifier: 'v',
        expiresAt,
      }),
      'daily-count': incrementCount(
        table,
        { counted: 'phone-code', subject: '+85261234567', day: '2026-11-02' },
        9,
      ),
    }
    await table.transact(kinds)
    const written = (await left()).map(({ type }) => type as string)
    expect(written.toSorted()).toEqual(Object.keys(kinds).toSorted())
    app.clock.advance('PT1M')
    expect((await sweepExpired(app.deps)).deleted).toBe(0)
    const ends = (await left()).map(({ ttl }) => Number(ttl) * 1000)
    for (const end of ends.toSorted((a, b) => a - b)) {
      app.clock.set(new Date(end).toISOString())
      await hasRunUntil(now())
      await sweepExpired(app.deps)
    }
    expect(await left()).toEqual([])
  })
})
