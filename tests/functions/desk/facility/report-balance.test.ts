import { expect, test } from 'vitest'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import { putRates, ratesSource } from '../../../../functions/data/exchange-rates.ts'
import { replacePaymentAccount } from '../../../../functions/data/payment-accounts.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../../support/build-facility.ts'
import { callDesk, requestQuote, trialBalance } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'

const app = await useTestApp()

/** A seller with a limit of 50,000.00 in pounds and payment accounts. */
const sellerWithAccounts = async (...accountIds: string[]): Promise<SellerWithFacility> => {
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  const { table } = app.deps
  for (const accountId of accountIds)
    await table.transact({
      account: replacePaymentAccount(table, {
        companyId: seller.companyId,
        platform: 'payoneer',
        accountId,
        status: 'authorized',
        authorisedAt: app.clock.now().toISOString(),
        authorisationId: 'a',
        isVerified: false,
        version: 0,
      }),
    })
  return seller
}

const report = (
  { facilityId }: SellerWithFacility,
  accountId: string,
  unsettled: string,
  more: Record<string, unknown> = {},
) =>
  callDesk(app, 'balance-report', {
    facilityId,
    platform: 'payoneer',
    accountId,
    unsettled,
    verified: true,
    ...more,
  })

const standingOf = async ({ facilityId }: SellerWithFacility) => {
  expect(await trialBalance(app, facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  const { balances, headroomCents, postingCount } = await readFacility(app, facilityId)
  return { watermark: balances.watermark, headroom: headroomCents, postings: postingCount }
}

test('a balance is refused of an account or a facility that there is not, or that is closed', async () => {
  const seller = await sellerWithAccounts('a')
  const stranger = await sellerWithAccounts('b')
  const before = await standingOf(seller)
  expect(await report(seller, 'b', '100.00')).toMatchObject({ ok: false, reason: 'notFound' })
  expect(await report({ ...seller, facilityId: 'none' }, 'a', '100.00')).toMatchObject({ reason: 'notFound' })
  expect(await report(seller, 'a', '100.5')).toMatchObject({ ok: false, reason: 'invalidInput' })
  expect(await standingOf(seller)).toEqual(before)
  await callDesk(app, 'facility-close', { facilityId: stranger.facilityId })
  expect(await report(stranger, 'b', '100.00')).toMatchObject({ ok: false, reason: 'wrongState' })
})

test('the watermark is 80% of what the accounts hold together, and bounds what is drawn', async () => {
  const seller = await sellerWithAccounts('a', 'b')
  expect(await report(seller, 'a', '10000.00')).toMatchObject({ ok: true, watermark: '8000.00' })
  expect(await standingOf(seller)).toEqual({ watermark: 8_000_00, headroom: 8_000_00, postings: 2 })
  expect(await requestQuote(app, seller, '8000.01')).toMatchObject({
    code: 70001,
    errors: [{ field: 'body.amount', rule: 'amountAboveAvailable' }],
  })
  expect(await report(seller, 'b', '90000.00')).toMatchObject({ watermark: '80000.00' })
  // Above the limit, which then bounds the drawing.
  expect(await standingOf(seller)).toEqual({ watermark: 80_000_00, headroom: 50_000_00, postings: 3 })
  // A repeated call returns the same.
  expect(await report(seller, 'b', '90000.00')).toMatchObject({ watermark: '80000.00' })
  expect((await standingOf(seller)).postings).toBe(3)
})

test('what is not verified or in another currency counts for nothing', async () => {
  const seller = await sellerWithAccounts('a', 'b')
  await report(seller, 'a', '10000.00')
  expect(await report(seller, 'b', '5000.00', { verified: false })).toMatchObject({ watermark: '8000.00' })
  expect(await report(seller, 'b', '5000.00', { currency: 'USD' })).toMatchObject({ watermark: '8000.00' })
  expect(await report(seller, 'b', '5000.00')).toMatchObject({ watermark: '12000.00' })
})

test('what is in another currency counts at the latest published rate', async () => {
  const seller = await sellerWithAccounts('a')
  const { table } = app.deps
  const perEuro = { USD: '1.2500', GBP: '0.8000' } as ReferenceRates['perEuro']
  const published = { date: '2026-10-30', perEuro, source: ratesSource }
  await table.transact({ rates: putRates(table, published) })
  // 10,000.00 US dollars are 8,000.00 euros, and those 6,400.00 pounds.
  expect(await report(seller, 'a', '10000.00', { currency: 'USD' })).toMatchObject({ watermark: '5120.00' })
  expect((await standingOf(seller)).watermark).toBe(5_120_00)
})

test('two accounts reported at the same moment both count, or one of them is asked for again', async () => {
  const seller = await sellerWithAccounts('a', 'b')
  const both = await Promise.all([report(seller, 'a', '10000.00'), report(seller, 'b', '5000.00')])
  for (const [index, outcome] of both.entries())
    if (!outcome.ok) await report(seller, index === 0 ? 'a' : 'b', index === 0 ? '10000.00' : '5000.00')
  expect((await standingOf(seller)).watermark).toBe(12_000_00)
})
