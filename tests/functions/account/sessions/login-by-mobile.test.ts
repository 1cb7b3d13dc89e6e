import { beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import {
  claimPhone,
  findUser,
  phoneOf,
  releasePhone,
  replaceUser,
  type User,
} from '../../../../functions/data/users.ts'
import { present } from '../../../support/present.ts'
import { recordRequests } from '../../../support/record-requests.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, freshIp } from '../account-steps.ts'
import { putCaptcha } from '../captcha/put-captcha.ts'

let seller: Seller
let mobile: { mobilePhoneAreaCode: string; mobilePhone: string }
const strangers = { mobilePhoneAreaCode: '+86', mobilePhone: '13911112222' }
const wrong = 'wrong 1234'

const userOf = async (): Promise<User> => present(await findUser(app.deps.table, seller.userId))

const app = await useTestApp()
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
  const { phoneCountryCode = '', phoneNumber = '' } = await userOf()
  mobile = { mobilePhoneAreaCode: phoneCountryCode, mobilePhone: phoneNumber }
})

const login = (
  name: { email: string } | typeof mobile,
  password: string,
  captcha: { uuid?: string; code?: string } = {},
) => app.send(accountEndpoints.login, { body: { ...name, password, ...captcha } }, { ip: freshIp() })

const change = async (changes: Partial<User>) => {
  const { table } = app.deps
  await table.transact({ user: replaceUser(table, { ...(await userOf()), ...changes }) })
}

test('a user logs in by number instead of the address', async () => {
  const { code, data } = await login(mobile, seller.password)
  expect([code, data.user.userId]).toEqual([0, seller.userId])
  expect((await app.send(accountEndpoints.getUser, {}, { token: data.token })).code).toBe(0)
})

test('only the current number logs in after a change', async () => {
  const { table } = app.deps
  const former = phoneOf(await userOf()) ?? ''
  await table.write(releasePhone(table, former, seller.userId))
  await table.write(claimPhone(table, '+85291234567', seller.userId))
  expect((await login(mobile, seller.password)).code).toBe(400)
  const next = { mobilePhoneAreaCode: '+852', mobilePhone: '91234567' }
  expect((await login(next, seller.password)).code).toBe(0)
})

describe('wrong passwords', () => {
  test('share a counter for address and number', async () => {
    expect((await login(mobile, wrong)).code).toBe(400)
    expect((await login({ email: seller.email }, wrong)).code).toBe(400)
    expect((await login(mobile, wrong)).code).toBe(80001)
    const bare = await login({ email: seller.email }, seller.password)
    expect([bare.code, bare.errors]).toEqual([80001, [{ field: 'body.code', rule: 'required' }]])
    for (let each = 4; each <= 9; each++)
      await login(each % 2 ? mobile : { email: seller.email }, wrong, await putCaptcha(app))
    expect((await login(mobile, wrong, await putCaptcha(app))).code).toBe(80002)
    for (const name of [mobile, { email: seller.email }])
      expect((await login(name, seller.password, await putCaptcha(app))).code).toBe(80002)
  })

  test('have the same responses for an unknown number', async () => {
    const answersOf = async (name: typeof mobile) => {
      const seen: unknown[] = []
      for (let each = 1; each <= 12; each++) {
        const { status, body } = await login(name, wrong, each === 4 ? {} : await putCaptcha(app))
        seen.push([status, body])
      }
      return seen
    }
    expect(await answersOf(strangers)).toEqual(await answersOf(mobile))
  })

  test('have the same requests to the table for an unknown number', async () => {
    const plain = app.deps.table
    const requests = recordRequests(plain)
    app.deps.table = requests.table
    const costOf = async (name: typeof mobile) => {
      requests.take()
      await login(name, wrong)
      return requests.take()
    }
    await costOf({ ...strangers, mobilePhone: '13911113333' })
    const unknown = await costOf({ ...strangers, mobilePhone: '13911114444' })
    expect(await costOf(mobile)).toEqual(unknown)
    app.deps.table = plain
  })
})

test('a blocked user and an unactivated one get their error at the number', async () => {
  await change({ isActivated: false })
  expect((await login(mobile, seller.password)).code).toBe(80016)
  await change({ blockedAt: app.deps.clock().toISOString() })
  const blocked = await login(mobile, seller.password)
  expect([blocked.status, blocked.code, blocked.errors]).toEqual([
    401,
    401,
    [{ field: 'body.mobilePhone', rule: 'invalid' }],
  ])
  expect((await login(mobile, wrong)).code).toBe(400)
})

const fieldsOf = async (body: object) => {
  const { code, errors } = await app.sendRaw(accountEndpoints.login, { body: JSON.stringify(body) })
  return [code, errors?.map(({ field, rule }) => `${field} ${rule}`)]
}

test('a missing user or an invalid number is reported at its field', async () => {
  const invalid = 20008
  expect(await fieldsOf({})).toEqual([invalid, ['body.password required', 'body.email required']])
  expect(await fieldsOf({ password: 'x', mobilePhone: '13800138000' })).toEqual([
    invalid,
    ['body.mobilePhoneAreaCode areaCodeRequired'],
  ])
  expect(await fieldsOf({ password: 'x', mobilePhone: '1380013800', mobilePhoneAreaCode: '+86' })).toEqual([
    invalid,
    ['body.mobilePhone mobileInvalid'],
  ])
})
