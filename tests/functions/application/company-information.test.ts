import { describe, expect, test } from 'vitest'
import { codeOf } from '#shared/api/errors.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { benchmarks } from '#shared/lending/benchmarks.ts'
import { putBenchmark } from '../../../functions/data/benchmarks.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { findKyc, findKycSections, putKycSection, replaceKyc } from '../../../functions/data/kyc.ts'
import { buildFacility, directorName } from '../../support/build-facility.ts'
import { requestQuote } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp } from '../../support/test-app.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp({ config: { benchmarkMaxAgeDays: 5 } })

const save = ({ token }: Seller, body: Record<string, unknown>) =>
  app.send(applicationEndpoints.saveCompanyInformation, { body }, { token })

const structureOf = async ({ token }: Seller) =>
  (await app.send(applicationEndpoints.getShareholderStructure, {}, { token })).data

const companyOf = async ({ companyId }: Seller) => present(await findCompany(app.deps.table, companyId))

/** Sets the company's current KYC, with these people. */
const putKyc = async (seller: Seller, status: KycStatus, persons: ConnectedPersonDraft[] = []) => {
  const { table } = app.deps
  const kyc = { companyId: seller.companyId, kycId: 'kyc-1' }
  const written = await table.transact({
    ...storeCompany(table, { ...(await companyOf(seller)), kycStatus: status, kycId: kyc.kycId }),
    kyc: replaceKyc(table, { ...kyc, status, createdAt: app.clock.now().toISOString(), version: 0 }),
    persons: putKycSection(table, kyc, { section: 'connected_persons', data: { persons }, files: [] }),
  })
  if (!written.ok) throw new Error(written.failed.join(', '))
}

describe('the company’s own data in an application', () => {
  test.each([
    [{}, 'body', 'atLeastOne'],
    [{ brn: '123' }, 'body.brn', 'brnInvalid'],
    [{ register_name_en: '' }, 'body.register_name_en', 'required'],
    [{ incorporation_date: '2020-02-30' }, 'body.incorporation_date', 'dateInvalid'],
  ])('refuses %j', async (body, field, rule) => {
    const seller = await signUpSeller(app)
    expect(await save(seller, body)).toMatchObject({ status: 400, code: 20008, errors: [{ field, rule }] })
    expect((await companyOf(seller)).kycId).toBeUndefined()
  })

  test.each<[KycStatus, number]>([
    ['submitted', 40004],
    ['in progress', 40004],
    ['approved', 40002],
    ['rejected', 20016],
  ])('are closed once the KYC is %s', async (status, code) => {
    const seller = await signUpSeller(app)
    await putKyc(seller, status)
    expect(await save(seller, { register_name_en: 'Another Limited' })).toMatchObject({ code, data: null })
    expect(await findKycSections(app.deps.table, seller.companyId, 'kyc-1')).not.toHaveProperty(
      'company_info',
    )
  })

  test('start a KYC, and are merged into its data', async () => {
    const seller = await signUpSeller(app)
    const first = await save(seller, { register_name_en: 'Lantern Street Trading Limited', brn: '31130878' })
    expect(first).toMatchObject({ status: 200, code: 0, data: { kyc_status: 'draft' } })
    const second = await save(seller, { entity_type: 'limited_company', brn: '17674094' })
    expect(second.data).toEqual({
      kyc_id: first.data.kyc_id,
      kyc_status: 'draft',
      company_info: {
        register_name_en: 'Lantern Street Trading Limited',
        brn: '17674094',
        entity_type: 'limited_company',
      },
    })
    const { kycId } = await companyOf(seller)
    expect(kycId).toBe(first.data.kyc_id)
    expect(await findKyc(app.deps.table, seller.companyId, kycId ?? '')).toMatchObject({ version: 2 })
  })

  test('saved concurrently are both kept, or one gets a conflict', async () => {
    const seller = await signUpSeller(app)
    await save(seller, { register_name_en: 'Lantern Street Trading Limited' })
    const answers = await Promise.all([
      save(seller, { brn: '31130878' }),
      save(seller, { registered_address: '1 Lantern Street' }),
    ])
    for (const { code } of answers) expect([0, 20009]).toContain(code)
    const { kycId } = await companyOf(seller)
    const sections = await findKycSections(app.deps.table, seller.companyId, kycId ?? '')
    expect('brn' in (sections.company_info ?? {})).toBe(answers[0].code === 0)
    expect('registered_address' in (sections.company_info ?? {})).toBe(answers[1].code === 0)
  })
})

const person = (name: string, percent: string, changes: ConnectedPersonDraft = {}) => ({
  person_id: name.toLowerCase(),
  full_name_en: name,
  capacity: 'shareholder',
  ownership_percent: percent,
  ...changes,
})

describe('the shareholder structure', () => {
  test('is empty before anybody is entered', async () => {
    expect(await structureOf(await signUpSeller(app))).toEqual({
      kyc_status: 'draft',
      shareholders: [],
      beneficial_owners: [],
      declared_percent: '0.00',
    })
  })

  test('has holders of 25% or more without duplicates or ID numbers', async () => {
    const seller = await signUpSeller(app)
    const card = { certificate_type: 'hk_id', id_number: 'A123456(3)' } as const
    await putKyc(seller, 'submitted', [
      person('Au', '12.50', { ...card, capacity: 'director' }),
      person('Bai', '24.99'),
      person('Chan', '25'),
      person('Au', '12.50', { ...card, full_name_cn: '区' }),
      { full_name_en: 'Deng', capacity: 'director' },
      person('Fok', '0'),
    ])
    const structure = await structureOf(seller)
    expect(structure.kyc_status).toBe('submitted')
    expect(
      structure.shareholders.map(({ name_en, ownership_percent }) => [name_en, ownership_percent]),
    ).toEqual([
      ['Au', '12.50'],
      ['Bai', '24.99'],
      ['Chan', '25'],
      ['Au', '12.50'],
    ])
    expect(
      structure.beneficial_owners.map(({ name_en, ownership_percent }) => [name_en, ownership_percent]),
    ).toEqual([
      ['Au', '25.00'],
      ['Chan', '25.00'],
    ])
    expect(structure.declared_percent).toBe('74.99')
    expect(JSON.stringify(structure)).not.toContain('A123456')
  })
})

describe('signers and the rate', () => {
  test('are the directors of the KYC', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const { data } = await app.send(applicationEndpoints.listDirectorNames, {}, seller)
    expect(data).toEqual([{ name: directorName }])
  })

  test('a rate older than configured is neither shown nor used for prices', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    // 30 October, on 2 November.
    expect(await app.send(drawdownEndpoints.getSofr, {}, seller)).toMatchObject({
      status: 200,
      data: { percent: '4.30', date: '2026-10-30' },
    })
    const strict = await createTestApp({ config: { benchmarkMaxAgeDays: 2 } })
    try {
      const other = await buildFacility(strict, { limitCents: 100_000_00 })
      expect(await strict.send(drawdownEndpoints.getSofr, {}, other)).toMatchObject({
        status: 422,
        code: codeOf('noCurrentBenchmark'),
        data: null,
      })
      expect(await requestQuote(strict, other, '5000.00')).toMatchObject({
        status: 422,
        code: codeOf('noCurrentBenchmark'),
      })
      const { data: facility } = await strict.send(
        creditEndpoints.getFacilityDetail,
        { body: { facility_id: other.facilityId } },
        other,
      )
      expect(facility.interest_rates).toMatchObject([
        { benchmark_rate: null, benchmark_date: null, rate: null },
      ])
      const fresh = {
        name: 'SOFR' as const,
        percent: '4.40',
        date: '2026-10-31',
        source: benchmarks.SOFR.publisher,
      }
      await strict.deps.table.transact({ benchmark: putBenchmark(strict.deps.table, fresh) })
      expect(await requestQuote(strict, other, '5000.00')).toMatchObject({ status: 200 })
    } finally {
      await strict.close()
    }
  })
})
