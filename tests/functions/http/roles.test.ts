import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { findMembership, removeMembership } from '../../../functions/data/memberships.ts'
import { setMembership } from '../../support/set-membership.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A call that takes an administrator, and is refused to one for what it asks. */
const bind = ({ token }: { token: string }) =>
  app.send(agreementsEndpoints.initiateSign, { body: {} }, { token })

test('a call that takes an administrator follows the role as it is when it is made', async () => {
  const seller = await signUpSeller(app)
  expect((await bind(seller)).code).not.toBe(403)
  for (const lesser of [{ role: 'user' }, { status: 'Confirming' }] as const) {
    await setMembership(app, seller, lesser)
    expect(await bind(seller)).toMatchObject({ status: 403, code: 403, data: null })
  }
  await setMembership(app, seller)
  expect((await bind(seller)).code).not.toBe(403)
})

test('who signed up before memberships were kept administers the company that they came with, and no other', async () => {
  const { table } = app.deps
  const [seller, other] = [await signUpSeller(app), await signUpSeller(app)]
  const kept = await findMembership(table, seller)
  if (!kept) throw new Error('no membership')
  await table.transact(removeMembership(table, kept))
  expect(await findMembership(table, seller)).toMatchObject({ role: 'administrator', version: 0 })
  expect(await findMembership(table, { ...seller, companyId: other.companyId })).toBeUndefined()
  expect((await bind(seller)).code).not.toBe(403)
})
