import { describe, expect, test } from 'vitest'
import type { ProposedTerms } from '#shared/desk/terms.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { putBenchmark } from '../../../../functions/data/benchmarks.ts'
import { findTermsOn } from '../../../../functions/data/terms-versions.ts'
import { buildFacility, readFacility, testSofr } from '../../../support/build-facility.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { facilityCurrency, seedShops } from '../../../torture/selling-company.ts'

const productCode = 'small_shop_financing'
const builtIn = productTerms[productCode]

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })

const table = () => app.deps.table

const resultOf = <Name extends string>(action: Name, fields: object = {}) => deskResult(app, action, fields)

const propose = (changes: Record<string, unknown>, validFrom = '2026-12-01') =>
  callDesk(app, 'terms-propose', { productCode, validFrom, changes })

const refused = (reason: string) => ({ ok: false, reason })

describe('before anything is proposed', () => {
  test('what stands in the code is the first version, and in force', async () => {
    const { versions } = await resultOf('terms-list', { productCode })
    expect(versions).toMatchObject([{ number: 1, status: 'built-in', isInForce: true, validFrom: null }])
    expect((await resultOf('terms-list')).versions).toHaveLength(3)
    const shown = await resultOf('terms-show', { productCode, number: '1' })
    expect(shown).toMatchObject({ terms: builtIn, changes: [], verdict: null, benchmark: null })
    for (const action of ['terms-approve', 'terms-withdraw'])
      expect(await callDesk(app, action, { productCode, number: '1' })).toMatchObject(refused('wrongState'))
  })

  test('nothing is proposed that cannot be held to the policy', async () => {
    expect(await propose({ marginPercent: '6.25' })).toMatchObject(refused('wrongState'))
    await table().transact({ sofr: putBenchmark(table(), { name: 'SOFR', ...testSofr }) })
  })
})

describe('a draft', () => {
  test.each([
    ['today', { marginPercent: '6.25' }, '2026-11-02', 'invalidDate'],
    ['of what is so already', { marginPercent: '6.50' }, '2026-12-01', 'ruleBroken'],
    ['above the cap', { marginPercent: '60' }, '2026-12-01', 'ruleBroken'],
    ['of minimum interest without a legal opinion', { minimumInterestDays: 3 }, '2026-12-01', 'ruleBroken'],
    ['of a negative margin', { marginPercent: '-10' }, '2026-12-01', 'ruleBroken'],
    ['of what is built in', { benchmark: 'LIBOR' }, '2026-12-01', 'invalidInput'],
  ])('is not made for %s', async (_what, changes, validFrom, reason) => {
    expect(await propose(changes, validFrom)).toMatchObject(refused(reason))
    expect((await resultOf('terms-list', { productCode })).versions).toHaveLength(1)
  })

  test('says what it changes, and changes nothing yet', async () => {
    const proposed = (await propose({
      marginPercent: '6.25',
      salesMultiple: '3.0',
    })) as unknown as ProposedTerms
    expect(proposed).toMatchObject({
      version: { number: 2, status: 'draft', isInForce: false, proposedBy: 'tester' },
      changes: [
        { term: 'marginPercent', before: '6.50', after: '6.25' },
        { term: 'salesMultiple', before: '1.5', after: '3.0' },
      ],
      verdict: { refusals: [], warnings: [] },
      benchmark: { percent: '4.30' },
    })
    expect(await findTermsOn(table(), productCode, '2027-01-01')).toMatchObject({ number: 1 })
  })

  test('is tried on the companies that are there, and leaves their limits as they are', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00, currency: facilityCurrency })
    await seedShops(app, seller, { paymentAccounts: [], mailDomain: 'director.test' })
    await app.drainEvents()
    const backtest = await resultOf('terms-backtest', { productCode, number: '2' })
    expect(backtest).toMatchObject({ companies: [{ facilityId: seller.facilityId, limitCents: 100_000_00 }] })
    const [row] = backtest.companies
    expect(row?.byOwnTermsCents).toBeGreaterThan(0)
    // Twice the multiple is twice the limit, except for the rounding to thousands.
    const twice = 2 * (row?.byOwnTermsCents ?? 0)
    expect(row?.byDraftCents).toBeGreaterThanOrEqual(twice)
    expect(row?.byDraftCents).toBeLessThanOrEqual(twice + 1_000_00)
    expect((await readFacility(app, seller.facilityId)).balances.limit).toBe(100_000_00)
    expect((await resultOf('terms-backtest', { productCode: 'payoneer', number: '1' })).companies).toEqual([])
    expect(await callDesk(app, 'terms-backtest', { productCode, number: '9' })).toMatchObject(
      refused('notFound'),
    )
  })
})

describe('an approved version', () => {
  test('is offered from its day on, and not before', async () => {
    await resultOf('terms-approve', { productCode, number: '2' })
    await resultOf('terms-approve', { productCode, number: '2' })
    expect(await findTermsOn(table(), productCode, '2026-11-30')).toMatchObject({ number: 1 })
    expect(await findTermsOn(table(), productCode, '2026-12-01')).toMatchObject({
      number: 2,
      terms: { ...builtIn, marginPercent: '6.25', salesMultiple: '3.0' },
    })
  })

  test('is the only one of its day, and can be withdrawn before it', async () => {
    await propose({ marginPercent: '7.00' })
    expect(await callDesk(app, 'terms-approve', { productCode, number: '3' })).toMatchObject(
      refused('ruleBroken'),
    )
    await resultOf('terms-withdraw', { productCode, number: '2' })
    expect(await findTermsOn(table(), productCode, '2026-12-01')).toMatchObject({ number: 1 })
    await resultOf('terms-approve', { productCode, number: '3' })
    expect(await callDesk(app, 'terms-approve', { productCode, number: '2' })).toMatchObject(
      refused('wrongState'),
    )
  })

  test('once its day has come stays, and the next goes by it', async () => {
    app.clock.set('2026-12-01T01:00:00.000Z')
    expect(await callDesk(app, 'terms-withdraw', { productCode, number: '3' })).toMatchObject(
      refused('wrongState'),
    )
    const { versions } = await resultOf('terms-list', { productCode })
    expect(versions.map(({ number, status, isInForce }) => [number, status, isInForce])).toEqual([
      [3, 'approved', true],
      [2, 'withdrawn', false],
      [1, 'built-in', false],
    ])
    const next = (await propose({ graceDays: 5 }, '2027-01-04')) as unknown as ProposedTerms
    expect(next.changes).toEqual([{ term: 'graceDays', before: 3, after: 5 }])
    const shown = await resultOf('terms-show', { productCode, number: '4' })
    expect(shown).toMatchObject({
      terms: { marginPercent: '7.00', graceDays: 5 },
      changes: [{ term: 'graceDays' }],
    })
  })

  test('takes a warning to be accepted, and is held to the benchmark of the day anew', async () => {
    await propose({ marginPercent: '35' }, '2027-02-01')
    const approve = (fields = {}) => callDesk(app, 'terms-approve', { productCode, number: '5', ...fields })
    expect(await approve()).toMatchObject(refused('ruleBroken'))
    const risen = { name: 'SOFR', ...testSofr, date: '2026-11-30', percent: '20.00' } as const
    await table().transact({ sofr: putBenchmark(table(), risen) })
    expect(await approve({ warningAccepted: true })).toMatchObject(refused('ruleBroken'))
    await table().transact({ sofr: putBenchmark(table(), { ...risen, percent: '4.30' }) })
    expect(await approve({ warningAccepted: true })).toMatchObject({ ok: true })
    await resultOf('terms-withdraw', { productCode, number: '5' })
  })

  test('is not approved once its day has come', async () => {
    app.clock.set('2027-01-04T01:00:00.000Z')
    expect(await callDesk(app, 'terms-approve', { productCode, number: '4' })).toMatchObject(
      refused('invalidDate'),
    )
  })
})
