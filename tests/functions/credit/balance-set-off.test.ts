import { beforeAll, expect, test } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { quotedCurrencies, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import type { ShopStatus } from '#shared/shops/shop-status.ts'
import { putRates, ratesSource } from '../../../functions/data/exchange-rates.ts'
import { type ReportedBalance, replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()
beforeAll(async () => {
  const date = app.clock.now().toISOString().slice(0, 10)
  const perEuro = Object.fromEntries(quotedCurrencies.map((currency) => [currency, '2.0000']))
  await app.deps.table.write(
    putRates(app.deps.table, {
      date,
      source: ratesSource,
      perEuro: { ...perEuro, USD: '4.0000' },
    } as unknown as ReferenceRates),
  )
})

type Held = readonly [ReportedBalance['amountCents'], ReportedBalance['currency'], ShopStatus?]

/** A seller with a limit of 50,000.00 in pounds, and accounts that hold this much. */
const sellerWith = async (...held: readonly Held[]): Promise<SellerWithFacility> => {
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  const { table } = app.deps
  const at = app.clock.now().toISOString()
  for (const [index, [amountCents, currency, status = 'authorized']] of held.entries())
    await table.transact({
      account: replacePaymentAccount(table, {
        companyId: seller.companyId,
        platform: 'payoneer',
        accountId: `account-100${index}`,
        status,
        authorisedAt: at,
        authorisationId: 'a',
        isVerified: false,
        holderConfirmed: true,
        balances: [{ amountCents, currency, reportedAt: at }],
        version: 0,
      }),
    })
  return seller
}

const shownTo = async ({ token, facilityId }: SellerWithFacility) => {
  const body = { facility_id: facilityId }
  const detail = await app.send(creditEndpoints.getFacilityDetail, { body }, { token })
  const shown = await callDesk(app, 'facility-show', { facilityId })
  return { seller: detail.data.set_off, lender: shown.ok ? shown['setOff'] : shown }
}

test('a negative balance is shown to seller and lender with what it takes from the others', async () => {
  const seller = await sellerWith([-20_000_00, 'GBP'], [50_000_00, 'GBP'])
  const shown = await shownTo(seller)
  expect(shown.seller).toEqual({
    balances: [
      {
        account: expect.stringMatching(/1000$/),
        reported: { currency: 'GBP', amount: '-20000.00' },
        amount: '-20000.00',
      },
      {
        account: expect.stringMatching(/1001$/),
        reported: { currency: 'GBP', amount: '50000.00' },
        amount: '50000.00',
      },
    ],
    set_off: '20000.00',
    left: '30000.00',
  })
  expect(shown.lender).toEqual({
    balances: [
      {
        platform: 'payoneer',
        accountId: 'account-1000',
        currency: 'GBP',
        amount: '-20000.00',
        counted: '-20000.00',
      },
      {
        platform: 'payoneer',
        accountId: 'account-1001',
        currency: 'GBP',
        amount: '50000.00',
        counted: '50000.00',
      },
    ],
    setOffAmount: '20000.00',
    leftToCount: '30000.00',
  })
})

test('there is no set-off where no account is negative', async () => {
  const shown = await shownTo(await sellerWith([50_000_00, 'GBP']))
  expect(shown).toEqual({ seller: null, lender: null })
})

test.each<[string, readonly Held[], object]>([
  [
    'it is more than the others have: all of theirs',
    [
      [-80_000_00, 'GBP'],
      [50_000_00, 'GBP'],
    ],
    { set_off: '50000.00', left: '0.00' },
  ],
  [
    'it is in another currency: at the day’s rate',
    [
      [-20_000_00, 'USD'],
      [50_000_00, 'GBP'],
    ],
    { set_off: '10000.00', left: '40000.00' },
  ],
  [
    'the consent to it has ended: it bounds as last read',
    [
      [-20_000_00, 'GBP', 'unauthorized'],
      [50_000_00, 'GBP'],
    ],
    { set_off: '20000.00', left: '30000.00' },
  ],
])('the set-off where %s', async (_what, held, expected) => {
  const { seller } = await shownTo(await sellerWith(...held))
  expect(seller).toMatchObject(expected)
})
