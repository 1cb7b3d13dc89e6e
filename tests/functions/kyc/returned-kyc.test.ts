import { describe, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { locales } from '#shared/i18n/locales.ts'
import { maximumConnectedPersons } from '#shared/kyc/connected-persons.ts'
import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import type { ReturnedField } from '#shared/kyc/returned-fields.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { listKycVersions } from '../../../functions/data/kyc.ts'
import { callDesk } from '../../support/draw-money.ts'
import { refusal } from '../../support/refusal.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { takeKyc } from '../../support/take-kyc.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { uploadFile } from '../files/upload-file.ts'
import { beginKyc, companyInfo, completeKyc, director, readKyc, saveSection, submit } from './kyc-data.ts'

const { searchMessages } = notificationsEndpoints

const app = await useTestApp()

const desk = (action: string, fields: Record<string, unknown>) =>
  callDesk(app, action, { reason: 'compared with the register', ...fields })

const returnFields = (companyId: string, fields: ReturnedField[]) => desk('kyc-return', { companyId, fields })

const ofDirector = 'connected_persons.persons.0'
const mismatch = (field: string): ReturnedField => ({ field, reason: 'mismatch' })

const submitted = async () => {
  const seller = await signUpSeller(app)
  const info = companyInfo()
  const id = await completeKyc(app, seller.token, info)
  await submit(app, seller.token, id)
  return { ...seller, id, info }
}

const returned = async (...fields: string[]) => {
  const seller = await submitted()
  await returnFields(seller.companyId, fields.map(mismatch))
  return seller
}

type Detail = ResponseOf<typeof kycEndpoints.getKyc>

const returnedIn = ({ returned_fields: fields }: Detail) =>
  fields.map(({ field, corrected }) => [field, corrected])

describe('a KYC that is returned field by field', () => {
  it('has a reason for each field in every language', async () => {
    const seller = await submitted()
    const words = { 'zh-CN': '请拍清四角', 'zh-TW': '請拍清四角', en: 'Show all four corners' }
    await returnFields(seller.companyId, [
      mismatch('company_info.registered_address'),
      { field: 'documents.certificate_of_incorporation', words },
    ])
    expect((await readKyc(app, seller.token, seller.id)).data).toMatchObject({
      status: 'returned',
      return_reason: null,
      returned_fields: [
        { field: 'company_info.registered_address', reason: 'mismatch', words: null, corrected: false },
        { field: 'documents.certificate_of_incorporation', reason: null, words, corrected: false },
      ],
    })
  })

  it('allows changes of these fields only, and can be resubmitted', async () => {
    const { token, id, info } = await returned('company_info.registered_address')
    const address = { registered_address: '8 Other Road, Hong Kong' }
    const forbidden = await saveSection(app, token, id, 'company_info', {
      ...info,
      ...address,
      register_name_en: 'Another Limited',
      incorporation_date: '2020-01-01',
    })
    expect(forbidden).toMatchObject({ status: 400, code: 20008 })
    expect(forbidden.errors?.map(({ field, rule }) => `${field} ${rule}`).toSorted()).toEqual([
      'body.data.incorporation_date notReturned',
      'body.data.register_name_en notReturned',
    ])
    const before = (await readKyc(app, token, id)).data
    expect(before.company_info).toEqual(info)
    const business = await saveSection(app, token, id, 'business_info', { years_of_business: 7 })
    expect(business.errors).toContainEqual({ field: 'body.data.years_of_business', rule: 'notReturned' })

    expect((await saveSection(app, token, id, 'company_info', { ...info, ...address })).code).toBe(200)
    expect(returnedIn((await readKyc(app, token, id)).data)).toEqual([
      ['company_info.registered_address', true],
    ])
    expect((await submit(app, token, id)).data.status).toBe('submitted')
    const after = (await readKyc(app, token, id)).data
    expect(after).toMatchObject({ company_info: { ...info, ...address }, returned_fields: [] })
    expect(after.reviews).toMatchObject([
      { decision: 'returned', returned_fields: [{ field: 'company_info.registered_address' }] },
    ])
  })

  it('accepts an unchanged section', async () => {
    const { token, id, info } = await returned(`${ofDirector}.email`)
    expect((await saveSection(app, token, id, 'company_info', info)).code).toBe(200)
    expect(returnedIn((await readKyc(app, token, id)).data)).toEqual([[`${ofDirector}.email`, false]])
  })

  it('also opens dependent fields: another type of ID has another number', async () => {
    const { token, id } = await returned(`${ofDirector}.certificate_type`)
    const person = (await readKyc(app, token, id)).data.connected_persons?.persons[0]
    const save = (changes: object) =>
      saveSection(app, token, id, 'connected_persons', { persons: [{ ...person, ...changes }] })
    expect((await save({ certificate_type: 'passport', id_number: 'E12345678' })).code).toBe(200)
    expect((await save({ full_name_en: 'Somebody Else' })).errors).toEqual(
      expect.arrayContaining([{ field: 'body.data.persons.0.full_name_en', rule: 'notReturned' }]),
    )
  })

  it('allows adding and removing people only if the list of people was returned', async () => {
    const closed = await returned(`${ofDirector}.email`)
    const persons = (await readKyc(app, closed.token, closed.id)).data.connected_persons?.persons ?? []
    const second = { capacity: 'shareholder' }
    const add = { persons: [...persons, second] }
    expect((await saveSection(app, closed.token, closed.id, 'connected_persons', add)).errors).toEqual([
      { field: 'body.data.persons', rule: 'notReturned' },
    ])
    const open = await returned('connected_persons.persons')
    const theirs = (await readKyc(app, open.token, open.id)).data.connected_persons?.persons ?? []
    const added = await saveSection(app, open.token, open.id, 'connected_persons', {
      persons: [...theirs, second],
    })
    expect(added.code).toBe(200)
  })

  it('cannot be submitted before each returned field differs from what was returned (N9)', async () => {
    const { token, id, info } = await returned('company_info.registered_address', `${ofDirector}.email`)
    const missing = async () => {
      const { code, errors = [] } = await submit(app, token, id)
      return code === 200 ? 'submitted' : errors.map(({ field, rule }) => `${field} ${rule}`)
    }
    const [address, email] = [
      'company_info.registered_address notCorrected',
      `${ofDirector}.email notCorrected`,
    ]
    expect(await missing()).toEqual([address, email])
    const save = (registered_address: string) =>
      saveSection(app, token, id, 'company_info', { ...info, registered_address })
    await save('8 Other Road, Hong Kong')
    expect(await missing()).toEqual([email])
    await save(info['registered_address'])
    expect(await missing(), 'the change was undone').toEqual([address, email])
    expect(returnedIn((await readKyc(app, token, id)).data).map(([, isDone]) => isDone)).toEqual([
      false,
      false,
    ])
    await save('8 Other Road, Hong Kong')
    const persons = (await readKyc(app, token, id)).data.connected_persons?.persons ?? []
    const corrected = persons.map((person) => ({ ...person, email: `new.${person.email}` }))
    await saveSection(app, token, id, 'connected_persons', { persons: corrected })
    expect(await missing()).toBe('submitted')
  })

  it('counts a change of a field that belongs with the returned one', async () => {
    const { token, id } = await returned(`${ofDirector}.id_number`)
    const persons = (await readKyc(app, token, id)).data.connected_persons?.persons ?? []
    const id_front_file_id = await uploadFile(app, token)
    await saveSection(app, token, id, 'connected_persons', {
      persons: persons.map((person) => ({ ...person, id_front_file_id })),
    })
    expect((await submit(app, token, id)).data.status).toBe('submitted')
  })

  it('names the fields and reasons in the mail and in the portal', async () => {
    const seller = await submitted()
    const words = { 'zh-CN': '请拍清四角。', 'zh-TW': '請拍清四角。', en: 'Show all four corners.' }
    await returnFields(seller.companyId, [
      mismatch(`${ofDirector}.id_number`),
      { field: 'documents.certificate_of_incorporation', words },
    ])
    await app.drainEvents()
    const named = {
      'zh-CN': '第 1 位 · 证件号码：和证件或登记文件不一致，请核对；公司注册证书：请拍清四角。',
      'zh-TW': '第 1 位 · 證件號碼：與證件或登記文件不符，請核對；公司註冊證明書：請拍清四角。',
      en: 'Person 1 · ID number: This does not match the ID or the register. Please check it; Certificate of incorporation: Show all four corners.',
    }
    const mail = app.outbox.newestTo(seller.email).text
    expect(Object.values(named).some((text) => mail.includes(text))).toBe(true)
    for (const locale of locales) {
      const headers = { 'accept-language': locale }
      const { records } = (await app.send(searchMessages, { body: {} }, { token: seller.token, headers }))
        .data
      expect(records.find(({ kind }) => kind === 'kyc-returned')?.content).toContain(named[locale])
    }
  })

  it('is open entirely if no field was specified, but cannot be submitted unchanged', async () => {
    const seller = await submitted()
    await desk('kyc-return', { companyId: seller.companyId })
    expect((await submit(app, seller.token, seller.id)).errors).toEqual([
      { field: 'body.id', rule: 'nothingChanged' },
    ])
    expect((await readKyc(app, seller.token, seller.id)).data.is_corrected).toBe(false)
    const changed = { ...seller.info, register_name_en: 'Another Limited' }
    expect((await saveSection(app, seller.token, seller.id, 'company_info', changed)).code).toBe(200)
    expect((await readKyc(app, seller.token, seller.id)).data).toMatchObject({
      is_corrected: true,
      return_reason: 'compared with the register',
      returned_fields: [],
    })
    expect((await submit(app, seller.token, seller.id)).data.status).toBe('submitted')
  })

  it.each([
    [[mismatch('company_info.nothing')]],
    [[mismatch('connected_persons.persons.1.email')]],
    [[mismatch('documents.other.0')]],
    [[mismatch('constructor')]],
    [[{ field: 'documents' }]],
    [[{ field: 'documents', reason: 'because' }]],
    [[]],
  ])('cannot be returned by %j', async (fields) => {
    const seller = await submitted()
    expect(await desk('kyc-return', { companyId: seller.companyId, fields })).toMatchObject(
      refusal('invalidInput'),
    )
    expect((await readKyc(app, seller.token, seller.id)).data.status).toBe('submitted')
  })

  it('hides the reasons from other companies', async () => {
    const seller = await returned('company_info.brn')
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).not.toContain('compared with the register')
  })
})

describe('a review', () => {
  it('is claimed by a reviewer, and the seller sees that it is in progress', async () => {
    const { companyId, token, id } = await submitted()
    expect(await takeKyc(app, companyId)).toMatchObject({ ok: true, takenBy: expect.any(String) })
    expect((await readKyc(app, token, id)).data.status).toBe('in progress')
    expect((await saveSection(app, token, id, 'business_info', {})).code).toBe(40004)
    expect(await desk('kyc-approve', { companyId, ...unreviewed })).toMatchObject({ ok: true })
    expect(await takeKyc(app, companyId)).toMatchObject(refusal('notFound'))
  })

  it('is due within seven business days in Hong Kong', async () => {
    const { token, id, companyId } = await submitted()
    const { submitted_at: at, answer_due: due } = (await readKyc(app, token, id)).data
    expect(at && due && due > at.slice(0, 10)).toBe(true)
    await desk('kyc-approve', { companyId, ...unreviewed })
    expect((await readKyc(app, token, id)).data.answer_due).toBeNull()
  })

  it('remains in the history after a rejection, without its reason', async () => {
    const { token, id, companyId } = await submitted()
    await desk('kyc-reject', { companyId })
    const next = await beginKyc(app, token)
    const { reviews } = (await readKyc(app, token, next)).data
    expect(reviews).toMatchObject([{ decision: 'rejected', returned_fields: [] }])
    expect(JSON.stringify(reviews)).not.toContain('register')
    expect(await desk('kyc-show', { companyId, kycId: id })).toMatchObject({
      reviews: [{ decision: 'rejected', reason: 'compared with the register' }],
    })
  })
})

it('keeps every version of a KYC with forty files for the reviewer', async () => {
  const { token, companyId } = await signUpSeller(app)
  const id = await completeKyc(app, token)
  const file = () => uploadFile(app, token)
  const persons = await Promise.all(
    Array.from({ length: maximumConnectedPersons }, async (_, index) =>
      director({ front: await file(), back: await file() }, { email: `person.${index}@shop.test` }),
    ),
  )
  await saveSection(app, token, id, 'connected_persons', { persons })
  await submit(app, token, id)
  const field = 'connected_persons.persons.7.id_front_file_id'
  const photos: (string | undefined)[] = []
  for (let round = 1; round <= 3; round += 1) {
    app.clock.advance('PT1H')
    await returnFields(companyId, [{ field, reason: 'unreadable' }])
    const present = (await readKyc(app, token, id)).data.connected_persons?.persons ?? []
    photos.push(present[7]?.id_front_file_id)
    const corrected = present.with(7, { ...present[7], id_front_file_id: await file() })
    expect((await saveSection(app, token, id, 'connected_persons', { persons: corrected })).code).toBe(200)
    expect((await submit(app, token, id)).code).toBe(200)
  }
  const versions = await listKycVersions(app.deps.table, companyId, id)
  expect(
    versions.slice(0, -1).map(({ sections }) => sections.connected_persons?.persons[7]?.id_front_file_id),
  ).toEqual(photos)
  for (const { files } of versions) expect(files).toHaveLength(2 * maximumConnectedPersons + 1)
  const shown = await desk('kyc-show', { companyId })
  expect(shown).toMatchObject({
    versions: [{ changed: [field] }, { changed: [field] }, { changed: [field] }, { changed: [] }],
  })
})

const check = (companyId: string, kycId: string, fields: string[], more: object = {}) =>
  desk('kyc-check', { companyId, kycId, fields, ...more })
const standing = async (companyId: string) => {
  const { checks } = (await desk('kyc-show', { companyId })) as unknown as { checks: { field: string }[] }
  return checks.map(({ field }) => field).toSorted()
}

describe('fields that a reviewer accepts', () => {
  const [address, name] = ['company_info.registered_address', 'company_info.register_name_en']

  it('stay accepted unless the seller changes them', async () => {
    const { token, companyId, id, info } = await submitted()
    expect(await check(companyId, id, [address, name])).toMatchObject({ ok: true })
    expect(await standing(companyId)).toEqual([name, address])
    expect(await check(companyId, id, [address], { takenBack: true })).toMatchObject({ ok: true })
    expect(await standing(companyId)).toEqual([name])
    await check(companyId, id, [address])
    await returnFields(companyId, [mismatch(address)])
    expect(await check(companyId, id, [name])).toMatchObject(refusal('kycAlreadyDecided'))
    await saveSection(app, token, id, 'company_info', { ...info, registered_address: '2 Quay Road' })
    await submit(app, token, id)
    expect(await standing(companyId)).toEqual([name])
  })

  it('must be in the submitted data of that company, and are kept if two reviewers accept concurrently', async () => {
    const { companyId, id } = await submitted()
    expect(await check(companyId, id, [name, 'company_info.nothing'])).toMatchObject(refusal('invalidInput'))
    expect(await check((await submitted()).companyId, id, [name])).toMatchObject(refusal('notFound'))
    expect(await standing(companyId)).toEqual([])
    await Promise.all([check(companyId, id, [name]), check(companyId, id, [address])])
    expect(await standing(companyId)).toEqual([name, address].toSorted())
  })
})

describe('fields that a reviewer is about to return', () => {
  const [address, name] = ['company_info.registered_address', 'company_info.register_name_en']
  const words = { 'zh-CN': '地址', 'zh-TW': '', en: '' }

  it('are stored as a draft of their author, even incomplete, until the decision', async () => {
    const { token, companyId, id, info } = await submitted()
    const drafts = async () => {
      const { draftReturns } = (await desk('kyc-show', { companyId })) as unknown as {
        draftReturns: { field: string; by: string; toReturn: object }[]
      }
      return draftReturns.map(({ field, by, toReturn }) => ({ field, by, toReturn }))
    }
    await check(companyId, id, [address, name])
    const draft = { toReturn: { reason: 'words', words } }
    expect(await check(companyId, id, [address], { ...draft, actor: 'ada' })).toMatchObject({ ok: true })
    expect(await drafts()).toEqual([{ field: address, by: 'ada', ...draft }])
    expect(await standing(companyId)).toEqual([name])
    expect(await check(companyId, id, [name], { ...draft, takenBack: true })).toMatchObject(
      refusal('invalidInput'),
    )
    expect(await check(companyId, id, [name], { toReturn: { reason: 'ugly' } })).toMatchObject(
      refusal('invalidInput'),
    )
    await check(companyId, id, [name], { toReturn: { reason: '' } })
    await check(companyId, id, [name], { takenBack: true })
    expect(await drafts()).toEqual([{ field: address, by: 'ada', ...draft }])
    await returnFields(companyId, [mismatch(address)])
    await saveSection(app, token, id, 'company_info', { ...info, registered_address: '2 Quay Road' })
    app.clock.advance('PT1H')
    await submit(app, token, id)
    expect(await drafts()).toEqual([])
  })
})
