import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { findEvent } from '../../../functions/data/events.ts'
import { findPosition } from '../../../functions/data/positions.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { readPdf } from '../papers/read-pdf.ts'
import { sellerReadyToSign } from './approved-company.ts'
import { initiate, sign, signingTokenOf } from './signing-story.ts'

const { getSigners, openSigning, signAgreement } = agreementsEndpoints

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
    seller = await sellerReadyToSign(app)
    agreementId = (await initiate(app, seller)).agreement_id
    chan = signingTokenOf(app, 'chan@director.test')
    li = signingTokenOf(app, 'li@director.test')
  })

  const completedEvent = () => findEvent(app.deps.table, `signing-completed#${agreementId}`)
  const position = async () =>
    (await findPosition(app.deps.table, seller.companyId, productLines.hook))?.status

  it('shows the signer what is to be signed, in words and as the very PDF', async () => {
    const { data, code } = await app.send(openSigning, { body: { token: li } })
    expect(code).toBe(0)
    expect(data).toMatchObject({
      signer_name: 'LI Xiaoming',
      company_name: 'Lantern Street Trading Limited',
      sign_status: 1,
      signed_at: null,
      agreement: { title: '循环融资协议', locale: 'zh-CN' },
    })
    expect(data.agreement.clauses).toHaveLength(12)
    const pdf = await fetch(data.agreement.pdf_url)
    const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    for (const { heading } of data.agreement.clauses) expect(text).toContain(heading)
  })

  it('records name, time, address, browser and the digest of what was signed', async () => {
    app.clock.advance('PT5M')
    const answer = await sign(app, chan, ' chan  TAI man ')
    expect(answer.data).toMatchObject({ sign_status: 2, completed: false })
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(agreement?.signers[0]?.signature).toEqual({
      fullName: 'chan  TAI man',
      signedAt: app.clock.now().toISOString(),
      ip: '203.0.113.7',
      userAgent: 'test',
      documentSha256: agreement?.document?.sha256,
    })
    expect(await position()).toBe('XDJ Signing Initiated')
    expect(await completedEvent()).toBeUndefined()
  })

  it('keeps no more of the name of a browser than real ones have', async () => {
    const body = { token: chan, full_name: 'CHAN Tai Man', accepted: true as const }
    await app.send(signAgreement, { body }, { headers: { 'user-agent': 'x'.repeat(9000) } })
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(agreement?.signers[0]?.signature?.userAgent).toBe('x'.repeat(400))
  })

  it('completes with the last signature: agreement, position and event together', async () => {
    await sign(app, chan, 'CHAN Tai Man')
    const last = await sign(app, li, '李小明')
    expect(last.data).toMatchObject({ sign_status: 2, completed: true })
    const { data } = await app.send(getSigners, { body: {} }, { token: seller.token })
    expect(data).toMatchObject({ status: 'signed', sign_status: 2 })
    expect(data.signers.every(({ signed_at }) => signed_at !== null)).toBe(true)
    expect(await position()).toBe('XDJ Signing Completed')
    expect((await completedEvent())?.payload).toEqual({
      name: 'signing-completed',
      companyId: seller.companyId,
      agreementId,
    })
  })

  it('lands both of two signatures given at once, and completes once', async () => {
    const answers = await Promise.all([sign(app, chan, 'CHAN Tai Man'), sign(app, li, 'LI Xiaoming')])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect(answers.filter(({ data }) => data.completed)).toHaveLength(1)
    expect(await position()).toBe('XDJ Signing Completed')
    expect(await completedEvent()).toBeDefined()
  })

  it('answers the same when signed again, even at the same moment', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => sign(app, chan, 'CHAN Tai Man')))
    app.clock.advance('PT1H')
    const later = await sign(app, chan, 'CHAN Tai Man')
    expect(second?.data.signed_at).toBe(first?.data.signed_at)
    expect(later.data).toEqual(first?.data)
  })

  it("refuses another person's name, and points at the field", async () => {
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
    const answer = await app.sendRaw(signAgreement, {
      body: JSON.stringify({ token: chan, full_name: 'CHAN Tai Man', accepted: false }),
    })
    expect(answer).toMatchObject({ code: 20008, errors: [{ field: 'body.accepted', rule: 'mustAccept' }] })
  })

  it('tells an unknown link from an expired one', async () => {
    expect(await app.send(openSigning, { body: { token: 'never-was' } })).toMatchObject({ code: 80009 })
    expect(await sign(app, 'never-was', 'CHAN Tai Man')).toMatchObject({ code: 80009 })
    app.clock.advance('P14D')
    expect(await app.send(openSigning, { body: { token: chan } })).toMatchObject({ code: 80010 })
    expect(await sign(app, chan, 'CHAN Tai Man')).toMatchObject({ code: 80010 })
  })

  it('is among the company’s files once all have signed, as it was signed', async () => {
    const { token } = seller
    const search = async () =>
      (await app.send(filesEndpoints.searchFiles, { body: { group: 'agreement' } }, { token })).data.records
    await sign(app, chan, 'CHAN Tai Man')
    expect(await search()).toEqual([])
    await sign(app, li, 'LI Xiaoming')
    const [file] = await search()
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(file?.file_name).toBe(`${agreement?.agreementNumber}.pdf`)
    const { data } = await app.send(
      filesEndpoints.getFileOnlineUrl,
      { body: { file_id: file?.file_id ?? '' } },
      { token },
    )
    const saved = Buffer.from(await (await fetch(data.url)).arrayBuffer())
    expect(createHash('sha256').update(saved).digest('hex')).toBe(agreement?.document?.sha256)
    expect(saved.byteLength).toBe(file?.size)
  })

  it('keeps the PDF as it was signed, however often the event is delivered', async () => {
    const before = await findAgreement(app.deps.table, seller.companyId, agreementId)
    const { onSigningInitiated } = await import('../../../functions/agreements/on-signing-initiated.ts')
    const { completeEvent } = await import('../../../functions/data/events.ts')
    const eventId = `signing-initiated#${agreementId}`
    await onSigningInitiated(
      { name: 'signing-initiated', companyId: seller.companyId, agreementId },
      app.deps,
      {
        eventId,
        at: app.clock.now().toISOString(),
        done: completeEvent(app.deps.table, eventId, app.clock.now()),
      },
    )
    const after = await findAgreement(app.deps.table, seller.companyId, agreementId)
    expect(after).toEqual(before)
    expect((await buffer(await app.deps.files.read(after?.document?.key ?? ''))).byteLength).toBeGreaterThan(
      0,
    )
  })
})
