import { describe, expect, test } from 'vitest'
import { byCurrency } from '#shared/lending/benchmark-terms.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { findDrawdown } from '../../../../functions/data/drawdowns.ts'
import { put } from '../../../../functions/data/table.ts'
import {
  buildFacility,
  readFacility,
  type SellerWithFacility,
  sofrInAll,
} from '../../../support/build-facility.ts'
import { callDesk, requestDrawdown, trialBalance } from '../../../support/draw-money.ts'
import { refusal } from '../../../support/refusal.ts'
import { logInAgain } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

/** An approved drawdown with its note, on a facility of 50,000.00. */
const approvedDrawdown = async (
  amount: string,
  terms: Partial<ProductTerms> = {},
  built?: SellerWithFacility,
) => {
  const seller = built ?? (await buildFacility(app, { limitCents: 50_000_00, terms }))
  const drawdownId = await requestDrawdown(app, seller, amount)
  await app.drainEvents()
  const ids = { facilityId: seller.facilityId, drawdownId }
  expect(await callDesk(app, 'drawdown-approve', ids)).toMatchObject({ ok: true })
  return { seller, ids }
}

const payOut = (ids: { facilityId: string; drawdownId: string }, fields: object = {}) =>
  callDesk(app, 'drawdown-pay-out', { ...ids, ...fields })

const stored = ({ companyId }: SellerWithFacility, { drawdownId }: { drawdownId: string }) =>
  findDrawdown(app.deps.table, companyId, drawdownId)

const balancesOf = async ({ facilityId }: SellerWithFacility) =>
  (await readFacility(app, facilityId)).balances

/** By 30/360, the days from 27 February to 1 March count twice, which doubles the rate of a quick repayment. */
const byThirtyDays = (marginPercent: string) => ({
  benchmarks: byCurrency((each) => ({ ...sofrInAll[each], dayCountBasis: '30/360' as const })),
  marginPercent,
})

describe('the price of the day of the payout', () => {
  test('bears a warning that is new: it is accepted and kept, or nothing is paid', async () => {
    app.clock.set('2027-01-20T01:00:00.000Z')
    const { seller, ids } = await approvedDrawdown('4500.00', byThirtyDays('15.70'))
    expect((await stored(seller, ids))?.price.verdict).toEqual({ ok: true })
    app.clock.set('2027-02-27T01:00:00.000Z')
    expect(await payOut(ids)).toMatchObject(
      refusal('verificationFailed', { message: expect.stringContaining('40.44%') }),
    )
    expect(await balancesOf(seller)).toMatchObject({ cash: 0, pendingDrawdown: 4_500_00 })
    expect(await payOut(ids, { warningAccepted: true })).toMatchObject({ ok: true })
    expect(await stored(seller, ids)).toMatchObject({
      warningAccepted: true,
      price: {
        drawdownDate: '2027-02-27',
        verdict: { warning: { reason: 'effectiveRateAboveWarning', percent: '40.44', day: 2 } },
      },
    })
    const audit = await callDesk(app, 'audit-list', { companyId: seller.companyId })
    expect((audit as unknown as { entries: unknown[] }).entries).toContainEqual(
      expect.objectContaining({
        action: 'drawdown-pay-out',
        after: expect.objectContaining({ warningAccepted: true }),
      }),
    )
  })

  test('above the cap of the law pays nothing, whoever accepts what', async () => {
    app.clock.set('2027-01-20T01:00:00.000Z')
    const { seller, ids } = await approvedDrawdown('4500.00', byThirtyDays('20.70'))
    app.clock.set('2027-02-27T01:00:00.000Z')
    expect(await payOut(ids, { warningAccepted: true })).toMatchObject(refusal('ruleBroken'))
    expect(await balancesOf(seller)).toMatchObject({ cash: 0 })
  })

  test('needs no second acceptance of the warning that the approval accepted', async () => {
    app.clock.set('2026-11-02T01:00:00.000Z')
    const seller = await buildFacility(app, { limitCents: 50_000_00, terms: { marginPercent: '35.70' } })
    const ids = {
      facilityId: seller.facilityId,
      drawdownId: await requestDrawdown(app, seller, '10000.00'),
    }
    await app.drainEvents()
    await callDesk(app, 'drawdown-approve', { ...ids, warningAccepted: true })
    expect(await payOut(ids)).toMatchObject({ ok: true })
  })
})

test('a clock that was put back makes no payout dearer than what was signed', async () => {
  app.clock.set('2027-03-09T15:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  // An hour after midnight in Hong Kong, and an hour before.
  app.clock.set('2027-03-10T17:00:00.000Z')
  const { ids } = await approvedDrawdown('4500.00', {}, await logInAgain(app, seller))
  const signed = await stored(seller, ids)
  app.clock.set('2027-03-10T15:00:00.000Z')
  expect(await payOut(ids)).toMatchObject({ ok: true })
  expect((await stored(seller, ids))?.price).toEqual(signed?.price)
  expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
})

describe('a payout that the facility no longer bears', () => {
  test('waits while the limit is frozen below what is reserved', async () => {
    const { seller, ids } = await approvedDrawdown('20000.00')
    const { facilityId } = seller
    await callDesk(app, 'facility-set', { facilityId, frozenLimit: '30000.01' })
    expect(await payOut(ids)).toEqual(
      refusal('ruleBroken', { message: 'what is drawn and reserved is 0.01 above what the facility bears' }),
    )
    expect(await balancesOf(seller)).toMatchObject({ cash: 0, pendingDrawdown: 20_000_00 })
    await callDesk(app, 'facility-set', { facilityId, frozenLimit: '30000.00' })
    expect(await payOut(ids)).toMatchObject({ ok: true })
    expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('is not made from a closed facility; rejected, its reservation is given back', async () => {
    const { seller, ids } = await approvedDrawdown('20000.00')
    const { table } = app.deps
    const facility = { ...(await readFacility(app, seller.facilityId)), status: 'closed' as const }
    await table.transact({
      facility: put(table, {
        pk: `FACILITY#${seller.facilityId}`,
        sk: 'FACILITY',
        type: 'facility',
        ...facility,
      }),
    })
    expect(await payOut(ids)).toEqual(
      refusal('ruleBroken', { message: 'the facility is closed: nothing is paid out of it' }),
    )
    expect(await callDesk(app, 'drawdown-reject', ids)).toMatchObject({ ok: true, status: 'rejected' })
    expect(await balancesOf(seller)).toMatchObject({ cash: 0, pendingDrawdown: 0 })
    expect(await payOut(ids)).toMatchObject(refusal('wrongState'))
    await app.drainEvents()
    expect(await trialBalance(app, seller.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  })

  test('and its rejection at the same moment: one of the two happens', async () => {
    const { seller, ids } = await approvedDrawdown('20000.00')
    const outcomes = await Promise.all([payOut(ids), callDesk(app, 'drawdown-reject', ids)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const { cash, pendingDrawdown } = await balancesOf(seller)
    expect({ cash: Math.abs(cash), pendingDrawdown }).toEqual({
      cash: outcomes[0]?.ok ? 20_000_00 : 0,
      pendingDrawdown: 0,
    })
  })
})
