import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { readFacility } from '../../support/build-facility.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { refusal } from '../../support/refusal.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { pdf, scanFile, uploadCleanFile, uploadFile } from '../files/upload-file.ts'
import { createIncreaseStory } from './increase-story.ts'

const app = await useTestApp()
const story = createIncreaseStory(app)

const requestsOf = async ({ companyId }: { companyId: string }) =>
  (await app.everyItem()).filter(
    (item) => item['type'] === 'limit-request' && item['companyId'] === companyId,
  )

const sellerWhoSellsMore = async () => {
  const seller = await story.sellerWithLimit()
  await story.sellMore(seller)
  return seller
}

/** A seller with a pending request. */
const sellerWithRequest = async (body: Record<string, unknown> = {}) => {
  const seller = await sellerWhoSellsMore()
  const { data } = await story.submit(seller, body)
  if (!data?.approval_id) throw new Error('not submitted')
  return {
    seller,
    requestId: data.approval_id,
    ids: { facilityId: seller.facilityId, requestId: data.approval_id },
  }
}

describe('an application for a higher limit is refused', () => {
  test.each([
    { type: 'raise' },
    { requested_limit: '-1.00' },
    { requested_limit: 'more' },
    { requested_limit: '0.00' },
  ])('when it is %j', async (body) => {
    expect(await story.submit(await story.sellerWithLimit(), body)).toMatchObject({
      status: 400,
      code: 20008,
    })
  })

  test('before there is a limit, during its calculation, and if it was refused', async () => {
    const seller = await signUpSeller(app)
    expect(await story.submit(seller)).toMatchObject({ status: 422, code: 20016 })
    const signed = await story.completeSigning(seller)
    expect(await story.submit(seller)).toMatchObject({ code: 20016 })
    await deliver(signed, app.deps)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'failed' })
    expect(await story.submit(seller)).toMatchObject({ code: 20016 })
    expect(await requestsOf(seller)).toEqual([])
  })

  test('if the sales do not support it, it is not higher, or it exceeds the product’s cap', async () => {
    const seller = await story.sellerWithLimit()
    const field = 'body.requested_limit'
    expect(await story.submit(seller)).toMatchObject({
      code: 70001,
      errors: [{ field, rule: 'amountBelowMinimum' }],
    })
    expect(await story.submit(seller, { requested_limit: '98000.00' })).toMatchObject({ code: 70001 })
    expect(await story.submit(seller, { requested_limit: '500000.01' })).toMatchObject({
      code: 70001,
      errors: [{ field, rule: 'amountAboveAvailable' }],
    })
    expect(await requestsOf(seller)).toEqual([])
  })

  test('during an import', async () => {
    const seller = await sellerWhoSellsMore()
    await story.linkShop(seller, 'two', [], { status: 'importing' })
    expect(await story.submit(seller)).toMatchObject({ status: 409, code: 20009 })
  })

  test('if the facility is no longer active', async () => {
    const seller = await sellerWhoSellsMore()
    const { facilityId } = seller
    for (const [action, status] of [
      ['facility-expire', 'expired'],
      ['facility-close', 'closed'],
    ] as const) {
      expect(await callDesk(app, action, { facilityId })).toMatchObject({ ok: true, status })
      expect(await story.submit(seller)).toMatchObject({ code: 20016 })
      expect(await story.submit(seller, { type: 'initial' })).toMatchObject({ code: 20016 })
      expect(await story.facilitiesOf(seller)).toMatchObject([{ facilityId, status }])
    }
  })

  test('while another one is pending, whatever the key', async () => {
    const { seller } = await sellerWithRequest()
    expect(await story.submit(seller)).toMatchObject({ status: 409, code: 20010 })
    expect(await requestsOf(seller)).toHaveLength(1)
  })
})

describe('an application for a higher limit', () => {
  test('is pending with the lender, with the limit by sales', async () => {
    const { seller, ids, requestId } = await sellerWithRequest()
    expect(await story.applicationOf(seller)).toEqual({
      status: 'submitted',
      pre_limit: '98000.00',
      type: 'limit_increase',
      decided_at: null,
      failure_reason: null,
    })
    const { waiting } = await deskResult(app, 'limit-list', { limit: 200 })
    const request = waiting.find((each) => each.requestId === requestId)
    expect(request).toMatchObject({ ...ids, present: '98000.00', companyId: seller.companyId })
    expect(request?.requested).toBe(request?.calculated)
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00', status: 'active' })
  })

  test('is submitted once by a hundred concurrent calls with one key', async () => {
    const seller = await sellerWhoSellsMore()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => story.submit(seller, {}, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, code: 0, data: { status: 'submitted' } })
    expect(await requestsOf(seller)).toHaveLength(1)
    expect(await story.submit(seller, { requested_limit: '120000.00' }, key)).toMatchObject({
      status: 409,
      code: 20010,
    })
  })

  test('of ten concurrent ones with ten keys, one is submitted and the others are repetitions', async () => {
    const seller = await sellerWhoSellsMore()
    const answers = await Promise.all(Array.from({ length: 10 }, () => story.submit(seller)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, ...Array(9).fill(20010)])
    expect(await requestsOf(seller)).toHaveLength(1)
  })
})

const increaseOf = async ({ token }: { token: string }) =>
  (await app.send(creditEndpoints.getLimitIncrease, {}, { token })).data

describe('evidence for a higher limit', () => {
  test('must be the company’s and clean: otherwise nothing is submitted', async () => {
    const seller = await sellerWhoSellsMore()
    const stranger = await signUpSeller(app)
    const content = pdf('statement')
    const infected = await uploadFile(app, seller.token, { content })
    await scanFile(app, seller.companyId, infected, content, 'THREATS_FOUND')
    const good = await uploadCleanFile(app, seller)
    const documents = [good, await uploadCleanFile(app, stranger), infected, 'no-such-file']
    expect(await story.submit(seller, { documents })).toMatchObject({
      status: 422,
      code: 70001,
      errors: [
        { field: 'body.documents.1', rule: 'invalid' },
        { field: 'body.documents.2', rule: expect.stringMatching(/invalid|fileNotClean/) },
        { field: 'body.documents.3', rule: 'invalid' },
      ],
    })
    expect(await story.submit(seller, { documents: Array(6).fill(good) })).toMatchObject({ code: 20008 })
    expect(await story.submit(seller, { note: 'x'.repeat(1001) })).toMatchObject({ code: 20008 })
    expect(await requestsOf(seller)).toEqual([])
    expect(await increaseOf(seller)).toMatchObject({ request: null })
  })

  test('is stored, shown to seller and lender, and listed in the documents', async () => {
    const seller = await sellerWhoSellsMore()
    expect(await increaseOf(seller)).toMatchObject({
      currency: 'GBP',
      limit: '98000.00',
      cap: '500000.00',
      supported_limit: expect.stringMatching(/^[1-9]\d{5}\.00$/),
      request: null,
    })
    const fileId = await uploadCleanFile(app, seller, { content: pdf('bank'), name: 'bank.pdf' })
    const { data } = await story.submit(seller, {
      requested_limit: '150000.00',
      note: '旺季备货',
      documents: [fileId, fileId],
    })
    const requestId = data?.approval_id ?? ''
    expect((await increaseOf(seller))?.request).toEqual({
      approval_id: requestId,
      status: 'submitted',
      submitted_at: expect.any(String),
      decided_at: null,
      pre_limit: '98000.00',
      requested_limit: '150000.00',
      approved_limit: null,
      offered_until: null,
      agreement: null,
      reject_reason: null,
      rejection: null,
      note: '旺季备货',
      documents: [{ file_id: fileId, file_name: 'bank.pdf' }],
    })
    const { waiting } = await deskResult(app, 'limit-list', { limit: 200 })
    expect(waiting.find((each) => each.requestId === requestId)).toMatchObject({
      note: '旺季备货',
      documents: [{ fileId, fileName: 'bank.pdf' }],
    })
    const { data: files } = await app.send(filesEndpoints.searchFiles, { body: {} }, seller)
    expect(files.records).toMatchObject([{ file_id: fileId, kind: 'limit_evidence' }])

    await callDesk(app, 'limit-reject', { facilityId: seller.facilityId, requestId, reason: '对账单不完整' })
    expect((await increaseOf(seller))?.request).toMatchObject({
      status: 'rejected',
      reject_reason: '对账单不完整',
      // Where the lender chose no text for sellers, they are referred to customer service.
      rejection: 'checks',
      decided_at: expect.any(String),
    })
  })

  test('nothing can be requested before there is a limit', async () => {
    expect(await increaseOf(await signUpSeller(app))).toBeNull()
  })
})

describe('the lender’s decision on a higher limit', () => {
  test.each(['limit-approve', 'limit-reject'])('%s is refused for an unknown request', async (action) => {
    const { seller, ids } = await sellerWithRequest()
    const other = await story.sellerWithLimit()
    for (const wrong of [
      { ...ids, requestId: 'no-such-request' },
      { ...ids, facilityId: 'no-such-facility' },
      { ...ids, facilityId: other.facilityId },
    ])
      expect(await callDesk(app, action, wrong)).toMatchObject(refusal('notFound'))
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'submitted' })
  })

  test('must be an increase within the cap', async () => {
    const { seller, ids } = await sellerWithRequest()
    for (const limit of ['98000.00', '1000.00', '500000.01'])
      expect(await callDesk(app, 'limit-approve', { ...ids, limit })).toMatchObject(refusal('ruleBroken'))
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
  })

  test('of approval is an offer: the limit stays until it is signed', async () => {
    const { seller, ids } = await sellerWithRequest()
    expect(await callDesk(app, 'limit-approve', { ...ids, limit: '120000.00', dryRun: true })).toMatchObject({
      before: { limit: '98000.00' },
      after: { offered: '120000.00' },
    })
    expect(await callDesk(app, 'limit-approve', { ...ids, limit: '120000.00' })).toMatchObject({
      ok: true,
      status: 'offered',
      limit: '120000.00',
    })
    expect(await story.limitOf(seller)).toMatchObject({ limit: '98000.00' })
    expect((await readFacility(app, seller.facilityId)).postingCount).toBe(1)
  })

  test('of rejection keeps the limit, is notified, and allows another request', async () => {
    const { seller, ids } = await sellerWithRequest({ requested_limit: '200000.00' })
    expect(await callDesk(app, 'limit-reject', { ...ids, reason: undefined })).toMatchObject({ ok: false })
    expect(await callDesk(app, 'limit-reject', ids)).toMatchObject({ ok: true, limit: '98000.00' })
    expect(await callDesk(app, 'limit-reject', ids)).toMatchObject({ ok: true })
    expect(await callDesk(app, 'limit-approve', ids)).toMatchObject(refusal('wrongState'))
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'failed', type: 'limit_increase' })
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
    expect(JSON.stringify(await callDesk(app, 'limit-list', { limit: 200 }))).not.toContain(ids.requestId)
    expect(await story.submit(seller)).toMatchObject({ code: 0 })
  })

  test('concurrently approved and rejected has one outcome', async () => {
    const { seller, ids } = await sellerWithRequest()
    const outcomes = await Promise.all([
      callDesk(app, 'limit-approve', ids),
      callDesk(app, 'limit-reject', ids),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await story.applicationOf(seller)).toMatchObject({
      status: outcomes[0]?.ok ? 'offered' : 'failed',
    })
  })
})

/** Signed, without a shop. */
const sellerWithout = async () => {
  const seller = await signUpSeller(app)
  await deliver(await story.completeSigning(seller), app.deps)
  expect(await story.applicationOf(seller)).toMatchObject({ status: 'failed', failure_reason: 'noShops' })
  return seller
}

describe('a failed application', () => {
  test('is reopened when a shop is linked again: calculating, then active', async () => {
    const seller = await sellerWithout()
    await story.linkShop(seller, 'one', story.evenMonths(20), { status: 'importing' })
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'submitted', pre_limit: null })
    expect(await story.limitOf(seller)).toMatchObject({ status: 'calculating' })
    const ended = await story.endImport(seller, 'one')
    await Promise.all(Array.from({ length: 5 }, () => deliver(ended, app.deps)))
    await deliver(ended, app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'active', type: 'initial' })
    expect(await story.facilitiesOf(seller)).toHaveLength(1)
  })

  test('fails again with a new reason if the shop has no sales', async () => {
    const seller = await sellerWithout()
    await story.linkShop(seller, 'one', [], { status: 'importing' })
    await deliver(await story.endImport(seller, 'one'), app.deps)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'failed', failure_reason: 'noSales' })
  })

  test('is reopened once on the seller’s request', async () => {
    const seller = await sellerWithout()
    await story.linkShop(seller, 'one', story.evenMonths(20))
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => story.submit(seller, { type: 'initial' }, key)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(answers[0]?.data).toEqual({
      approval_id: null,
      type: 'initial',
      status: 'submitted',
      pre_limit: null,
      requested_limit: null,
    })
    expect(await story.submit(seller, { type: 'initial' })).toMatchObject({ code: 20010 })
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'submitted', pre_limit: null })
    await app.drainEvents()
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
    expect(await story.submit(seller, { type: 'initial' })).toMatchObject({ code: 20016 })
  })
})
