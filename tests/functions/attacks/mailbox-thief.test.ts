import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { putKycSection } from '../../../functions/data/kyc.ts'
import { listSignatoryLinks } from '../../../functions/data/signatory-links.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { resetTokenOf, twice } from '../account/account-steps.ts'
import { sellerReadyToSign, type TestDirector, twoDirectors } from '../agreements/approved-company.ts'
import {
  identify,
  initiate,
  read,
  sendCode,
  sentCode,
  sign,
  signIn,
  signingTokenOf,
} from '../agreements/signing-story.ts'

const {
  openSigning,
  sendSigningCode,
  identifySigner,
  signAgreement,
  declineSigning,
  getSigners,
  renewSigningLink,
} = agreementsEndpoints

const app = await useTestApp()

const director = twoDirectors[0] as TestDirector
const { mobile: _mobile, mobile_area_code: _areaCode, ...withoutMobile } = director

const nameDirectors = (companyId: string, persons: TestDirector[]) =>
  app.deps.table.transact({
    persons: putKycSection(
      app.deps.table,
      { companyId, kycId: 'kyc-1' },
      { section: 'connected_persons', data: { persons }, files: [] },
    ),
  })

/**
 * A company whose only director is its user, identified by the login address and without their own number in the KYC.
 */
const soleDirector = async (change: Partial<TestDirector> = {}): Promise<Seller & { link: string }> => {
  app.clock.advance('P2D')
  const seller = await sellerReadyToSign(app)
  await nameDirectors(seller.companyId, [{ ...withoutMobile, email: seller.email, ...change }])
  await initiate(app, seller)
  return { ...seller, link: signingTokenOf(app, change.email ?? seller.email) }
}

const resetByMail = async (email: string) => {
  const token = await resetTokenOf(app, email)
  const answer = await app.send(accountEndpoints.resetPassword, {
    body: { token, ...twice('Kestrel#58') },
  })
  expect(answer.status).toBe(200)
  return new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString()
}

const refusedUntil = (message: string) => ({
  status: 423,
  code: 80002,
  data: null,
  body: expect.stringContaining(message),
})

describe('a mailbox thief, as a director', () => {
  test('gets no code, which is sent to the director’s verified number, as the document states', async () => {
    const seller = await soleDirector()
    const opened = await app.send(openSigning, { body: { token: seller.link } })
    const masked = `•••${seller.phone.slice(-4)}`
    expect(opened.data.identification).toEqual({ by: 'sms', to_masked: masked, asks_id_last_four: true })
    const { data } = await app.send(getSigners, { body: {} }, seller)
    expect(data.signers).toMatchObject([{ identifies_by: 'sms', identified_by: null }])

    const before = app.outbox.sent.length
    await sendCode(app, seller.link)
    await sentCode(app)
    expect(app.outbox.sent.slice(before)).toMatchObject([{ kind: 'sms', to: seller.phone }])
    app.clock.advance('PT2M')
    expect((await sign(app, seller.link, director.full_name_en)).code).toBe(0)
    const agreement = await findAgreement(app.deps.table, seller.companyId, data.agreement_id)
    expect(agreement?.signers[0]?.companions ?? agreement?.signers[0]?.signature?.identified).toMatchObject({
      by: 'sms',
      to: masked,
      idLastFour: true,
    })
  })

  test('can neither use a code, nor sign, nor decline for a day after a reset, with the end time', async () => {
    const seller = await soleDirector()
    const signing_session = await identify(app, seller.link)
    const { document_sha256 } = await read(app, seller.link, signing_session)
    const until = await resetByMail(seller.email)
    app.clock.advance('PT5M')
    const refused = refusedUntil(until)
    const { link: token } = seller
    const full_name = director.full_name_en
    expect(await app.send(sendSigningCode, { body: { token } })).toMatchObject(refused)
    expect(
      await app.send(identifySigner, { body: { token, code: '123456', id_last_four: '4563' } }),
    ).toMatchObject(refused)
    expect(
      await app.send(signAgreement, {
        body: { token, signing_session, consent: true, document_sha256, full_name },
      }),
    ).toMatchObject(refused)
    expect(
      await app.send(declineSigning, { body: { token, signing_session, reason: 'not I' } }),
    ).toMatchObject(refused)
    app.clock.advance('PT5M')
    await app.drainEvents()
    const before = app.outbox.sent.length
    expect(await app.send(renewSigningLink, { body: { token } })).toMatchObject(refused)
    await app.drainEvents()
    expect(app.outbox.sent.slice(before)).toEqual([])
    const { data } = await app.send(openSigning, { body: { token, signing_session } })
    expect(data).toMatchObject({ waits_until: until, document: null, sign_status: 1 })

    app.clock.advance('PT23H49M')
    expect((await app.send(sendSigningCode, { body: { token } })).code).toBe(80002)
    app.clock.advance('PT1M')
    expect((await app.send(openSigning, { body: { token } })).data.waits_until).toBeNull()
    expect((await sign(app, token, full_name)).code).toBe(0)
  })

  test('is also identified by the KYC’s address, and by one of no user of the company', async () => {
    app.clock.advance('P2D')
    const elsewhere = await signUpSeller(app)
    const seller = await sellerReadyToSign(app)
    await nameDirectors(seller.companyId, [{ ...withoutMobile, email: elsewhere.email.toUpperCase() }])
    await initiate(app, seller)
    const token = signingTokenOf(app, elsewhere.email.toUpperCase())
    expect((await app.send(openSigning, { body: { token } })).data.identification.by).toBe('mail')
    const until = await resetByMail(elsewhere.email)
    expect(await app.send(sendSigningCode, { body: { token } })).toMatchObject(refusedUntil(until))
  })

  test('cannot sign by a reset between the check and the write', async () => {
    const seller = await soleDirector()
    const signing_session = await identify(app, seller.link)
    const { document_sha256 } = await read(app, seller.link, signing_session)
    const token = await resetTokenOf(app, seller.email)
    const { table } = app.deps
    let isReset = false
    app.deps.table = {
      ...table,
      async transact(writes) {
        if (!isReset && Object.keys(writes).some((name) => name.startsWith('account '))) {
          isReset = true
          await app.send(accountEndpoints.resetPassword, { body: { token, ...twice('Kestrel#58') } })
        }
        return table.transact(writes)
      },
    }
    const full_name = director.full_name_en
    const signed = await signIn(app, seller.link, { signing_session, document_sha256, full_name })
    app.deps.table = table
    expect(isReset).toBe(true)
    expect(signed.code).not.toBe(0)
    const { data } = await app.send(openSigning, { body: { token: seller.link } })
    expect(data).toMatchObject({ sign_status: 1, signed_at: null })
  })
})

const wayOf = async ({ link }: { link: string }) =>
  (await app.send(openSigning, { body: { token: link } })).data.identification

describe('a signer who may differ from the user with the same address', () => {
  test('is one with another number in the KYC, which receives the code', async () => {
    expect(await wayOf(await soleDirector({ mobile: '61234567', mobile_area_code: '+852' }))).toMatchObject({
      by: 'sms',
      to_masked: '•••4567',
    })
  })

  test('is one of two with it, neither of whom a user’s number identifies', async () => {
    app.clock.advance('P2D')
    const seller = await sellerReadyToSign(app)
    const { email } = seller
    const sole = { ...withoutMobile, email }
    await nameDirectors(seller.companyId, [sole])
    await initiate(app, seller)
    await nameDirectors(seller.companyId, [
      sole,
      { ...sole, person_id: 'li', full_name_en: 'LI Xiaoming', id_number: 'B1234563' },
    ])
    expect(await wayOf({ link: signingTokenOf(app, email) })).toMatchObject({ by: 'mail' })
  })

  test('is the user once identified, and no other number receives a code', async () => {
    const seller = await soleDirector()
    expect(await listSignatoryLinks(app.deps.table, seller.companyId)).toEqual([])
    await identify(app, seller.link)
    expect(await listSignatoryLinks(app.deps.table, seller.companyId)).toMatchObject([
      { userId: seller.userId, personId: 'chan', kycId: 'kyc-1', by: 'sms' },
    ])
  })
})
