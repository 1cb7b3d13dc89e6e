import { beforeAll, describe, expect, test } from 'vitest'
import type { CompanyList, ShownCompany } from '#shared/desk/company.ts'
import type { OverdueCase, OverdueList, RecordedPromise } from '#shared/desk/overdue.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { listPostings } from '../../../../functions/data/ledger.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { loadFacilityFigures } from '../../../../functions/portfolio/load-facility-figures.ts'
import { refreshContribution } from '../../../../functions/portfolio/refresh-contribution.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { callDesk, drawMoney } from '../../../support/draw-money.ts'
import { refusal } from '../../../support/refusal.ts'
import { logInAgain } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
const first = await buildFacility(app, { limitCents: 50_000_00 })
await drawMoney(app, first, '10000.00')
app.clock.advance('P20D')
const second = await buildFacility(app, { limitCents: 50_000_00 })
beforeAll(async () => {
  await drawMoney(app, second, '2000.00')
  // The first is due on 31 January, the second on 20 February.
  await closeOn('2027-03-04')
})

const closeOn = async (day: string) => {
  app.clock.set(`${day}T01:00:00.000Z`)
  await closeDay(app.deps)
  await app.drainEvents()
}

const responseOf = async <Response>(
  action: string,
  fields: Record<string, unknown> = {},
): Promise<Response> => {
  const outcome = await callDesk(app, action, fields)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome as unknown as Response
}

const listOverdue = () => responseOf<OverdueList>('overdue-list')
const facilitiesOf = async (fields: Record<string, unknown> = {}) =>
  (await responseOf<OverdueList>('overdue-list', fields)).overdue.map(({ facilityId }) => facilityId)
const rowOf = async ({ facilityId }: { facilityId: string }) =>
  (await listOverdue()).overdue.find((row) => row.facilityId === facilityId)

describe('what is past due', () => {
  test('is listed, the longest first, with what is owed and what to do', async () => {
    const { overdue, asOf } = await listOverdue()
    expect(asOf).toBe('2027-03-04')
    expect(overdue).toMatchObject([
      {
        facilityId: first.facilityId,
        companyNameEn: 'Lantern Street Trading Limited',
        since: '2027-01-31',
        daysPastDue: 32,
        stage: 2,
        nextStep: 'demand-in-writing',
        charges: 1,
        promise: null,
        lastContact: null,
      },
      { facilityId: second.facilityId, since: '2027-02-20', daysPastDue: 12, stage: 1, nextStep: 'call' },
    ])
    // 10,000.00, 270.00 of interest, and 32 days of overdue interest.
    expect(overdue[0]?.owedCents).toBe(10_000_00 + 270_00 + 96_00)
  })

  test('stands beside its company, in the list of all and by itself', async () => {
    const pastDue = { days: 32, amount: '10366.00' }
    const { companyId, facilityId } = first
    const { companies } = await responseOf<CompanyList>('company-list')
    expect(companies.find((each) => each.companyId === companyId)?.facilities).toMatchObject([
      { facilityId, pastDue },
    ])
    expect((await responseOf<ShownCompany>('company-show', { companyId })).facilities).toMatchObject([
      { facilityId, pastDue },
    ])
  })

  test('comes a page at a time', async () => {
    const page = await responseOf<OverdueList>('overdue-list', { limit: '1' })
    expect(page.overdue.map(({ facilityId }) => facilityId)).toEqual([first.facilityId])
    const next = await responseOf<OverdueList>('overdue-list', { limit: '1', cursor: page.cursor })
    expect(next.overdue.map(({ facilityId }) => facilityId)).toEqual([second.facilityId])
  })

  test('is shown with each charge order and what the portal sent', async () => {
    const shown = await responseOf<OverdueCase>('overdue-show', { facilityId: first.facilityId })
    expect(shown.chargesPastDue).toMatchObject([
      { dueDate: '2027-01-31', daysPastDue: 32, totalCents: 10_366_00, status: 'active' },
    ])
    expect(shown.notices.map(({ kind }) => kind)).toContain('charge-raised')
    expect(await callDesk(app, 'overdue-show', { facilityId: 'none' })).toMatchObject(refusal('notFound'))
  })
})

describe('a promise', () => {
  const promise = { amount: '300.00', date: '2027-03-08', note: 'after the payout', key: 'p1' }

  test('is recorded once under its key, and stands in the list', async () => {
    const { facilityId } = first
    const recorded = await responseOf<RecordedPromise>('promise-record', { facilityId, ...promise })
    expect(recorded.promise).toMatchObject({ status: 'open', receivedCents: 0, by: 'tester' })
    app.clock.advance('PT1H')
    expect(await responseOf('promise-record', { facilityId, ...promise })).toEqual(recorded)
    expect(await callDesk(app, 'promise-record', { facilityId, ...promise, amount: '1.00' })).toMatchObject(
      refusal('changedMeanwhile'),
    )
    expect(await rowOf(first)).toMatchObject({
      nextStep: 'await-promise',
      nextActionOn: '2027-03-09',
      promise: { amountCents: 300_00, promisedFor: '2027-03-08', note: 'after the payout' },
    })
  })

  test('is for no day that is over, and for a facility that there is', async () => {
    const { facilityId } = first
    expect(
      await callDesk(app, 'promise-record', { facilityId, ...promise, key: 'p2', date: '2027-03-03' }),
    ).toMatchObject(refusal('invalidDate'))
    expect(await callDesk(app, 'promise-record', { ...promise, facilityId: 'none' })).toMatchObject(
      refusal('notFound'),
    )
  })

  test('is kept by what arrives, and broken again where that bounces', async () => {
    const { facilityId, companyId } = first
    const { token } = await logInAgain(app, first)
    const [charge] = (await responseOf<OverdueCase>('overdue-show', { facilityId })).chargesPastDue
    const reported = await app.send(
      repaymentEndpoints.reportPayment,
      { body: { charge_id: charge?.chargeId ?? '', amount: '300.00', reference: 'promised' } },
      { token },
    )
    expect(reported.status).toBe(200)
    const { waiting } = await responseOf<{ waiting: { paymentId: string }[] }>('payment-list', {})
    await responseOf('repayment-post', { facilityId, paymentId: waiting[0]?.paymentId })
    await app.drainEvents()
    expect((await rowOf(first))?.promise).toMatchObject({ status: 'kept', receivedCents: 300_00 })

    await closeOn('2027-03-09')
    for await (const { postingId, kind } of listPostings(app.deps.table, facilityId))
      if (kind === 'repayment-received') await responseOf('posting-reverse', { facilityId, postingId })
    await app.drainEvents()
    expect(await rowOf(first)).toMatchObject({ companyId, promise: { status: 'broken', receivedCents: 0 } })
  })
})

describe('the queue', () => {
  test('is filtered by the days past due', async () => {
    expect(await facilitiesOf({ bucket: '31-60' })).toEqual([first.facilityId])
    expect(await facilitiesOf({ bucket: '1-30' })).toEqual([second.facilityId])
    expect(await facilitiesOf({ bucket: 'over 90' })).toEqual([])
  })

  test('is ordered by the next action, of which a page begins after the previous (B16)', async () => {
    const { facilityId } = first
    const contact = { facilityId, channel: 'phone', text: 'Will call back', key: 'c0' }
    expect(await callDesk(app, 'contact-record', { ...contact, nextActionOn: '2027-03-08' })).toMatchObject(
      refusal('invalidDate'),
    )
    await responseOf('contact-record', { ...contact, spokenWith: 'Ms Chan', nextActionOn: '2027-03-15' })
    expect(await callDesk(app, 'contact-record', { ...contact, spokenWith: 'Mr Chan' })).toMatchObject(
      refusal('changedMeanwhile'),
    )
    expect(await facilitiesOf()).toEqual([second.facilityId, facilityId])
    expect(await facilitiesOf({ order: 'daysPastDue' })).toEqual([facilityId, second.facilityId])
    const page = await responseOf<OverdueList>('overdue-list', { limit: '1' })
    expect(page.overdue).toMatchObject([{ bucket: '1-30', nextActionOn: '2027-02-20' }])
    const next = await responseOf<OverdueList>('overdue-list', { limit: '1', cursor: page.cursor })
    expect(next.overdue).toMatchObject([
      { facilityId, nextActionOn: '2027-03-15', lastContact: { spokenWith: 'Ms Chan' } },
    ])
    await responseOf('contact-record', { ...contact, key: 'c00', nextActionOn: '2027-03-09' })
    await responseOf('contact-record', {
      ...contact,
      facilityId: second.facilityId,
      key: 's',
      nextActionOn: '2027-03-20',
    })
    expect(await facilitiesOf()).toEqual([facilityId, second.facilityId])
  })

  test('shows numbers to callers, and masked ones to auditors (B16)', async () => {
    const fields = { facilityId: first.facilityId }
    const { callees } = await responseOf<OverdueCase>('overdue-show', fields)
    expect(callees).toMatchObject([{ role: 'administrator', phone: expect.stringMatching(/^\+\d{9,}$/) }])
    const desk = deskOf(app.deps)
    const audited = await desk({ action: 'overdue-show', actor: 'tester', roles: ['auditor'], ...fields })
    expect(audited).toMatchObject({ ok: true, callees: [{ phone: `•••${callees[0]?.phone?.slice(-4)}` }] })
  })
})

test('a contact is recorded with who and how, and its words are not in the audit', async () => {
  const { facilityId, companyId } = second
  const contact = { facilityId, channel: 'wechat', text: 'Mei will transfer tomorrow', key: 'c1' }
  await responseOf('contact-record', contact)
  app.clock.advance('PT1H')
  await responseOf('contact-record', { ...contact, channel: 'phone', text: 'Nobody answered', key: 'c2' })
  await responseOf('contact-record', contact)
  const shown = await responseOf<OverdueCase>('overdue-show', { facilityId })
  expect(shown.contacts).toMatchObject([
    { channel: 'phone', text: 'Nobody answered', by: 'tester' },
    { channel: 'wechat', text: 'Mei will transfer tomorrow', nextActionOn: null },
    { contactId: 's', nextActionOn: '2027-03-20' },
  ])
  expect((await rowOf(second))?.lastContact).toMatchObject({ contactId: 'c2' })
  const audit = JSON.stringify(await responseOf('audit-list', { companyId }))
  expect(audit).toContain('contact-record')
  expect(audit).not.toContain('Mei will')
})

test('who works on it keeps it when the oldest bill is paid and another is the oldest then', async () => {
  const { facilityId } = first
  const rowWith = async (fields: Record<string, unknown> = {}) =>
    (await responseOf<OverdueList>('overdue-list', fields)).overdue.find(
      (row) => row.facilityId === facilityId,
    )
  const before = await rowWith()
  expect(before).toMatchObject({ workId: `2027-01-31#${facilityId}`, takenBy: null })
  await responseOf('work-claim', { queue: 'overdue', workId: before?.workId })
  const taken = await rowWith({ held: 'mine' })
  expect(taken?.takenBy).toBeTruthy()
  const { table } = app.deps
  const since = '2027-02-10'
  await refreshContribution(table, facilityId, async () => {
    const standing = await loadFacilityFigures(table, facilityId)
    return standing?.pastDue && { ...standing, pastDue: { ...standing.pastDue, since } }
  })
  const held = { takenBy: taken?.takenBy, takenAt: taken?.takenAt }
  expect(await rowWith({ held: 'mine' })).toMatchObject({ workId: `${since}#${facilityId}`, ...held })
  await refreshContribution(table, facilityId)
  expect(await rowWith()).toMatchObject({ workId: before?.workId, ...held })
  await responseOf('work-release', { queue: 'overdue', workId: before?.workId })
  expect(await rowWith()).toMatchObject({ takenBy: null })
})

test('a payment that was reported is to be booked first, and what is paid is past due no more (A2)', async () => {
  const { facilityId } = second
  const { token } = await logInAgain(app, second)
  const [charge] = (await responseOf<OverdueCase>('overdue-show', { facilityId })).chargesPastDue
  await app.send(
    repaymentEndpoints.reportPayment,
    {
      body: {
        charge_id: charge?.chargeId ?? '',
        amount: decimalFromCents(charge?.totalCents ?? 0),
        reference: 'all of it',
      },
    },
    { token },
  )
  await app.drainEvents()
  expect(await rowOf(second)).toMatchObject({ nextStep: 'book-payment' })
  const { waiting } = await responseOf<{ waiting: { paymentId: string; facilityId: string }[] }>(
    'payment-list',
  )
  const payment = waiting.find((each) => each.facilityId === facilityId)
  await responseOf('repayment-post', { facilityId, paymentId: payment?.paymentId })
  await app.drainEvents()
  expect((await listOverdue()).overdue.map((row) => row.facilityId)).toEqual([first.facilityId])
})
