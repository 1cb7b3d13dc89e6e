import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { addDays, addMonths, businessDate } from '#shared/time/business-date.ts'
import { type FacilityAgreement, replaceAgreement } from '../../../functions/data/agreements.ts'
import { recordEvent } from '../../../functions/data/events.ts'
import { advancePosition } from '../../../functions/data/positions.ts'
import { findShop, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import { putSalesOfDay } from '../../support/stored-days.ts'
import type { TestApp } from '../../support/test-app.ts'

interface Day {
  date: string
  sales: number
  refunds: number
}

/** The steps to a limit, and its views, in one app. */
export const createLimitStory = (app: TestApp) => {
  /**
   * Each month has 100,000.00 of sales and 8,000.00 of refunds on one day, for `months` months up to this
   * one.
   */
  const evenMonths = (months: number): Day[] => {
    const today = businessDate(app.clock.now())
    return Array.from({ length: months }, (_, ago) => ({
      date: addDays(addMonths(today, -ago), -1),
      sales: 100_000_00,
      refunds: 8_000_00,
    }))
  }

  /** Replaces a shop's sales of some days. */
  const writeDays = async (
    { companyId }: Pick<Seller, 'companyId'>,
    shopId: string,
    days: readonly Day[],
    currency: TradedCurrency = 'GBP',
  ) => {
    const { table } = app.deps
    for (const { date, sales, refunds } of days)
      await table.transact({
        day: putSalesOfDay(table, { companyId, shopId }, { date, currency, sales, refunds, orders: 1 }),
      })
  }

  const linkShop = async (
    { companyId }: Seller,
    shopId: string,
    days: readonly Day[],
    {
      currency = 'GBP',
      status = 'imported',
      expiresAt,
      outsideOf,
    }: {
      currency?: TradedCurrency
      status?: Shop['import']['status']
      expiresAt?: string
      outsideOf?: Shop['outsideOf']
    } = {},
  ) => {
    const at = app.clock.now().toISOString()
    const { table } = app.deps
    await table.transact({
      shop: replaceShop(table, {
        companyId,
        shopId,
        platform: 'harbor-market',
        platformShopId: `${companyId}-${shopId}`,
        name: 'Gift shop',
        currency,
        status: 'authorized',
        openedAt: at,
        authorisedAt: at,
        ...(expiresAt ? { expiresAt } : {}),
        ...(outsideOf ? { outsideOf } : {}),
        authorisationId: 'a',
        sealedTokens: 'sealed',
        import: { status, orders: days.length, sales: 0, refunds: 0 },
        version: 0,
      }),
    })
    await writeDays({ companyId }, shopId, days, currency)
  }

  /** The state before the event: the signed agreement, and the position after the last signature. */
  const completeSigning = async ({ companyId }: Seller, changes: Partial<FacilityAgreement> = {}) => {
    const { table } = app.deps
    const now = app.clock.now()
    for (const step of [
      'Drawdown Account Submitted',
      'Business Info Submitted',
      'Signing Initiated',
      'Signing Completed',
    ] as const)
      await table.transact({
        position: advancePosition(table, companyId, productLines.hook, step, now, { orFirst: true }),
      })
    const agreementId = `agreement-${companyId}`
    const eventId = `signing-completed:${agreementId}`
    const written = await table.transact({
      agreement: replaceAgreement(table, {
        agreementId,
        agreementNumber: 'FA-1',
        agreementVersion: '1.0',
        agreementDate: businessDate(now),
        companyId,
        productCode: 'small_shop_financing',
        locale: 'en',
        status: 'signed',
        lenderName: 'Brightquay Finance Limited',
        licenceNumber: '1662/2024',
        companyName: 'Lantern Street Trading Limited',
        terms: productTerms.small_shop_financing,
        signers: [],
        createdAt: now.toISOString(),
        version: 0,
        ...changes,
      }),
      event: recordEvent(table, { name: 'signing-completed', companyId, agreementId }, eventId, now),
    })
    if (!written.ok) throw new Error(written.failed.join(', '))
    return eventId
  }

  /** Ends a shop's import; returns the id of its event. */
  const endImport = async (
    { companyId }: Seller,
    shopId: string,
    status: 'imported' | 'failed' = 'imported',
  ): Promise<string> => {
    const { table } = app.deps
    const shop = await findShop(table, companyId, shopId)
    if (!shop) throw new Error(`no shop ${shopId}`)
    const eventId = `shop-imported:${companyId}:${shopId}`
    const written = await table.transact({
      shop: replaceShop(table, { ...shop, import: { ...shop.import, status } }),
      event: recordEvent(table, { name: 'shop-imported', companyId, shopId }, eventId, app.clock.now()),
    })
    if (!written.ok) throw new Error(written.failed.join(', '))
    return eventId
  }

  const facilitiesOf = async ({ companyId }: Seller) =>
    (await app.everyItem()).filter((item) => item['type'] === 'facility' && item['companyId'] === companyId)

  const limitOf = async ({ token }: Seller) =>
    (await app.send(creditEndpoints.getCreditLimit, {}, { token })).data
  const applicationOf = async ({ token }: Seller) =>
    (await app.send(creditEndpoints.getCreditApplication, {}, { token })).data
  const summaryOf = async ({ token }: Seller) =>
    (await app.send(creditEndpoints.getFacilitySummary, {}, { token })).data

  return {
    evenMonths,
    writeDays,
    linkShop,
    completeSigning,
    endImport,
    facilitiesOf,
    limitOf,
    applicationOf,
    summaryOf,
  }
}
