import { beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { listCompanyAudit } from '../../../functions/data/audit-lists.ts'
import { findKycSections, listSavedSections, putKycSection } from '../../../functions/data/kyc.ts'
import { callDesk } from '../../support/draw-money.ts'
import { beginLogin, codeNow, setUpCodeApp } from '../../support/second-factors.ts'
import { setMembership } from '../../support/set-membership.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { resetTokenOf, twice } from '../account/account-steps.ts'
import { uploadFile } from '../files/upload-file.ts'
import { completeKyc, readKyc, saveSection, submit } from './kyc-data.ts'

const app = await useTestApp()

const readMasked = (token: string, id: string) =>
  app.send(kycEndpoints.getMaskedKyc, { body: { id } }, { token })

it('shows colleagues the review’s status, but nobody’s name, number, address or document', async () => {
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
    connected_persons: { persons: [{ full_name_cn: '林••', id_number: '11••••••••••••••••' }] },
  })
  const [person] = whole.connected_persons?.persons ?? []
  const hidden = [
    person?.full_name_en,
    '11010519491231002X',
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

const personOf = async (token: string, id: string) =>
  (await readKyc(app, token, id)).data.connected_persons?.persons[0]

describe('the number of an identity document', () => {
  const { getKyc, revealIdentityNumber } = kycEndpoints
  const number = '11010519491231002X'
  it('is masked for administrators too, in a draft and under review, even after a step-up', async () => {
    const { token } = await signUpSeller(app)
    const id = await completeKyc(app, token)
    for (const handsIn of [true, false]) {
      for (const unproven of [{}, { isProven: false } as const]) {
        const answer = await app.send(getKyc, { params: { id } }, { token, ...unproven })
        expect(answer.body).not.toContain(number)
        expect(answer.data.hidden).toEqual(['connected_persons.persons.0.id_number'])
        expect(answer.data.connected_persons?.persons[0]?.id_number).toBe('11••••••••••••••••')
        expect(answer.data.connected_persons?.persons[0]?.id_front_file_id).toBeTruthy()
      }
      if (handsIn) await submit(app, token, id)
    }
  })

  it('is revealed after a step-up, and each reveal is audited', async () => {
    const seller = await signUpSeller(app)
    const { token } = seller
    const id = await completeKyc(app, token)
    const body = { id, person_id: (await personOf(token, id))?.person_id ?? '' }
    const ask = (unproven: { isProven?: false } = {}) =>
      app.send(revealIdentityNumber, { body }, { token, ...unproven })
    expect(await ask({ isProven: false })).toMatchObject({ code: 60001, data: null })
    expect((await ask()).data).toEqual({ id_number: number })
    const looks = (await listCompanyAudit(app.deps.table, seller.companyId, { limit: 100 })).items.filter(
      ({ action }) => action === 'identity-number-shown',
    )
    expect(looks).toMatchObject([
      { actor: `user:${seller.userId}`, after: { kycId: id, personId: body.person_id } },
    ])
    expect(JSON.stringify(looks)).not.toContain(number)
    const stranger = await signUpSeller(app)
    expect(await app.send(revealIdentityNumber, { body }, stranger)).toMatchObject({
      status: 404,
    })
    await submit(app, token, id)
    await setMembership(app, seller, { role: 'user' })
    expect((await ask()).status, 'a colleague, once it is handed in').toBe(403)
  })

  it('is kept if the section is saved with its mask or without it', async () => {
    const { token, companyId } = await signUpSeller(app)
    const id = await completeKyc(app, token)
    const person = await personOf(token, id)
    const { id_number: _mask, ...without } = person ?? {}
    for (const sent of [person ?? {}, without]) {
      expect((await saveSection(app, token, id, 'connected_persons', { persons: [sent] })).code).toBe(200)
      const { connected_persons: saved } = await findKycSections(app.deps.table, companyId, id)
      expect(saved?.persons[0]?.id_number).toBe(number)
    }
    expect((await submit(app, token, id)).code).toBe(200)
  })

  it('and the document’s pictures are refused for a day after a password reset by mail, even with a second factor', async () => {
    const seller = await signUpSeller(app)
    const { token } = seller
    const id = await completeKyc(app, token)
    const person = await personOf(token, id)
    await submit(app, token, id)
    const { secret } = await setUpCodeApp(app, seller)
    const proven = await app.send(
      filesEndpoints.getFileOnlineUrl,
      { body: { file_id: person?.id_front_file_id ?? '' } },
      { token },
    )
    expect(proven.code, 'the scan is what it waits for').toBe(20009)
    const unproven = await app.send(
      filesEndpoints.getFileOnlineUrl,
      { body: { file_id: person?.id_front_file_id ?? '' } },
      { token, isProven: false },
    )
    expect(unproven).toMatchObject({ code: 60001, data: null })

    const link = await resetTokenOf(app, seller.email)
    await app.send(accountEndpoints.resetPassword, { body: { token: link, ...twice('Kestrel#58') } })
    const until = new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString()
    app.clock.advance('PT1M')
    const begun = await beginLogin(app, { ...seller, password: 'Kestrel#58' })
    const login = await app.send(factorsEndpoints.factorLogin, {
      body: { token: begun, code: codeNow(app, secret) },
    })
    const options = { token: login.data.token }
    const body = { id, person_id: person?.person_id ?? '' }
    const held = { status: 423, code: 80002 }
    expect(await app.send(revealIdentityNumber, { body }, options)).toMatchObject({
      status: 423,
      code: 80002,
      body: expect.stringContaining(until),
    })
    const fileBody = { file_id: person?.id_front_file_id ?? '' }
    expect(await app.send(filesEndpoints.getFileOnlineUrl, { body: fileBody }, options)).toMatchObject({
      status: held.status,
      code: held.code,
    })
    app.clock.advance('PT23H59M')
    const later = await app.send(factorsEndpoints.factorLogin, {
      body: {
        token: await beginLogin(app, { ...seller, password: 'Kestrel#58' }),
        code: codeNow(app, secret),
      },
    })
    expect((await app.send(revealIdentityNumber, { body }, { token: later.data.token })).data).toEqual({
      id_number: number,
    })
  })
})

it('reveals nothing to another company', async () => {
  const [seller, stranger] = [await signUpSeller(app), await signUpSeller(app)]
  const id = await completeKyc(app, seller.token)
  expect(await readMasked(stranger.token, id)).toMatchObject({ status: 404, code: 20018, data: null })
})

describe('document data entered by another member', () => {
  let seller: Seller
  let id: string
  let whole: ConnectedPersonDraft
  const documentFields = ['id_number', 'id_front_file_id', 'id_back_file_id'] as const
  const people = async () => (await readKyc(app, seller.token, id)).data.connected_persons?.persons ?? []
  const save = (persons: ConnectedPersonDraft[]) =>
    saveSection(app, seller.token, id, 'connected_persons', { persons })
  /** The stored values, unmasked. */
  const savedPeople = async () =>
    (await findKycSections(app.deps.table, seller.companyId, id)).connected_persons?.persons ?? []
  /** Another member saves the draft of the member who entered the documents. */
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
    whole = (await savedPeople())[0] ?? {}
    await enteredByAnother()
    await setMembership(app, seller, { role: 'user' })
  })

  it('is hidden from a user in a draft and after a return, and its pictures cannot be opened', async () => {
    const expectHidden = async () => {
      const answer = await readKyc(app, seller.token, id)
      expect(answer.data.hidden).toEqual(
        documentFields.map((field) => `connected_persons.persons.0.${field}`),
      )
      const secrets = documentFields.map((field) => String(whole[field]))
      expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([])
      expect(answer.data.connected_persons?.persons[0]).toMatchObject({
        full_name_en: whole.full_name_en,
        id_number: '11••••••••••••••••',
      })
      expect(answer.data.files).toHaveLength(1)
    }
    await expectHidden()
    for (const file_id of [whole.id_front_file_id ?? '', whole.id_back_file_id ?? '']) {
      const { getFileOnlineUrl } = filesEndpoints
      const opened = await app.send(getFileOnlineUrl, { body: { file_id } }, seller)
      expect(opened).toMatchObject({ status: 403, data: null })
    }
    await setMembership(app, seller)
    await submit(app, seller.token, id)
    await callDesk(app, 'kyc-return', { companyId: seller.companyId, reason: 'a photo' })
    await setMembership(app, seller, { role: 'user' })
    await expectHidden()
  })

  it('is unchanged if the user saves the masked section, and can still be submitted', async () => {
    const [shown] = await people()
    const { id_number: _masked, ...without } = shown ?? {}
    for (const sent of [shown ?? {}, without, { ...without, position: 'Director' }]) {
      expect((await save([sent])).code).toBe(200)
      expect((await savedPeople())[0]).toMatchObject(
        Object.fromEntries(documentFields.map((field) => [field, whole[field]])),
      )
      expect((await readKyc(app, seller.token, id)).data.hidden).toHaveLength(3)
    }
    await setMembership(app, seller)
    expect((await submit(app, seller.token, id)).code).toBe(200)
  })

  it('is replaced by the user’s input, which they see, while the rest stays hidden', async () => {
    const [shown] = await people()
    const picture = await uploadFile(app, seller.token)
    await save([{ ...shown, id_front_file_id: picture }])
    const { hidden, connected_persons: connected } = (await readKyc(app, seller.token, id)).data
    expect(hidden).toEqual([
      'connected_persons.persons.0.id_number',
      'connected_persons.persons.0.id_back_file_id',
    ])
    expect(connected?.persons[0]?.id_front_file_id).toBe(picture)
    expect((await savedPeople())[0]).toMatchObject({
      id_number: whole.id_number,
      id_front_file_id: picture,
      id_back_file_id: whole.id_back_file_id,
    })
  })

  it('cannot be obtained by repeating a person or changing an id, and masks are never stored', async () => {
    const [shown] = await people()
    const doubled = [shown ?? {}, { ...shown, id_front_file_id: undefined }, { capacity: 'shareholder' }]
    await save(doubled)
    const { body } = await readKyc(app, seller.token, id)
    expect(body).not.toContain(whole.id_number)
    expect(body).not.toContain(whole.id_front_file_id)
    expect(await save([shown ?? {}, { ...shown, person_id: 'somebody-else' }])).toMatchObject({
      code: 20008,
      errors: [{ field: 'body.data.persons.1.id_number', rule: 'invalid' }],
    })
    expect((await savedPeople())[0]?.id_number).toBe(whole.id_number)
  })

  it('is not revealed to a user, unlike their own input, even in a KYC that continues another', async () => {
    const [shown] = await people()
    await save([shown ?? {}, { ...shown, person_id: undefined, id_number: '11010519491231002X' }])
    const { hidden, connected_persons: connected } = (await readKyc(app, seller.token, id)).data
    expect(connected?.persons[1]?.id_number).toBe('11••••••••••••••••')
    expect(hidden).toHaveLength(4)
    const reveal = (person_id: string | undefined) =>
      app.send(kycEndpoints.revealIdentityNumber, { body: { id, person_id: person_id ?? '' } }, seller)
    expect((await reveal(connected?.persons[1]?.person_id)).data).toEqual({
      id_number: '11010519491231002X',
    })
    expect(await reveal(connected?.persons[0]?.person_id)).toMatchObject({ status: 403, data: null })
  })
})
