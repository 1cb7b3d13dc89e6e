import { afterAll, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { claimCompanyNumber, findCompanyIdOfNumber } from '../../../../functions/data/company-numbers.ts'
import { findPaymentAccountClaim, listPaymentAccounts } from '../../../../functions/data/payment-accounts.ts'
import { activationTokenOf, cookieOf } from '../../../support/sign-up-seller.ts'
import { companyInfo, completeKyc, readKyc, submit } from '../../kyc/kyc-data.ts'
import { createPaymentApp } from '../../shops/payment-app.ts'

const app = await createPaymentApp()
afterAll(() => app.close())

const accountNamed = (accountId: string) => ({ platform: 'quay-pay', accountId })

const itemsOf = async (type: string) => (await app.everyItem()).filter((item) => item['type'] === type)

const sessionRefused = [401, 411003, [{ field: 'body.register_session', rule: 'invalid' }]]

test('binds the payment account and its company’s number, and consumes the session', async () => {
  const { table } = app.deps
  const register_session = await app.registerSession('huayu-crafts')
  const { status, data, cookies } = await app.register(await app.signUpForm({ register_session }))
  expect(status).toBe(200)
  const { userId, company_id: companyId } = data.user
  expect(await findPaymentAccountClaim(table, accountNamed('huayu-crafts'))).toMatchObject({
    userId,
    companyId,
  })
  expect(await listPaymentAccounts(table, companyId)).toMatchObject([
    {
      platform: 'quay-pay',
      accountId: 'huayu-crafts',
      currency: 'USD',
      companyName: '深圳市华屿工艺品有限公司',
      status: 'authorized',
      authorisedAt: '2026-11-21T06:00:00.000Z',
      offerId: 'offer-huayu-crafts',
    },
  ])
  const number = { kind: 'uscc', number: '91440300MA5FQX7C2W' } as const
  expect(await findCompanyIdOfNumber(table, number)).toBe(companyId)
  expect(await itemsOf('register-session')).toEqual([])
  const { data: linked } = await app.send(shopsEndpoints.listLinkedShops, {}, { token: data.token })
  expect(linked.psp).toMatchObject([
    {
      id: 'huayu-crafts',
      platform: 'quay-pay',
      platform_name: 'Quay Pay',
      status: 'authorized',
      account_number: '•••• afts',
      verified: false,
    },
  ])

  // The company's own KYC has another number: the platform's number is available again.
  const { token, user } = data
  await app.drainEvents()
  await app.send(
    accountEndpoints.activate,
    { body: { token: activationTokenOf(app, user.email) } },
    { cookies: [cookieOf(cookies)] },
  )
  const id = await completeKyc(app, token, companyInfo({ brn: '61234567' }))
  const platformNumbers = async () => (await readKyc(app, token, id)).data.told_numbers
  expect(await platformNumbers()).toEqual([
    { ...number, platform_name: app.deps.config.paymentPlatform?.name },
  ])
  expect(await submit(app, token, id)).toMatchObject({ status: 200 })
  expect(await findCompanyIdOfNumber(table, number)).toBeUndefined()
  expect(await findCompanyIdOfNumber(table, { kind: 'brn', number: '61234567' })).toBe(companyId)
  expect(await platformNumbers()).toEqual([])
})

test('a signup on the line without a register session binds nothing', async () => {
  const { data } = await app.register(await app.signUpForm())
  expect(data.user.register_source).toBe('payoneer_online')
  expect(await listPaymentAccounts(app.deps.table, data.user.company_id)).toEqual([])
})

test('an unknown, used or expired register session is refused with 411003, and does not consume the code', async () => {
  const used = await app.registerSession('seller-used')
  expect((await app.register(await app.signUpForm({ register_session: used }))).code).toBe(0)
  const form = await app.signUpForm()
  const late = await app.registerSession('seller-slow')
  app.clock.advance('PT4M')
  for (const register_session of ['made-up', used]) {
    const refused = await app.register({ ...form, register_session })
    expect([refused.status, refused.code, refused.errors]).toEqual(sessionRefused)
  }
  expect((await app.register({ ...form, register_session: late })).code).toBe(0)

  const older = await app.registerSession('seller-too-slow')
  app.clock.advance('PT30M')
  const refused = await app.register(await app.signUpForm({ register_session: older }))
  expect([refused.status, refused.code, refused.errors]).toEqual(sessionRefused)
})

test('a register session belongs to the payment-platform line', async () => {
  const register_session = await app.registerSession('seller-of-another-line')
  const form = await app.signUpForm({
    register_session,
    register_source: productLines.hook.signupSource,
    agreements: termsOfLine(productLines.hook),
  })
  const refused = await app.register(form)
  expect([refused.code, refused.errors]).toEqual([
    20008,
    [{ field: 'body.register_session', rule: 'invalid' }],
  ])
})

test('an account bound since the authorisation is refused with 411005', async () => {
  const [first, second] = [await app.registerSession('seller-two'), await app.registerSession('seller-two')]
  expect((await app.register(await app.signUpForm({ register_session: first }))).code).toBe(0)
  const refused = await app.register(await app.signUpForm({ register_session: second }))
  expect([refused.status, refused.code, refused.data]).toEqual([409, 411005, null])
})

test('an account whose company was registered since the authorisation is refused with 411006', async () => {
  const register_session = await app.registerSession('lin-trading')
  const brn = { kind: 'brn', number: '71234568' } as const
  await app.deps.table.transact({ brn: claimCompanyNumber(app.deps.table, brn, 'another-company') })
  const refused = await app.register(await app.signUpForm({ register_session }))
  expect([refused.status, refused.code, refused.data]).toEqual([409, 411006, null])
  expect(await findCompanyIdOfNumber(app.deps.table, brn)).toBe('another-company')
})

test('of concurrent signups with one payment account exactly one succeeds, and the others leave nothing', async () => {
  const forms = []
  for (let seller = 0; seller < 4; seller++)
    forms.push(await app.signUpForm({ register_session: await app.registerSession('seller-raced') }))
  const before = { users: await itemsOf('user'), companies: await itemsOf('company') }
  const answers = await Promise.all(forms.map(app.register))
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b)
  expect(codes[0]).toBe(0)
  // The others conflicted with the claim, or came so late that they read it.
  for (const code of codes.slice(1)) expect([411004, 411005]).toContain(code)
  expect(await itemsOf('user')).toHaveLength(before.users.length + 1)
  expect(await itemsOf('company')).toHaveLength(before.companies.length + 1)
  const bound = answers.find(({ code }) => code === 0)?.data.user
  expect(await findPaymentAccountClaim(app.deps.table, accountNamed('seller-raced'))).toMatchObject({
    userId: bound?.userId,
  })
})

test('a claim committed between read and write is refused with 411004', async () => {
  const [first, second] = [await app.registerSession('seller-met'), await app.registerSession('seller-met')]
  const [quick, slow] = [
    await app.signUpForm({ register_session: first }),
    await app.signUpForm({ register_session: second }),
  ]
  const { table } = app.deps
  const transact = table.transact.bind(table)
  const quickCodes: number[] = []
  // The fast signup completes while the slow one is about to write.
  table.transact = async (writes) => {
    if (!Object.hasOwn(writes, 'accountClaim')) return transact(writes)
    table.transact = transact
    quickCodes.push((await app.register(quick)).code)
    return transact(writes)
  }
  const refused = await app.register(slow)
  expect(quickCodes).toEqual([0])
  expect([refused.status, refused.code, refused.data]).toEqual([409, 411004, null])
})

test('of two concurrent signups with one register session exactly one succeeds', async () => {
  const register_session = await app.registerSession('seller-hasty')
  const forms = [await app.signUpForm({ register_session }), await app.signUpForm({ register_session })]
  const codes = (await Promise.all(forms.map(app.register))).map(({ code }) => code).toSorted((a, b) => a - b)
  expect(codes[0]).toBe(0)
  expect([411003, 411004, 411005]).toContain(codes[1])
})
