import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { findCompanyIdOfNumber } from '../../../functions/data/company-numbers.ts'
import { callDesk } from '../../support/draw-money.ts'
import { setMembership } from '../../support/set-membership.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { takeKyc } from '../../support/take-kyc.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { uploadFile } from '../files/upload-file.ts'
import { companyInfo, completeKyc, director, readKyc, saveSection, submit } from './kyc-data.ts'

const app = await useTestApp()

interface Verified extends Seller {
  kycId: string
  info: ReturnType<typeof companyInfo>
}
let seller: Verified

const desk = (action: string, fields: Record<string, unknown> = {}, who = seller) =>
  callDesk(app, action, { reason: 'compared with the register', companyId: who.companyId, ...fields })

const begin = ({ token }: Seller = seller) => app.send(kycEndpoints.changeCompany, { body: {} }, { token })
const withdraw = (id: string, { token }: Seller = seller) =>
  app.send(kycEndpoints.withdrawChange, { body: { id } }, { token })
const profile = async () => (await app.send(companiesEndpoints.getCompanyProfile, {}, seller)).data
const signers = async () =>
  (await app.send(applicationEndpoints.listDirectorNames, {}, seller)).data.map(({ name }) => name)
const shareholders = async () =>
  (await app.send(applicationEndpoints.getShareholderStructure, {}, seller)).data
const ownerOf = (number: string) => findCompanyIdOfNumber(app.deps.table, { kind: 'brn', number })

const newNumber = () => companyInfo().brn ?? ''

/** A change of name and number with a second director, saved and not submitted. */
const changed = async (brn = newNumber()) => {
  const { token, info } = seller
  const { id } = (await begin()).data
  await saveSection(app, token, id, 'company_info', { ...info, brn, register_name_en: 'Renamed Limited' })
  const { data } = await readKyc(app, token, id)
  const [front, back] = [await uploadFile(app, token), await uploadFile(app, token)]
  const second = director(
    { front, back },
    {
      full_name_en: 'Chan Siu Ming',
      full_name_cn: '陈小明',
      certificate_type: 'passport',
      id_number: 'E12345678',
      ownership_percent: '60',
      email: 'chan.siuming@shop.test',
      mobile: '13900139002',
    },
  )
  await saveSection(app, token, id, 'connected_persons', {
    persons: [...(data.connected_persons?.persons ?? []), second],
  })
  return { id, brn }
}

/** Everything that readers of a company's KYC receive. */
const company = async () => ({
  ...(await profile()),
  change: null,
  signers: await signers(),
  shareholders: await shareholders(),
  detail: (await readKyc(app, seller.token, seller.kycId)).data.connected_persons,
  owner: await ownerOf(seller.info.brn ?? ''),
})

const submitWith = async (brn: string, who: Seller) => {
  const id = await completeKyc(app, who.token, companyInfo({ brn }))
  return submit(app, who.token, id)
}

beforeEach(async () => {
  const who = await signUpSeller(app)
  const info = companyInfo()
  const kycId = await completeKyc(app, who.token, info)
  await submit(app, who.token, kycId)
  seller = { ...who, kycId, info }
  await desk('kyc-approve', unreviewed)
})

const submitted = async () => {
  const change = await changed()
  await submit(app, seller.token, change.id)
  return change
}
const decided = async (action: string) => {
  const change = await submitted()
  await desk(action)
  return change
}

const taken = async () => {
  const change = await submitted()
  await takeKyc(app, seller.companyId)
  return change
}

const withdrawn = async (change: { id: string; brn: string }) => {
  await withdraw(change.id)
  return change
}

describe('a change of a company', () => {
  it('can be started only for a verified company, by an administrator', async () => {
    const draft = await signUpSeller(app)
    expect((await begin(draft)).code).toBe(20016)
    await completeKyc(app, draft.token)
    expect((await begin(draft)).code).toBe(20016)
    await setMembership(app, seller, { role: 'user' })
    expect((await begin()).code).toBe(403)
  })

  it('exists once, however often and concurrently it is started', async () => {
    const answers = await Promise.all([begin(), begin()])
    for (const { code } of answers) expect([200, 20009]).toContain(code)
    const [one, other] = [await begin(), await begin()]
    expect(one.data).toEqual(other.data)
    expect((await profile()).change).toEqual({ kyc_id: one.data.id, kyc_status: 'draft' })
  })

  it('starts with the approved data, and cannot be submitted unchanged', async () => {
    const { id } = (await begin()).data
    const { data } = await readKyc(app, seller.token, id)
    expect(data).toMatchObject({ status: 'draft', company_info: seller.info })
    expect(data.in_force).toMatchObject({
      company_info: data.company_info,
      connected_persons: data.connected_persons,
    })
    expect((await submit(app, seller.token, id)).errors).toEqual([
      { field: 'body.id', rule: 'nothingChanged' },
    ])
  })

  it.each([
    { stage: 'drafted', change: () => changed(), claims: false },
    { stage: 'submitted', change: submitted, claims: true },
    { stage: 'taken by a reviewer', change: taken, claims: true },
    { stage: 'returned', change: () => decided('kyc-return'), claims: true },
  ])('leaves the company unchanged while it is $stage', async ({ change, claims }) => {
    const before = await company()
    const { id, brn } = await change()
    expect(await company()).toEqual(before)
    expect((await profile()).change?.kyc_id).toBe(id)
    expect(await ownerOf(brn)).toBe(claims ? seller.companyId : undefined)
  })

  it.each([
    { end: 'rejected', change: () => decided('kyc-reject') },
    { end: 'withdrawn unsubmitted', change: async () => withdrawn(await changed()) },
    { end: 'withdrawn', change: async () => withdrawn(await submitted()) },
    {
      end: 'withdrawn although a reviewer had taken it',
      change: async () => withdrawn(await taken()),
    },
    { end: 'withdrawn after it was returned', change: async () => withdrawn(await decided('kyc-return')) },
  ])('leaves the company unchanged once it is $end', async ({ change }) => {
    const before = await company()
    const { id, brn } = await change()
    expect(await company()).toEqual(before)
    expect((await profile()).change).toBeNull()
    expect(await ownerOf(brn)).toBeUndefined()
    expect((await saveSection(app, seller.token, id, 'company_info', seller.info)).code).toBe(20016)
    expect((await submit(app, seller.token, id)).code).toBe(20016)
    // The next change begins with the KYC in force.
    const next = await readKyc(app, seller.token, (await begin()).data.id)
    expect(next.data.company_info).toEqual(seller.info)
  })

  it('replaces the approved data once it is approved', async () => {
    const { id, brn } = await changed()
    await submit(app, seller.token, id)
    await desk('kyc-approve', { kycId: id, ...unreviewed })
    expect(await profile()).toMatchObject({
      registerNameEn: 'Renamed Limited',
      kycStatus: 'approved',
      kyc_id: id,
      change: null,
    })
    expect(await signers()).toEqual(['Lin Meihua', 'Chan Siu Ming'])
    expect((await shareholders()).shareholders).toMatchObject([{ name_en: 'Chan Siu Ming' }])
    expect([await ownerOf(brn), await ownerOf(seller.info.brn ?? '')]).toEqual([seller.companyId, undefined])
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).toContain('变更')
  })

  it('can be corrected and resubmitted after a return', async () => {
    const { id, brn } = await changed()
    await submit(app, seller.token, id)
    await desk('kyc-return', { fields: [{ field: 'company_info.brn', reason: 'mismatch' }] })
    const corrected = newNumber()
    const save = { ...seller.info, register_name_en: 'Renamed Limited', brn: corrected }
    expect((await saveSection(app, seller.token, id, 'company_info', save)).code).toBe(200)
    expect((await submit(app, seller.token, id)).code).toBe(200)
    expect([await ownerOf(brn), await ownerOf(corrected)]).toEqual([undefined, seller.companyId])
    await desk('kyc-reject')
    expect([await ownerOf(corrected), await ownerOf(seller.info.brn ?? '')]).toEqual([
      undefined,
      seller.companyId,
    ])
  })

  it('can be withdrawn once, by an administrator, before the decision', async () => {
    const { id } = await changed()
    const stranger = await signUpSeller(app)
    expect((await withdraw(id, stranger)).code).toBe(20018)
    expect((await withdraw(seller.kycId)).code).toBe(20016)
    await submit(app, seller.token, id)
    const [given, approved] = await Promise.all([
      withdraw(id),
      desk('kyc-approve', { kycId: id, ...unreviewed }),
    ])
    expect([given.code === 200, approved.ok].filter(Boolean)).toHaveLength(1)
    expect((await profile()).change).toBeNull()
    const next = (await changed()).id
    expect([(await withdraw(next)).code, (await withdraw(next)).code]).toEqual([200, 200])
  })

  it('is shown to the reviewer next to the data in force, with the risk of added people', async () => {
    const other = await signUpSeller(app)
    const { id } = await changed()
    await submit(app, seller.token, id)
    await app.drainEvents()
    const shown = await desk('kyc-show')
    expect(shown).toMatchObject({
      kycId: id,
      changesKycId: seller.kycId,
      changes: expect.arrayContaining([
        {
          kind: 'changed',
          field: 'company_info.register_name_en',
          before: seller.info.register_name_en,
          after: 'Renamed Limited',
        },
        { kind: 'added', list: 'persons', entry: expect.objectContaining({ full_name_en: 'Chan Siu Ming' }) },
      ]),
    })
    expect(await desk('kyc-list')).toMatchObject({
      waiting: expect.arrayContaining([expect.objectContaining({ kycId: id, isChange: true })]),
    })
    const front = await uploadFile(app, other.token)
    const theirs = await completeKyc(app, other.token)
    await saveSection(app, other.token, theirs, 'connected_persons', {
      persons: [director({ front, back: front }, { certificate_type: 'passport', id_number: 'E12345678' })],
    })
    await submit(app, other.token, theirs)
    await app.drainEvents()
    expect(await desk('kyc-risk')).toMatchObject({
      shared: expect.arrayContaining([
        {
          kind: 'id-number',
          companies: expect.arrayContaining([expect.objectContaining({ companyId: other.companyId })]),
        },
      ]),
    })
  })
})

describe('the review history of a company', () => {
  it('has each review’s submitter, claim and outcome, including changes', async () => {
    const { id } = await changed()
    await submit(app, seller.token, id)
    app.clock.advance('PT1H')
    await takeKyc(app, seller.companyId)
    const takenAt = app.deps.clock().toISOString()
    expect((await readKyc(app, seller.token, id)).data).toMatchObject({
      status: 'in progress',
      submitted_by: seller.email,
      taken_at: takenAt,
    })
    await desk('kyc-reject')
    const { data } = await readKyc(app, seller.token, seller.kycId)
    expect(data.decided_at).not.toBe(takenAt)
    expect(data.reviews).toMatchObject([
      { decision: 'rejected', submitted_by: seller.email, taken_at: takenAt },
      { decision: 'approved', submitted_by: seller.email, taken_at: null },
    ])
  })
})

describe('the number of another company', () => {
  it('is refused by the user’s relation to it: none, member, or pending request (N24)', async () => {
    const brn = seller.info.brn ?? ''
    const named = { companyId: seller.companyId }
    const [stranger, member, asker] = [
      await signUpSeller(app),
      await signUpSeller(app),
      await signUpSeller(app),
    ]
    await setMembership(app, { ...named, userId: member.userId }, { role: 'user' })
    await setMembership(app, { ...named, userId: asker.userId }, { role: 'user', status: 'Confirming' })
    expect((await submitWith(brn, stranger)).code).toBe(30015)
    expect((await submitWith(brn, member)).code).toBe(30013)
    expect((await submitWith(brn, asker)).code).toBe(30016)
  })
})
