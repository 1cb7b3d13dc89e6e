import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { codeOf } from '#shared/api/errors.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { findAgreement } from '../../../functions/data/agreements.ts'
import { listFiles } from '../../../functions/data/files.ts'
import { followUpSignings } from '../../../functions/jobs/signing-follow-up.ts'
import { readFacility } from '../../support/build-facility.ts'
import { callDesk, trialBalance } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { logInAgain } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createIncreaseStory, type SellerWithLimit } from '../credit/increase-story.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { sellerReadyToSign } from './approved-company.ts'
import { identify, read, sign, signIn, signingTokenOf } from './signing-story.ts'

const { initiateSign, getSigners, retrySign, openSigning } = agreementsEndpoints

const app = await useTestApp()
const story = createIncreaseStory(app)

interface Asking {
  seller: SellerWithLimit
  ids: { facilityId: string; requestId: string }
}

/** A limit of 98,000.00, and a pending request for a higher one. */
const sellerWithRequest = async (): Promise<Asking> => {
  const seller = await logInAgain(app, await sellerReadyToSign(app))
  await story.linkShop(seller, 'one', story.evenMonths(20))
  await deliver(await story.completeSigning(seller), app.deps)
  const facilityId = (await story.summaryOf(seller))?.facility_id
  if (!facilityId) throw new Error('no limit was granted')
  await story.sellMore(seller)
  const asking = { ...seller, facilityId }
  const { data } = await story.submit(asking, { requested_limit: '150000.00' })
  if (!data?.approval_id) throw new Error('not submitted')
  return { seller: asking, ids: { facilityId, requestId: data.approval_id } }
}

const sellerWithOffer = async (limit = '120000.00'): Promise<Asking> => {
  const asking = await sellerWithRequest()
  expect(await callDesk(app, 'limit-approve', { ...asking.ids, limit })).toMatchObject({
    ok: true,
    status: 'offered',
    limit,
  })
  return asking
}

const initiate = ({ token }: { token: string }) =>
  app.send(initiateSign, { body: { kind: 'increase' } }, { token })

/** Creates the document to be signed, and mails its signers. */
const begin = async (seller: SellerWithLimit): Promise<string> => {
  const { data } = await initiate(seller)
  await app.drainEvents()
  return data.agreement_id
}

const chan = () => sign(app, signingTokenOf(app, 'chan@director.test'), 'CHAN Tai Man')
const li = () => sign(app, signingTokenOf(app, 'li@director.test'), 'LI Xiaoming')

const increaseOf = async ({ token }: { token: string }) =>
  (await app.send(creditEndpoints.getLimitIncrease, {}, { token })).data

const withdraw = ({ token }: { token: string }, approval_id: string) =>
  app.send(applicationEndpoints.withdrawApplication, { body: { approval_id } }, { token })

const recordsOf = async ({ token }: { token: string }) =>
  (await app.send(applicationEndpoints.listApplications, { body: { name: 'limit_increase' } }, { token }))
    .data.records

describe('a higher limit that the lender agrees to', () => {
  it('is offered, signed by everyone, and takes effect once with the last signature', async () => {
    const { seller, ids } = await sellerWithRequest()
    expect(await initiate(seller), 'nothing is offered yet').toMatchObject({ code: codeOf('wrongState') })
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => callDesk(app, 'limit-approve', { ...ids, limit: '120000.00' })),
    )
    expect(outcomes.some(({ ok }) => ok)).toBe(true)
    expect(await callDesk(app, 'limit-approve', ids)).toMatchObject({ ok: true, limit: '120000.00' })
    expect(await callDesk(app, 'limit-reject', ids)).toMatchObject({ ok: false, reason: 'wrongState' })
    expect(JSON.stringify(await callDesk(app, 'limit-list', { limit: 200 }))).not.toContain(ids.requestId)

    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'offered', type: 'limit_increase' })
    expect((await increaseOf(seller))?.request).toMatchObject({
      status: 'offered',
      approved_limit: '120000.00',
      offered_until: expect.any(String),
      agreement: null,
      decided_at: null,
    })
    expect(await recordsOf(seller)).toMatchObject([{ status: 'in progress', stage: 'offered' }])
    expect(await story.submit(seller), 'one at a time').toMatchObject({ code: codeOf('alreadyDone') })
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).toMatch(/提额补充协议[\s\S]*increase-limit/)

    const made = await Promise.all(Array.from({ length: 4 }, () => initiate(seller)))
    expect(new Set(made.map(({ data }) => data.agreement_id)).size).toBe(1)
    const agreementId = await begin(seller)
    expect(agreementId).toBe(made[0]?.data.agreement_id)
    expect((await chan()).data).toMatchObject({ sign_status: 2, completed: false })
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    expect((await increaseOf(seller))?.request?.agreement).toMatchObject({ status: 'ready', sign_status: 1 })
    expect((await li()).data).toMatchObject({ completed: true })

    // Fully signed but not in force yet: it can be neither withdrawn nor started again.
    expect(await withdraw(seller, ids.requestId)).toMatchObject({ code: codeOf('wrongState') })
    expect((await initiate(seller)).data).toMatchObject({ agreement_id: agreementId, status: 'signed' })
    const signed = `signing-completed#${agreementId}`
    await Promise.all(Array.from({ length: 4 }, () => deliver(signed, app.deps)))
    await app.drainEvents()
    expect(await story.limitOf(seller)).toMatchObject({ limit: '120000.00', watermark: '120000.00' })
    expect(await story.applicationOf(seller)).toEqual({
      status: 'active',
      pre_limit: '98000.00',
      type: 'limit_increase',
      decided_at: expect.any(String),
      failure_reason: null,
    })
    expect(await readFacility(app, seller.facilityId)).toMatchObject({
      headroomCents: 120_000_00,
      postingCount: 2,
      yearlyNetSalesCents: 3_600_000_00,
    })
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    const told = app.outbox.sent.filter(
      ({ to, subject, text }) =>
        to === seller.email && /已批准/.test(subject ?? '') && text.includes('120,000.00'),
    )
    expect(told).toHaveLength(1)
    expect(await recordsOf(seller)).toMatchObject([{ status: 'approved', approved_limit: '120000.00' }])
    expect(await callDesk(app, 'limit-approve', ids)).toMatchObject({ ok: true, status: 'approved' })
    expect(await story.submit(seller, { requested_limit: '150000.00' })).toMatchObject({ code: 0 })
  })

  it('is in a certified document with the amounts, the agreement and the deadline', async () => {
    const { seller } = await sellerWithOffer()
    const { table, files } = app.deps
    const agreementId = await begin(seller)
    expect(app.outbox.newestTo('li@director.test').subject).toContain('limit increase addendum')
    const increase = await findAgreement(table, seller.companyId, agreementId)
    const { text: paper } = await readPdf(await buffer(await files.read(increase?.document?.key ?? '')))
    for (const phrase of ['LimitIncreaseAddendum', 'FA-1', 'GBP98,000.00', 'GBP120,000.00', 'HKT'])
      expect(paper.replace(/\s/g, '')).toContain(phrase)
    await chan()
    await li()
    await app.drainEvents()
    const kept = (await listFiles(table, seller.companyId)).map(({ fileName, kind }) => [kind, fileName])
    expect(kept).toContainEqual(['increase', `${increase?.agreementNumber}.pdf`])
  })

  it('never lowers a limit that has since risen further', async () => {
    const { seller } = await sellerWithOffer()
    await begin(seller)
    await callDesk(app, 'facility-limit', { facilityId: seller.facilityId, limit: '130000.00' })
    await chan()
    await li()
    await app.drainEvents()
    expect(await story.limitOf(seller)).toMatchObject({ limit: '130000.00' })
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'active' })
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  it('has no effect if the facility has ended by the last signature', async () => {
    const { seller, ids } = await sellerWithOffer()
    await begin(seller)
    await callDesk(app, 'facility-expire', { facilityId: ids.facilityId })
    await chan()
    await li()
    await app.drainEvents()
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    expect((await increaseOf(seller))?.request).toMatchObject({ status: 'lapsed' })
    const told = app.outbox.sent.filter(({ to }) => to === seller.email).map(({ subject }) => subject)
    expect(told.filter((subject) => subject?.includes('没有生效'))).toHaveLength(1)
  })
})

describe('an offer of a higher limit', () => {
  it('ends after thirty days together with its signing, after which another limit can be requested', async () => {
    const { seller } = await sellerWithOffer()
    app.clock.advance('P10D')
    const again = await logInAgain(app, seller)
    const agreementId = await begin({ ...again, facilityId: seller.facilityId })
    const token = signingTokenOf(app, 'li@director.test')
    app.clock.advance('P20D')
    const later = await logInAgain(app, seller)
    expect((await increaseOf(later))?.request).toMatchObject({
      status: 'lapsed',
      agreement: { status: 'lapsed' },
    })
    expect(await story.applicationOf(later)).toMatchObject({ status: 'active', decided_at: null })
    expect(await recordsOf(later)).toMatchObject([{ status: 'withdraw', stage: 'lapsed' }])
    expect(await initiate(later)).toMatchObject({ code: codeOf('wrongState') })
    expect((await app.send(openSigning, { body: { token } })).code).not.toBe(0)
    await followUpSignings(app.deps)
    await deliver(`signing-ended#${agreementId}`, app.deps)
    expect(app.outbox.newestTo(seller.email).subject).toContain('提额补充协议签署已过期')
    expect(await story.limitOf(later)).toMatchObject({ limit: '98000.00' })
    expect(await story.submit(later, { requested_limit: '150000.00' })).toMatchObject({ code: 0 })
  })

  it('can be signed in a new signing after a signer has declined', async () => {
    const { seller } = await sellerWithOffer()
    await begin(seller)
    const { declineSigning } = agreementsEndpoints
    const token = signingTokenOf(app, 'chan@director.test')
    const signing_session = await identify(app, token)
    const reason = 'The figure is not what we asked for.'
    expect(await app.send(declineSigning, { body: { token, signing_session, reason } })).toMatchObject({
      code: 0,
    })
    const { data } = await app.send(getSigners, { body: { kind: 'increase' } }, seller)
    expect(data).toMatchObject({ status: 'declined', can_retry: true })
    await app.send(retrySign, { body: { kind: 'increase' } }, seller)
    await app.drainEvents()
    await chan()
    await li()
    await app.drainEvents()
    expect(await story.limitOf(seller)).toMatchObject({ limit: '120000.00' })
  })

  it('can be withdrawn with its signing: the links are invalid, and the limit is unchanged', async () => {
    const { seller, ids } = await sellerWithOffer()
    const agreementId = await begin(seller)
    await chan()
    expect(await withdraw(seller, ids.requestId)).toMatchObject({ status: 200 })
    expect(await findAgreement(app.deps.table, seller.companyId, agreementId)).toMatchObject({
      status: 'withdrawn',
    })
    const token = signingTokenOf(app, 'li@director.test')
    expect((await app.send(openSigning, { body: { token } })).data).toMatchObject({ document: null })
    await expect(li()).rejects.toThrow('no code was sent')
    expect((await increaseOf(seller))?.request).toBeNull()
    expect(await initiate(seller)).toMatchObject({ code: codeOf('wrongState') })
    await app.drainEvents()
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
  })

  it('is either withdrawn or signed if both happen concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { seller, ids } = await sellerWithOffer()
      await begin(seller)
      await chan()
      const token = signingTokenOf(app, 'li@director.test')
      const signing_session = await identify(app, token)
      const { document_sha256 } = await read(app, token, signing_session)
      const given = { signing_session, document_sha256, full_name: 'LI Xiaoming' }
      const [withdrawn, signed] = await Promise.all([
        withdraw(seller, ids.requestId),
        signIn(app, token, given),
      ])
      await app.drainEvents()
      const isSigned = signed.code === 0 && signed.data.completed
      expect(withdrawn.status === 200).toBe(!isSigned)
      expect(await story.limitOf(seller)).toMatchObject({ limit: isSigned ? '120000.00' : '98000.00' })
      expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
    }
  })

  it('cannot be signed by another company', async () => {
    await sellerWithOffer()
    const other = await logInAgain(app, await sellerReadyToSign(app))
    expect(await initiate(other)).toMatchObject({ code: codeOf('wrongState') })
    expect(await app.send(getSigners, { body: { kind: 'increase' } }, other)).toMatchObject({
      code: codeOf('notFound'),
    })
  })
})
