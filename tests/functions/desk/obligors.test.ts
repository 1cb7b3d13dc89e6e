import { beforeAll, expect, test } from 'vitest'
import { obligorsOf } from '#shared/portfolio/obligors.ts'
import { findCompany } from '../../../functions/data/companies.ts'
import { findKyc, putKycSection } from '../../../functions/data/kyc.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
const first = await buildFacility(app, { limitCents: 50_000_00 })
const second = await buildFacility(app, { limitCents: 20_000_00 })
beforeAll(async () => {
  await drawMoney(app, first, '10000.00')
  await nameDirector(first, 'CHAN Tai Man')
  await nameDirector(second, 'Chan, Tai-man')
  await app.drainEvents()
})

/** A director with the same document, whatever the spelling of the name. */
const nameDirector = async ({ companyId }: SellerWithFacility, name: string) => {
  const { table } = app.deps
  const kyc = await findKyc(table, companyId, (await findCompany(table, companyId))?.kycId ?? '')
  if (!kyc) throw new Error('the company has no KYC')
  await table.transact({
    persons: putKycSection(table, kyc, {
      section: 'connected_persons',
      data: {
        persons: [
          {
            person_id: 'p',
            full_name_en: name,
            capacity: 'director',
            certificate_type: 'hk_id',
            id_number: 'A123456(3)',
          },
        ],
      },
      files: [],
    }),
  })
}

const list = (fields: object = {}) => deskResult(app, 'obligor-list', fields)

test('facilities come with those behind their company, who are one obligor with several (A15)', async () => {
  const { facilities } = await list()
  expect(facilities.map(({ facilityId }) => facilityId).toSorted()).toEqual(
    [first.facilityId, second.facilityId].toSorted(),
  )
  expect(facilities.find(({ facilityId }) => facilityId === first.facilityId)).toMatchObject({
    companyId: first.companyId,
    limitCents: 50_000_00,
    outstandingCents: 10_000_00,
    pastDueCents: 0,
    people: [{ name: 'CHAN Tai Man', personKey: expect.stringMatching(/^[0-9a-f]{32}$/) }],
  })
  expect(obligorsOf(facilities)).toMatchObject([
    { currency: 'GBP', outstandingCents: 10_000_00, limitCents: 70_000_00, sharePercent: '100.00' },
  ])
})

test('pages end, an unknown page is refused, and each read is on record', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ limit: '1', ...(cursor ? { cursor } : {}) })
    seen.push(...page.facilities.map(({ facilityId }) => facilityId))
    cursor = page.cursor
  } while (cursor)
  expect(seen.toSorted()).toEqual([first.facilityId, second.facilityId].toSorted())
  expect(await callDesk(app, 'obligor-list', { cursor: 'none' })).toMatchObject({
    ok: false,
    reason: 'invalidInput',
  })
  const { entries } = await deskResult(app, 'audit-list', { looks: true, limit: 200 })
  expect(entries.map(({ action }) => action)).toContain('obligor-list')
})
