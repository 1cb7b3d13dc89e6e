import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { listSavedSections, putKycSection } from '../../../functions/data/kyc.ts'
import { callDesk } from '../../support/draw-money.ts'
import { setMembership } from '../../support/set-membership.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { uploadFile } from '../files/upload-file.ts'
import { completeKyc, readKyc, saveSection, submit } from './kyc-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const readMasked = (token: string, id: string) =>
  app.send(kycEndpoints.getMaskedKyc, { body: { id } }, { token })

it('tells a colleague how the review stands, and nobody’s name, number, address or document', async () => {
  const seller = await signUpSeller(app)
  const { token } = seller
  const id = await completeKyc(app, token)
  const whole = (await readKyc(app, token, id)).data
  await submit(app, token, id)
  await setMembership(app, seller, { role: 'user' })

  expect(await readKyc(app, token, id)).toMatchObject({ status: 403, code: 403, data: null })
  const { data, body } = await readMasked(token, id)
  expect(data).toMatchObject({
    status: 'submitted',
    company_info: { register_name_en: 'Harbour Lantern Trading Limited' },
    connected_persons: { persons: [{ full_name_cn: '林••', id_number: '11••••••••••••••2X' }] },
  })
  const [person] = whole.connected_persons?.persons ?? []
  const hidden = [
    person?.full_name_en,
    person?.id_number,
    person?.email,
    person?.birth_date,
    person?.id_front_file_id,
    person?.id_back_file_id,
    whole.company_info?.registered_address,
    whole.company_info?.brn,
  ]
  expect(hidden.filter((text) => text === undefined || body.includes(text))).toEqual([])
  expect(data.files).toHaveLength(1)
})

it('tells an administrator all, always', async () => {
  const seller = await signUpSeller(app)
  const { token } = seller
  const id = await completeKyc(app, token)
  expect((await readKyc(app, token, id)).data.hidden).toEqual([])
  await submit(app, token, id)
  expect((await readKyc(app, token, id)).data).toMatchObject({
    hidden: [],
    connected_persons: { persons: [{ id_number: '11010519491231002X' }] },
  })
})

it('tells another company nothing', async () => {
  const [seller, stranger] = [await signUpSeller(app), await signUpSeller(app)]
  const id = await completeKyc(app, seller.token)
  expect(await readMasked(stranger.token, id)).toMatchObject({ status: 404, code: 20018, data: null })
})

describe('what somebody else entered of people’s documents', () => {
  let seller: Seller
  let id: string
  let whole: ConnectedPersonDraft
  const documentFields = ['id_number', 'id_front_file_id', 'id_back_file_id'] as const
  const people = async () => (await readKyc(app, seller.token, id)).data.connected_persons?.persons ?? []
  const save = (persons: ConnectedPersonDraft[]) =>
    saveSection(app, seller.token, id, 'connected_persons', { persons })
  /** What an administrator would read. */
  const stored = async () => {
    await setMembership(app, seller)
    const persons = await people()
    await setMembership(app, seller, { role: 'user' })
    return persons
  }
  /** Of the one who entered the documents, somebody else makes them a draft. */
  const enteredByAnother = async () => {
    const { table } = app.deps
    const [section] = (await listSavedSections(table, seller.companyId, id)).filter(
      (each) => each.section === 'connected_persons',
    )
    if (!section) throw new Error('nobody was saved')
    const enteredBy = Object.fromEntries(
      Object.keys(section.enteredBy ?? {}).map((name) => [name, 'somebody-else']),
    )
    await table.transact({
      section: putKycSection(table, { companyId: seller.companyId, kycId: id }, { ...section, enteredBy }),
    })
  }

  beforeEach(async () => {
    seller = await signUpSeller(app)
    id = await completeKyc(app, seller.token)
    whole = (await people())[0] ?? {}
    await enteredByAnother()
    await setMembership(app, seller, { role: 'user' })
  })

  it('is hidden from a user in a draft and in what was returned, and its pictures are not opened', async () => {
    const expectHidden = async () => {
      const answer = await readKyc(app, seller.token, id)
      expect(answer.data.hidden).toEqual(
        documentFields.map((field) => `connected_persons.persons.0.${field}`),
      )
      const secrets = documentFields.map((field) => String(whole[field]))
      expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([])
      expect(answer.data.connected_persons?.persons[0]).toMatchObject({
        full_name_en: whole.full_name_en,
        id_number: '11••••••••••••••2X',
      })
      expect(answer.data.files).toHaveLength(1)
    }
    await expectHidden()
    for (const file_id of [whole.id_front_file_id ?? '', whole.id_back_file_id ?? '']) {
      const { getFileOnlineUrl } = filesEndpoints
      const opened = await app.send(getFileOnlineUrl, { body: { file_id } }, { token: seller.token })
      expect(opened).toMatchObject({ status: 403, data: null })
    }
    await setMembership(app, seller)
    await submit(app, seller.token, id)
    await callDesk(app, 'kyc-return', { companyId: seller.companyId, reason: 'a photo' })
    await setMembership(app, seller, { role: 'user' })
    await expectHidden()
  })

  it('stays as it was when the user saves what they see, and can still be submitted', async () => {
    const [shown] = await people()
    const { id_number: _masked, ...without } = shown ?? {}
    for (const sent of [shown ?? {}, without, { ...without, position: 'Director' }]) {
      expect((await save([sent])).code).toBe(200)
      expect((await stored())[0]).toMatchObject(
        Object.fromEntries(documentFields.map((field) => [field, whole[field]])),
      )
      expect((await readKyc(app, seller.token, id)).data.hidden).toHaveLength(3)
    }
    await setMembership(app, seller)
    expect((await submit(app, seller.token, id)).code).toBe(200)
  })

  it('is replaced by what the user types, which they see; the rest stays hidden', async () => {
    const [shown] = await people()
    const picture = await uploadFile(app, seller.token)
    await save([{ ...shown, id_front_file_id: picture }])
    const { hidden, connected_persons: connected } = (await readKyc(app, seller.token, id)).data
    expect(hidden).toEqual([
      'connected_persons.persons.0.id_number',
      'connected_persons.persons.0.id_back_file_id',
    ])
    expect(connected?.persons[0]?.id_front_file_id).toBe(picture)
    expect((await stored())[0]).toMatchObject({
      id_number: whole.id_number,
      id_front_file_id: picture,
      id_back_file_id: whole.id_back_file_id,
    })
  })

  it('is not had by naming the person twice, or by another id', async () => {
    const [shown] = await people()
    await save([shown ?? {}, { ...shown, id_front_file_id: undefined }, { capacity: 'shareholder' }])
    const { body } = await readKyc(app, seller.token, id)
    expect(body).not.toContain(whole.id_number)
    expect(body).not.toContain(whole.id_front_file_id)
  })

  it('is what a user entered themselves shown to them, in a KYC that goes on another too', async () => {
    const [shown] = await people()
    await save([shown ?? {}, { ...shown, person_id: undefined, id_number: '11010519491231002X' }])
    const { hidden, connected_persons: connected } = (await readKyc(app, seller.token, id)).data
    expect(connected?.persons[1]?.id_number).toBe('11010519491231002X')
    expect(hidden).toHaveLength(3)
  })
})
