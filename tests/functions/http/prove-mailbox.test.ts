import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { activationTokenOf, logInAgain, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const begin = ({ token }: { token: string }) => app.send(kycEndpoints.createKyc, { body: {} }, { token })
const look = ({ token }: { token: string }) => app.send(accountEndpoints.getUser, {}, { token })

test('a signup’s session can only read before the link is opened', async () => {
  const seller = await signUpSeller(app, { activates: false })
  expect((await look(seller)).data.is_activated).toBe(false)
  expect(await begin(seller)).toMatchObject({ status: 403, code: 80005 })
})

test('the same session has full access once the link is opened in its browser', async () => {
  const seller = await signUpSeller(app, { activates: false })
  await app.send(
    accountEndpoints.activate,
    { body: { token: activationTokenOf(app, seller.email) } },
    { cookies: [seller.device] },
  )
  expect(await begin(seller)).toMatchObject({ status: 200 })
})

test('a later session requires no additional look-up', async () => {
  const seller = await logInAgain(app, await signUpSeller(app))
  const { table } = app.deps
  const read: string[] = []
  app.deps.table = {
    ...table,
    get: (key, options) => {
      read.push(key.sk)
      return table.get(key, options)
    },
  }
  await begin(seller)
  app.deps.table = table
  expect(read).not.toContain('USER')
})
