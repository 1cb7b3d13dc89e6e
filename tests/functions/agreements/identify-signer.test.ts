import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { codeOf } from '#shared/api/errors.ts'
import { findAgreement, replaceAgreement, type Signer } from '../../../functions/data/agreements.ts'
import { findUser, replaceUser } from '../../../functions/data/users.ts'
import { present } from '../../support/present.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { sellerReadyToSign, twoDirectors } from './approved-company.ts'
import { identify, initiate, sendCode, sentCode, signingTokenOf } from './signing-story.ts'

const { openSigning, sendSigningCode, identifySigner } = agreementsEndpoints

describe(`${identifySigner.method} ${identifySigner.path}`, () => {
  let app: TestApp
  let chan: string
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())
  const begin = async (persons = twoDirectors) => {
    app.clock.advance('P1D')
    const seller = await sellerReadyToSign(app, { persons })
    const { agreement_id } = await initiate(app, seller)
    return { ...seller, agreementId: agreement_id }
  }
  beforeEach(async () => {
    await begin()
    chan = signingTokenOf(app, 'chan@director.test')
  })
  const wayOf = async (token: string) =>
    (await app.send(openSigning, { body: { token } })).data.identification

  it('sends an SMS code to the director in their language', async () => {
    const { data } = await sendCode(app, chan)
    expect(data).toEqual({
      by: 'sms',
      to_masked: '•••4567',
      resend_after_seconds: 60,
      valid_for_seconds: 300,
    })
    const code = await sentCode(app)
    const message = app.outbox.sent.at(-1)
    expect(message).toMatchObject({ kind: 'sms', to: '+85261234567' })
    expect(message?.text).toContain(code)
  })

  it('uses mail if the director has no number, or shares it', async () => {
    const { companyId, agreementId } = await begin()
    const { table } = app.deps
    const signedBefore = async (mobileOf: (signer: Signer) => { mobile?: string }) => {
      const agreement = present(await findAgreement(table, companyId, agreementId))
      const signers = agreement.signers.map(({ mobile: _own, ...signer }) => ({
        ...signer,
        ...mobileOf(signer),
      }))
      await table.write(replaceAgreement(table, { ...agreement, signers }))
      return Promise.all(
        ['chan@director.test', 'li@director.test'].map(
          async (email) => (await wayOf(signingTokenOf(app, email)))?.by,
        ),
      )
    }
    expect(await signedBefore(() => ({}))).toEqual(['mail', 'mail'])
    expect(await signedBefore(() => ({ mobile: '+85261234567' }))).toEqual(['mail', 'mail'])
  })

  it('uses mail if the number belongs to a user of the company', async () => {
    const seller = await begin()
    const { table } = app.deps
    const user = present(await findUser(table, seller.userId))
    await table.write(replaceUser(table, { ...user, phoneCountryCode: '+852', phoneNumber: '61234567' }))
    expect(await wayOf(signingTokenOf(app, 'chan@director.test'))).toMatchObject({
      by: 'mail',
      to_masked: 'c•••@director.test',
    })
  })

  it('refuses a wrong code and wrong last digits with different errors', async () => {
    await sendCode(app, chan)
    const code = await sentCode(app)
    const give = (body: { code: string; id_last_four?: string }) =>
      app.send(identifySigner, { body: { token: chan, ...body } })
    expect(await give({ code })).toMatchObject({
      code: codeOf('invalidInput'),
      errors: [{ field: 'body.id_last_four', rule: 'required' }],
    })
    const another = code === '000000' ? '000001' : '000000'
    expect(await give({ code: another, id_last_four: '4563' })).toMatchObject({
      errors: [{ field: 'body.code', rule: 'codeInvalid' }],
    })
    expect(await give({ code, id_last_four: '9999' })).toMatchObject({
      errors: [{ field: 'body.id_last_four', rule: 'invalid' }],
    })
    expect((await give({ code, id_last_four: '4563' })).code).toBe(0)
    expect((await give({ code, id_last_four: '4563' })).code).toBe(codeOf('codeExpired'))
  })

  it('invalidates a code after the fifth wrong attempt at the code or the digits', async () => {
    await sendCode(app, chan)
    const code = await sentCode(app)
    const give = (id_last_four: string) =>
      app.send(identifySigner, { body: { token: chan, code, id_last_four } })
    for (const end of ['0000', '1111', '2222', '3333', '4444'])
      expect((await give(end)).code).toBe(codeOf('invalidInput'))
    expect((await give('4563')).code).toBe(codeOf('codeExpired'))
  })

  it('opens one session per code, even for concurrent calls', async () => {
    await sendCode(app, chan)
    const code = await sentCode(app)
    const give = () => app.send(identifySigner, { body: { token: chan, code, id_last_four: '4563' } })
    const codes = (await Promise.all([give(), give()])).map((answer) => answer.code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, codeOf('codeExpired')])
  })

  it('accepts a code only for its own signing', async () => {
    await sendCode(app, chan)
    const code = await sentCode(app)
    const li = signingTokenOf(app, 'li@director.test')
    const answer = await app.send(identifySigner, { body: { token: li, code, id_last_four: '4563' } })
    expect(answer.code).toBe(codeOf('codeExpired'))
  })

  it('sends one code a minute and ten a day', async () => {
    expect((await app.send(sendSigningCode, { body: { token: chan } })).code).toBe(0)
    expect(await app.send(sendSigningCode, { body: { token: chan } })).toMatchObject({
      code: codeOf('waitBeforeResending'),
      headers: { 'retry-after': '60' },
    })
    for (let sent = 1; sent < 10; sent++) {
      app.clock.advance('PT1M')
      expect((await app.send(sendSigningCode, { body: { token: chan } })).code).toBe(0)
    }
    app.clock.advance('PT1M')
    expect((await app.send(sendSigningCode, { body: { token: chan } })).code).toBe(codeOf('dailyCodesUsed'))
  })

  it('records the method of identification, without the number', async () => {
    const { companyId, agreementId } = await begin()
    await identify(app, signingTokenOf(app, 'li@director.test'))
    const agreement = await findAgreement(app.deps.table, companyId, agreementId)
    expect(agreement?.signers[1]?.identified).toEqual({
      at: app.clock.now().toISOString(),
      by: 'sms',
      to: '•••4568',
      idLastFour: true,
    })
    expect(JSON.stringify(agreement)).not.toMatch(/"[A-Z•]*\d*4563"/)
  })
})
