import { beforeAll, describe, expect, test } from 'vitest'
import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { findMembership, removeMembership } from '../../../functions/data/memberships.ts'
import { setMembership } from '../../support/set-membership.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { callWithWrite, type Deed } from './call-with-write.ts'

const app = await useTestApp()

/** A call that requires an administrator, whom it refuses because of the input. */
const bind = ({ token }: { token: string }) =>
  app.send(agreementsEndpoints.initiateSign, { body: {} }, { token })

/** Removes the membership, as in a company from before memberships were stored. */
const forgetMembership = async (seller: Seller) => {
  const { table } = app.deps
  const kept = await findMembership(table, seller)
  if (!kept) throw new Error('no membership')
  await table.transact(removeMembership(table, kept))
}

test('a call that requires an administrator checks the current role', async () => {
  const seller = await signUpSeller(app)
  expect((await bind(seller)).code).not.toBe(403)
  for (const lesser of [{ role: 'user' }, { status: 'Confirming' }] as const) {
    await setMembership(app, seller, lesser)
    expect(await bind(seller)).toMatchObject({ status: 403, code: 403, data: null })
  }
  await setMembership(app, seller)
  expect((await bind(seller)).code).not.toBe(403)
})

test('a user from before memberships were stored administers their own company, and no other', async () => {
  const { table } = app.deps
  const [seller, other] = [await signUpSeller(app), await signUpSeller(app)]
  await forgetMembership(seller)
  expect(await findMembership(table, seller)).toMatchObject({ role: 'administrator', version: 0 })
  expect(await findMembership(table, { ...seller, companyId: other.companyId })).toBeUndefined()
  expect((await bind(seller)).code).not.toBe(403)
})

describe('a user demoted during a call', () => {
  let seller: Seller
  beforeAll(async () => {
    seller = await signUpSeller(app)
  })

  const urgeSigner: Endpoint = agreementsEndpoints.urgeSigner
  const whileDemoted = async (deed: Deed, endpoint = urgeSigner) => {
    await setMembership(app, seller)
    return callWithWrite(app, seller, endpoint, {
      deed,
      meanwhile: () => setMembership(app, seller, { role: 'user' }),
    })
  }
  const bindingEndpoints = Object.values(allEndpoints)
    .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
    .filter(({ role }) => role)

  test.each(bindingEndpoints)('commits nothing by $name, and is refused', async (endpoint) => {
    expect(await whileDemoted('a new item', endpoint)).toEqual({ status: 403, hasLanded: false })
  })

  test.each<Deed>(['their own membership', 'what another condition refuses'])(
    'does not commit %s either',
    async (deed) => {
      expect(await whileDemoted(deed)).toEqual({ status: 403, hasLanded: false })
    },
  )

  test('commits nothing in a company from before memberships were stored either', async () => {
    const early = await signUpSeller(app)
    await forgetMembership(early)
    const meanwhile = () => setMembership(app, early, { role: 'user' })
    expect(await callWithWrite(app, early, urgeSigner, { deed: 'a new item', meanwhile })).toEqual({
      status: 403,
      hasLanded: false,
    })
  })

  test('cannot write outside of a transaction, which could not check the role', async () => {
    expect(await whileDemoted('a count')).toEqual({ status: 500, hasLanded: false })
  })

  test.each<Deed>(['a new item', 'two items, one after another', 'their own membership'])(
    'and one who stays commits %s, with or without stored memberships',
    async (deed) => {
      for (const prepare of [async () => {}, forgetMembership]) {
        const staying = await signUpSeller(app)
        await prepare(staying)
        expect(await callWithWrite(app, staying, urgeSigner, { deed })).toEqual({
          status: 404,
          hasLanded: true,
        })
      }
    },
  )
})
