import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { noBalances } from '#shared/ledger/balances.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { replaceAgreement } from '../../functions/data/agreements.ts'
import { replaceChargeOrder } from '../../functions/data/charge-orders.ts'
import { replaceDrawdown } from '../../functions/data/drawdowns.ts'
import { createFacility, facilityIdOf } from '../../functions/data/facilities.ts'
import { createFile, fileKey } from '../../functions/data/files.ts'
import { createMessage, messageIdOf } from '../../functions/data/messages.ts'
import { replacePayment } from '../../functions/data/payments.ts'
import { replacePayoutAccount } from '../../functions/data/payout-accounts.ts'
import { createPendingShop } from '../../functions/data/pending-shops.ts'
import { createQuote } from '../../functions/data/quotes.ts'
import { replaceRedPacket } from '../../functions/data/red-packets.ts'
import { createShopAccount } from '../../functions/data/shop-accounts.ts'
import { replaceShop } from '../../functions/data/shops.ts'
import { payoutAccountOf } from './payout-account-of.ts'
import { priceBullet } from './price-bullet.ts'
import type { Seller } from './sign-up-seller.ts'
import type { TestApp } from './test-app.ts'

const named = (thing: string): string => `${thing}-of-the-owner`

/**
 * Gives a seller one of each thing that a request can name. Answers with the names that the table does not show,
 * because it keeps them as hashes.
 */
export const seedBelongings = async (app: TestApp, { companyId, token }: Seller): Promise<string[]> => {
  const { deps } = app
  const { table } = deps
  await app.send(kycEndpoints.createKyc, { body: {} }, { token })
  const begun = await app.send(shopsEndpoints.createOauthUrl, { body: { platform_id: 'sandbox' } }, { token })
  const state = new URL(begun.data.url).searchParams.get('state')
  if (!state) throw new Error('linking a shop was begun without a state')
  const createdAt = deps.clock().toISOString()
  const today = businessDate(deps.clock())
  const terms = productTerms.small_shop_financing
  const price = priceBullet({
    amountCents: 500_000,
    benchmark: { percent: '4.33', date: today, source: 'Federal Reserve Bank of New York' },
    drawdownDate: today,
  })
  const { dueDate } = price
  const facilityId = facilityIdOf(companyId, terms.productCode)
  const drawdownId = named('drawdown')
  const chargeId = named('charge')
  const quoteId = named('quote')
  const dues = { fee: 0, overdueInterest: 0, interest: price.interestCents, principal: price.amountCents }
  const fileId = named('file')
  const outcome = await table.transact({
    shop: replaceShop(table, {
      companyId,
      shopId: named('shop'),
      platform: 'sandbox',
      platformShopId: named('platform-shop'),
      name: "The owner's own shop",
      currency: 'GBP',
      status: 'authorized',
      openedAt: createdAt,
      authorisedAt: createdAt,
      authorisationId: named('authorisation'),
      sealedTokens: named('tokens'),
      import: { status: 'imported', orders: 1, sales: 777_777, refunds: 0 },
      version: 0,
    }),
    pendingShop: createPendingShop(table, {
      companyId,
      shopId: named('pending-shop'),
      platform: 'sandbox',
      name: "The owner's next shop",
      addedAt: createdAt,
    }),
    ...createShopAccount(table, {
      companyId,
      accountId: named('shop-account'),
      platform: 'sandbox',
      login: "The owner's own login",
      loginUrl: 'https://owner.test/login',
      sealedPassword: named('sealed-password'),
      status: 'active',
      updatedAt: createdAt,
      version: 0,
    }),
    file: createFile(table, {
      companyId,
      fileId,
      fileName: "The owner's own passport.pdf",
      extension: 'pdf',
      contentType: 'application/pdf',
      size: 9,
      crc32: '00000000',
      status: 'complete',
      origin: 'seller',
      objectKey: fileKey(companyId, fileId),
      createdAt,
      completedAt: createdAt,
      version: 1,
    }),
    agreement: replaceAgreement(table, {
      agreementId: named('agreement'),
      agreementNumber: 'FA-OF-THE-OWNER',
      agreementVersion: '1.0',
      agreementDate: today,
      companyId,
      productCode: terms.productCode,
      locale: 'en',
      status: 'ready',
      lenderName: 'The lender',
      licenceNumber: '1662/2024',
      companyName: "The owner's own company",
      terms,
      signers: [
        {
          signerId: named('signer'),
          name: "The owner's own director",
          email: 'director@owner.test',
          capacity: 'director',
          status: 0,
          invitedAt: createdAt,
        },
      ],
      createdAt,
      version: 0,
    }),
    facility: createFacility(table, {
      facilityId,
      companyId,
      productCode: terms.productCode,
      currency: 'GBP',
      status: 'active',
      effectiveDate: today,
      nextReviewDate: addDays(today, 365),
      terms,
      yearlyNetSalesCents: 900_000_000,
      balances: noBalances(),
      headroomCents: 0,
      postingCount: 0,
      createdAt,
    }),
    quote: createQuote(table, { quoteId, companyId, facilityId, quote: price, expiresAt: addDays(today, 9) }),
    payoutAccount: replacePayoutAccount(
      table,
      payoutAccountOf(companyId, deps.clock(), {
        accountId: named('payout-account'),
        account_name: "The owner's own trading name",
      }),
    ),
    drawdown: replaceDrawdown(table, {
      drawdownId,
      companyId,
      facilityId,
      productCode: terms.productCode,
      currency: 'GBP',
      status: 'due',
      quoteId,
      price,
      signerName: "The owner's own director",
      signedAt: createdAt,
      signerIp: '203.0.113.7',
      signerUserAgent: "The owner's own browser",
      requestedAt: createdAt,
      chargeId,
      version: 0,
    }),
    charge: replaceChargeOrder(table, {
      chargeId,
      companyId,
      facilityId,
      drawdownId,
      currency: 'GBP',
      collectionMethod: 'bank_transfer',
      status: 'active',
      dueDate,
      chargedCents: dues,
      owedCents: dues,
      principalSteps: [{ from: dueDate, principalCents: price.amountCents }],
      overdueTerms: {
        ratePercent: price.ratePercent,
        basis: terms.dayCountBasis,
        multiplier: terms.overdueMultiplier,
        graceDays: terms.graceDays,
      },
      pendingCents: 0,
      createdAt,
      version: 0,
    }),
    payment: replacePayment(table, {
      paymentId: named('payment'),
      companyId,
      facilityId,
      chargeId,
      status: 'reported',
      reportedCents: 100,
      reference: named('transfer'),
      reportedAt: createdAt,
      version: 0,
    }),
    message: createMessage(table, {
      companyId,
      messageId: messageIdOf(named('event'), createdAt),
      content: { kind: 'drawdown-approved', amount: { cents: 777_777, currency: 'GBP' } },
      happenedAt: createdAt,
      arrivedAt: createdAt,
      readBy: {},
    }),
    redPacket: replaceRedPacket(table, {
      companyId,
      packetId: named('red-packet'),
      packetType: named('kind-of-packet'),
      amountCents: 500_00,
      currency: 'HKD',
      status: 'active',
      expiresOn: addDays(today, 30),
      issuedAt: createdAt,
      version: 0,
    }),
  })
  if (!outcome.ok) throw new Error(`not seeded: ${outcome.failed.join(', ')}`)
  return [state]
}
