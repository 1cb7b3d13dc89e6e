import { afterAll, beforeAll, expect, test } from 'vitest'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import type { OwnDataKind } from '#shared/privacy/own-data.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { listUserAudit } from '../../../functions/data/audit-lists.ts'
import { findCompany, replaceCompany } from '../../../functions/data/companies.ts'
import { putKycSection } from '../../../functions/data/kyc.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ask = ({ token }: Seller) => app.send(privacyEndpoints.exportOwnData, {}, { token })

const recordsOf = async (seller: Seller, kind: OwnDataKind) => {
  const { data } = await ask(seller)
  return data.sections.find((section) => section.kind === kind)?.records
}

const person = (email: string, id_number: string, full_name_en: string) => ({
  full_name_en,
  capacity: 'director',
  nationality: '1',
  certificate_type: 'hk_id',
  id_number,
  id_front_file_id: 'front',
  birth_date: '1990-01-01',
  email,
})

/** Names two people in the KYC of a seller's company. */
const namePeople = async ({ companyId, token }: Seller, persons: readonly object[]) => {
  const { table } = app.deps
  const kycId = (await app.send(kycEndpoints.createKyc, { body: {} }, { token })).data.id
  const company = await findCompany(table, companyId)
  if (!company) throw new Error('no company')
  await table.transact({
    company: replaceCompany(table, { ...company, registerNameEn: 'Lantern Street Trading Limited' }),
    section: putKycSection(
      table,
      { companyId, kycId },
      {
        section: 'connected_persons',
        data: { persons } as never,
        files: [],
      },
    ),
  })
}

test('a user is given all that is kept of them, and nothing of a colleague', async () => {
  const seller = await signUpSeller(app)
  const colleague = await signUpColleague(app, seller)
  await namePeople(seller, [
    person(seller.email, 'A123456(3)', 'CHAN Tai Man'),
    person(colleague.email, 'C668668(E)', 'WONG Mei Ling'),
  ])
  const answer = await ask(seller)
  expect(answer.status).toBe(200)
  const { sections } = answer.data
  const of = (kind: OwnDataKind) => sections.find((section) => section.kind === kind)?.records
  expect(of('profile')).toMatchObject([{ user_id: seller.userId, email: seller.email, is_activated: 'true' }])
  expect(of('companies')).toEqual([
    expect.objectContaining({ company: 'Lantern Street Trading Limited', role: 'administrator' }),
  ])
  expect(of('person')).toEqual([
    expect.objectContaining({ full_name: 'CHAN Tai Man', birth_date: '1990-01-01', id_number: 'A1•••••(3)' }),
  ])
  expect(of('consents')).toEqual([expect.objectContaining({ ip: '203.0.113.7' })])
  expect(of('sessions')).toContainEqual(expect.objectContaining({ ip: '203.0.113.7', user_agent: 'test' }))
  expect(of('acts')?.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['register', 'create-kyc', 'export-own-data']),
  )
  for (const others of [colleague.email, colleague.userId, 'WONG', 'C668668'])
    expect(answer.body).not.toContain(others)
})

test('nothing secret is in it', async () => {
  const seller = await signUpSeller(app)
  const { body } = await ask(seller)
  const items = (await app.everyItem()).filter(
    ({ pk }) => JSON.stringify(pk).includes(seller.userId) || pk === `EMAIL#${seller.email}`,
  )
  const secrets = items.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) =>
      /hash|secret|token|deviceId|sessionId/i.test(name) && typeof value === 'string' ? [value] : [],
    ),
  )
  expect(secrets.length).toBeGreaterThan(2)
  expect(secrets.filter((secret) => body.includes(secret))).toEqual([])
})

test('of who never proved the address, nobody’s papers are told by it', async () => {
  const owner = await signUpSeller(app)
  const unproven = await signUpSeller(app, { activates: false })
  await namePeople(owner, [person(unproven.email, 'A123456(3)', 'CHAN Tai Man')])
  expect((await ask(unproven)).code).toBe(80005)
})

test('it is on record each time, and is given five times a day', async () => {
  const seller = await signUpSeller(app)
  for (let time = 0; time < 5; time++) expect((await ask(seller)).status).toBe(200)
  expect((await ask(seller)).status).toBe(429)
  const { items } = await listUserAudit(app.deps.table, seller.userId, { limit: 100 })
  expect(items.filter(({ action }) => action === 'export-own-data')).toHaveLength(5)
  app.clock.advance('PT24H')
  expect(await recordsOf(seller, 'profile').catch(() => undefined)).toBeUndefined()
})
