import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { findBrokenLink } from '#shared/agreements/signing-chain.ts'
import { codeOf } from '#shared/api/errors.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { findEvent } from '../../../functions/data/events.ts'
import { findPosition } from '../../../functions/data/positions.ts'
import { sha256Of } from '../../../functions/data/sha256.ts'
import { listSigningEvents } from '../../../functions/data/signing-events.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import { addressOfSigner } from '../../support/signer-address.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { sellerReadyToSign } from './approved-company.ts'
import { identify, initiate, read, sendCode, sign, signIn, signingTokenOf } from './signing-story.ts'

const { getSigners, openSigning, recordReading, renewSigningLink, signAgreement } = agreementsEndpoints

describe('signing by a mailed link', () => {
  let app: TestApp
  let seller: Seller
  let agreementId: string
  let chan: string
  let li: string
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.advance('P1D')
    seller = await sellerReadyToSign(app)
    agreementId = (await initiate(app, seller)).agreement_id
    chan = signingTokenOf(app, 'chan@director.test')
    li = signingTokenOf(app, 'li@director.test')
  })

  const completedEvent = () => findEvent(app.deps.table, `signing-completed#${agreementId}`)
  const position = async () =>
    (await findPosition(app.deps.table, seller.companyId, productLines.hook))?.status

  it('hides the document before identification', async () => {
    const { data, code } = await app.send(openSigning, { body: { token: li } })
    expect(code).toBe(0)
    expect(data).toMatchObject({
      signer_name: 'L••• X•••',
      company_name: 'Lantern Street Trading Limited',
      title: '循环融资协议',
      kind: 'facility',
      status: 'ready',
      binding_locale: 'zh-CN',
      languages: ['zh-CN', 'zh-TW', 'en'],
      identification: { by: 'sms', to_masked: '•••4568', asks_id_last_four: true },
      identified: null,
      document: null,
      reading: null,
      sign_status: 1,
      signed_at: null,
    })
    expect((await app.send(openSigning, { body: { token: chan } })).data.identification).toEqual({
      by: 'sms',
      to_masked: '•••4567',
      asks_id_last_four: true,
    })
  })

  it('shows the signer the document as text in each language and as the PDF itself', async () => {
    const signing_session = await identify(app, li)
    const { data } = await app.send(openSigning, { body: { token: li, signing_session } })
    expect(data).toMatchObject({
      signer_name: 'LI Xiaoming',
      identified: { by: 'sms' },
      document: { title: '循环融资协议', locale: 'zh-CN' },
    })
    const { document, reading } = data
    expect(document?.clauses.length).toBeGreaterThanOrEqual(12)
    expect(reading).toEqual({ read: 0, of: document?.clauses.length })
    const pdf = await fetch(document?.pdf_url ?? '')
    const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    for (const { heading } of document?.clauses ?? []) expect(text).toContain(heading)
    const english = await app.send(openSigning, { body: { token: li, signing_session, locale: 'en' } })
    expect(english.data.document).toMatchObject({ locale: 'en', document_sha256: document?.document_sha256 })
    expect(english.data.document?.clauses).toHaveLength(document?.clauses.length ?? 0)
    expect(english.data.document?.title).not.toBe(document?.title)
  })

  it('records name, time, address, browser and the digest of what was signed', async () => {
    app.clock.advance('PT5M')
    const answer = await sign(app, chan, ' chan  TAI man ')
    expect(answer.data).toMatchObject({ sign_status: 2, completed: false })
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(agreement?.signers[0]?.signature).toEqual({
      fullName: 'chan  TAI man',
      signedAt: app.clock.now().toISOString(),
      ip: addressOfSigner(chan),
      userAgent: 'test',
      documentSha256: agreement?.document?.sha256,
      readIn: 'zh-CN',
      identified: agreement?.signers[0]?.identified,
    })
    expect(agreement?.signers[0]?.identified).toMatchObject({ by: 'sms', to: '•••4567', idLastFour: true })
    expect(await position()).toBe('XDJ Signing Initiated')
    expect(await completedEvent()).toBeUndefined()
  })

  it('keeps no more of the name of a browser than real ones have', async () => {
    const signing_session = await identify(app, chan)
    const { document_sha256 } = await read(app, chan, signing_session)
    const body = {
      token: chan,
      signing_session,
      document_sha256,
      full_name: 'CHAN Tai Man',
      consent: true as const,
    }
    await app.send(signAgreement, { body }, { headers: { 'user-agent': 'x'.repeat(9000) } })
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(agreement?.signers[0]?.signature?.userAgent).toBe('x'.repeat(400))
  })

  it('completes agreement, position and event atomically with the last signature', async () => {
    await sign(app, chan, 'CHAN Tai Man')
    const last = await sign(app, li, '李小明')
    expect(last.data).toMatchObject({ sign_status: 2, completed: true })
    const { data } = await app.send(getSigners, { body: {} }, seller)
    expect(data).toMatchObject({ status: 'signed', sign_status: 2 })
    expect(data.signers.every(({ signed_at }) => signed_at !== null)).toBe(true)
    expect(await position()).toBe('XDJ Signing Completed')
    expect((await completedEvent())?.payload).toEqual({
      name: 'signing-completed',
      companyId: seller.companyId,
      agreementId,
    })
  })

  /** A signer who is identified and has read everything. */
  const readyToSign = async (token: string, full_name: string) => {
    const signing_session = await identify(app, token)
    const { document_sha256 } = await read(app, token, signing_session)
    return (changed: Partial<Parameters<typeof signIn>[2]> = {}) =>
      signIn(app, token, { signing_session, document_sha256, full_name, ...changed })
  }

  it('commits both of two concurrent signatures, and completes once', async () => {
    const first = await readyToSign(chan, 'CHAN Tai Man')
    const second = await readyToSign(li, 'LI Xiaoming')
    const answers = await Promise.all([first(), second()])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect(answers.filter(({ data }) => data.completed)).toHaveLength(1)
    expect(await position()).toBe('XDJ Signing Completed')
    expect(await completedEvent()).toBeDefined()
  })

  it('completes and certifies once if the last signature is sent twice concurrently', async () => {
    await sign(app, chan, 'CHAN Tai Man')
    const last = await readyToSign(li, 'LI Xiaoming')
    const [one, other] = await Promise.all([last(), last()])
    expect(one.data).toEqual(other.data)
    expect(one.data.completed).toBe(true)
    const events = await listSigningEvents(app.deps.table, seller.companyId, agreementId)
    expect(events.filter(({ kind }) => kind === 'completed')).toHaveLength(1)
    expect(await findEvent(app.deps.table, `certification-due#${agreementId}`)).toBeDefined()
  })

  it('returns the same response to a repeated or concurrent signature', async () => {
    const give = await readyToSign(chan, 'CHAN Tai Man')
    const [first, second] = await Promise.all([give(), give()])
    app.clock.advance('PT50M')
    const later = await give()
    expect(second.data.signed_at).toBe(first.data.signed_at)
    expect(later.data).toEqual(first.data)
  })

  it('chains the events by hashes, so that changes and omissions are detected', async () => {
    await sign(app, chan, 'CHAN Tai Man')
    const give = await readyToSign(li, '李小明')
    await give({ drawn: 'M1 2L3 4C5 6 7 8 9.5 10' })
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
    const events = await listSigningEvents(app.deps.table, seller.companyId, agreementId)
    const signing = ['code_sent', 'identified', 'opened', 'read', 'consented', 'signed']
    expect(events.map(({ kind }) => kind)).toEqual([
      'made',
      'rendered',
      'invited',
      'invited',
      ...signing,
      ...signing,
      'completed',
    ])
    const { chain } = agreement ?? {}
    if (!chain) throw new Error('there is no chain')
    expect(findBrokenLink(events, chain, sha256Of)).toBeUndefined()
    expect(events.at(-2)?.details).toMatchObject({
      full_name: '李小明',
      document_sha256: agreement?.document?.sha256,
      read_in: 'zh-CN',
      drawn_sha256: sha256Of('M1 2L3 4C5 6 7 8 9.5 10'),
    })
    const forged = events.map((event) =>
      event.kind === 'identified'
        ? { ...event, details: { ...event.details, by: 'sms', to: '•••0000' } }
        : event,
    )
    expect(findBrokenLink(forged, chain, sha256Of)).toBe(6)
  })

  it('records the language and the progress of reading', async () => {
    const signing_session = await identify(app, chan)
    const { data } = await app.send(openSigning, { body: { token: chan, signing_session, locale: 'en' } })
    const of = data.document?.clauses.length ?? 0
    const record = (upto: number) =>
      app.send(recordReading, { body: { token: chan, signing_session, upto, locale: 'en' } })
    expect((await record(5)).data).toEqual({ read: 5, of })
    expect((await record(3)).data).toEqual({ read: 5, of })
    const again = await app.send(openSigning, { body: { token: chan, signing_session } })
    expect(again.data.reading).toEqual({ read: 5, of })
    expect((await record(200)).data).toEqual({ read: of, of })
    const document_sha256 = data.document?.document_sha256 ?? ''
    await signIn(app, chan, { signing_session, document_sha256, full_name: 'CHAN Tai Man' })
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(agreement?.signers[0]?.signature?.readIn).toBe('en')
  })

  it('refuses a signer who has not read everything', async () => {
    const signing_session = await identify(app, chan)
    const { data } = await app.send(openSigning, { body: { token: chan, signing_session } })
    const upto = (data.document?.clauses.length ?? 0) - 1
    await app.send(recordReading, { body: { token: chan, signing_session, upto } })
    const { document_sha256 = '' } = data.document ?? {}
    const answer = await signIn(app, chan, { signing_session, document_sha256, full_name: 'CHAN Tai Man' })
    expect(answer.code).toBe(codeOf('ruleBroken'))
  })

  it('refuses a version other than the one read', async () => {
    const give = await readyToSign(chan, 'CHAN Tai Man')
    expect((await give({ document_sha256: 'a'.repeat(64) })).code).toBe(codeOf('changedMeanwhile'))
  })

  it('refuses an invalid drawn signature', async () => {
    const give = await readyToSign(chan, 'CHAN Tai Man')
    for (const drawn of ['M1 2', '<script>', 'M1 2L3 4Z', 'M1 2L3 url(x)', 'M1 2L601 4', 'M1 2L-3 4'])
      expect(await give({ drawn })).toMatchObject({ code: codeOf('invalidInput') })
    expect((await give({ drawn: 'M1 2L600 200' })).code).toBe(0)
  })

  it('refuses another signer’s session, and an expired one', async () => {
    const signing_session = await identify(app, chan)
    const { document_sha256 } = await read(app, chan, signing_session)
    const asChan = { signing_session, document_sha256, full_name: 'CHAN Tai Man' }
    const refused = { code: codeOf('verificationFailed') }
    expect(await signIn(app, li, { ...asChan, full_name: 'LI Xiaoming' })).toMatchObject(refused)
    expect(await signIn(app, chan, { ...asChan, signing_session: 'made-up' })).toMatchObject(refused)
    const opened = await app.send(openSigning, { body: { token: li, signing_session } })
    expect(opened.data.document).toBeNull()
    app.clock.advance('PT60M')
    expect(await signIn(app, chan, asChan)).toMatchObject(refused)
    const late = await app.send(openSigning, { body: { token: chan, signing_session } })
    expect(late.data.document).toBeNull()
  })

  it("refuses another person's name with an error at the field", async () => {
    const answer = await sign(app, chan, 'LI Xiaoming')
    expect(answer).toMatchObject({
      status: 400,
      code: 20008,
      errors: [{ field: 'body.full_name', rule: 'invalid' }],
    })
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(agreement?.signers[0]?.signature).toBeUndefined()
  })

  it('refuses without consent', async () => {
    const body = {
      token: chan,
      signing_session: 'any',
      document_sha256: 'a'.repeat(64),
      full_name: 'CHAN Tai Man',
    }
    const answer = await app.sendRaw(signAgreement, { body: JSON.stringify({ ...body, consent: false }) })
    expect(answer).toMatchObject({ code: 20008, errors: [{ field: 'body.consent', rule: 'mustAccept' }] })
  })

  it('distinguishes an unknown link from an expired one, which is renewed by mail', async () => {
    expect(await app.send(openSigning, { body: { token: 'never-was' } })).toMatchObject({ code: 80009 })
    expect(await sendCode(app, 'never-was')).toMatchObject({ code: 80009 })
    const give = await readyToSign(chan, 'CHAN Tai Man')
    app.clock.advance('PT72H')
    expect(await app.send(openSigning, { body: { token: chan } })).toMatchObject({ code: 80010 })
    expect(await sendCode(app, chan)).toMatchObject({ code: 80010 })
    expect(await give()).toMatchObject({ code: 80010 })
    const renew = (token: string) => app.send(renewSigningLink, { body: { token } })
    expect(await renew('never-was')).toMatchObject({ code: 80009 })
    expect(await renew(chan)).toMatchObject({ code: 0, data: null })
    expect(await renew(chan)).toMatchObject({ code: 80014, headers: { 'retry-after': '600' } })
    await app.drainEvents()
    const fresh = signingTokenOf(app, 'chan@director.test')
    expect(fresh).not.toBe(chan)
    expect((await sign(app, fresh, 'CHAN Tai Man')).code).toBe(0)
    app.clock.advance('PT10M')
    expect((await renew(fresh)).code).toBe(codeOf('wrongState'))
    for (let asked = 1; asked <= 10; asked++) {
      expect((await renew(li)).code).toBe(0)
      app.clock.advance('PT10M')
    }
    expect(await renew(li)).toMatchObject({ status: 429, code: codeOf('tooManyRequests') })
  })

  it('keeps the signed PDF unchanged, however often the event is delivered', async () => {
    const before = await findAgreement(app.deps.table, seller.companyId, agreementId)
    const { onSigningInitiated } = await import('../../../functions/agreements/on-signing-initiated.ts')
    const { completeEvent } = await import('../../../functions/data/events.ts')
    const eventId = `signing-initiated#${agreementId}`
    const at = app.clock.now().toISOString()
    await onSigningInitiated(
      { name: 'signing-initiated', companyId: seller.companyId, agreementId },
      app.deps,
      {
        eventId,
        at,
        done: completeEvent(app.deps.table, { eventId, at }, app.clock.now()),
      },
    )
    const after = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(after).toEqual(before)
    expect((await buffer(await app.deps.files.read(after?.document?.key ?? ''))).byteLength).toBeGreaterThan(
      0,
    )
  })
})
