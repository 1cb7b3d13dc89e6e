import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { deskResult } from '../../support/desk-result.ts'
import { acceptQuote, callDesk, requestQuote, trialBalance } from '../../support/draw-money.ts'
import { type CrashTime, createFailingTable } from '../../support/failing-table.ts'
import { feeDocument } from '../../support/fee-document.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const app = await useTestApp()

let crashes = 0

/** Performs `act` on a table that fails at its first write. True if there was a write. */
const crashOnce = async (when: CrashTime, act: () => Promise<unknown>): Promise<boolean> => {
  const sound = app.deps.table
  const failing = createFailingTable(sound, () => when)
  app.deps.table = failing.table
  try {
    await act()
  } catch {
    // The caller sees a failure, and retries.
  } finally {
    app.deps.table = sound
  }
  crashes += failing.crashes()
  return failing.crashes() > 0
}

/** More writes than any of these acts makes; a job that stores its progress writes each time. */
const maxWrites = 10

/**
 * Repeats `act`, interrupted before its first write and then after it, so that each attempt commits one write more;
 * finally without interruption, and once again. Returns the outcome of the last call.
 */
const despiteCrashes = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  for (let write = 1; write <= maxWrites; write++) {
    const wasReached = await crashOnce('before', act)
    await crashOnce('after', act)
    if (!wasReached) break
  }
  await act()
  return act()
}

const inOrder = async (facilityId: string) => {
  const { accounts, total, rebuiltEqual } = await trialBalance(app, facilityId)
  expect({ total, rebuiltEqual }).toEqual({ total: '0.00', rebuiltEqual: true })
  return accounts
}

/** How often each act of the back office took effect. */
const actsOf = async (companyId: string): Promise<Record<string, number>> => {
  const { entries } = await deskResult(app, 'audit-list', { companyId, limit: 200 })
  const counts: Record<string, number> = {}
  for (const { action } of entries.filter(({ subject }) => !subject))
    counts[action] = (counts[action] ?? 0) + 1
  return counts
}

test('a facility’s history with crashes before and after every write has the right result', async () => {
  const story = createRepaymentStory(app)
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  const { facilityId, companyId } = seller
  const desk = async (action: string, fields: object = {}) => {
    const outcome = await despiteCrashes(() => callDesk(app, action, { facilityId, ...fields }))
    expect(outcome).toMatchObject({ ok: true })
    await inOrder(facilityId)
    return outcome
  }
  const drain = () => despiteCrashes(() => app.drainEvents())

  const { quote_id } = (await requestQuote(app, seller, '10000.00')).data
  const key = randomUUID()
  const submitted = await despiteCrashes(() => acceptQuote(app, seller, quote_id, key))
  const { drawdown_id: drawdownId } = submitted.data
  expect(await inOrder(facilityId)).toMatchObject({ pendingDrawdown: '10000.00' })
  await drain()
  await desk('drawdown-approve', { drawdownId })
  await desk('drawdown-pay-out', { drawdownId })
  await drain()
  expect(await inOrder(facilityId)).toMatchObject({ principalReceivable: '10000.00', cash: '-10000.00' })

  let here = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
  await despiteCrashes(() => closeDay(app.deps))
  expect(await inOrder(facilityId)).toMatchObject({ interestReceivable: '270.00' })
  here = await story.laterOn('2027-02-10T01:00:00.000Z', seller)
  await despiteCrashes(() => closeDay(app.deps))
  expect(await inOrder(facilityId)).toMatchObject({ overdueInterestReceivable: '30.00' })
  await drain()

  const [charge] = await story.charges(here)
  const chargeId = charge?.id ?? ''
  const fileId = await feeDocument(app, seller)
  await desk('fee-charge', { chargeId, amount: '50.00', kind: 'bank', fileId, key: 'late' })
  await desk('charge-waive', { chargeId, kind: 'overdueInterest', amount: '30.00', key: 'goodwill' })

  const pay = async (amount: string) => {
    const reportKey = randomUUID()
    const reported = await despiteCrashes(() => story.report(here, chargeId, amount, reportKey))
    const { payment_id: paymentId } = reported.data
    await desk('repayment-post', { paymentId })
    await drain()
    return paymentId
  }
  const bounced = await pay('10320.00')
  expect(await story.charges(here)).toMatchObject([{ status: 'collected', outstanding: '0.00' }])
  await desk('posting-reverse', { postingId: `repayment-received:${bounced}` })
  expect(await story.charges(here)).toMatchObject([{ status: 'active', outstanding: '10320.00' }])
  await pay('320.00')
  await pay('10000.00')
  const applications = await app.send(applicationEndpoints.listApplications, { body: {} }, here)
  expect(applications.data.records).toMatchObject([{ stage: 'repaid' }])
  expect(await inOrder(facilityId)).toMatchObject({
    cash: '320.00',
    interestIncome: '-270.00',
    feeIncome: '-50.00',
    overdueInterestIncome: '-30.00',
    waivedIncome: '30.00',
    principalReceivable: '0.00',
    interestReceivable: '0.00',
    overdueInterestReceivable: '0.00',
    feeReceivable: '0.00',
    pendingDrawdown: '0.00',
    suspense: '0.00',
  })

  await desk('facility-limit', { limit: '40000.00' })
  await desk('facility-expire')
  await desk('facility-renew', { reviewDate: '2028-01-01' })
  await desk('facility-close')
  expect(await readFacility(app, facilityId)).toMatchObject({ status: 'closed', headroomCents: 0 })
  expect(await actsOf(companyId)).toMatchObject({
    'drawdown-approve': 1,
    'drawdown-pay-out': 1,
    'fee-charge': 1,
    'charge-waive': 1,
    'repayment-post': 3,
    'posting-reverse': 1,
    'facility-limit': 1,
    'facility-expire': 1,
    'facility-renew': 1,
    'facility-close': 1,
  })
  // Fewer would mean that an act bypassed the failing table.
  expect(crashes).toBeGreaterThan(60)
})

test('a loss and a rejection happen once despite crashes', async () => {
  const story = createRepaymentStory(app)
  const { seller, charge } = await story.sellerWithDueDrawdown()
  const { facilityId, companyId } = seller
  const { quote_id } = (await requestQuote(app, seller, '5000.00')).data
  const { drawdown_id: drawdownId } = (await acceptQuote(app, seller, quote_id)).data
  await despiteCrashes(() => callDesk(app, 'drawdown-reject', { facilityId, drawdownId }))
  expect(await inOrder(facilityId)).toMatchObject({ pendingDrawdown: '0.00' })
  await story.laterOn('2027-02-10T01:00:00.000Z', seller)
  await despiteCrashes(() => callDesk(app, 'charge-write-off', { facilityId, chargeId: charge.id }))
  // 100,000.00, 2,700.00 of interest and 300.00 that was overdue
  expect(await inOrder(facilityId)).toMatchObject({ creditLoss: '103000.00', principalReceivable: '0.00' })
  expect(await actsOf(companyId)).toMatchObject({ 'drawdown-reject': 1, 'charge-write-off': 1 })
})
