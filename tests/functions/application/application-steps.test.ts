import { expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { accountNumberContext } from '../../../functions/data/payout-accounts.ts'
import { replaceShop } from '../../../functions/data/shops.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const account = {
  swift_code: 'hsbchkhhhkh',
  region: '1',
  currency: 'GBP' as const,
  relation_type: 'company' as const,
  bank_name: 'The Hongkong and Shanghai Banking Corporation',
  account_number: '808-123456-838',
  account_name: 'Lantern Street Trading Limited',
  branch: 'Central',
  address: '1 Queen’s Road Central, Hong Kong',
}

const linkShop = async (
  { companyId }: Seller,
  status: 'authorized' | 'expired' = 'authorized',
  expiresAt?: string,
) => {
  const at = app.clock.now().toISOString()
  await app.deps.table.transact({
    shop: replaceShop(app.deps.table, {
      companyId,
      shopId: 'one',
      platform: 'harbor-market',
      platformShopId: companyId,
      name: 'Gift shop',
      currency: 'GBP',
      status,
      openedAt: at,
      authorisedAt: at,
      ...(expiresAt ? { expiresAt } : {}),
      authorisationId: 'a',
      sealedTokens: 'sealed',
      import: { status: 'pending', orders: 0, sales: 0, refunds: 0 },
      version: 0,
    }),
  })
}

const saveAccount = ({ token }: Seller, changes: Partial<typeof account> = {}) =>
  app.send(applicationEndpoints.saveDebitAccount, { body: { ...account, ...changes } }, { token })

const saveBusiness = ({ token }: Seller, body: object = { industry: 'gifts_and_stationery' }) =>
  app.send(applicationEndpoints.saveBusinessInformation, { body }, { token })

test('no step is possible without an authorised shop', async () => {
  const seller = await signUpSeller(app)
  expect(await saveAccount(seller)).toMatchObject({ status: 403, code: 403 })
  await linkShop(seller, 'expired')
  expect(await saveAccount(seller)).toMatchObject({ status: 403, code: 403 })
  expect(await saveBusiness(seller)).toMatchObject({ status: 403, code: 403 })
  expect((await app.send(applicationEndpoints.getDebitAccount, {}, seller)).data).toBeNull()
})

test('an expired consent opens no step, even before it is marked as expired', async () => {
  const seller = await signUpSeller(app)
  await linkShop(seller, 'authorized', app.clock.now().toISOString())
  expect(await saveAccount(seller)).toMatchObject({ status: 403, code: 403 })
  expect(await saveBusiness(seller)).toMatchObject({ status: 403, code: 403 })
})

test('the account is saved and advances the position, and its number is neither shown nor stored in plaintext', async () => {
  const seller = await signUpSeller(app)
  await linkShop(seller)
  expect(await saveAccount(seller)).toMatchObject({
    code: 0,
    data: { path: '/credit/hook/register/business-info', path_name: 'XDJ Drawdown Account Submitted' },
  })
  const read = await app.send(applicationEndpoints.getDebitAccount, {}, seller)
  expect(read.data).toEqual({
    ...account,
    swift_code: 'HSBCHKHHHKH',
    account_number: '••••••••6838',
    verified: false,
    authorised: false,
  })
  const items = await app.everyItem()
  expect(JSON.stringify(items)).not.toContain('808123456838')
  const sealed = items.find(
    ({ type, companyId }) => type === 'payout-account' && companyId === seller.companyId,
  )
  const opened = await app.deps.seal.open(
    String(sealed?.['sealedAccountNumber']),
    accountNumberContext(seller.companyId),
  )
  expect(opened).toBe('808123456838')
})

test('every wrong field of the account is reported at once', async () => {
  const seller = await signUpSeller(app)
  await linkShop(seller)
  const body = JSON.stringify({
    ...account,
    swift_code: 'HSBCZZHH',
    region: 'x',
    branch: ' ',
    account_number: '-',
  })
  const answer = await app.sendRaw(applicationEndpoints.saveDebitAccount, { body }, seller)
  expect(answer).toMatchObject({ status: 400, code: 20008 })
  expect(answer.errors).toEqual(
    expect.arrayContaining([
      { field: 'body.swift_code', rule: 'bicCountry' },
      { field: 'body.region', rule: 'unknownOption' },
      { field: 'body.branch', rule: 'required' },
      { field: 'body.account_number', rule: 'required' },
    ]),
  )
})

test('business information follows the account, requires a field, and closes the previous step', async () => {
  const seller = await signUpSeller(app)
  await linkShop(seller)
  expect(await saveBusiness(seller)).toMatchObject({ status: 422, code: 20016 })
  expect((await app.send(applicationEndpoints.getBusinessInformation, {}, seller)).data).toBeNull()
  await saveAccount(seller)
  await saveAccount(seller, { branch: 'Wan Chai' })
  expect(await saveBusiness(seller, {})).toMatchObject({
    code: 20008,
    errors: [{ field: 'body', rule: 'atLeastOne' }],
  })
  expect(await saveBusiness(seller)).toMatchObject({
    code: 0,
    data: { path: '/credit/hook/register/signing', path_name: 'XDJ Business Info Submitted' },
  })
  expect((await app.send(applicationEndpoints.getBusinessInformation, {}, seller)).data).toEqual({
    industry: 'gifts_and_stationery',
  })
  expect(await saveAccount(seller)).toMatchObject({ status: 422, code: 20016 })
})

test('banks have existing SWIFT codes', async () => {
  const seller = await signUpSeller(app)
  const { data } = await app.send(applicationEndpoints.listBanks, {}, seller)
  expect(data).toContainEqual(expect.objectContaining({ swift_code: 'HSBCHKHH' }))
})
