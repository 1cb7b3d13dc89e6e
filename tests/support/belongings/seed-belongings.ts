import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { limitGranted } from '#shared/ledger/limit-postings.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { replaceChargeOrder } from '../../../functions/data/charge-orders.ts'
import { findCompany } from '../../../functions/data/companies.ts'
import { replaceDrawdown } from '../../../functions/data/drawdowns.ts'
import { createFacility, facilityIdOf } from '../../../functions/data/facilities.ts'
import { createFile, fileKey } from '../../../functions/data/files.ts'
import { openLedger } from '../../../functions/data/ledger.ts'
import { createMessage, messageIdOf } from '../../../functions/data/messages.ts'
import { writePayment } from '../../../functions/data/payments.ts'
import { replacePayoutAccount } from '../../../functions/data/payout-accounts.ts'
import { advancePosition } from '../../../functions/data/positions.ts'
import { createQuote } from '../../../functions/data/quotes.ts'
import { replaceRedPacket } from '../../../functions/data/red-packets.ts'
import type { Write } from '../../../functions/data/table.ts'
import { payoutAccountOf } from '../payout-account-of.ts'
import { present } from '../present.ts'
import { priceBullet } from '../price-bullet.ts'
import type { Seller } from '../sign-up-seller.ts'
import type { TestApp } from '../test-app.ts'
import { named } from './named.ts'
import { ofCredit } from './of-credit.ts'
import { ofKyc } from './of-kyc.ts'
import { ofPeople, personalSecrets } from './of-people.ts'
import { ofShops } from './of-shops.ts'
import { ofSigning, signingSecrets } from './of-signing.ts'
import type { Owned } from './owned.ts'

type Writes = Record<string, Write | undefined>

const together = (...parts: readonly Writes[]): Writes => {
  const names = parts.flatMap((part) => Object.keys(part))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw new Error(`two things are called ${twice.join(', ')}`)
  return Object.assign({}, ...parts) as Writes
}

/**
 * Gives a seller one of each item that a request can name. Returns the names that the table does not contain because it
 * stores them as hashes.
 */
export const seedBelongings = async (
  app: TestApp,
  { companyId, userId, email, token }: Seller,
): Promise<string[]> => {
  const { deps } = app
  const { table } = deps
  const kyc = await app.send(kycEndpoints.createKyc, { body: {} }, { token })
  const begun = await app.send(shopsEndpoints.createOauthUrl, { body: { platform_id: 'sandbox' } }, { token })
  const state = present(new URL(begun.data.url).searchParams.get('state'))
  const createdAt = deps.clock().toISOString()
  const today = businessDate(deps.clock())
  const terms = pricingTermsFor(productTerms.small_shop_financing, 'USD')
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
  const company = present(await findCompany(table, companyId))
  const owned: Owned = { app, companyId, userId, email, facilityId, drawdownId, terms }
  const { posting, ...opening } = openLedger(
    table,
    facilityId,
    limitGranted(facilityId, today, 99_999_99, 99_999_99),
    deps.clock(),
  )
  const outcome = await table.transact({
    ...together(
      ofShops(owned),
      ofPeople(owned),
      ofCredit(owned),
      ofSigning(owned, today),
      ofKyc(owned, company, kyc.data.id),
    ),
    posting,
    position: advancePosition(table, companyId, productLines.hook, 'Drawdown Account Draft', deps.clock(), {
      orFirst: true,
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
      ...opening,
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
    ...writePayment(table, {
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
  return [state, ...Object.values(signingSecrets), ...Object.values(personalSecrets)]
}
