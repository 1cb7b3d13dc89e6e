import { array, asyncProperty, boolean, assert as check } from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { listDevices } from '../../../../functions/data/devices.ts'
import { type Seller, signUpSeller } from '../../../support/sign-up-seller.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { beginDay, freshIp, isLoggedIn } from '../account-steps.ts'

const app = await useTestApp()
let seller: Seller
beforeEach(async () => {
  beginDay(app)
  seller = await signUpSeller(app)
})

const login = async (cookies: string[] = []) => {
  const { email, password } = seller
  const options = { ip: freshIp(), cookies }
  const { code, data } = await app.send(accountEndpoints.login, { body: { email, password } }, options)
  expect(code).toBe(0)
  return data.token
}

const endOthers = async (token: string) => {
  const { code, data } = await app.send(accountEndpoints.endOtherSessions, {}, { token })
  return { code, ended: data?.ended }
}

const areLoggedIn = (tokens: readonly string[]) => Promise.all(tokens.map((token) => isLoggedIn(app, token)))

test('all of the user’s other sessions end, and no other browser is known any more', async () => {
  const other = await signUpSeller(app)
  const tokens = [await login(), await login(), await login([seller.device])]
  expect(await endOthers(seller.token)).toEqual({ code: 200, ended: 3 })
  expect(await areLoggedIn([...tokens, seller.token, other.token])).toEqual([false, false, false, true, true])
  expect(await listDevices(app.deps.table, seller.userId)).toHaveLength(1)
  expect(await listDevices(app.deps.table, other.userId)).toHaveLength(1)
  expect(await endOthers(seller.token)).toEqual({ code: 200, ended: 0 })
})

test('an expired session is not counted, and an ended one ends nothing', async () => {
  const first = await login()
  app.clock.advance('PT11H')
  const second = await login()
  app.clock.advance('PT2H')
  expect(await endOthers(second)).toEqual({ code: 200, ended: 0 })
  expect((await endOthers(first)).code).toBe(401)
})

test('with concurrent logins, the caller’s session stays and existing ones end', async () => {
  await check(
    asyncProperty(array(boolean(), { minLength: 1, maxLength: 12 }), async (order) => {
      seller = await signUpSeller(app)
      const before = [await login(), await login()]
      const calls = order.map((isLogin) => (isLogin ? login() : endOthers(seller.token)))
      await Promise.all([...calls, endOthers(seller.token)])
      expect(await areLoggedIn([...before, seller.token])).toEqual([false, false, true])
    }),
    { numRuns: 15 },
  )
})
