import { describe, expect, test } from 'vitest'
import { buildFacility, readFacility } from '../../../support/build-facility.ts'
import {
  callDesk,
  drawMoney,
  requestDrawdown,
  requestQuote,
  trialBalance,
} from '../../../support/draw-money.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

const inOrder = async (facilityId: string) =>
  expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })

describe('the limit', () => {
  test('is raised with its watermark, and sent twice it is raised once', async () => {
    const { facilityId, email } = await buildFacility(app, {
      limitCents: 100_000_00,
      outstandingCents: 40_000_00,
    })
    const raised = {
      ok: true,
      facilityId,
      limit: '150000.00',
      watermark: '150000.00',
      headroom: '110000.00',
    }
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => callDesk(app, 'facility-limit', { facilityId, limit: '150000.00' })),
    )
    expect(outcomes).toEqual([raised, raised, raised])
    expect((await readFacility(app, facilityId)).postingCount).toBe(4)
    await inOrder(facilityId)
    await app.drainEvents()
    const mails = app.outbox.sent.filter(({ to, subject }) => to === email && subject?.includes('调整'))
    expect(mails.map(({ text }) => text)).toEqual([expect.stringMatching(/100,000\.00.+150,000\.00/)])
  })

  test('lowered below what is drawn leaves what is drawn, and nothing to draw', async () => {
    const seller = await buildFacility(app, {
      limitCents: 100_000_00,
      watermarkCents: 80_000_00,
      outstandingCents: 60_000_00,
    })
    const { facilityId } = seller
    expect(await callDesk(app, 'facility-limit', { facilityId, limit: '50000.00' })).toMatchObject({
      limit: '50000.00',
      watermark: '80000.00',
      headroom: '-10000.00',
    })
    expect(await requestQuote(app, seller, '1000.00')).toMatchObject({ code: 70001 })
    await inOrder(facilityId)
  })

  test('is not raised above the product’s cap', async () => {
    const { facilityId } = await buildFacility(app, { limitCents: 100_000_00 })
    expect(await callDesk(app, 'facility-limit', { facilityId, limit: '500000.01' })).toMatchObject(
      refusal('ruleBroken'),
    )
  })

  test('lowered at the moment of drawdowns never lets more be drawn than it then allows', async () => {
    const seller = await buildFacility(app, { limitCents: 100_000_00 })
    const { facilityId } = seller
    const drawn = await Promise.all([
      ...Array.from({ length: 4 }, () => requestDrawdown(app, seller, '30000.00').catch(() => undefined)),
      callDesk(app, 'facility-limit', { facilityId, limit: '70000.00' }),
    ])
    const { balances, headroomCents } = await readFacility(app, facilityId)
    expect(balances.pendingDrawdown).toBe(drawn.slice(0, 4).filter(Boolean).length * 30_000_00)
    expect(headroomCents).toBe(balances.limit - balances.pendingDrawdown)
    expect(balances.pendingDrawdown).toBeLessThanOrEqual(100_000_00)
    await inOrder(facilityId)
  })
})

describe('closing', () => {
  test('is refused while anything is drawn, reserved or frozen', async () => {
    for (const figures of [{ outstandingCents: 1_00 }, { pendingCents: 1_00 }, { frozenCents: 1_00 }]) {
      const { facilityId } = await buildFacility(app, { limitCents: 10_000_00, ...figures })
      expect(await callDesk(app, 'facility-close', { facilityId })).toMatchObject(refusal('wrongState'))
    }
  })

  test('happens once and for good', async () => {
    const seller = await buildFacility(app, { limitCents: 10_000_00 })
    const { facilityId } = seller
    const close = () => callDesk(app, 'facility-close', { facilityId })
    const outcomes = await Promise.all([close(), close(), close()])
    expect(outcomes.map((outcome) => outcome.ok && outcome['status'])).toEqual(['closed', 'closed', 'closed'])
    const { balances, status, headroomCents } = await readFacility(app, facilityId)
    expect({ status, limit: balances.limit, watermark: balances.watermark, headroomCents }).toEqual({
      status: 'closed',
      limit: 0,
      watermark: 0,
      headroomCents: 0,
    })
    await inOrder(facilityId)
    for (const [action, fields] of [
      ['facility-limit', { limit: '1000.00' }],
      ['facility-renew', { reviewDate: '2030-01-01' }],
      ['facility-expire', {}],
      ['facility-set', { watermark: '1000.00' }],
    ] as const)
      expect(await callDesk(app, action, { facilityId, ...fields })).toMatchObject({ ok: false })
  })

  test('and a drawdown at the same moment: one of the two happens', async () => {
    for (let round = 0; round < 4; round++) {
      const seller = await buildFacility(app, { limitCents: 10_000_00 })
      const { facilityId } = seller
      const [drawn, closed] = await Promise.all([
        requestDrawdown(app, seller, '1000.00').catch(() => undefined),
        callDesk(app, 'facility-close', { facilityId }),
      ])
      expect([drawn !== undefined, closed.ok].filter(Boolean)).toHaveLength(1)
      const { status, balances } = await readFacility(app, facilityId)
      expect(status === 'closed').toBe(balances.pendingDrawdown === 0)
      await inOrder(facilityId)
    }
  })
})

describe('expiry', () => {
  test('ends the drawing until the facility is renewed, and leaves what is owed', async () => {
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { facilityId } = seller
    await drawMoney(app, seller, '10000.00')
    const expire = () => callDesk(app, 'facility-expire', { facilityId })
    expect(await expire()).toMatchObject({ ok: true, status: 'expired' })
    expect(await expire()).toMatchObject({ ok: true, status: 'expired' })
    expect(await requestQuote(app, seller, '1000.00')).not.toMatchObject({ code: 0 })
    expect((await readFacility(app, facilityId)).balances.principalReceivable).toBe(10_000_00)
    const renew = (reviewDate: string) => callDesk(app, 'facility-renew', { facilityId, reviewDate })
    expect(await renew('2026-11-02')).toMatchObject(refusal('invalidInput'))
    const renewed = { ok: true, status: 'active', nextReviewDate: '2027-05-02' }
    expect(await renew('2027-05-02')).toMatchObject(renewed)
    expect(await renew('2027-05-02')).toMatchObject(renewed)
    await requestDrawdown(app, seller, '1000.00')
    await inOrder(facilityId)
  })
})
