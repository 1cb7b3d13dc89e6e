import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { findBrokenLink } from '#shared/agreements/signing-chain.ts'
import { codeOf } from '#shared/api/errors.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { type ProductLineId, productLines } from '#shared/product-lines/product-lines.ts'
import { findAgreementDocument } from '../../../functions/data/agreement-documents.ts'
import { type Agreement, findAgreement } from '../../../functions/data/agreements.ts'
import { findEvent } from '../../../functions/data/events.ts'
import { putKycSection } from '../../../functions/data/kyc.ts'
import { findPosition } from '../../../functions/data/positions.ts'
import { sha256Of } from '../../../functions/data/sha256.ts'
import { listSigningEvents } from '../../../functions/data/signing-events.ts'
import { beginSigning } from '../../support/begin-signing.ts'
import { deliver } from '../../support/event-lanes.ts'
import { present } from '../../support/present.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import { addressOfSigner } from '../../support/signer-address.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { sellerReadyToSign, type TestDirector, twoDirectors } from './approved-company.ts'
import { identify, initiate, read, signIn, signingTokenOf } from './signing-story.ts'

const { openSigning, signAgreement, declineSigning, getSigners, changeSigner, retrySign } =
  agreementsEndpoints
const { sendRpaEmail, getMailOccurrence, verifyAgreement, recordReading } = agreementsEndpoints

const app = await useTestApp()

/**
 * One director has no shares, one has 30% of them, and the rest belongs to a person who is not a director.
 */
const [chanOnly, liOnly] = twoDirectors as [TestDirector, TestDirector]
const wong: TestDirector = {
  person_id: 'wong',
  full_name_en: 'WONG Siu Ling',
  email: 'wong@owner.test',
  capacity: 'shareholder',
  certificate_type: 'hk_id',
  id_number: 'C1234563',
  mobile_area_code: '+852',
  mobile: '61234569',
  ownership_percent: '70',
  residential_address: 'Flat 3, 2 Ferry Street, Kowloon, Hong Kong',
}
const people = [chanOnly, { ...liOnly, ownership_percent: '30' }, wong]

const begin = async (line: ProductLineId = 'underwriting', persons: TestDirector[] = people) => {
  app.clock.advance('P1D')
  const seller = await logInAgain(app, await sellerReadyToSign(app, { line, persons }))
  const { agreement_id: agreementId } = await initiate(app, seller)
  const tokenOf = Object.fromEntries(persons.map(({ email }) => [email, signingTokenOf(app, email)]))
  return {
    ...seller,
    agreementId,
    line: productLines[line],
    chan: tokenOf['chan@director.test'] ?? '',
    li: tokenOf['li@director.test'] ?? '',
    wong: tokenOf['wong@owner.test'] ?? '',
  }
}
type Begun = Awaited<ReturnType<typeof begin>>

const keptOf = async ({ companyId, agreementId }: Begun): Promise<Agreement> =>
  present(await findAgreement(app.deps.table, companyId, agreementId))
const positionOf = async ({ companyId, line }: Begun) =>
  (await findPosition(app.deps.table, companyId, line))?.status
const stateOf = async ({ token }: Begun) => (await app.send(getSigners, { body: {} }, { token })).data
const digestOf = async (begun: Begun, kind: SignedKind) =>
  findAgreementDocument(await keptOf(begun), kind)?.document?.sha256 ?? ''

/** A signer who has read the document to its end, and is about to sign it. */
const ready = async (token: string, full_name: string) => {
  const signing = present(await beginSigning(app.deps, token))
  return (changed: { document_sha256?: string } = {}) =>
    app.send(
      signAgreement,
      { body: { ...signing, full_name, ...changed } },
      { ip: addressOfSigner(signing.token) },
    )
}
const signNext = async (token: string, name: string) => (await ready(token, name))()

const linksTo = (email: string) =>
  app.outbox.sent.filter(({ to, text }) => to === email && text.includes(signingTokenOf(app, email)))
const subjectTo = (email: string) => app.outbox.newestTo(email).subject
const paperOf = async (key = '') => (await readPdf(await buffer(await app.deps.files.read(key)))).text

/** All signatures of the line with a guarantee. */
const signatures = [
  ['chan', 'CHAN Tai Man'],
  ['li', 'LI Xiaoming'],
  ['li', 'LI Xiaoming'],
  ['wong', 'WONG Siu Ling'],
] as const
type Signature = (typeof signatures)[number]

const signAll = async (begun: Begun, which: readonly Signature[] = signatures) => {
  for (const [who, name] of which) expect((await signNext(begun[who], name)).code).toBe(0)
}

describe('a signing set', () => {
  it('is created by the product’s terms, with one link per signer for all of their documents', async () => {
    const begun = await begin()
    const state = await stateOf(begun)
    expect(state.papers).toEqual([
      { kind: 'facility', number: expect.stringMatching(/^FA-/) },
      { kind: 'guarantee', number: expect.stringMatching(/^GU-/) },
    ])
    expect(state.signers.map(({ name, papers }) => [name, papers.map(({ kind }) => kind)])).toEqual([
      ['CHAN Tai Man', ['facility']],
      ['LI Xiaoming', ['facility', 'guarantee']],
      ['WONG Siu Ling', ['guarantee']],
    ])
    for (const { email } of people) expect(linksTo(email)).toHaveLength(1)
    expect(subjectTo('wong@owner.test')).toContain('个人担保书')
    expect(subjectTo('li@director.test')).toContain('融资协议和个人担保书')

    const { companions = [], document } = await keptOf(begun)
    const guarantee = await paperOf(companions[0]?.document?.key)
    for (const phrase of ['个人担保书', 'Flat3,2FerryStreet', 'LIXiaoming', '500,000.00', 'FA-2'])
      expect(guarantee).toContain(phrase)
    expect(guarantee).not.toContain('CHANTaiMan')
    expect(await paperOf(document?.key)).not.toContain('WONG')
  })

  it('has a receivables purchase agreement if and only if payouts are deducted', async () => {
    for (const terms of Object.values(productTerms))
      expect(terms.companionPapers.includes('rpa')).toBe(
        terms.repayment.some(({ collection }) => collection === 'platform_deduction'),
      )
    const begun = await begin('payoneer', twoDirectors)
    const state = await stateOf(begun)
    expect(state.papers.map(({ kind }) => kind)).toEqual(['facility', 'rpa'])
    expect(state.signers.map(({ papers }) => papers.length)).toEqual([2, 2])
  })

  it('requires the directors’ guarantee if no shareholder of a quarter is known', async () => {
    const begun = await begin('underwriting', twoDirectors)
    const { signers } = await stateOf(begun)
    expect(signers.map(({ papers }) => papers.map(({ kind }) => kind).join())).toEqual([
      'facility,guarantee',
      'facility,guarantee',
    ])
  })

  it('treats a person entered as director and shareholder as one signer', async () => {
    const asOwner = { ...chanOnly, person_id: 'chan-2', capacity: 'shareholder', ownership_percent: '100' }
    const { signers } = await stateOf(await begin('underwriting', [chanOnly, asOwner]))
    expect(signers.map(({ name, papers }) => [name, papers.length])).toEqual([['CHAN Tai Man', 2]])
  })

  it('is read and signed document by document with one link in one session', async () => {
    const begun = await begin()
    const signing_session = await identify(app, begun.li)
    const open = async (paper?: SignedKind) =>
      (
        await app.send(openSigning, {
          body: { token: begun.li, signing_session, ...(paper ? { paper } : {}) },
        })
      ).data
    expect(await open()).toMatchObject({ kind: 'facility', sign_status: 1, reading: { read: 0 } })
    const facility = await read(app, begun.li, signing_session)
    const given = { signing_session, full_name: 'LI Xiaoming', drawn: 'M1 2L3 4' }
    // The guarantee was not read, unlike the other document.
    const unread = await digestOf(begun, 'guarantee')
    expect((await signIn(app, begun.li, { ...given, document_sha256: unread })).code).toBe(
      codeOf('ruleBroken'),
    )
    const first = await signIn(app, begun.li, { ...given, document_sha256: facility.document_sha256 })
    expect(first.data).toMatchObject({ sign_status: 1, completed: false })

    expect(await open()).toMatchObject({
      kind: 'guarantee',
      is_drawn: true,
      sign_status: 1,
      signed_at: null,
      reading: { read: 0 },
      papers: [
        { kind: 'facility', signed_at: app.clock.now().toISOString() },
        { kind: 'guarantee', signed_at: null },
      ],
    })
    expect(await open('facility')).toMatchObject({ kind: 'facility', document: { number: facility.number } })
    const guarantee = await read(app, begun.li, signing_session)
    expect(guarantee.document_sha256).toBe(unread)
    const second = await signIn(app, begun.li, { ...given, document_sha256: unread })
    expect(second.data).toMatchObject({ sign_status: 2, completed: false })
    // The drawn signature is stored once.
    const li = (await keptOf(begun)).signers[1]
    expect(li?.signature?.drawn).toBe('M1 2L3 4')
    expect(li?.companions?.guarantee?.signature).toMatchObject({ drawnWith: 'facility' })
    expect(li?.companions?.guarantee?.signature?.drawn).toBeUndefined()
  })
})

describe('the completion of the set', () => {
  it('requires every signature of every document, in any order', async () => {
    for (const [turn] of signatures.entries()) {
      const begun = await begin()
      const order = [...signatures.slice(turn), ...signatures.slice(0, turn)]
      await signAll(begun, order.slice(0, -1))
      expect(await keptOf(begun)).toMatchObject({ status: 'ready' })
      expect((await stateOf(begun)).sign_status).toBe(1)
      expect(await positionOf(begun)).toBe('CAA Signing Initiated')
      expect(await findEvent(app.deps.table, `signing-completed#${begun.agreementId}`)).toBeUndefined()
      const last = await signNext(begun[order[3]?.[0] ?? 'chan'], order[3]?.[1] ?? '')
      expect(last.data).toMatchObject({ sign_status: 2, completed: true })
      expect((await stateOf(begun)).sign_status).toBe(2)
      expect(await positionOf(begun)).toBe('CAA Signing Completed')
    }
  })

  it('happens once for two concurrent last signatures, and for a repeated one', async () => {
    const begun = await begin()
    await signAll(begun, signatures.slice(0, 2))
    const [li, wongs] = [await ready(begun.li, 'LI Xiaoming'), await ready(begun.wong, 'WONG Siu Ling')]
    const answers = await Promise.all([li(), wongs(), wongs(), li()])
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(await positionOf(begun)).toBe('CAA Signing Completed')
    const { companyId, agreementId } = begun
    const events = await listSigningEvents(app.deps.table, companyId, agreementId)
    expect(events.filter(({ kind }) => kind === 'completed')).toEqual([
      expect.objectContaining({
        details: {
          document_sha256: await digestOf(begun, 'facility'),
          guarantee_sha256: await digestOf(begun, 'guarantee'),
        },
      }),
    ])
    expect(events.filter(({ kind }) => kind === 'signed')).toHaveLength(4)
    const { chain } = await keptOf(begun)
    expect(chain && findBrokenLink(events, chain, sha256Of)).toBeUndefined()

    // Each document is certified once, although the events of both arrive twice and concurrently.
    const due = [`certification-due#${agreementId}`, `certification-due#${agreementId}#guarantee`]
    await Promise.all([...due, ...due].map((event) => deliver(event, app.deps)))
    app.outbox.sent.length = 0
    await app.drainEvents()
    const { data } = await app.send(filesEndpoints.searchFiles, { body: { group: 'agreement' } }, begun)
    expect(data.records.map(({ kind }) => kind).toSorted()).toEqual(['agreement', 'guarantee'])
    const mailed = (number: string) =>
      app.outbox.sent
        .filter(({ attachment }) => attachment?.fileName === `${number}.pdf`)
        .map(({ to }) => to)
        .toSorted()
    const kept = await keptOf(begun)
    // The guarantor also receives the agreement.
    const everybody = ['chan@director.test', 'li@director.test', 'wong@owner.test', begun.email].toSorted()
    expect(mailed(kept.agreementNumber)).toEqual(everybody)
    expect(mailed(kept.companions?.[0]?.number ?? '')).toEqual(
      ['li@director.test', 'wong@owner.test', begun.email].toSorted(),
    )

    const sha256 = kept.companions?.[0]?.certified?.sha256 ?? ''
    expect((await app.send(verifyAgreement, { body: { sha256 } })).data).toMatchObject({
      found: true,
      kind: 'guarantee',
      signers: [{ name_masked: 'L••• X•••' }, { name_masked: 'W••• S••• L•••' }],
      document_sha256: await digestOf(begun, 'guarantee'),
    })
    const copy = await readPdf(
      await buffer(await app.deps.files.read(kept.companions?.[0]?.certified?.key ?? '')),
    )
    const [ofLi = '', ofWong = ''] = copy.pages.slice(-2)
    for (const page of [ofLi, ofWong]) expect(page).toContain('个人担保书/個人擔保書/Personalguarantee')
    expect(ofLi).toContain('Guarantor')
    expect(ofLi).not.toContain('Directorandshareholder')
  })

  it('does not depend on a former guarantor', async () => {
    const begun = await begin()
    await signAll(begun, signatures.slice(0, 3))
    const last = await ready(begun.wong, 'WONG Siu Ling')
    const kyc = { companyId: begun.companyId, kycId: 'kyc-1' }
    const persons = [chanOnly, { ...liOnly, ownership_percent: '90' }, { ...wong, ownership_percent: '10' }]
    await app.deps.table.write(
      putKycSection(app.deps.table, kyc, { section: 'connected_persons', data: { persons }, files: [] }),
    )
    expect((await last()).code).toBe(codeOf('wrongUserStatus'))
    const { data } = await app.send(retrySign, { body: {} }, begun)
    expect(data.papers.map(({ kind }) => kind)).toEqual(['facility', 'guarantee'])
    expect(data.signers.map(({ name }) => name)).toEqual(['CHAN Tai Man', 'LI Xiaoming'])
  })
})

describe('a guarantor', () => {
  it('sees the guarantee only, and can sign no other document', async () => {
    const begun = await begin()
    const give = await ready(begun.wong, 'WONG Siu Ling')
    const facility = await digestOf(begun, 'facility')
    expect((await give({ document_sha256: facility })).code).toBe(codeOf('changedMeanwhile'))
    const signing = await beginSigning(app.deps, begun.wong)
    const { token = '', signing_session = '' } = signing ?? {}
    const asked = { token, signing_session, paper: 'facility' as const }
    expect((await app.send(openSigning, { body: asked })).code).toBe(codeOf('linkInvalid'))
    expect((await app.send(recordReading, { body: { ...asked, upto: 3 } })).code).toBe(codeOf('wrongState'))
    expect((await keptOf(begun)).signers[2]).toMatchObject({ status: 1 })
    const signed = await give()
    app.clock.advance('PT1M')
    expect((await give()).data).toEqual(signed.data)
  })

  it('cannot be impersonated from another company’s signing or another signer’s session', async () => {
    const [begun, other] = [await begin(), await begin()]
    const [own, strange] = [
      await beginSigning(app.deps, begun.wong),
      await beginSigning(app.deps, other.wong),
    ]
    if (!own || !strange) throw new Error('there is nothing to sign')
    const full_name = 'WONG Siu Ling'
    const give = (body: typeof own) => app.send(signAgreement, { body: { ...body, full_name } })
    expect((await give({ ...strange, token: begun.wong })).code).toBe(codeOf('verificationFailed'))
    expect((await give({ ...strange, document_sha256: own.document_sha256 })).code).toBe(
      codeOf('changedMeanwhile'),
    )
    const li = await beginSigning(app.deps, begun.li)
    expect((await give({ ...own, signing_session: li?.signing_session ?? '' })).code).toBe(
      codeOf('verificationFailed'),
    )
    expect((await keptOf(begun)).signers[2]).toMatchObject({ status: 1 })
  })

  it('cannot sign after a signer has declined or the deadline has passed', async () => {
    const declined = await begin()
    const give = await ready(declined.wong, 'WONG Siu Ling')
    await signAll(declined, signatures.slice(0, 2))
    // A signer who has signed one of two documents can still decline the other.
    const li = await beginSigning(app.deps, declined.li)
    const { token = '', signing_session = '' } = li ?? {}
    const body = { token, signing_session, reason: 'I do not guarantee it.' }
    expect((await app.send(declineSigning, { body })).code).toBe(0)
    expect((await give()).code).toBe(codeOf('wrongState'))
    expect(await keptOf(declined)).toMatchObject({ status: 'declined' })
    expect(await positionOf(declined)).toBe('CAA Signing Initiated')

    const lapsed = await begin()
    await signAll(lapsed, signatures.slice(0, 3))
    const late = await ready(lapsed.wong, 'WONG Siu Ling')
    app.clock.advance('P30D')
    expect((await late()).code).toBe(codeOf('linkExpired'))
    expect(await stateOf({ ...lapsed, ...(await logInAgain(app, lapsed)) })).toMatchObject({
      status: 'lapsed',
      can_retry: true,
    })
  })

  it('cannot be replaced, and can get another contact only before signing anything', async () => {
    const begun = await begin()
    const { signers, candidates } = await stateOf(begun)
    expect(candidates).toEqual([])
    const change = (index: number, body: object) =>
      app.send(changeSigner, { params: { id: signers[index]?.id ?? '' }, body }, begun)
    expect((await change(2, { person_id: 'chan' })).code).toBe(codeOf('wrongState'))
    await signNext(begun.li, 'LI Xiaoming')
    expect((await change(1, { email: 'li@elsewhere.test' })).code).toBe(codeOf('alreadyDone'))
    expect((await change(2, { email: 'wong@elsewhere.test' })).code).toBe(0)
    expect((await keptOf(begun)).signers[2]).toMatchObject({
      email: 'wong@owner.test',
      contactChange: { email: 'wong@elsewhere.test' },
      signs: ['guarantee'],
    })
  })
})

it('the receivables purchase agreement can be mailed again if there is one, and is reported separately', async () => {
  const begun = await begin('payoneer', twoDirectors)
  for (const name of ['CHAN Tai Man', 'LI Xiaoming'] as const) {
    const token = name === 'CHAN Tai Man' ? begun.chan : begun.li
    await signNext(token, name)
    await signNext(token, name)
  }
  await app.drainEvents()
  const { companions, agreementNumber } = await keptOf(begun)
  const rpa = companions?.[0]
  app.clock.advance('P1D')
  const { token } = await logInAgain(app, begun)
  const before = app.outbox.sent.length
  expect((await app.send(sendRpaEmail, { body: {} }, { token })).code).toBe(0)
  expect((await app.send(sendRpaEmail, { body: { kind: 'guarantee' } }, { token })).code).toBe(
    codeOf('notFound'),
  )
  await app.drainEvents()
  const sent = app.outbox.sent.slice(before).map(({ attachment }) => attachment?.fileName)
  expect(sent).toEqual([`${rpa?.number}.pdf`, `${rpa?.number}.pdf`, `${rpa?.number}.pdf`])
  const occurrence = async (kind: SignedKind) =>
    (await app.send(getMailOccurrence, { query: { type: 'rpa', kind } }, { token })).data
  expect((await occurrence('rpa')).sent_at).toBe(app.clock.now().toISOString())
  expect((await occurrence('facility')).sent_at).not.toBe(app.clock.now().toISOString())
  expect((await app.send(sendRpaEmail, { body: { kind: 'facility' } }, { token })).code).toBe(0)
  await app.drainEvents()
  expect(app.outbox.sent.at(-1)?.attachment?.fileName).toBe(`${agreementNumber}.pdf`)
})
