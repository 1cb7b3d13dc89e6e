import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { Currency } from '#shared/money/currency.ts'
import { addDays, addMonths, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { replaceAgreement } from '../../functions/data/agreements.ts'
import { replaceCreditApplication } from '../../functions/data/credit-applications.ts'
import { putKycSection } from '../../functions/data/kyc.ts'
import { type PaymentAccountKey, replacePaymentAccount } from '../../functions/data/payment-accounts.ts'
import { findShopSync, replaceShopSync, type ShopSync } from '../../functions/data/shop-syncs.ts'
import { putDailySales, replaceShop, type Shop } from '../../functions/data/shops.ts'
import { writeAll } from '../../functions/data/write-all.ts'
import { directorId, directorName, type Place, type SellerWithFacility } from '../support/build-facility.ts'

/** What the facility is kept in: the currency of the payment platform's customers. */
export const facilityCurrency = 'USD'

/** An account of the company's, but for its number. */
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

/** Where the shops sell. All that those which may be read will sell is known ahead: it is asked for nothing. */
export const marketplaceId = 'harbor-market'

/** What differs from company to company. */
export interface Trade {
  /** What its facility is kept in and its shops sell in, where it is another than most. */
  currency?: Currency
  /** The first can be deducted from. */
  paymentAccounts: readonly PaymentAccountKey[]
  /** Where the directors read their mail. */
  mailDomain: string
}

/** One whose sales are known ahead, so that nothing has it read; and one that `readShopOn` reads, more or less late. */
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
) => putDailySales(table, companyId, { shopId, date, currency, sales, refunds: 0, orders: 1 })

/** So many weeks of sales are known of the shop that is known ahead, and so many months of those that join later. */
const [weeksKnown, monthsKnown] = [120, 30]

const farAhead = '2040-01-01'

/** Links a shop that is no part of the facility; what it sells is known ahead, as the same each month. */
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

/** Who signs for the company: the director of `buildFacility`, and another one. */
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

/** The agreement that the facility began by, as everybody has signed it, and two directors for whatever adds to it. */
const writeAgreement = async (place: Place, companyId: string, { mailDomain }: Trade): Promise<void> => {
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
 * Gives a company two shops with sales, and the limit that it has by them, which it may ask to be raised; further shops
 * that are no part of it yet; and accounts that what is due can be deducted from.
 */
export const giveShops = async (
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
    // The lender knows its sales later than the seller: no limit rests on it.
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
      // Begun long ago: drawdowns alone bring about no recalculation.
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

/** What the shop that is read late sold on one day is read, and that nothing else was sold up to `behind` days ago. */
export const readShopOn = async (
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
