import { describe, expect, test } from 'vitest'
import { amountText } from '#shared/i18n/format.ts'
import { drawdownPaidOut, drawdownRequested } from '#shared/ledger/facility-postings.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { postToLedger } from '../../../functions/data/ledger.ts'
import { listShops } from '../../../functions/data/shops.ts'
import { readFacility } from '../../support/build-facility.ts'
import { callDesk, trialBalance } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createIncreaseStory, type SellerWithLimit } from './increase-story.ts'

const app = await useTestApp()
const story = createIncreaseStory(app)

/** Sets the drawn and reserved amounts in the ledger. */
const commit = async ({ facilityId }: SellerWithLimit, drawnCents: number, reservedCents = 0) => {
  const { table } = app.deps
  const now = app.clock.now()
  const postings = [
    drawdownRequested('a', '2026-11-02', drawnCents),
    drawdownPaidOut('a', '2026-11-02', drawnCents),
    ...(reservedCents > 0 ? [drawdownRequested('b', '2026-11-02', reservedCents)] : []),
  ]
  for (const posting of postings) {
    const facility = await readFacility(app, facilityId)
    expect(await table.transact(postToLedger(table, facility, { posting }, now))).toEqual({ ok: true })
  }
}

const limitsOf = async (seller: SellerWithLimit) => {
  const { limit, calculated_limit, watermark } = await story.limitOf(seller)
  const { total, rebuiltEqual } = await trialBalance(app, seller.facilityId)
  expect([total, rebuiltEqual]).toEqual(['0.00', true])
  return { limit, calculated: calculated_limit, watermark }
}

/** Runs from the first payout to the end of the import that it requests. */
const recalculate = async (seller: SellerWithLimit, outcome: 'imported' | 'failed' = 'imported') => {
  const { recalculation } = await story.firstPayout(seller)
  await deliver(recalculation, app.deps)
  await deliver(await story.importAgain(seller, 'one', outcome), app.deps)
}

const mailsTo = ({ email }: SellerWithLimit, words: RegExp) =>
  app.outbox.sent.filter(({ to, subject }) => to === email && words.test(subject ?? ''))

const messagesTo = async ({ token }: SellerWithLimit) =>
  (await app.send(notificationsEndpoints.searchMessages, { body: {} }, { token })).data.records

describe('the recalculation after the first drawdown', () => {
  test('is shown while it waits for newer sales, and reads every shop again', async () => {
    const seller = await story.sellerWithLimit()
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'active', pre_limit: null })
    const { recalculation } = await story.firstPayout(seller)
    const waiting = {
      status: 'submitted',
      pre_limit: '98000.00',
      type: 'initial',
      failure_reason: null,
      decided_at: null,
    }
    expect(await story.applicationOf(seller)).toEqual(waiting)
    await deliver(recalculation, app.deps)
    expect(await story.applicationOf(seller)).toEqual(waiting)
    expect(await listShops(app.deps.table, seller.companyId)).toMatchObject([
      { import: { status: 'pending' } },
    ])
    await deliver(await story.importAgain(seller, 'one'), app.deps)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'active', pre_limit: null })
    expect(await limitsOf(seller)).toEqual({
      limit: '98000.00',
      calculated: '98000.00',
      watermark: '98000.00',
    })
  })

  test('that is higher does not raise the limit automatically, and is notified', async () => {
    const seller = await story.sellerWithLimit()
    await story.sellMore(seller)
    await recalculate(seller)
    const limits = await limitsOf(seller)
    expect(limits).toMatchObject({ limit: '98000.00', watermark: '98000.00' })
    expect(Number(limits.calculated)).toBeGreaterThan(98_000)
    // The projection uses the newer sales nevertheless: twelve months of 300,000.00.
    expect(await readFacility(app, seller.facilityId)).toMatchObject({
      yearlyNetSalesCents: 3_600_000_00,
      postingCount: 1,
    })
    expect(await story.applicationItem(seller)).toMatchObject({
      recalculation: { outcome: 'higherPossible' },
    })
    await deliver(`limit-recalculated:${seller.facilityId}:first-drawdown`, app.deps)
    expect(mailsTo(seller, /apply|申请提高|申請提高/)).toHaveLength(1)
    const [present, supported] = [amountText('98000.00', 'GBP'), amountText(limits.calculated ?? '', 'GBP')]
    expect(await messagesTo(seller)).toContainEqual(
      expect.objectContaining({
        kind: 'limit-higher-possible-after-drawdown',
        content: expect.stringContaining(`支持到 ${supported}，现为 ${present}`) as string,
      }),
    )
  })

  test('that is lower takes effect, with a watermark equal to the limit', async () => {
    const seller = await story.sellerWithLimit()
    await story.sellLess(seller)
    await recalculate(seller)
    const limits = await limitsOf(seller)
    expect(Number(limits.limit)).toBeLessThan(98_000)
    expect(limits).toEqual({ limit: limits.limit, calculated: limits.limit, watermark: limits.limit })
    expect(await readFacility(app, seller.facilityId)).toMatchObject({
      headroomCents: Number(limits.limit) * 100,
      yearlyNetSalesCents: 600_000_00,
    })
    await deliver(`limit-recalculated:${seller.facilityId}:first-drawdown`, app.deps)
    const told = mailsTo(seller, /changed|已调整|已調整/)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('https://portal.test/financing/credit/hook/limit')
    const [former, lowered] = [amountText('98000.00', 'GBP'), amountText(limits.limit ?? '', 'GBP')]
    expect(told[0]?.text).toContain(former)
    expect(told[0]?.text).toContain(lowered)
    expect(await messagesTo(seller)).toContainEqual(
      expect.objectContaining({
        kind: 'limit-lowered-after-drawdown',
        content: expect.stringContaining(`由 ${former} 调整为 ${lowered}`) as string,
      }),
    )
  })

  test('never lowers it below the drawn and reserved amounts', async () => {
    const seller = await story.sellerWithLimit()
    await commit(seller, 70_000_00, 20_000_00)
    await story.sellLess(seller)
    await recalculate(seller)
    expect(await limitsOf(seller)).toMatchObject({ limit: '90000.00', watermark: '90000.00' })
    expect((await readFacility(app, seller.facilityId)).headroomCents).toBe(0)
  })

  test('keeps the lender’s watermark', async () => {
    const seller = await story.sellerWithLimit()
    const { facilityId } = seller
    await callDesk(app, 'facility-set', { facilityId, watermark: '30000.00' })
    await app.drainEvents()
    const mailTexts = () => mailsTo(seller, /可提取|that you can draw/).map(({ text }) => text)
    expect(mailTexts()).toHaveLength(1)
    expect(mailTexts()[0]).toMatch(/98,000\.00[^]*30,000\.00/)
    // This watermark does not change the available balance, so no mail is sent.
    await callDesk(app, 'facility-set', { facilityId, watermark: '30000.00' })
    await app.drainEvents()
    expect(mailTexts()).toHaveLength(1)
    await story.sellLess(seller)
    await recalculate(seller)
    expect(await limitsOf(seller)).toMatchObject({ watermark: '30000.00' })
    expect((await readFacility(app, facilityId)).headroomCents).toBe(30_000_00)
  })

  test('changes nothing if a shop could not be read', async () => {
    const seller = await story.sellerWithLimit()
    await story.sellLess(seller)
    await recalculate(seller, 'failed')
    expect(await limitsOf(seller)).toMatchObject({ limit: '98000.00', calculated: '98000.00' })
    expect(await story.applicationItem(seller)).toMatchObject({ recalculation: { outcome: 'kept' } })
    expect((await readFacility(app, seller.facilityId)).yearlyNetSalesCents).toBe(1_104_000_00)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'active' })
  })

  test('happens once, whatever the delivery of its events', async () => {
    const seller = await story.sellerWithLimit()
    await story.sellLess(seller)
    const { eventId, recalculation } = await story.firstPayout(seller)
    await Promise.all(Array.from({ length: 5 }, () => deliver(recalculation, app.deps)))
    const imported = await story.importAgain(seller, 'one')
    await Promise.all(
      [imported, imported, imported, eventId, recalculation].map((id) => deliver(id, app.deps)),
    )
    const postings = (await readFacility(app, seller.facilityId)).postingCount
    expect(postings).toBe(2)
    const after = await story.applicationItem(seller)
    await story.sellMore(seller)
    for (const id of [imported, recalculation, eventId]) await deliver(id, app.deps)
    expect(await story.applicationItem(seller)).toEqual(after)
  })

  test('is for the day of the payout, however late the import', async () => {
    const seller = await story.sellerWithLimit()
    const { recalculation } = await story.firstPayout(seller)
    const then = app.clock.now().toISOString()
    app.clock.set('2027-01-31T01:00:00.000Z')
    await deliver(recalculation, app.deps)
    await deliver(await story.importAgain(seller, 'one'), app.deps)
    expect(await story.applicationItem(seller)).toMatchObject({ recalculation: { outcome: 'unchanged' } })
    expect((await readFacility(app, seller.facilityId)).balances.limit).toBe(98_000_00)
    app.clock.set(then)
  })

  test('stays within the limit despite concurrent drawdowns', async () => {
    const seller = await story.sellerWithLimit()
    const { facilityId } = seller
    const { table } = app.deps
    await story.sellLess(seller)
    const { recalculation } = await story.firstPayout(seller)
    await deliver(recalculation, app.deps)
    const imported = await story.importAgain(seller, 'one')
    const draw = async (name: string) => {
      const facility = await readFacility(app, facilityId)
      const posting = drawdownRequested(name, '2026-11-02', 10_000_00)
      return table.transact(postToLedger(table, facility, { posting }, app.clock.now(), { draws: 10_000_00 }))
    }
    await Promise.all([
      deliver(imported, app.deps),
      ...Array.from({ length: 9 }, (_, index) => draw(`draw-${index}`)),
    ])
    const { balances, headroomCents } = await readFacility(app, facilityId)
    expect(headroomCents).toBeGreaterThanOrEqual(0)
    expect(balances.pendingDrawdown).toBeLessThanOrEqual(balances.limit)
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('is requested by the first payout only', async () => {
    const seller = await story.sellerWithLimit()
    await recalculate(seller)
    const before = await story.applicationItem(seller)
    await story.firstPayout(seller)
    expect(await story.applicationItem(seller)).toEqual(before)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'active' })
  })
})
