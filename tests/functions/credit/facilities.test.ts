import { describe, expect, test } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { limitGranted } from '#shared/ledger/limit-postings.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import {
  createFacility,
  type Facility,
  facilityIdOf,
  findCompanyFacility,
} from '../../../functions/data/facilities.ts'
import { openLedger } from '../../../functions/data/ledger.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { drawMoney, requestDrawdown } from '../../support/draw-money.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const detailOf = (token: string, facility_id: string) =>
  app.send(creditEndpoints.getFacilityDetail, { body: { facility_id } }, { token })

const listOf = (token: string, body: Record<string, unknown> = {}) =>
  app.send(creditEndpoints.listFacilities, { body }, { token })

const idsOf = async (token: string, body?: Record<string, unknown>) =>
  (await listOf(token, body)).data.records.map(({ facility_id }) => facility_id)

/** Adds a facility of another product to the company. */
const addFacility = async (
  { companyId }: SellerWithFacility,
  productCode: 'payoneer' | 'revenue_credit_automation',
  changes: Partial<Facility>,
): Promise<string> => {
  const { table } = app.deps
  const now = app.clock.now()
  const facilityId = facilityIdOf(companyId, productCode)
  const { posting, ...opening } = openLedger(
    table,
    facilityId,
    limitGranted(facilityId, '2026-01-05', 90_000_00, 90_000_00),
    now,
  )
  const written = await table.transact({
    posting,
    facility: createFacility(table, {
      facilityId,
      companyId,
      productCode,
      currency: 'USD',
      status: 'active',
      effectiveDate: '2026-01-05',
      nextReviewDate: '2027-01-05',
      terms: productTerms[productCode],
      yearlyNetSalesCents: 1,
      ...opening,
      createdAt: now.toISOString(),
      ...changes,
    }),
  })
  if (!written.ok) throw new Error(written.failed.join(', '))
  return facilityId
}

describe('a facility of a company', () => {
  test('is unique per product, and found by company and product', async () => {
    const { table } = app.deps
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const stored = await findCompanyFacility(table, seller.companyId, 'small_shop_financing')
    expect(stored).toMatchObject({ facilityId: seller.facilityId, companyId: seller.companyId })
    if (!stored) throw new Error('no facility')
    expect(await table.transact({ second: createFacility(table, stored) })).toEqual({
      ok: false,
      failed: ['second'],
    })
    expect(await findCompanyFacility(table, seller.companyId, 'payoneer')).toBeUndefined()
    const ids = [seller.companyId, 'another'].flatMap((companyId) =>
      productCodes.map((productCode) => facilityIdOf(companyId, productCode)),
    )
    expect(new Set(ids).size).toBe(6)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })
})

describe('the detail of a facility', () => {
  test('of another company is not found, nor is an unknown one', async () => {
    const owner = await buildFacility(app, { limitCents: 100_000_00 })
    const stranger = await buildFacility(app, { limitCents: 50_000_00 })
    for (const id of [owner.facilityId, 'no-such-facility'])
      expect(await detailOf(stranger.token, id)).toMatchObject({
        status: 404,
        code: 20018,
        data: null,
        errors: [{ field: 'body.facility_id', rule: 'invalid' }],
      })
  })

  test('has its balances, repayment structure and today’s rate', async () => {
    const seller = await buildFacility(app, {
      limitCents: 500_000_00,
      watermarkCents: 400_000_00,
      outstandingCents: 150_000_00,
      pendingCents: 30_000_00,
      frozenCents: 20_000_00,
    })
    const { facilityId } = seller
    expect((await detailOf(seller.token, facilityId)).data).toEqual({
      facility_id: facilityId,
      agreement_number: null,
      product_code: 'small_shop_financing',
      type: 'revolving',
      currency: 'GBP',
      facility_limit: '500000.00',
      watermark: '400000.00',
      available_limit: '400000.00',
      outstanding: '150000.00',
      pending_drawdown: '30000.00',
      frozen_limit: '20000.00',
      available_funding: '200000.00',
      margin: '6.50',
      minimum_drawdown: '1000.00',
      effective_date: '2026-11-02',
      next_review_date: '2027-11-02',
      status: 'active',
      loan_details: [
        {
          structure_id: `${facilityId}-1`,
          type: 'revolving',
          maximum_outstanding: '500000.00',
          maximum_tenor: 90,
          minimum_interest_tenor: 0,
          grace_period: 3,
          grace_period_type: 'business',
          repayment_method: 'bullet',
          collection_method: 'bank_transfer',
          allocation_rule: ['fee', 'overdueInterest', 'interest', 'principal'],
          allocation_priority: 'kind',
          minimum_repayment: '0.01',
          overdue_interest: true,
          overdue_multiplier: '1.0',
          maximum_pass_through_fee: '200.00',
          interest_payment_timing: 'maturity',
        },
        expect.objectContaining({
          structure_id: `${facilityId}-2`,
          maximum_tenor: 180,
          repayment_method: 'salesShare',
          minimum_repayment: '50.00',
          interest_payment_timing: 'periodic',
        }),
      ],
      interest_rates: [
        {
          type: 'benchmark_plus_margin',
          drawdown_currency: 'GBP',
          benchmark: 'SOFR',
          benchmark_rate: '4.30',
          benchmark_date: '2026-10-30',
          benchmark_source: 'Federal Reserve Bank of New York',
          margin: '6.50',
          rate: '10.80',
          accrual_basis: 'ACT/360',
        },
      ],
      fees: [],
      set_off: null,
    })
  })

  test('has the agreed fees, and whether overdue principal bears interest', async () => {
    const seller = await buildFacility(app, {
      limitCents: 100_000_00,
      terms: {
        fees: [
          { type: 'deduction', percent: '1.00' },
          { type: 'interest_fee', percent: '0.50' },
        ],
        overdueInterest: false,
      },
    })
    const { data } = await detailOf(seller.token, seller.facilityId)
    expect(data.fees).toEqual([
      { type_id: 2, type: 'deduction', percent: '1.00' },
      { type_id: 1, type: 'interest_fee', percent: '0.50' },
    ])
    expect(data.loan_details[0]).toMatchObject({ overdue_interest: false, overdue_multiplier: '1.0' })
  })

  test('keeps the signed terms, including a multiplier of zero', async () => {
    const seller = await buildFacility(app, {
      limitCents: 100_000_00,
      terms: { overdueMultiplier: '0.0', minimumInterestDays: 30, marginPercent: '7.25' },
    })
    const { data } = await detailOf(seller.token, seller.facilityId)
    expect(data.loan_details[0]).toMatchObject({ overdue_interest: false, minimum_interest_tenor: 30 })
    expect(data.interest_rates[0]).toMatchObject({ rate: '11.55' })
  })

  test('has no rate before a benchmark was published', async () => {
    const bare = await createTestApp({ startAt: '2020-01-01T00:00:00.000Z' })
    try {
      const seller = await buildFacility(bare, { limitCents: 100_000_00 })
      const { data } = await bare.send(
        creditEndpoints.getFacilityDetail,
        { body: { facility_id: seller.facilityId } },
        seller,
      )
      expect(data.interest_rates[0]).toMatchObject({
        benchmark_rate: null,
        benchmark_date: null,
        benchmark_source: null,
        rate: null,
      })
    } finally {
      await bare.close()
    }
  })

  test('follows a drawdown: reserved, then outstanding', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    await requestDrawdown(app, seller, '10000.00')
    expect((await detailOf(seller.token, seller.facilityId)).data).toMatchObject({
      pending_drawdown: '10000.00',
      outstanding: '0.00',
      available_funding: '90000.00',
    })
    await drawMoney(app, seller, '5000.00')
    expect((await detailOf(seller.token, seller.facilityId)).data).toMatchObject({
      pending_drawdown: '10000.00',
      outstanding: '5000.00',
      available_funding: '85000.00',
    })
    expect((await readFacility(app, seller.facilityId)).headroomCents).toBe(85_000_00)
  })
})

describe('the list of facilities', () => {
  test('is empty initially, and never shows another company’s', async () => {
    await buildFacility(app, { limitCents: 100_000_00 })
    const seller = await signUpSeller(app)
    expect((await listOf(seller.token)).data).toEqual({ records: [] })
  })

  test.each([
    { status: 'open' },
    { sort_by: 'limit' },
    { order: 'up' },
    { page_size: 0 },
    { page_size: 101 },
  ])('refuses %j', async (body) => {
    const seller = await signUpSeller(app)
    expect(await listOf(seller.token, body)).toMatchObject({ status: 400, code: 20008 })
  })

  test('is filtered, sorted in both directions, and paged without gaps or repetitions', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const hook = seller.facilityId
    const expired = await addFacility(seller, 'revenue_credit_automation', { status: 'expired' })
    const oldest = await addFacility(seller, 'payoneer', {
      status: 'closed',
      effectiveDate: '2025-01-05',
    })
    expect(await idsOf(seller.token)).toEqual([hook, expired, oldest])
    expect(await idsOf(seller.token, { order: 'asc' })).toEqual([oldest, expired, hook])
    expect(await idsOf(seller.token, { sort_by: 'product_code', order: 'asc' })).toEqual([
      oldest,
      expired,
      hook,
    ])
    expect(await idsOf(seller.token, { status: 'expired' })).toEqual([expired])
    expect(await idsOf(seller.token, { product_code: 'payoneer' })).toEqual([oldest])
    expect(await idsOf(seller.token, { product_code: 'payoneer', status: 'active' })).toEqual([])

    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await listOf(seller.token, { page_size: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...data.records.map(({ facility_id }) => facility_id))
      cursor = data.cursor
    } while (cursor)
    expect(seen).toEqual([hook, expired, oldest])
    for (const forged of ['garbage', 'W10', 'WzEsMl0'])
      expect((await listOf(seller.token, { cursor: forged })).data).toEqual({ records: [] })
  })
})
