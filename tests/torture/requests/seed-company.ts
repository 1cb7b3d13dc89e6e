import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { putKycSection } from '../../../functions/data/kyc.ts'
import { accountNumberContext, replacePayoutAccount } from '../../../functions/data/payout-accounts.ts'
import { replaceShop, type Shop } from '../../../functions/data/shops.ts'
import { uploadCleanFile } from '../../functions/files/upload-file.ts'
import {
  buildFacility,
  directorName,
  type SellerWithFacility,
  tieDirector,
} from '../../support/build-facility.ts'
import { callDesk, drawMoney, requestDrawdown } from '../../support/draw-money.ts'
import { listOwned } from '../../support/list-owned.ts'
import { payoutAccountOf } from '../../support/payout-account-of.ts'
import type { TestApp } from '../../support/test-app.ts'
import { everyMethodAndCollection } from '../every-method.ts'
import { payWhatIsDue } from '../histories/pay-due-charges.ts'
import { facilityCurrency, seedShops } from '../selling-company.ts'
import { markerOf, type Owner } from './owners.ts'

/** A company with its marker in every name and address, a facility and a drawdown. */
export const foundCompany = async (app: TestApp, owner: Owner): Promise<SellerWithFacility> => {
  const marker = markerOf(owner)
  const seller = await buildFacility(app, {
    limitCents: 400_000_00,
    currency: facilityCurrency,
    terms: { repayment: everyMethodAndCollection, businessDays: 'following' },
  })
  const { companyId, token } = seller
  const { table } = app.deps
  await seedShops(app, seller, {
    paymentAccounts: [{ platform: 'quay-pay', accountId: `shop-of-${marker}` }],
    mailDomain: `${owner}.director.test`,
  })
  const company = await findCompany(table, companyId)
  if (!company) throw new Error('a company that was just founded is not there')
  const account = payoutAccountOf(companyId, app.clock.now(), { currency: facilityCurrency, version: 1 })
  await table.transact({
    // So that sellers who transfer can decrypt the number.
    account: replacePayoutAccount(table, {
      ...account,
      sealedAccountNumber: await app.deps.seal.seal('808123456838', accountNumberContext(companyId)),
    }),
    ...storeCompany(table, { ...company, registerNameEn: `${marker} Trading Limited` }),
    persons: putKycSection(
      table,
      { companyId, kycId: 'kyc-1' },
      {
        section: 'connected_persons',
        data: {
          persons: [directorName, `LI ${marker}`].map((name, index) => ({
            person_id: `person-${index}-${marker}`,
            full_name_en: name,
            email: `person-${index}@${owner}.director.test`,
            mobile_area_code: '+852',
            mobile: `6123456${index}`,
            capacity: 'director',
            certificate_type: 'passport',
            id_number: `E${index}${owner.toUpperCase()}4563`,
            residential_address: `1 ${marker} Road`,
          })),
        },
        files: [],
      },
    ),
  })
  await tieDirector(
    table,
    { companyId, userId: seller.userId, personId: `person-0-${marker}` },
    app.clock.now(),
  )
  for (const shop of await listOwned<Shop>(table, companyId, 'SHOP#'))
    await table.transact({ shop: replaceShop(table, { ...shop, name: `${marker} ${shop.shopId}` }) })
  await app.send(accountEndpoints.updateProfile, { body: { user_name: `${marker} Wong` } }, { token })
  await drawMoney(app, seller, '12345.67')
  return seller
}

/** Data of a company once money has fallen due: documents to sign, pending requests, an item of each kind. */
export const seedCompany = async (app: TestApp, seller: SellerWithFacility, owner: Owner): Promise<void> => {
  const marker = markerOf(owner)
  const { token, companyId, facilityId } = seller
  const today = businessDate(app.clock.now())
  // The other company becomes overdue on the next day, and cannot draw any more.
  if (owner === 'alder') {
    await payWhatIsDue({ app, seller }, today)
    await drawMoney(app, seller, '3456.78')
  }
  await requestDrawdown(app, seller, '2345.67')
  const content = Buffer.from(`%PDF-1.7\n% ${marker}\n%%EOF\n`)
  await uploadCleanFile(app, seller, { content, name: `${marker} receipt.pdf` })
  await app.send(
    shopsEndpoints.addShopAccount,
    {
      body: {
        platform_id: 'harbor-market',
        login: `${marker} login`,
        password: `${marker} secret`,
        login_url: `https://${marker}.test/login`,
        status: 'active',
      },
    },
    { token },
  )
  await app.send(
    companiesEndpoints.inviteMember,
    { body: { email: `invited@${owner}.test`, role: 'user' } },
    { token },
  )
  await app.send(
    drawdownEndpoints.addPayoutAccount,
    {
      body: {
        swift_code: 'HSBCHKHHHKH',
        region: '1',
        currency: facilityCurrency,
        relation_type: 'company',
        bank_name: `${marker} Bank`,
        account_number: '808123456838',
        account_name: `${marker} Trading Limited`,
        branch: `${marker} Branch`,
        address: `2 ${marker} Road`,
      },
    },
    { token },
  )
  const issue = {
    id: `packet-${owner}`,
    type: 'interest-coupon',
    amount: '12.34',
    currency: facilityCurrency,
  }
  await callDesk(app, 'red-packet-issue', { ...issue, expiresOn: addDays(today, 90), companies: companyId })
  await app.send(engagementEndpoints.collectRedPacket, { params: { id: issue.id } }, { token })
  await callDesk(app, 'facility-renew', { facilityId, reviewDate: addDays(today, 25) })
  await app.send(
    agreementsEndpoints.initiateSign,
    { body: { kind: 'addendum', shop_ids: ['further-a'] } },
    { token },
  )
  await app.drainEvents()
}
