import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { codeOf } from '#shared/api/errors.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findAgreement, replaceAgreement } from '../../../functions/data/agreements.ts'
import { findPosition } from '../../../functions/data/positions.ts'
import { putTermsInForce, type TermsVersion, withdrawTerms } from '../../../functions/data/terms-versions.ts'
import { agreementVersion } from '../../../functions/documents/agreement-version.ts'
import { present } from '../../support/present.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { sellerReadyToSign, twoDirectors } from './approved-company.ts'
import { initiate } from './signing-story.ts'

const { initiateSign, getSigners } = agreementsEndpoints

describe(`${initiateSign.method} ${initiateSign.path}`, () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  it('creates one agreement with every director as a signer, and advances the application', async () => {
    const { token, companyId } = await sellerReadyToSign(app)
    const answer = await app.send(initiateSign, { body: {} }, { token })
    expect(answer).toMatchObject({ status: 200, code: 0, data: { status: 'rendering', sign_status: 0 } })
    expect(answer.data.signers.map(({ name, email_masked }) => [name, email_masked])).toEqual([
      ['CHAN Tai Man', 'c•••@director.test'],
      ['LI Xiaoming', 'l•••@director.test'],
    ])
    expect(answer.body).not.toContain('chan@director.test')
    expect((await findPosition(app.deps.table, companyId, productLines.hook))?.status).toBe(
      'XDJ Signing Initiated',
    )
  })

  it('uses the terms approved for its day, and keeps them', async () => {
    const { table } = app.deps
    const productCode = 'small_shop_financing'
    const today = businessDate(app.clock.now())
    const version: TermsVersion = {
      productCode,
      number: 2,
      status: 'approved',
      validFrom: today,
      terms: { ...productTerms[productCode], marginPercent: '6.25' },
      reason: 'test',
      proposedBy: 'ada',
      proposedAt: app.clock.now().toISOString(),
      version: 0,
    }
    await table.transact({ inForce: putTermsInForce(table, version) })
    const { token, companyId } = await sellerReadyToSign(app)
    const { data } = await app.send(initiateSign, { body: {} }, { token })
    await table.transact({ inForce: withdrawTerms(table, version) })
    const later = await sellerReadyToSign(app)
    const usual = await app.send(initiateSign, { body: {} }, later)
    const marginOf = async (ofCompany: string, agreementId: string) => {
      const agreement = await findAgreement(table, ofCompany, agreementId)
      return agreement && 'terms' in agreement ? agreement.terms.marginPercent : undefined
    }
    expect(await marginOf(companyId, data.agreement_id)).toBe('6.25')
    expect(await marginOf(later.companyId, usual.data.agreement_id)).toBe('6.50')
  })

  it('leaves out people who are not directors', async () => {
    const { token } = await sellerReadyToSign(app, {
      persons: [
        ...twoDirectors.slice(0, 1),
        { full_name_en: 'WONG Ka Yan', email: 'wong@shop.test', capacity: 'shareholder' },
      ],
    })
    const { data } = await app.send(initiateSign, { body: {} }, { token })
    expect(data.signers.map(({ name }) => name)).toEqual(['CHAN Tai Man'])
  })

  it('returns the same agreement to repeated and concurrent calls', async () => {
    const { token } = await sellerReadyToSign(app)
    const atOnce = await Promise.all([1, 2, 3].map(() => app.send(initiateSign, { body: {} }, { token })))
    const again = await app.send(initiateSign, { body: {} }, { token })
    expect(new Set([...atOnce, again].map(({ data }) => data.agreement_id)).size).toBe(1)
  })

  it('renders the PDF, stores its digest and mails each signer a separate link', async () => {
    const seller = await sellerReadyToSign(app)
    const sentBefore = app.outbox.sent.length
    const { agreement_id } = await initiate(app, seller)
    const agreement = await findAgreement(app.deps.table, seller.companyId, agreement_id)
    const pdf = await buffer(await app.deps.files.read(agreement?.document?.key ?? ''))
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(agreement?.document?.sha256)
    const { text } = await readPdf(pdf)
    expect(text).toContain('LanternStreetTradingLimited')
    expect(text).toContain('循环融资协议')

    const mails = app.outbox.sent.slice(sentBefore)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['chan@director.test', 'li@director.test'])
    const links = mails.map((mail) => /\/financing\/sign\/([\w-]+)/.exec(mail.text)?.[1])
    expect(new Set(links).size).toBe(2)
    const stored = JSON.stringify(await app.everyItem())
    for (const link of links) expect(stored).not.toContain(link)

    const { data } = await app.send(getSigners, { body: {} }, seller)
    expect(data).toMatchObject({ agreement_id, status: 'ready', sign_status: 1 })
    expect(data.signers.map(({ sign_status }) => sign_status)).toEqual([1, 1])
  })

  it('shows a caller which signature is theirs, by their login address', async () => {
    const { table } = app.deps
    const seller = await sellerReadyToSign(app)
    const begun = await app.send(initiateSign, { body: {} }, seller)
    const agreement = present(await findAgreement(table, seller.companyId, begun.data.agreement_id))
    const signers = agreement.signers.map((signer, index) =>
      index === 1 ? { ...signer, email: seller.email.toUpperCase() } : signer,
    )
    await table.write(replaceAgreement(table, { ...agreement, signers }))
    const { data } = await app.send(getSigners, { body: {} }, seller)
    expect(data.signers.map(({ name, is_self }) => [name, is_self])).toEqual([
      ['CHAN Tai Man', false],
      ['LI Xiaoming', true],
    ])
  })

  it('uses the text that its signers read, even if it changed before rendering', async () => {
    const seller = await sellerReadyToSign(app)
    const { data } = await app.send(initiateSign, { body: {} }, seller)
    const find = () => findAgreement(app.deps.table, seller.companyId, data.agreement_id)
    const made = present(await find())
    await app.deps.table.write(replaceAgreement(app.deps.table, { ...made, agreementVersion: '2025.1' }))
    await app.drainEvents()
    expect(await find()).toMatchObject({ status: 'ready', agreementVersion })
  })

  it('refuses before the business information is complete', async () => {
    const { token } = await signUpSeller(app)
    expect(await app.send(initiateSign, { body: {} }, { token })).toMatchObject({ code: 20016, data: null })
  })

  it('refuses while the company is not verified', async () => {
    const { token, companyId } = await sellerReadyToSign(app, { kycStatus: 'submitted' })
    expect(await app.send(initiateSign, { body: {} }, { token })).toMatchObject({
      code: codeOf('companyNotVerified'),
    })
    expect((await findPosition(app.deps.table, companyId, productLines.hook))?.status).toBe(
      'XDJ Business Info Submitted',
    )
  })

  it('refuses if nobody can sign for the company', async () => {
    const { token } = await sellerReadyToSign(app, { persons: [] })
    expect(await app.send(initiateSign, { body: {} }, { token })).toMatchObject({
      code: codeOf('kycIncomplete'),
    })
  })

  it('reports that a company has no agreement', async () => {
    const { token } = await signUpSeller(app)
    expect(await app.send(getSigners, { body: {} }, { token })).toMatchObject({ status: 404, code: 20018 })
  })
})
