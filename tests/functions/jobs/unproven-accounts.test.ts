import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { findCompany } from '../../../functions/data/companies.ts'
import { findCompanyIdOfNumber } from '../../../functions/data/company-numbers.ts'
import { findCredentials } from '../../../functions/data/credentials.ts'
import { findPaymentAccountClaim } from '../../../functions/data/payment-accounts.ts'
import { findUser, findUserIdOfPhone } from '../../../functions/data/users.ts'
import { removeUnprovenAccounts } from '../../../functions/jobs/unproven-accounts.ts'
import { deskOf } from '../../support/desk-of.ts'
import { activationTokenOf, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createPaymentApp } from '../shops/payment-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const remove = () => removeUnprovenAccounts(app.deps)

/** The items that refer to somebody, their company or their number. */
const itemsOf = async ({ userId, companyId, phone }: Seller) =>
  (await app.everyItem()).filter((item) => {
    const { type } = item
    const text = JSON.stringify(item)
    // Events, links and counters have an expiry of their own.
    const isPassing = ['event', 'activation', 'daily-count'].includes(String(type))
    return !isPassing && [userId, companyId, phone].some((each) => text.includes(each))
  })

const openLink = (seller: Seller) =>
  app.send(
    accountEndpoints.activate,
    { body: { token: activationTokenOf(app, seller.email) } },
    { cookies: [seller.device] },
  )

test('an unactivated account is deleted when its link expires, with all of its items', async () => {
  const stranger = await signUpSeller(app, { activates: false })
  const activated = await signUpSeller(app)
  app.clock.advance('PT23H59M59S')
  expect(await remove()).toBe(0)
  app.clock.advance('PT1S')
  expect(await remove()).toBe(1)
  expect(await itemsOf(stranger)).toEqual([])
  expect(await findCredentials(app.deps.table, stranger.email)).toBeUndefined()
  expect((await itemsOf(activated)).length).toBeGreaterThan(3)
  expect(await remove()).toBe(0)
  const late = await openLink(stranger)
  expect([late.status, late.code]).toEqual([422, 80010])
})

test('an account whose link was mailed again stays until the new one expires', async () => {
  const seller = await signUpSeller(app, { activates: false })
  app.clock.advance('PT20H')
  await app.send(accountEndpoints.resendActivation, { body: { email: seller.email } })
  await app.drainEvents()
  app.clock.advance('PT20H')
  expect(await remove()).toBe(0)
  expect((await openLink(seller)).data.is_activated).toBe(true)
  app.clock.advance('P30D')
  expect(await remove()).toBe(0)
  expect(await findUser(app.deps.table, seller.userId)).not.toHaveProperty('activationEndsAt')
})

test('its address and number can be used for another signup', async () => {
  const { email, phone } = await signUpSeller(app, { activates: false })
  app.clock.advance('P1D')
  await remove()
  expect(await findUserIdOfPhone(app.deps.table, phone)).toBeUndefined()
  expect(await findCredentials(app.deps.table, email)).toBeUndefined()
})

test('a concurrent activation keeps the account', async () => {
  const seller = await signUpSeller(app, { activates: false })
  const { table } = app.deps
  const { transact } = table
  // The link is opened in the last second, between the job's read and its write.
  const lastSecond = new Date(app.clock.now().getTime() + 24 * 3_600_000 - 1000).toISOString()
  app.clock.advance('P1D')
  table.transact = async (writes) => {
    table.transact = transact
    app.clock.set(lastSecond)
    expect((await openLink(seller)).data.is_activated).toBe(true)
    app.clock.advance('PT1S')
    return transact(writes)
  }
  expect(await remove()).toBe(0)
  expect((await findUser(table, seller.userId))?.isActivated).toBe(true)
  expect(await findCompany(table, seller.companyId)).toBeDefined()
})

test('after a crash at each of its writes, the next run leaves nothing', async () => {
  const { table } = app.deps
  const { transact, write } = table
  for (let lands = 0; lands < 12; lands++) {
    const stranger = await signUpSeller(app, { activates: false })
    app.clock.advance('P1D')
    let left = lands
    const orFail = <T>(does: () => Promise<T>) =>
      left-- > 0 ? does() : Promise.reject(new Error('no connection'))
    table.transact = (writes) => orFail(() => transact(writes))
    table.write = (each) => orFail(() => write(each))
    await remove().catch(() => {})
    Object.assign(table, { transact, write })
    await remove()
    expect(await itemsOf(stranger)).toEqual([])
  }
})

test('an account created by the lender never expires', async () => {
  const owner = await signUpSeller(app)
  const desk = deskOf(app.deps)
  const proposed = await desk({
    action: 'user-invite',
    actor: 'ada',
    reason: 'a test',
    companyId: owner.companyId,
    email: 'made@shop.test',
    name: 'Made',
    phone: '+8613900000001',
  })
  expect(proposed.ok).toBe(true)
  app.clock.advance('P8D')
  expect(await remove()).toBe(0)
  expect(await findCredentials(app.deps.table, 'made@shop.test')).toBeDefined()
})

test('its payment account and its company’s number are released', async () => {
  const payment = await createPaymentApp()
  const { table } = payment.deps
  const register_session = await payment.registerSession('huayu-crafts')
  await payment.register(await payment.signUpForm({ register_session }))
  payment.clock.advance('P1D')
  expect(await removeUnprovenAccounts(payment.deps)).toBe(1)
  const account = { platform: 'quay-pay', accountId: 'huayu-crafts' }
  expect(await findPaymentAccountClaim(table, account)).toBeUndefined()
  const number = { kind: 'uscc', number: '91440300MA5FQX7C2W' } as const
  expect(await findCompanyIdOfNumber(table, number)).toBeUndefined()
  await payment.close()
})
