import { describe, expect, test } from 'vitest'
import { maxExposures } from '#shared/desk/exposure.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { countRequests } from '../../../support/count-requests.ts'
import { checkedDesk, deskOf } from '../../../support/desk-of.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { refusal } from '../../../support/refusal.ts'
import { signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'
import { writeMt940 } from '../payments/statements/write-statements.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

type Due = Awaited<ReturnType<typeof story.sellerWithDueDrawdown>>

const exposureOf = ({ seller }: Pick<Due, 'seller'>) =>
  callDesk(app, 'company-exposure', { companyId: seller.companyId })

/** A company of which 102,700.00 are past due. */
const late = async (date = '2027-02-09'): Promise<Due> => {
  const due = await story.sellerWithDueDrawdown()
  await story.laterOn(`${date}T01:00:00.000Z`, due.seller)
  await story.closeDay()
  return due
}

const readLine = async (text: string, amountCents: number) => {
  const content = writeMt940({
    number: `E${amountCents}`,
    lines: [{ cents: amountCents, text, day: '2027-02-08' }],
  })
  return callDesk(app, 'statement-read', { file: Buffer.from(content).toString('base64') })
}

const raise = ({ seller: { facilityId } }: Due, fields: object = {}) =>
  callDesk(app, 'facility-limit', { facilityId, limit: '400000.00', reason: 'more sales', ...fields })

describe('a company’s standing at a decision', () => {
  test('has what is past due, reported and not booked, and the lines with its reference', async () => {
    const of = await late()
    await story.report(await story.laterOn('2027-02-09T01:00:00.000Z', of.seller), of.charge.id, '10369.49')
    expect(await readLine(`LATE ${transferReference(of.drawdownId)}`, 5_000_00)).toMatchObject({ ok: true })
    expect(await exposureOf(of)).toMatchObject({
      ok: true,
      pastDue: [{ daysPastDue: 9, since: '2027-01-31', bills: 1 }],
      reportedTransfers: [{ reported: '10369.49' }],
      bankLines: [{ remaining: '5000.00', valueDate: '2027-02-08' }],
      stops: expect.arrayContaining(['pastDue', 'unbookedMoney']),
    })
  })

  test('names no payer to those who read no statements', async () => {
    const of = await late()
    expect(await readLine(`NAMED ${transferReference(of.drawdownId)}`, 6_000_00)).toMatchObject({ ok: true })
    const shown = await checkedDesk(app.deps)({
      action: 'company-exposure',
      companyId: of.seller.companyId,
      actor: 'ada',
      roles: ['support'],
    })
    expect(shown).toMatchObject({ bankLines: [{ remaining: '6000.00', payerName: null }] })
  })

  test('is unknown of an unknown company', async () => {
    expect(await callDesk(app, 'company-exposure', { companyId: 'none' })).toMatchObject(refusal('notFound'))
  })
})

describe('a higher limit of a company past due', () => {
  test('is refused, unless the arrears are accepted by name and with a reason (A1)', async () => {
    const of = await late()
    expect(await raise(of)).toMatchObject(
      refusal('ruleBroken', {
        errors: expect.arrayContaining([{ field: 'arrearsAccepted', rule: 'mustAccept' }]),
      }),
    )
    expect(await raise(of, { highRiskAccepted: true, shopTroubleAccepted: true })).toMatchObject({
      errors: [{ field: 'arrearsAccepted', rule: 'mustAccept' }],
    })
    const all = { arrearsAccepted: true, highRiskAccepted: true, shopTroubleAccepted: true }
    expect(await raise(of, all)).toMatchObject({ ok: true, limit: '400000.00' })
    const { entries } = await deskResult(app, 'audit-list', { companyId: of.seller.companyId })
    expect(entries.find(({ action }) => action === 'facility-limit')?.after).toMatchObject({
      overriddenStops: expect.arrayContaining(['pastDue']),
    })
  })

  test('nor is its facility renewed until another review, without that (A1)', async () => {
    const of = await late()
    const renew = (fields: object = {}) =>
      callDesk(app, 'facility-renew', {
        facilityId: of.seller.facilityId,
        reviewDate: '2028-01-04',
        reason: 'the shops sell',
        ...fields,
      })
    expect(await renew({ highRiskAccepted: true, shopTroubleAccepted: true })).toMatchObject({
      ok: false,
      errors: [{ field: 'arrearsAccepted', rule: 'mustAccept' }],
    })
    expect(await renew({ reviewDate: '2027-03-01' })).toMatchObject({
      ok: true,
      nextReviewDate: '2027-03-01',
    })
    const all = { arrearsAccepted: true, highRiskAccepted: true, shopTroubleAccepted: true }
    expect(await renew(all)).toMatchObject({ ok: true, nextReviewDate: '2028-01-04' })
  })

  test('is lowered without a word', async () => {
    const of = await late()
    expect(await raise(of, { limit: '110000.00' })).toMatchObject({ ok: true })
  })
})

test('an open dispute stands in the strip, and stops a higher limit', async () => {
  const of = await late()
  const { token } = await story.laterOn('2027-02-09T01:00:00.000Z', of.seller)
  await app.send(
    repaymentEndpoints.disputeCharge,
    { body: { charge_id: of.charge.id, words: 'I paid last week' } },
    { token },
  )
  expect(await exposureOf(of)).toMatchObject({
    openDisputes: [{ chargeId: of.charge.id }],
    stops: expect.arrayContaining(['openDispute']),
  })
})

const list = (companies: readonly string[], deps = app.deps) =>
  deskOf(deps)({ action: 'exposure-list', actor: 'ada', companies })

const requestsOf = async (ids: readonly string[]) => {
  const { counts, counted } = countRequests(app.deps.table)
  expect(await list(ids, { ...app.deps, table: counted })).toMatchObject({ ok: true })
  return counts.get + counts.batch + counts.query
}

describe('the standings of several companies', () => {
  test('are those of each, the worst first, and each is filed with its company', async () => {
    const clear = await signUpSeller(app)
    const of = await late()
    const ids = [clear.companyId, of.seller.companyId]
    const outcome = await list([...ids, ids[0] ?? ''])
    const { exposures } = outcome as unknown as { exposures: { companyId: string }[] }
    expect(exposures.map(({ companyId }) => companyId)).toEqual([of.seller.companyId, clear.companyId])
    const { ok: _ok, ...alone } = await exposureOf(of)
    expect(exposures[0]).toMatchObject(alone)
    for (const companyId of ids) {
      const { entries } = await deskResult(app, 'audit-list', { companyId })
      expect(entries.filter(({ action }) => action === 'exposure-list')).toMatchObject([
        { isLook: true, after: { companyId } },
      ])
    }
  })

  test('are not shown when one of them is unknown, or too many are asked for', async () => {
    const { seller } = await story.sellerWithDueDrawdown()
    expect(await list([seller.companyId, 'no-such-company'])).toMatchObject(refusal('notFound'))
    expect(await list(Array.from({ length: maxExposures + 1 }, (_, n) => `company-${n}`))).toMatchObject(
      refusal('invalidInput'),
    )
  })

  test('take a bounded number of requests for each', async () => {
    const companies = [(await late()).seller.companyId, (await late()).seller.companyId]
    const [first, second, both] = [
      await requestsOf(companies.slice(0, 1)),
      await requestsOf(companies.slice(1)),
      await requestsOf(companies),
    ]
    expect(first).toBeLessThanOrEqual(15)
    expect(both).toBeLessThanOrEqual(first + second)
  })
})
