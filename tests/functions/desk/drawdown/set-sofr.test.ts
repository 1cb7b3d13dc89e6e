import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enteredSource } from '#shared/lending/benchmark-source.ts'
import { benchmarks } from '#shared/lending/benchmarks.ts'
import {
  type Benchmark,
  findLatestBenchmark,
  listBenchmarks,
  putBenchmark,
} from '../../../../functions/data/benchmarks.ts'
import { imageOf } from '../../../../functions/data/item-image.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { refusal } from '../../../support/refusal.ts'
import { createTestApp, type TestApp } from '../../../support/test-app.ts'

let app: TestApp
beforeEach(async () => {
  // A Tuesday in Hong Kong.
  app = await createTestApp({ startAt: '2026-11-24T01:00:00.000Z' })
})
afterEach(() => app.close())

const enter = (fields: object, who = app) =>
  deskOf(who.deps)({ action: 'sofr-set', actor: 'ada', reason: 'the publisher is away', ...fields })

const publish = async (...fixings: [date: string, percent: string][]) => {
  const { table } = app.deps
  for (const [date, percent] of fixings)
    await table.transact({
      fixing: putBenchmark(table, { name: 'SOFR', date, percent, source: benchmarks.SOFR.publisher }),
    })
}

const enterAll = async (...fixings: [date: string, percent: string][]) => {
  const outcomes = []
  for (const [date, percent] of fixings) outcomes.push(await enter({ date, percent }))
  return outcomes.map((outcome) => (outcome.ok ? 'entered' : outcome.reason))
}

const recorded = async (): Promise<Pick<Benchmark, 'date' | 'percent' | 'source'>[]> =>
  (await listBenchmarks(app.deps.table, 'SOFR', '2020-01-01', '2030-01-01')).map(
    ({ date, percent, source }) => ({ date, percent, source }),
  )

describe('a SOFR that a person enters', () => {
  test('is recorded as entered by the lender, once, and may be corrected', async () => {
    await publish(['2026-11-19', '3.90'])
    const fixing = { date: '2026-11-23', percent: '3.95' }
    for (const percent of ['3.95', '3.950', '3.95'])
      expect(await enter({ ...fixing, percent })).toMatchObject({ ok: true, source: enteredSource })
    app.clock.advance('PT1S')
    expect(await enter({ ...fixing, percent: '3.96' })).toMatchObject({ ok: true })
    expect(await recorded()).toEqual([
      { date: '2026-11-19', percent: '3.90', source: benchmarks.SOFR.publisher },
      { date: '2026-11-23', percent: '3.96', source: enteredSource },
    ])
    const listed = await deskOf(app.deps)({ action: 'audit-list', actor: 'ada' })
    const entries = listed.ok ? (listed['entries'] as Record<string, unknown>[]) : []
    expect(entries.filter(({ action }) => action === 'sofr-set')).toEqual([
      expect.objectContaining({
        reason: 'the publisher is away',
        before: { benchmark: 'SOFR', date: '2026-11-23', percent: '3.95', source: enteredSource },
        after: { benchmark: 'SOFR', date: '2026-11-23', percent: '3.96', source: enteredSource },
      }),
      expect.objectContaining({ before: null }),
    ])
  })

  test.each([
    ['today', { date: '2026-11-24' }, 'date'],
    ['a day ahead', { date: '2027-11-23' }, 'date'],
    ['a Sunday', { date: '2026-11-22' }, 'date'],
    ['a holiday of New York', { date: '2026-11-11' }, 'date'],
    ['less than nothing', { percent: '-5' }, 'percent'],
    ['more than it can have risen', { percent: '4.91' }, 'percent'],
    ['more than it can have fallen', { percent: '2.89' }, 'percent'],
  ])('is refused for %s, and nothing is recorded', async (_, fields, field) => {
    await publish(['2026-11-19', '3.90'], ['2026-11-20', '3.90'])
    const before = (await app.everyItem()).map(imageOf)
    expect(await enter({ date: '2026-11-23', percent: '3.90', ...fields })).toMatchObject(
      refusal('invalidInput', { errors: [{ field, rule: 'invalid' }] }),
    )
    expect((await app.everyItem()).map(imageOf)).toEqual(before)
  })

  test('needs a reason', async () => {
    expect(await enter({ date: '2026-11-23', percent: '3.90', reason: undefined })).toMatchObject(
      refusal('invalidInput', { errors: [{ field: 'reason' }] }),
    )
  })

  test('leaves what was published as it is', async () => {
    await publish(['2026-11-20', '3.90'])
    expect(await enter({ date: '2026-11-20', percent: '3.91' })).toMatchObject(
      refusal('wrongState', { message: 'the SOFR of 2026-11-20 was published as 3.90' }),
    )
    expect(await recorded()).toEqual([
      { date: '2026-11-20', percent: '3.90', source: benchmarks.SOFR.publisher },
    ])
  })

  test('is held to what was published around it, so that many small steps lead no further than one', async () => {
    await publish(['2026-11-16', '3.90'])
    const steps = await enterAll(
      ['2026-11-17', '4.80'],
      ['2026-11-18', '4.90'],
      ['2026-11-19', '5.00'],
      ['2026-11-20', '5.80'],
    )
    expect(steps).toEqual(['entered', 'entered', 'invalidInput', 'invalidInput'])
    await publish(['2026-11-20', '3.20'])
    expect(await enterAll(['2026-11-19', '4.30'], ['2026-11-19', '4.20'])).toEqual([
      'invalidInput',
      'entered',
    ])
  })

  test('is the first of all within what SOFR may be', async () => {
    expect(await enterAll(['2026-11-23', '20.01'], ['2026-11-23', '4.00'])).toEqual([
      'invalidInput',
      'entered',
    ])
  })

  test('does not land over what is published while it is entered', async () => {
    await publish(['2026-11-19', '3.90'])
    const { table } = app.deps
    let isPublished = false
    const racing = {
      ...app.deps,
      table: {
        ...table,
        transact: async <Name extends string>(writes: Parameters<typeof table.transact<Name>>[0]) => {
          if (!isPublished) {
            isPublished = true
            await publish(['2026-11-23', '3.88'])
          }
          return table.transact(writes)
        },
      },
    }
    const outcome = await deskOf(racing)({
      action: 'sofr-set',
      actor: 'ada',
      reason: 'the publisher is away',
      date: '2026-11-23',
      percent: '3.95',
    })
    expect(outcome).toMatchObject(refusal('changedMeanwhile'))
    expect(await findLatestBenchmark(table, 'SOFR', '2026-11-23')).toMatchObject({
      percent: '3.88',
      source: benchmarks.SOFR.publisher,
    })
  })

  test('takes two people where the environment has it so', async () => {
    const two = await createTestApp({ startAt: '2026-11-24T01:00:00.000Z', config: { fourEyes: true } })
    try {
      const desk = deskOf(two.deps)
      const proposed = await enter({ date: '2026-11-23', percent: '3.90' }, two)
      expect(proposed).toMatchObject({ ok: true, waitsFor: 'a second person' })
      const proposalId = proposed.ok ? proposed['proposalId'] : ''
      const approve = (actor: string) => desk({ action: 'proposal-approve', actor, proposalId })
      expect(await approve('ada')).toMatchObject({ ok: false })
      expect(await findLatestBenchmark(two.deps.table, 'SOFR', '2026-11-23')).toBeUndefined()
      expect(await approve('grace')).toMatchObject({ ok: true })
      expect(await findLatestBenchmark(two.deps.table, 'SOFR', '2026-11-23')).toMatchObject({
        percent: '3.90',
        source: enteredSource,
      })
    } finally {
      await two.close()
    }
  })
})
