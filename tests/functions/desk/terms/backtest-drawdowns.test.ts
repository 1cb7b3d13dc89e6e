import { beforeAll, expect, test } from 'vitest'
import type { BacktestRow } from '#shared/desk/terms.ts'
import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import { findDrawdown } from '../../../../functions/data/drawdowns.ts'
import { buildFacility } from '../../../support/build-facility.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { drawMoney } from '../../../support/draw-money.ts'
import { present } from '../../../support/present.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { facilityCurrency, seedShops } from '../../../torture/selling-company.ts'

const productCode = 'small_shop_financing'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
let price: DrawdownPrice
const seller = await buildFacility(app, { limitCents: 100_000_00, currency: facilityCurrency })
beforeAll(async () => {
  await seedShops(app, seller, { paymentAccounts: [], mailDomain: 'director.test' })
  const drawdownId = await drawMoney(app, seller, '90000.00')
  await app.drainEvents()
  const drawdown = present(await findDrawdown(app.deps.table, seller.companyId, drawdownId))
  price = drawdown.price
})

/** The row of a company by a new draft. */
const tested = async (
  changes: Record<string, unknown>,
  facilityId = seller.facilityId,
): Promise<BacktestRow> => {
  const proposed = await deskResult(app, 'terms-propose', {
    productCode,
    validFrom: '2026-12-01',
    changes,
  })
  const { companies } = await deskResult(app, 'terms-backtest', {
    productCode,
    number: String(proposed.version.number),
  })
  return present(companies.find((each) => each.facilityId === facilityId))
}

/** From 2 November to 1 February: 31 January is a Sunday, which the facility's own terms leave as it is. */
const days = 91

const interest = (amountCents: number, percent: number) =>
  Math.round((amountCents * percent * days) / 100 / 360)

test('a cheaper draft earns less on the same drawdowns (B23)', async () => {
  const { drawnByOwnTerms, drawnByDraft } = await tested({ marginPercent: '6.25' })
  expect(drawnByOwnTerms).toEqual({
    drawnCents: 90_000_00,
    meanRatePercent: Number(price.ratePercent).toFixed(2),
    incomeCents: price.interestCents,
    lossCents: 0,
  })
  const rate = Number(price.ratePercent) - 0.25
  expect(drawnByDraft).toEqual({
    drawnCents: 90_000_00,
    meanRatePercent: rate.toFixed(2),
    incomeCents: interest(90_000_00, rate),
    lossCents: 0,
  })
})

test('a fee of the draft is income, beside the interest', async () => {
  // 1 %, and a day's interest.
  const { drawnByOwnTerms, drawnByDraft } = await tested({
    fees: [{ type: 'interest_fee', percent: '1' }],
  })
  expect((drawnByDraft?.incomeCents ?? 0) - drawnByOwnTerms.incomeCents).toBe(900_00 + 27_00)
})

test('a draft with half of the multiple lends as far as half of the granted limit goes', async () => {
  const { byOwnTermsCents, byDraftCents, drawnByDraft } = await tested({ salesMultiple: '0.75' })
  const limit = Math.round((100_000_00 * (byDraftCents ?? 0)) / (byOwnTermsCents ?? 1))
  expect(limit).toBeLessThan(60_000_00)
  expect(drawnByDraft).toMatchObject({
    drawnCents: limit,
    incomeCents: interest(limit, Number(price.ratePercent)),
  })
})

test('a company whose terms have another benchmark has no figures by the draft', async () => {
  const other = await buildFacility(app, { limitCents: 50_000_00, currency: 'GBP' })
  await drawMoney(app, other, '5000.00')
  await app.drainEvents()
  expect(await tested({ marginPercent: '6.00' }, other.facilityId)).toMatchObject({
    byOwnTermsCents: 0,
    drawnByOwnTerms: { drawnCents: 5_000_00 },
    // SONIA instead of SOFR.
    drawnByDraft: null,
  })
})
