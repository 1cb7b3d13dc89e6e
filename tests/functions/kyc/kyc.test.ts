import { describe, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { maximumConnectedPersons } from '#shared/kyc/connected-persons.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { findKyc, findKycSections, putKycSection } from '../../../functions/data/kyc.ts'
import { deskOf } from '../../support/desk-of.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { pdf, scanFile, sendFile, uploadFile } from '../files/upload-file.ts'
import { beginKyc, companyInfo, completeKyc, director, readKyc, saveSection, submit } from './kyc-data.ts'

const app = await useTestApp()

const profileOf = async (token: string) =>
  (await app.send(companiesEndpoints.getCompanyProfile, {}, { token })).data

const desk = (action: string, companyId: string, reason = 'seen') =>
  deskOf(app.deps)({
    action,
    actor: 'ada',
    reason,
    companyId,
    ...(action === 'kyc-approve' ? unreviewed : {}),
  })

describe('a KYC', () => {
  it('is started once, saved by sections, read back and submitted', async () => {
    const { token, companyId } = await signUpSeller(app)
    expect(await profileOf(token)).toEqual({
      companyId,
      id: companyId,
      registerNameEn: null,
      registerNameCn: null,
      kycStatus: 'draft',
      isDefault: true,
      kyc_id: null,
      change: null,
      role: 'administrator',
    })
    const info = companyInfo()
    const id = await completeKyc(app, token, info)
    expect(await beginKyc(app, token)).toBe(id)

    const { data: saved } = await readKyc(app, token, id)
    expect(saved).toMatchObject({ id, status: 'draft', submitted_at: null, company_info: info })
    expect(saved.files).toHaveLength(3)
    expect(saved.connected_persons?.persons[0]?.person_id).toBeTruthy()

    expect(await submit(app, token, id)).toMatchObject({ status: 200, data: { id, status: 'submitted' } })
    expect(await profileOf(token)).toMatchObject({
      registerNameEn: info.register_name_en,
      registerNameCn: info.register_name_cn,
      kycStatus: 'submitted',
      kyc_id: id,
    })
    expect((await readKyc(app, token, id)).data.submitted_at).toBe(app.deps.clock().toISOString())
  })

  it('exists once, although two calls start it concurrently', async () => {
    const { token } = await signUpSeller(app)
    const answers = await Promise.all(
      [1, 2].map(() => app.send(kycEndpoints.createKyc, { body: {} }, { token })),
    )
    const begun = answers.filter(({ code }) => code === 200).map(({ data }) => data.id)
    expect(new Set(begun).size).toBe(1)
    expect((await profileOf(token)).kyc_id).toBe(begun[0])
    for (const { code } of answers) expect([200, 20009]).toContain(code)
  })

  it('reports everything that is missing when submitted empty', async () => {
    const { token } = await signUpSeller(app)
    const answer = await submit(app, token, await beginKyc(app, token))
    expect(answer).toMatchObject({ status: 400, code: 20008 })
    expect(answer.errors).toEqual([
      { field: 'company_info.entity_type', rule: 'required' },
      { field: 'company_info.country_region', rule: 'required' },
      { field: 'company_info.incorporation_date', rule: 'required' },
      { field: 'company_info.registered_address', rule: 'required' },
      { field: 'company_info.register_name_en', rule: 'required' },
      { field: 'business_info', rule: 'atLeastOne' },
      { field: 'connected_persons.persons', rule: 'atLeastOne' },
      { field: 'documents.certificate_of_incorporation', rule: 'required' },
    ])
    expect((await profileOf(token)).kycStatus).toBe('draft')
  })

  it('is submitted once, by concurrent or repeated calls', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await completeKyc(app, token)
    const answers = await Promise.all([submit(app, token, id), submit(app, token, id)])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect((await submit(app, token, id)).code).toBe(40004)
    const events = (await app.everyItem()).filter(
      (item) =>
        item['type'] === 'event' &&
        item['name'] === 'kyc-submitted' &&
        (item['payload'] as { companyId: string }).companyId === companyId,
    )
    expect(events).toHaveLength(1)
  })

  it('cannot be changed or restarted under review or after approval', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await completeKyc(app, token)
    await submit(app, token, id)
    const save = () => saveSection(app, token, id, 'business_info', { years_of_business: 7 })
    const begin = () => app.send(kycEndpoints.createKyc, { body: {} }, { token })
    expect((await save()).code).toBe(40004)
    expect((await begin()).code).toBe(40001)
    await desk('kyc-approve', companyId)
    expect((await save()).code).toBe(40002)
    expect((await begin()).code).toBe(40002)
    expect((await submit(app, token, id)).code).toBe(40002)
    expect((await readKyc(app, token, id)).data.business_info).not.toHaveProperty('years_of_business')
  })

  it('that was returned has the reasons, and can be changed and resubmitted', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await completeKyc(app, token, companyInfo({ brn: '61234567' }))
    await submit(app, token, id)
    await desk('kyc-return', companyId, 'the BRN is not yours')
    expect((await readKyc(app, token, id)).data).toMatchObject({
      status: 'returned',
      return_reason: 'the BRN is not yours',
    })
    await saveSection(app, token, id, 'company_info', companyInfo({ brn: '67654321' }))
    expect(await submit(app, token, id)).toMatchObject({ data: { status: 'submitted' } })
    // The corrected number is available to its owner.
    const owner = await signUpSeller(app)
    const theirs = await completeKyc(app, owner.token, companyInfo({ brn: '61234567' }))
    expect((await submit(app, owner.token, theirs)).code).toBe(200)
  })

  it('that was rejected is kept, and the next one starts with its data', async () => {
    const { token, companyId } = await signUpSeller(app)
    const info = companyInfo()
    const id = await completeKyc(app, token, info)
    await submit(app, token, id)
    await desk('kyc-reject', companyId)
    expect((await saveSection(app, token, id, 'company_info', info)).code).toBe(20016)
    const next = await beginKyc(app, token)
    expect(next).not.toBe(id)
    const former = (await readKyc(app, token, id)).data
    const { files } = former
    expect(files).not.toEqual([])
    expect((await readKyc(app, token, next)).data).toMatchObject({
      status: 'draft',
      company_info: info,
      files,
    })
    expect(former).toMatchObject({ status: 'rejected', return_reason: null })
    expect((await submit(app, token, next)).code).toBe(200)
  })
})

describe('another company', () => {
  it('can neither read nor change it', async () => {
    const seller = await signUpSeller(app)
    const stranger = await signUpSeller(app)
    const id = await completeKyc(app, seller.token)
    const before = (await readKyc(app, seller.token, id)).data
    for (const answer of [
      await readKyc(app, stranger.token, id),
      await saveSection(app, stranger.token, id, 'company_info', companyInfo()),
      await submit(app, stranger.token, id),
    ])
      expect(answer).toMatchObject({ status: 404, code: 20018, data: null })
    expect((await readKyc(app, seller.token, id)).data).toEqual(before)
  })

  it('cannot use the first one’s documents', async () => {
    const seller = await signUpSeller(app)
    const stranger = await signUpSeller(app)
    const fileId = await uploadFile(app, seller.token)
    const id = await beginKyc(app, stranger.token)
    const saved = await saveSection(app, stranger.token, id, 'documents', {
      certificate_of_incorporation: fileId,
    })
    expect(saved).toMatchObject({ status: 404, code: 20018 })
    expect(saved.errors).toEqual([{ field: 'body.data.certificate_of_incorporation', rule: 'invalid' }])
    expect((await readKyc(app, stranger.token, id)).data.documents).toBeNull()

    const { table } = app.deps
    const kyc = { companyId: stranger.companyId, kycId: id }
    const data = { certificate_of_incorporation: fileId }
    await table.transact({ section: putKycSection(table, kyc, { section: 'documents', data, files: [] }) })
    expect((await submit(app, stranger.token, id)).errors).toContainEqual({
      field: 'documents.certificate_of_incorporation',
      rule: 'invalid',
    })
    expect((await readKyc(app, stranger.token, id)).data.files).toEqual([])
  })

  it('cannot claim a BRN concurrently: one of the two is told to request an invitation', async () => {
    const info = companyInfo()
    const rivals = await Promise.all([signUpSeller(app), signUpSeller(app)])
    const ids = await Promise.all(rivals.map(({ token }) => completeKyc(app, token, info)))
    const answers = await Promise.all(rivals.map(({ token }, index) => submit(app, token, ids[index] ?? '')))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 30015])
    expect(answers.find(({ code }) => code === 30015)?.errors).toEqual([
      { field: 'company_info.brn', rule: 'numberTaken' },
    ])
  })

  it('cannot claim the same BRN or USCC', async () => {
    const seller = await signUpSeller(app)
    const rival = await signUpSeller(app)
    const mine = companyInfo({ uscc: '91350100M000100Y43' })
    await submit(app, seller.token, await completeKyc(app, seller.token, mine))
    const id = await completeKyc(app, rival.token, companyInfo({ brn: mine.brn as string }))
    expect(await submit(app, rival.token, id)).toMatchObject({ status: 403, code: 30015 })
    await saveSection(app, rival.token, id, 'company_info', companyInfo({ uscc: '91350100M000100Y43' }))
    expect(await submit(app, rival.token, id)).toMatchObject({ status: 403, code: 30015 })
    expect((await profileOf(rival.token)).kycStatus).toBe('draft')
  })
})

describe('a section', () => {
  it('may be incomplete, but not invalid', async () => {
    const { token } = await signUpSeller(app)
    const id = await beginKyc(app, token)
    const wrong = await saveSection(app, token, id, 'company_info', {
      register_name_en: 'Only a name',
      country_region: '999',
      brn: '1234567',
      uscc: '91350100M000100Y44',
      incorporation_date: '2026-02-30',
    })
    expect(wrong).toMatchObject({ status: 400, code: 20008 })
    expect(wrong.errors).toEqual([
      { field: 'body.data.country_region', rule: 'unknownOption' },
      { field: 'body.data.incorporation_date', rule: 'dateInvalid' },
      { field: 'body.data.brn', rule: 'brnInvalid' },
      { field: 'body.data.uscc', rule: 'usccCheckDigit' },
    ])
    expect(
      (await saveSection(app, token, id, 'company_info', { register_name_en: 'Only a name' })).code,
    ).toBe(200)
  })

  it.each(['Two\nlines', 'Turned \u202Eemoc.kcilc', 'Tab\there', 'Separated\u2028here'])(
    'refuses a name that would read differently in a mail or a contract: %j',
    async (name) => {
      const { token } = await signUpSeller(app)
      const id = await beginKyc(app, token)
      const saved = await saveSection(app, token, id, 'company_info', { register_name_en: name })
      expect(saved).toMatchObject({
        code: 20008,
        errors: [{ field: 'body.data.register_name_en', rule: 'charactersInvalid' }],
      })
    },
  )

  it('accepts exactly the names that the documents’ fonts can print', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await beginKyc(app, token)
    const save = (names: object) => saveSection(app, token, id, 'company_info', names)
    expect(await save({ register_name_en: '𓀀 Trading', register_name_cn: '灯\u200d街' })).toMatchObject({
      code: 20008,
      errors: [
        { field: 'body.data.register_name_en', rule: 'cannotBePrinted' },
        { field: 'body.data.register_name_cn', rule: 'cannotBePrinted' },
      ],
    })
    expect((await findKycSections(app.deps.table, companyId, id)).company_info).toBeUndefined()
    const names = { register_name_en: 'Łukasz & Şahin', register_name_cn: '𠮷野家䶮㴔' }
    expect((await save(names)).code).toBe(200)
  })

  it('composes letters with their marks, and refuses a mark without a composed letter', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await beginKyc(app, token)
    const save = (name: string) => saveSection(app, token, id, 'company_info', { register_name_en: name })
    expect((await save('Nguyễn Trading'.normalize('NFD'))).code).toBe(200)
    expect((await findKycSections(app.deps.table, companyId, id)).company_info).toMatchObject({
      register_name_en: 'Nguyễn Trading',
    })
    expect(await save('X\u0301 Trading')).toMatchObject({
      code: 20008,
      errors: [{ field: 'body.data.register_name_en', rule: 'cannotBePrinted' }],
    })
  })

  it('from before documents were required cannot be submitted', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await completeKyc(app, token)
    const { table } = app.deps
    const [kyc, sections] = await Promise.all([
      findKyc(table, companyId, id),
      findKycSections(table, companyId, id),
    ])
    if (!kyc || !sections.company_info) throw new Error('the KYC is not there')
    const data = { ...sections.company_info, register_name_en: '𓀀 Trading' }
    await table.transact({ section: putKycSection(table, kyc, { section: 'company_info', data, files: [] }) })
    expect(await submit(app, token, id)).toMatchObject({
      status: 400,
      errors: [{ field: 'company_info.register_name_en', rule: 'cannotBePrinted' }],
    })
  })

  it('drops unknown fields', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await beginKyc(app, token)
    const data = { years_of_business: 3, kycStatus: 'approved' }
    await saveSection(app, token, id, 'business_info', data)
    const stored = await findKycSections(app.deps.table, companyId, id)
    expect(stored.business_info).toEqual({ years_of_business: 3 })
  })

  it('cannot refer to an incomplete upload', async () => {
    const { token } = await signUpSeller(app)
    const id = await beginKyc(app, token)
    const { fileId } = await sendFile(app, token, { content: pdf() })
    const saved = await saveSection(app, token, id, 'connected_persons', {
      persons: [{ id_front_file_id: fileId }],
    })
    expect(saved).toMatchObject({ code: 20018 })
    expect(saved.errors).toEqual([{ field: 'body.data.persons.0.id_front_file_id', rule: 'invalid' }])
  })

  it.each(['THREATS_FOUND', 'UNSUPPORTED'])(
    'cannot be submitted with a file whose scan result is %s',
    async (result) => {
      const { token, companyId } = await signUpSeller(app)
      const id = await completeKyc(app, token)
      const certificate = (await findKycSections(app.deps.table, companyId, id)).documents
        ?.certificate_of_incorporation
      await scanFile(app, companyId, certificate ?? '', pdf(), result)
      const field = 'documents.certificate_of_incorporation'
      expect(await submit(app, token, id)).toMatchObject({
        status: 400,
        errors: [{ field, rule: 'fileNotClean' }],
      })
      const another = await uploadFile(app, token)
      await saveSection(app, token, id, 'documents', { certificate_of_incorporation: another })
      expect(await submit(app, token, id)).toMatchObject({ status: 200 })
    },
  )

  it('may refer to the maximum number of files, and repeatedly to one file', async () => {
    const { token } = await signUpSeller(app)
    const id = await beginKyc(app, token)
    const persons = await Promise.all(
      Array.from({ length: maximumConnectedPersons }, async () =>
        director({ front: await uploadFile(app, token), back: await uploadFile(app, token) }),
      ),
    )
    expect((await saveSection(app, token, id, 'connected_persons', { persons })).code).toBe(200)
    expect((await readKyc(app, token, id)).data.files).toHaveLength(2 * maximumConnectedPersons)
    const file = await uploadFile(app, token)
    const twice = { certificate_of_incorporation: file, other: [file, file] }
    expect((await saveSection(app, token, id, 'documents', twice)).code).toBe(200)
  })

  it('may have intermediate companies, but only with the people behind them', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await completeKyc(app, token)
    const [first] = (await readKyc(app, token, id)).data.connected_persons?.persons ?? []
    const holder = {
      company_id: 'holding-1',
      register_name_en: 'Lantern Holdings Limited',
      country_region: '1',
      registration_number: '2345678',
      ownership_percent: '80',
      register_file_id: await uploadFile(app, token),
    }
    const unheld = { persons: [first ?? {}], companies: [holder] }
    expect((await saveSection(app, token, id, 'connected_persons', unheld)).code).toBe(200)
    expect((await submit(app, token, id)).errors).toEqual([
      { field: 'connected_persons.companies.0', rule: 'ownersMissing' },
    ])
    const holdings = [{ holder_id: first?.person_id ?? '', company_id: 'holding-1', percent: '100' }]
    await saveSection(app, token, id, 'connected_persons', { ...unheld, holdings })
    expect((await readKyc(app, token, id)).data.connected_persons).toEqual({ ...unheld, holdings })
    expect((await submit(app, token, id)).code).toBe(200)
    expect(await deskOf(app.deps)({ action: 'kyc-show', actor: 'ada', companyId })).toMatchObject({
      beneficialOwners: [{ nameEn: 'Lin Meihua', percent: '80.00' }],
    })
  })

  it('refuses a share of an unknown person', async () => {
    const { token } = await signUpSeller(app)
    const id = await completeKyc(app, token)
    const persons = (await readKyc(app, token, id)).data.connected_persons?.persons ?? []
    const holdings = [{ holder_id: 'nobody', company_id: 'nothing', percent: '100' }]
    await saveSection(app, token, id, 'connected_persons', { persons, holdings })
    expect((await submit(app, token, id)).errors).toEqual([
      { field: 'connected_persons.holdings.0.holder_id', rule: 'unknownOption' },
      { field: 'connected_persons.holdings.0.company_id', rule: 'unknownOption' },
    ])
  })

  it('is not saved over a concurrent change, while a repeated save changes nothing', async () => {
    const { token } = await signUpSeller(app)
    const id = await beginKyc(app, token)
    const save = (years_of_business: number, version: number) =>
      app.send(
        kycEndpoints.saveKycSection,
        { params: { id }, body: { section: 'business_info', data: { years_of_business }, version } },
        { token },
      )
    const { version } = (await readKyc(app, token, id)).data
    const first = await save(3, version)
    expect(first.data.version).toBe(version + 1)
    expect(await save(4, version)).toMatchObject({ status: 409, code: 20009, data: null })
    expect((await save(3, version)).data).toEqual(first.data)
    expect((await readKyc(app, token, id)).data.business_info).toEqual({ years_of_business: 3 })
    expect((await save(4, first.data.version)).data.version).toBe(version + 2)
  })

  it('keeps a person’s id in later saves', async () => {
    const { token } = await signUpSeller(app)
    const id = await beginKyc(app, token)
    const files = { front: await uploadFile(app, token), back: await uploadFile(app, token) }
    await saveSection(app, token, id, 'connected_persons', { persons: [director(files)] })
    const first = (await readKyc(app, token, id)).data.connected_persons?.persons[0]
    await saveSection(app, token, id, 'connected_persons', {
      persons: [{ ...first, position: 'Managing director' }],
    })
    const second = (await readKyc(app, token, id)).data.connected_persons?.persons[0]
    expect(second).toEqual({ ...first, position: 'Managing director' })
  })
})
