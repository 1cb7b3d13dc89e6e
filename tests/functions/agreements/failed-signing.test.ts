import { describe, expect, it, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { findBrokenLink } from '#shared/agreements/signing-chain.ts'
import { codeOf } from '#shared/api/errors.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type Agreement, findAgreement, findAgreementOfProduct } from '../../../functions/data/agreements.ts'
import { incrementCount } from '../../../functions/data/daily-counts.ts'
import { putKycSection } from '../../../functions/data/kyc.ts'
import { listMessages } from '../../../functions/data/messages.ts'
import { findPosition } from '../../../functions/data/positions.ts'
import { sha256Of } from '../../../functions/data/sha256.ts'
import { listSigningEvents } from '../../../functions/data/signing-events.ts'
import { followUpSignings } from '../../../functions/jobs/signing-follow-up.ts'
import { callDesk } from '../../support/draw-money.ts'
import { present } from '../../support/present.ts'
import { logInAgain, type Seller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { uploadCleanFile } from '../files/upload-file.ts'
import { sellerReadyToSign, type TestDirector, twoDirectors } from './approved-company.ts'
import { identify, initiate, read, sendCode, sign, signIn, signingTokenOf } from './signing-story.ts'

const { openSigning, declineSigning, getSigners, retrySign, changeSigner, deleteSignerFile } =
  agreementsEndpoints
const { getMailOccurrence, signAgreement, urgeSigner } = agreementsEndpoints

const app = await useTestApp()

const wong: TestDirector = {
  person_id: 'wong',
  full_name_en: 'WONG Siu Ling',
  email: 'wong@director.test',
  capacity: 'director',
  certificate_type: 'hk_id',
  id_number: 'C1234563',
  mobile_area_code: '+852',
  mobile: '61234569',
}

const begin = async () => {
  app.clock.advance('P1D')
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  const { agreement_id: agreementId, signers } = await initiate(app, seller)
  return {
    ...seller,
    agreementId,
    chanId: signers[0]?.id ?? '',
    liId: signers[1]?.id ?? '',
    chan: signingTokenOf(app, 'chan@director.test'),
    li: signingTokenOf(app, 'li@director.test'),
  }
}
type Begun = Awaited<ReturnType<typeof begin>>

const stateOf = async ({ token }: Pick<Seller, 'token'>) =>
  (await app.send(getSigners, { body: {} }, { token })).data
const keptOf = async ({ companyId, agreementId }: Begun): Promise<Agreement> =>
  present(await findAgreement(app.deps.table, companyId, agreementId))
const kindsOf = async ({ companyId, agreementId }: Begun) =>
  (await listSigningEvents(app.deps.table, companyId, agreementId)).map(({ kind }) => kind)

/** Replaces the directors in the KYC in force, as a change of the company would. */
const replaceDirectors = async ({ companyId }: Begun, persons: TestDirector[]) => {
  const { table } = app.deps
  const kyc = { companyId, kycId: 'kyc-1' }
  await table.write(putKycSection(table, kyc, { section: 'connected_persons', data: { persons }, files: [] }))
}

const decline = async (token: string, reason = 'The fee is not what was agreed.') => {
  const signing_session = await identify(app, token)
  return app.send(declineSigning, { body: { token, signing_session, reason } })
}

describe('declining to sign', () => {
  it('ends the signing for everybody, and notifies the company of the signer and the reason', async () => {
    const begun = await begin()
    const declined = await decline(begun.li)
    expect(declined.data).toEqual({ declined_at: app.clock.now().toISOString() })
    const state = await stateOf(begun)
    expect(state).toMatchObject({ status: 'declined', can_retry: true })
    expect(state.signers[1]?.declined?.reason).toBe('The fee is not what was agreed.')
    expect((await sendCode(app, begun.chan)).code).toBe(codeOf('wrongState'))
    const opened = await app.send(openSigning, { body: { token: begun.chan } })
    expect(opened.data).toMatchObject({ status: 'declined', document: null })
    await app.drainEvents()
    const mail = app.outbox.newestTo(begun.email)
    expect(mail.subject).toContain('有签署人拒绝签署协议')
    expect(mail.text).toContain('LI Xiaoming')
    expect(mail.text).toContain('The fee is not what was agreed.')
    const { items } = await listMessages(app.deps.table, begun.companyId, { limit: 10 })
    expect(items.map(({ content }) => content.kind)).toContain('signing-declined')
  })

  it('is idempotent, is refused after signing, and prevents further signatures', async () => {
    const begun = await begin()
    const { chan, li } = begun
    const ofChan = await identify(app, chan)
    const { document_sha256 } = await read(app, chan, ofChan)
    const ofLi = await identify(app, li)
    const give = () => app.send(declineSigning, { body: { token: li, signing_session: ofLi, reason: 'No.' } })
    const [one, other] = await Promise.all([give(), give()])
    app.clock.advance('PT5M')
    expect(other.data).toEqual(one.data)
    expect((await give()).data).toEqual(one.data)
    expect((await kindsOf(begun)).filter((kind) => kind === 'declined')).toHaveLength(1)
    const signed = await signIn(app, chan, {
      signing_session: ofChan,
      document_sha256,
      full_name: 'CHAN Tai Man',
    })
    expect(signed.code).toBe(codeOf('wrongState'))

    const another = await begin()
    const session = await identify(app, another.chan)
    const paper = await read(app, another.chan, session)
    await signIn(app, another.chan, {
      signing_session: session,
      document_sha256: paper.document_sha256,
      full_name: 'CHAN Tai Man',
    })
    const late = await app.send(declineSigning, {
      body: { token: another.chan, signing_session: session, reason: 'I changed my mind.' },
    })
    expect(late.code).toBe(codeOf('alreadyDone'))
  })

  it('is refused without identification', async () => {
    const { chan } = await begin()
    const body = { token: chan, signing_session: 'made-up', reason: 'No.' }
    expect((await app.send(declineSigning, { body })).code).toBe(codeOf('verificationFailed'))
  })

  it('allows another agreement with a new number, at the same step of the application', async () => {
    const begun = await begin()
    await decline(begun.li)
    const retry = () => app.send(retrySign, { body: {} }, begun)
    const [first, second] = await Promise.all([retry(), retry()])
    expect(first.data.agreement_id).toBe(second.data.agreement_id)
    expect((await retry()).data.agreement_id).toBe(first.data.agreement_id)
    expect(first.data).toMatchObject({ status: 'rendering', sign_status: 0, can_retry: false })
    const { agreementNumber } = await keptOf(begun)
    expect(first.data.number).not.toBe(agreementNumber)
    const position = await findPosition(app.deps.table, begun.companyId, productLines.hook)
    expect(position?.status).toBe('XDJ Signing Initiated')
    await app.drainEvents()
    await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
    await sign(app, signingTokenOf(app, 'li@director.test'), 'LI Xiaoming')
    expect(await stateOf(begun)).toMatchObject({ agreement_id: first.data.agreement_id, status: 'signed' })
    expect((await retry()).code).toBe(codeOf('wrongState'))
  })
})

describe('the signing deadline', () => {
  it('ends a signing after 30 days, with one notification, and allows another one', async () => {
    const begun = await begin()
    const { lapsesAt = '' } = await keptOf(begun)
    expect(Date.parse(lapsesAt) - app.clock.now().getTime()).toBe(30 * 86_400_000)
    app.clock.advance('P29D')
    await followUpSignings(app.deps)
    await app.drainEvents()
    const fresh = signingTokenOf(app, 'chan@director.test')
    const session = await identify(app, fresh)
    const { document_sha256 } = await read(app, fresh, session)
    app.clock.advance('PT24H')
    const { token } = await logInAgain(app, begun)
    expect(await stateOf({ token })).toMatchObject({ status: 'lapsed', can_retry: true })
    // Before any job has run.
    expect((await sendCode(app, fresh)).code).toBe(codeOf('wrongState'))
    const asChan = { signing_session: session, document_sha256, full_name: 'CHAN Tai Man' }
    expect((await signIn(app, fresh, asChan)).code).toBe(codeOf('verificationFailed'))
    await followUpSignings(app.deps)
    await followUpSignings(app.deps)
    expect((await keptOf(begun)).status).toBe('lapsed')
    expect((await kindsOf(begun)).filter((kind) => kind === 'lapsed')).toHaveLength(1)
    await app.drainEvents()
    expect(app.outbox.newestTo(begun.email).subject).toContain('协议签署已过期')
    const retried = await app.send(retrySign, { body: {} }, { token })
    expect(retried.data).toMatchObject({ status: 'rendering' })
  })

  it('has automatic reminders once a day, in the daytime, except for signers whom the company reminded', async () => {
    const begun = await begin()
    await sign(app, begun.li, 'LI Xiaoming')
    const reminded = async () => {
      await followUpSignings(app.deps)
      return (await kindsOf(begun)).filter((kind) => kind === 'reminded').length
    }
    expect(await reminded()).toBe(0)
    const began = app.clock.now().getTime()
    const at = (days: number, hour: '02' | '16') =>
      `${new Date(began + days * 86_400_000).toISOString().slice(0, 10)}T${hour}:00:00.000Z`
    app.clock.set(at(2, '16'))
    expect(await reminded()).toBe(0)
    app.clock.set(at(3, '02'))
    expect([await reminded(), await reminded()]).toEqual([1, 1])
    await app.drainEvents()
    expect(app.outbox.newestTo('chan@director.test').subject).toContain('还等您签署')
    app.clock.set(at(4, '02'))
    const { token } = await logInAgain(app, begun)
    await app.send(urgeSigner, { body: { signer_id: begun.chanId } }, { token })
    expect(await reminded()).toBe(2)
  })
})

const change = ({ token }: Pick<Seller, 'token'>, id: string, body: Record<string, string>) =>
  app.send(changeSigner, { params: { id }, body }, { token })

describe(`${changeSigner.method} ${changeSigner.path}`, () => {
  it('changes a signer’s contact once it takes effect, which invalidates the old link and session', async () => {
    const begun = await begin()
    const session = await identify(app, begun.chan)
    const { document_sha256 } = await read(app, begun.chan, session)
    const answer = await change(begun, begun.chanId, {
      email: 'chan@elsewhere.test',
      mobile_area_code: '+852',
      mobile: '69876543',
    })
    expect(answer.data.signers[0]).toMatchObject({
      id: begun.chanId,
      email_masked: 'c•••@director.test',
      contact_change: { email_masked: 'c•••@elsewhere.test', mobile_masked: '•••6543', is_released: false },
    })
    const released = await callDesk(app, 'signer-contact-release', {
      companyId: begun.companyId,
      agreementId: begun.agreementId,
      signerId: begun.chanId,
      reason: 'called the director',
      early: true,
    })
    expect(released).toMatchObject({ ok: true, inEffect: true })
    const asBefore = { signing_session: session, document_sha256, full_name: 'CHAN Tai Man' }
    expect((await signIn(app, begun.chan, asBefore)).code).toBe(codeOf('linkInvalid'))
    expect((await app.send(openSigning, { body: { token: begun.chan } })).code).toBe(codeOf('linkInvalid'))
    await app.drainEvents()
    const fresh = signingTokenOf(app, 'chan@elsewhere.test')
    expect((await signIn(app, fresh, asBefore)).code).toBe(codeOf('verificationFailed'))
    expect((await sign(app, fresh, 'CHAN Tai Man')).code).toBe(0)
    expect((await change(begun, begun.chanId, { email: 'chan@third.test' })).code).toBe(codeOf('alreadyDone'))
  })

  it('reports an invalid number', async () => {
    const begun = await begin()
    for (const [body, field, rule] of [
      [{ mobile: '69876543' }, 'mobile_area_code', 'areaCodeRequired'],
      [{ mobile_area_code: '+852' }, 'mobile', 'required'],
      [{ mobile_area_code: '+852', mobile: '12345' }, 'mobile', 'mobileInvalid'],
      [{ email: 'nobody' }, 'email', 'emailInvalid'],
    ] as const)
      expect(await change(begun, begun.chanId, body)).toMatchObject({
        code: codeOf('invalidInput'),
        errors: [{ field: `body.${field}`, rule }],
      })
    expect((await change(begun, 'nobody', { email: 'a@b.test' })).code).toBe(codeOf('notFound'))
  })

  const { mobile: _own, ...withoutNumber } = wong
  it.each([
    ['has the number of another signer', { ...wong, mobile: '61234567' }, 'contactOfAnother'],
    ['has the address of another signer', { ...wong, email: 'chan@director.test' }, 'contactOfAnother'],
    ['has no number', withoutNumber, 'mobileRequired'],
  ] as const)('cannot replace a signer who %s', async (_, director, rule) => {
    const begun = await begin()
    const chan = present(twoDirectors[0])
    await replaceDirectors(begun, [chan, director])
    expect(await change(begun, begun.liId, { person_id: 'wong' })).toMatchObject({
      code: codeOf('invalidInput'),
      errors: [{ field: 'body.person_id', rule }],
    })
    expect((await keptOf(begun)).signers[1]).toMatchObject({ signerId: begun.liId, name: 'LI Xiaoming' })
  })

  it('refuses a new signer with the number of a user of the company', async () => {
    const begun = await begin()
    const chan = present(twoDirectors[0])
    await replaceDirectors(begun, [
      chan,
      { ...wong, mobile_area_code: '+86', mobile: begun.phone.replace('+86', '') },
    ])
    expect(await change(begun, begun.liId, { person_id: 'wong' })).toMatchObject({
      code: codeOf('invalidInput'),
      errors: [{ field: 'body.person_id', rule: 'contactOfAnother' }],
    })
  })

  it('replaces a director, in a new document that everybody reads again', async () => {
    const begun = await begin()
    const session = await identify(app, begun.chan)
    const { document_sha256 } = await read(app, begun.chan, session)
    expect((await change(begun, begun.liId, { person_id: 'wong' })).code).toBe(codeOf('notFound'))
    const [chan, li] = twoDirectors
    if (!chan || !li) throw new Error('two directors were expected')
    await replaceDirectors(begun, [chan, wong])
    const state = await stateOf(begun)
    expect(state).toMatchObject({
      resigned: [begun.liId],
      candidates: [{ person_id: 'wong', name: 'WONG Siu Ling' }],
      can_retry: true,
    })
    const answer = await change(begun, begun.liId, { person_id: 'wong' })
    expect(answer.data).toMatchObject({ status: 'rendering', resigned: [], candidates: [] })
    await app.drainEvents()
    expect(app.outbox.newestTo('li@director.test').subject).toContain('不再需要签署')
    expect((await app.send(openSigning, { body: { token: begun.li } })).code).toBe(codeOf('linkInvalid'))
    const kept = await keptOf(begun)
    expect(kept.document?.sha256).not.toBe(document_sha256)
    const asBefore = { signing_session: session, document_sha256, full_name: 'CHAN Tai Man' }
    expect((await signIn(app, begun.chan, asBefore)).code).toBe(codeOf('changedMeanwhile'))
    expect((await sign(app, begun.chan, 'CHAN Tai Man')).code).toBe(0)
    const last = await sign(app, signingTokenOf(app, 'wong@director.test'), 'WONG Siu Ling')
    expect(last.data.completed).toBe(true)
    const { companyId, agreementId } = begun
    const events = await listSigningEvents(app.deps.table, companyId, agreementId)
    const { chain } = await keptOf(begun)
    if (!chain) throw new Error('there is no chain')
    expect(findBrokenLink(events, chain, sha256Of)).toBeUndefined()
  })

  it('keeps a signer’s authorisation document, until it is withdrawn before the first signature', async () => {
    const begun = await begin()
    const file_id = await uploadCleanFile(app, begun)
    const added = await change(begun, begun.liId, { file_id })
    expect(added.data.signers[1]?.authority).toMatchObject({ file_id })
    expect((await app.send(openSigning, { body: { token: begun.li } })).code).toBe(0)
    const remove = () => app.send(deleteSignerFile, { params: { id: begun.liId }, body: {} }, begun)
    expect((await remove()).data.signers[1]?.authority).toBeNull()
    expect((await remove()).code).toBe(codeOf('notFound'))
    await change(begun, begun.liId, { file_id })
    await sign(app, begun.chan, 'CHAN Tai Man')
    expect((await remove()).code).toBe(codeOf('wrongState'))
    expect((await change(begun, begun.liId, { file_id: 'unknown' })).code).toBe(codeOf('notFound'))
  })

  it('limits the mails that a company can trigger, and refused calls notify nobody', async () => {
    const begun = await begin()
    const { table } = app.deps
    const day = businessDate(app.clock.now())
    const count = { counted: 'signing-mail', subject: begun.companyId, day } as const
    while (await table.write(incrementCount(table, count, 99)));
    expect((await change(begun, begun.chanId, { email: 'flip@elsewhere.test' })).code).toBe(0)
    await app.drainEvents()
    const sent = app.outbox.sent.length
    const refused = await change(begun, begun.chanId, { email: 'flop@elsewhere.test' })
    expect([refused.status, refused.code]).toEqual([429, codeOf('tooManyRequests')])
    await app.drainEvents()
    expect(app.outbox.sent).toHaveLength(sent)
    expect((await stateOf(begun)).signers[0]?.contact_change?.email_masked).toBe('f•••@elsewhere.test')
    const file_id = await uploadCleanFile(app, begun)
    expect((await change(begun, begun.chanId, { file_id })).code, 'nobody is mailed').toBe(0)
  })

  test('cannot reach another company’s signers', async () => {
    const begun = await begin()
    const stranger = await begin()
    const answer = await change(stranger, begun.chanId, { email: 'stranger@shop.test' })
    expect(answer.code).toBe(codeOf('notFound'))
  })
})

describe('a director who resigns during the signing', () => {
  it('cannot sign and invalidates what they signed; the current signers start again', async () => {
    const begun = await begin()
    await sign(app, begun.li, 'LI Xiaoming')
    const session = await identify(app, begun.chan)
    const { document_sha256 } = await read(app, begun.chan, session)
    const chan = present(twoDirectors[0])
    await replaceDirectors(begun, [chan])
    const last = { signing_session: session, document_sha256, full_name: 'CHAN Tai Man' }
    expect((await signIn(app, begun.chan, last)).code).toBe(codeOf('wrongUserStatus'))
    expect(await stateOf(begun)).toMatchObject({ resigned: [begun.liId], can_retry: true })
    const retried = await app.send(retrySign, { body: {} }, begun)
    expect(retried.data.signers.map(({ name }) => name)).toEqual(['CHAN Tai Man'])
    expect(await keptOf(begun)).toMatchObject({ status: 'void', retriedAs: retried.data.agreement_id })
    expect((await signIn(app, begun.chan, last)).code).toBe(codeOf('wrongState'))
    await app.drainEvents()
    const signed = await sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
    expect(signed.data.completed).toBe(true)
    const current = await findAgreementOfProduct(
      app.deps.table,
      begun.companyId,
      productLines.hook.productCode,
    )
    expect(current?.agreementId).toBe(retried.data.agreement_id)
  })
})

test('the times of the last and next allowed signing mails are returned', async () => {
  const begun = await begin()
  const occurrenceOf = async (type: 'invitation' | 'reminder', token: string) =>
    (await app.send(getMailOccurrence, { query: { type } }, { token })).data
  const invitedAt = app.clock.now()
  const nextDay = new Date(invitedAt.getTime() + 86_400_000).toISOString()
  expect(await occurrenceOf('invitation', begun.token)).toEqual({
    type: 'invitation',
    sent: true,
    sent_at: invitedAt.toISOString(),
    next_at: null,
  })
  expect(await occurrenceOf('reminder', begun.token)).toEqual({
    type: 'reminder',
    sent: false,
    sent_at: null,
    next_at: nextDay,
  })
  app.clock.advance('P1D')
  const { token } = await logInAgain(app, begun)
  await app.send(urgeSigner, { body: { signer_id: begun.chanId } }, { token })
  expect(await occurrenceOf('reminder', token)).toMatchObject({ sent: true, sent_at: nextDay })
})

test('a signature without identification is refused', async () => {
  const { chan } = await begin()
  const body = {
    token: chan,
    signing_session: 'x',
    document_sha256: '0'.repeat(64),
    full_name: 'CHAN Tai Man',
    consent: true as const,
  }
  expect((await app.send(signAgreement, { body })).code).toBe(codeOf('verificationFailed'))
})
