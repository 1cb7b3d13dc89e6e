import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { Currency } from '#shared/money/currency.ts'
import { addDays, addMonths, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { replaceAgreement } from '../../functions/data/agreements.ts'
import { replaceCreditApplication } from '../../functions/data/credit-applications.ts'
import { putKycSection } from '../../functions/data/kyc.ts'
import { type PaymentAccountKey, replacePaymentAccount } from '../../functions/data/payment-accounts.ts'
import { findShopSync, replaceShopSync, type ShopSync } from '../../functions/data/shop-syncs.ts'
import { replaceShop, type Shop } from '../../functions/data/shops.ts'
import { writeAll } from '../../functions/data/write-all.ts'
import { directorId, directorName, type Place, type SellerWithFacility } from '../support/build-facility.ts'
import { putSalesOfDay } from '../support/stored-days.ts'

/** The facility's currency: that of the payment platform's customers. */
export const facilityCurrency = 'USD'

/** The company's bank details, without the account number. */
export const bankDetails = {
  swift_code: 'HSBCHKHHHKH',
  region: '1',
  currency: facilityCurrency,
  relation_type: 'company',
  bank_name: 'HSBC',
  account_name: 'Lantern Street Trading Limited',
  branch: 'Central',
  address: '1 Queen’s Road Central, Hong Kong',
} as const

/** The marketplace of the shops. Their future sales are stored in advance, so nothing is fetched from it. */
export const marketplaceId = 'harbor-market'

/** What differs between companies. */
export interface Trade {
  /** The currency of the facility and the shops, if not the usual one. */
  currency?: Currency
  /** The first one is deductible. */
  paymentAccounts: readonly PaymentAccountKey[]
  /** The domain of the directors' mail addresses. */
  mailDomain: string
}

/**
 * One shop whose sales are stored in advance, so that it is never read, and one that `storeLateSales` reads with
 * a delay.
 */
const [knownAhead, readLate] = ['shop-1', 'shop-2']

const shopOf = (companyId: string, shopId: string, changes: Partial<Shop>): Shop => ({
  companyId,
  shopId,
  platform: marketplaceId,
  platformShopId: `${shopId} of ${companyId}`,
  name: 'Lantern Street',
  currency: facilityCurrency,
  status: 'authorized',
  openedAt: '2025-01-01T00:00:00.000Z',
  authorisedAt: '2026-11-01T00:00:00.000Z',
  authorisationId: 'one',
  import: { status: 'imported', orders: 1, sales: 1, refunds: 0 },
  version: 0,
  ...changes,
})

const readingOf = (companyId: string, shopId: string, nextDate: BusinessDate): ShopSync => ({
  companyId,
  shopId,
  authorisationId: 'one',
  state: 'ended',
  by: 'changed',
  step: 1,
  nextDate,
  ahead: {},
  windowDays: 30,
  attempts: 0,
  version: 0,
})

const soldOn = (
  { deps: { table } }: Place,
  companyId: string,
  shopId: string,
  date: BusinessDate,
  sales: number,
  currency: Currency = facilityCurrency,
) => putSalesOfDay(table, { companyId, shopId }, { date, currency, sales, refunds: 0, orders: 1 })

/** Weeks of sales stored for the first shop, and months for shops that are added later. */
const [weeksKnown, monthsKnown] = [120, 30]

const farAhead = '2040-01-01'

/** Links a shop outside the facility, with the same sales stored for each month. */
export const linkFurtherShop = async (
  place: Place,
  companyId: string,
  shopId: string,
  monthlyCents: number,
  currency: Currency = facilityCurrency,
): Promise<void> => {
  const { table } = place.deps
  const today = businessDate(place.clock.now())
  const { productCode } = productTerms.small_shop_financing
  await table.transact({
    shop: replaceShop(table, shopOf(companyId, shopId, { outsideOf: [productCode], currency })),
    read: replaceShopSync(table, readingOf(companyId, shopId, farAhead)),
  })
  const months = Array.from({ length: monthsKnown }, (_, month) => addMonths(today, month - monthsKnown / 2))
  await writeAll(
    table,
    months.map((date) => soldOn(place, companyId, shopId, date, monthlyCents, currency)),
  )
}

/** The company's signers: the director of `buildFacility` and another one. */
const directorsAt = (mailDomain: string) => [
  {
    person_id: directorId,
    full_name_en: directorName,
    email: `chan@${mailDomain}`,
    mobile_area_code: '+852',
    mobile: '61234567',
    capacity: 'director',
  },
  {
    full_name_en: 'LI Xiaoming',
    email: `li@${mailDomain}`,
    mobile_area_code: '+852',
    mobile: '61234568',
    capacity: 'director',
  },
]

/** The facility's initial agreement, fully signed, with two directors to sign later addenda. */
export const writeAgreement = async (
  place: Place,
  companyId: string,
  { mailDomain }: Pick<Trade, 'mailDomain'>,
): Promise<void> => {
  const { table } = place.deps
  const now = place.clock.now()
  const terms = productTerms.small_shop_financing
  await table.transact({
    persons: putKycSection(
      table,
      { companyId, kycId: 'kyc-1' },
      { section: 'connected_persons', data: { persons: directorsAt(mailDomain) }, files: [] },
    ),
    agreement: replaceAgreement(table, {
      agreementId: `agreement-${companyId}`,
      agreementNumber: 'FA-1',
      agreementVersion: '1.0',
      agreementDate: businessDate(now),
      companyId,
      productCode: terms.productCode,
      locale: 'en',
      status: 'signed',
      lenderName: 'Brightquay Finance Limited',
      licenceNumber: '1662/2024',
      companyName: 'Lantern Street Trading Limited',
      terms,
      signers: [],
      createdAt: now.toISOString(),
      version: 0,
    }),
  })
}

const linkPaymentAccounts = async (
  { deps: { table }, clock }: Place,
  companyId: string,
  { paymentAccounts, currency = facilityCurrency }: Trade,
): Promise<void> => {
  for (const [index, account] of paymentAccounts.entries())
    await table.transact({
      account: replacePaymentAccount(table, {
        ...account,
        companyId,
        currency,
        status: index === 0 ? 'authorized' : 'unauthorized',
        authorisedAt: clock.now().toISOString(),
        authorisationId: account.accountId,
        isVerified: false,
        version: 0,
      }),
    })
}

/**
 * Gives a company two shops with sales and the resulting limit, which it may ask to raise; further shops
 * outside the facility; and accounts for deductions.
 */
export const seedShops = async (
  place: Place,
  { companyId, facilityId }: Pick<SellerWithFacility, 'companyId' | 'facilityId'>,
  trade: Trade,
): Promise<void> => {
  const { table } = place.deps
  const { currency = facilityCurrency } = trade
  const today = businessDate(place.clock.now())
  const { productCode } = productTerms.small_shop_financing
  await table.transact({
    ahead: replaceShop(table, shopOf(companyId, knownAhead, { currency })),
    aheadRead: replaceShopSync(table, readingOf(companyId, knownAhead, farAhead)),
    // The lender sees its sales later than the seller, so no limit depends on it.
    late: replaceShop(
      table,
      shopOf(companyId, readLate, { status: 'unauthorized', outsideOf: [productCode], currency }),
    ),
    lateRead: replaceShopSync(table, readingOf(companyId, readLate, today)),
    application: replaceCreditApplication(table, {
      companyId,
      productCode,
      kind: 'initial',
      status: 'active',
      facilityId,
      currency,
      calculation: computeCreditLimit([], today, productTerms[productCode]),
      decidedAt: place.clock.now().toISOString(),
      // Already requested, so that drawdowns alone do not trigger a recalculation.
      askedByPayout: true,
      version: 0,
    }),
  })
  const weeks = Array.from({ length: weeksKnown }, (_, week) => addDays(today, 7 * (week - weeksKnown / 2)))
  await writeAll(
    table,
    weeks.map((date, week) =>
      soldOn(place, companyId, knownAhead, date, 25_000_00 + (week % 7) * 5_000_00, currency),
    ),
  )
  for (const [shopId, monthlyCents] of [
    ['further-a', 20_000_00],
    ['further-b', 400_000_00],
    ['further-c', 3_000_00],
  ] as const)
    await linkFurtherShop(place, companyId, shopId, monthlyCents, currency)
  await writeAgreement(place, companyId, trade)
  await linkPaymentAccounts(place, companyId, trade)
}

/**
 * Stores one day's sales of the shop that is read late, and that there were no others up to `behind` days
 * ago.
 */
export const storeLateSales = async (
  place: Place,
  companyId: string,
  {
    today,
    behind,
    salesCents,
    currency,
  }: { today: BusinessDate; behind: number; salesCents: number; currency: Currency },
): Promise<void> => {
  const { table } = place.deps
  const reading = await findShopSync(table, { companyId, shopId: readLate })
  const nextDate = addDays(today, -behind)
  if (!reading || nextDate <= reading.nextDate) return
  await table.transact({
    reading: replaceShopSync(table, { ...reading, nextDate }),
    day: soldOn(place, companyId, readLate, reading.nextDate, salesCents, currency),
  })
}
