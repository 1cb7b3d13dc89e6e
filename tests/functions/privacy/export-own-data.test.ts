import { expect, test } from 'vitest'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { OwnDataKind } from '#shared/privacy/own-data.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { type Agreement, replaceAgreement } from '../../../functions/data/agreements.ts'
import { listUserAudit } from '../../../functions/data/audit-lists.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { putKycSection } from '../../../functions/data/kyc.ts'
import { putReading } from '../../../functions/data/reading-progress.ts'
import { findFactors, replaceFactors } from '../../../functions/data/second-factors.ts'
import { appendSigningEvents } from '../../../functions/data/signing-events.ts'
import { buildFacility, directorName } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

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

/** Enters two people in the KYC of a seller's company. */
const namePeople = async ({ companyId, token }: Seller, persons: readonly object[]) => {
  const { table } = app.deps
  const kycId = (await app.send(kycEndpoints.createKyc, { body: {} }, { token })).data.id
  const company = await findCompany(table, companyId)
  if (!company) throw new Error('no company')
  await table.transact({
    ...storeCompany(table, { ...company, registerNameEn: 'Lantern Street Trading Limited' }),
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

test('a user gets all of their stored data, and nothing of a colleague', async () => {
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
    expect.objectContaining({ full_name: 'CHAN Tai Man', birth_date: '1990-01-01', id_number: 'A1•••••(•)' }),
  ])
  expect(of('consents')).toEqual([expect.objectContaining({ ip: '203.0.113.7' })])
  expect(of('sessions')).toContainEqual(expect.objectContaining({ ip: '203.0.113.7', user_agent: 'test' }))
  expect(of('acts')?.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['register', 'create-kyc', 'export-own-data']),
  )
  for (const others of [colleague.email, colleague.userId, 'WONG', 'C668668'])
    expect(answer.body).not.toContain(others)
})

/** Signs an agreement with a guarantee as the seller, one of its signers. */
const signAgreement = async ({ companyId, email }: Seller) => {
  const { table } = app.deps
  const at = '2026-11-01T02:00:00.000Z'
  const signature = {
    fullName: 'Chan Tai Man',
    signedAt: at,
    ip: '203.0.113.8',
    userAgent: 'phone',
    documentSha256: 'd'.repeat(64),
    drawn: 'M0 0L9 9',
  }
  const signer = {
    signerId: 'one',
    name: 'CHAN Tai Man',
    email,
    capacity: 'director' as const,
    signs: ['facility', 'guarantee'] as const,
    signature,
    companions: { guarantee: { signature: { ...signature, ip: '203.0.113.9' } } },
    status: 2 as const,
  }
  const chained = appendSigningEvents<Agreement>(
    table,
    {
      agreementId: 'agreement-1',
      agreementNumber: 'FA-1',
      agreementVersion: '2026.5',
      agreementDate: '2026-11-01',
      companyId,
      productCode: 'small_shop_financing',
      locale: 'en',
      status: 'signed',
      lenderName: 'Brightquay',
      licenceNumber: '1',
      companyName: 'Lantern Street Trading Limited',
      signers: [signer, { ...signer, signerId: 'two', name: 'WONG Mei Ling', email: 'wong@other.test' }],
      companions: [{ kind: 'guarantee', number: 'GT-1', version: '2026.1' }],
      createdAt: at,
      terms: productTerms.small_shop_financing,
      version: 0,
    },
    [
      { kind: 'opened', signerId: 'one', ip: '203.0.113.8', userAgent: 'phone' },
      { kind: 'opened', signerId: 'two', ip: '198.51.100.200' },
    ],
    new Date(at),
  )
  await table.transact<string>({
    agreement: replaceAgreement(table, chained.agreement),
    ...chained.writes,
    reading: putReading(
      table,
      { companyId, agreementId: 'agreement-1', signerId: 'one', contact: 0, documentSha256: 'd'.repeat(64) },
      { read: 12, locale: 'en' },
    ),
  })
}

test('a signer gets their signatures, drawdowns, factors and the lender’s acts about them', async () => {
  const built = await buildFacility(app, { limitCents: 250_000_00 })
  const { table } = app.deps
  const drawdownId = await requestDrawdown(app, built, '10000.00')
  await signAgreement(built)
  for (const act of ['user-block', 'user-unblock']) await callDesk(app, act, { user: built.email })
  const seller = await logInAgain(app, built)
  await table.transact({
    factors: replaceFactors(table, {
      ...(await findFactors(table, built.userId)),
      passkeys: [
        {
          passkeyId: 'secret-passkey',
          publicKey: 'secret-key',
          counter: 1,
          transports: [],
          name: 'Office',
          addedAt: '2026-10-01T00:00:00.000Z',
          lastUsedAt: '2026-11-01T00:00:00.000Z',
        },
      ],
      reset: { at: '2026-10-02T00:00:00.000Z', by: 'grace', identityCheck: 'called back' },
    }),
  })
  const { sections, ...answer } = (await ask(seller)).data
  const of = (kind: OwnDataKind) => sections.find((section) => section.kind === kind)?.records
  expect(of('drawdowns')).toEqual([
    expect.objectContaining({
      act: 'signed',
      drawdown_number: drawdownId,
      full_name: directorName,
      ip: '203.0.113.7',
      user_agent: 'test',
    }),
  ])
  expect(of('signatures')).toEqual([
    expect.objectContaining({ agreement_number: 'FA-1', ip: '203.0.113.8', drawn: 'M0 0L9 9' }),
    expect.objectContaining({ agreement_number: 'GT-1', ip: '203.0.113.9', signed_as: 'Chan Tai Man' }),
  ])
  expect(of('signings')).toEqual([
    expect.objectContaining({ act: 'opened', ip: '203.0.113.8' }),
    expect.objectContaining({ clauses_read: '12', language: 'en' }),
  ])
  expect(of('factors')).toEqual([
    expect.objectContaining({ name: 'Office', last_used_at: '2026-11-01T00:00:00.000Z' }),
    expect.objectContaining({ act: 'reset', reason: 'called back' }),
  ])
  expect(
    of('lenderActs')
      ?.map(({ act, reason }) => `${act}: ${reason}`)
      .toSorted(),
  ).toEqual(['user-block: test', 'user-unblock: test'])
  const body = JSON.stringify({ sections, ...answer })
  for (const others of ['tester', 'grace', 'WONG', '198.51.100.200', 'secret'])
    expect(body).not.toContain(others)
})

test('it contains no secrets', async () => {
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

test('an unverified address does not reveal documents', async () => {
  const owner = await signUpSeller(app)
  const unproven = await signUpSeller(app, { activates: false })
  await namePeople(owner, [person(unproven.email, 'A123456(3)', 'CHAN Tai Man')])
  expect((await ask(unproven)).code).toBe(80005)
})

test('it is audited each time, and limited to five times a day', async () => {
  const seller = await signUpSeller(app)
  for (let time = 0; time < 5; time++) expect((await ask(seller)).status).toBe(200)
  expect((await ask(seller)).status).toBe(429)
  const { items } = await listUserAudit(app.deps.table, seller.userId, { limit: 100 })
  expect(items.filter(({ action }) => action === 'export-own-data')).toHaveLength(5)
  app.clock.advance('PT24H')
  expect(await recordsOf(seller, 'profile').catch(() => undefined)).toBeUndefined()
})
