import { describe, expect, test } from 'vitest'
import { putKycSection } from '../../../functions/data/kyc.ts'
import { requestNightlyRatings } from '../../../functions/jobs/nightly-risk-rating.ts'
import { deskOf } from '../../support/desk-of.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk } from '../../support/draw-money.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { sellerReadyToSign } from '../agreements/approved-company.ts'
import { awaitKyc } from '../desk/await-kyc.ts'

const app = await useTestApp()

/** A company in this country with a submitted KYC. */
const submitted = async (country: string, incorporatedOn = '2015-01-05'): Promise<string> => {
  const { companyId } = await sellerReadyToSign(app)
  await app.deps.table.transact({
    info: putKycSection(
      app.deps.table,
      { companyId, kycId: 'kyc-1' },
      {
        section: 'company_info',
        data: { country_region: country, incorporation_date: incorporatedOn },
        files: [],
      },
    ),
  })
  await awaitKyc(app.deps, companyId)
  return companyId
}
const as = (actor: string, action: string, fields: object) => deskOf(app.deps)({ action, actor, ...fields })
const approve = (companyId: string) => as('ada', 'kyc-approve', { companyId, ...unreviewed })
const shown = (companyId: string) => callDesk(app, 'risk-rating-show', { companyId })
const due = async (companyId: string) => {
  const { waiting } = await deskResult(app, 'kyc-review-list', {})
  return waiting.filter((each) => each.companyId === companyId)
}
const night = async () => {
  await requestNightlyRatings(app.deps)
  await app.drainEvents()
}

describe('the approval of a KYC', () => {
  test('rates the company and sets the day of its next review (A11)', async () => {
    const companyId = await submitted('1')
    expect(await shown(companyId)).toMatchObject({ riskRating: null, computedRating: 'low', reasons: [] })
    expect(await approve(companyId)).toMatchObject({ ok: true })
    expect(await shown(companyId)).toMatchObject({
      riskRating: 'low',
      kycReviewedBy: 'ada',
      kycReviewDueOn: expect.stringMatching(/^20\d\d-/),
    })
    expect(await callDesk(app, 'company-exposure', { companyId })).toMatchObject({
      riskRating: 'low',
      ratingReasons: [],
    })
  })

  test('of high risk waits for the enhanced review of somebody else', async () => {
    const companyId = await submitted('47')
    expect(await shown(companyId)).toMatchObject({
      computedRating: 'high',
      needsEnhancedReview: true,
      reasons: [{ reason: 'countryOfCallForAction', count: 1, countries: ['47'] }],
    })
    const missing = { ok: false, reason: 'ruleBroken', message: expect.stringContaining('enhanced review') }
    expect(await approve(companyId)).toMatchObject(missing)
    const review = { companyId, findings: 'wealth from a factory' }
    expect(await as('ada', 'enhanced-review-record', review)).toMatchObject({ ok: true, kycId: 'kyc-1' })
    // A review by the approver herself does not count.
    expect(await approve(companyId)).toMatchObject(missing)
    expect(await as('grace', 'enhanced-review-record', review)).toMatchObject({ ok: true })
    expect(await shown(companyId)).toMatchObject({
      needsEnhancedReview: false,
      enhancedReview: { by: 'grace' },
    })
    expect(await approve(companyId)).toMatchObject({ ok: true })
    expect(await shown(companyId)).toMatchObject({ riskRating: 'high' })
  })

  test('submitted again needs another enhanced review', async () => {
    const companyId = await submitted('47')
    await as('grace', 'enhanced-review-record', { companyId, findings: 'wealth from a factory' })
    app.clock.advance('PT1H')
    await awaitKyc(app.deps, companyId)
    expect(await approve(companyId)).toMatchObject({ ok: false, reason: 'ruleBroken' })
  })

  test('of low risk needs no enhanced review', async () => {
    const companyId = await submitted('1')
    expect(
      await as('grace', 'enhanced-review-record', { companyId, findings: 'looked closely' }),
    ).toMatchObject({ ok: false, reason: 'ruleBroken' })
  })
})

describe('every night', () => {
  test('a rating follows its facts', async () => {
    const companyId = await submitted('1', '2026-06-01')
    await approve(companyId)
    expect(await shown(companyId)).toMatchObject({ riskRating: 'medium', reasons: [{ reason: 'young' }] })
    app.clock.set('2027-06-02T01:00:00.000Z')
    await night()
    expect(await shown(companyId)).toMatchObject({ riskRating: 'low', reasons: [] })
  })

  test('a review that is due waits until somebody records it', async () => {
    const companyId = await submitted('65')
    await approve(companyId)
    const { kycReviewDueOn } = (await shown(companyId)) as unknown as { kycReviewDueOn: string }
    await night()
    expect(await due(companyId)).toEqual([])
    app.clock.set(`${kycReviewDueOn}T20:00:00.000Z`)
    await night()
    expect(await due(companyId)).toMatchObject([
      { kycReviewDueOn, riskRating: 'medium', ratingReasons: ['countryUnderMonitoring'] },
    ])
    const { counts } = await deskResult(app, 'work-count', {})
    expect(counts.find(({ act }) => act === 'kyc-review-list')?.late).toBeGreaterThan(0)
    expect(
      await callDesk(app, 'kyc-review-record', { companyId, reason: 'register compared' }),
    ).toMatchObject({ ok: true })
    expect(await due(companyId)).toEqual([])
    await night()
    expect(await due(companyId)).toEqual([])
  })

  test('a company approved before ratings were stored is rated by its last approval', async () => {
    const { companyId } = await sellerReadyToSign(app)
    expect(await shown(companyId)).toMatchObject({ riskRating: null })
    app.clock.advance('P1D')
    await night()
    expect(await callDesk(app, 'kyc-review-record', { companyId, reason: 'looked at again' })).toMatchObject({
      ok: true,
    })
    expect(await shown(companyId)).toMatchObject({ riskRating: 'low' })
  })
})

test('an override counts until it is taken back, and moves the next review', async () => {
  const companyId = await submitted('1')
  await approve(companyId)
  const low = (await shown(companyId)) as unknown as { kycReviewDueOn: string }
  const override = (riskRating: string) =>
    callDesk(app, 'risk-rating-override', { companyId, riskRating, reason: 'adverse press' })
  expect(await override('high')).toMatchObject({ ok: true, riskRating: 'high' })
  const high = (await shown(companyId)) as unknown as { kycReviewDueOn: string }
  expect(high).toMatchObject({
    riskRating: 'high',
    computedRating: 'low',
    override: { reason: 'adverse press' },
  })
  expect(high.kycReviewDueOn < low.kycReviewDueOn).toBe(true)
  app.clock.advance('P1D')
  await night()
  expect(await shown(companyId)).toMatchObject({ riskRating: 'high' })
  expect(await override('computed')).toMatchObject({ ok: true, riskRating: 'low' })
  expect(await shown(companyId)).toMatchObject({ override: null, ...low })
})
