import { expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import type { PositionStatus } from '#shared/application/position.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { advancePosition } from '../../../functions/data/positions.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

const store = ({ token }: Seller, path_name: PositionStatus) =>
  app.send(
    applicationEndpoints.storePosition,
    { body: { path: '/credit/hook/register/drawdown-account', path_name } },
    { token },
  )

const positionOf = async ({ token }: Seller) =>
  (await app.send(applicationEndpoints.getPosition, {}, { token })).data

const begun = { path: '/credit/hook/register/drawdown-account', path_name: 'XDJ Drawdown Account Draft' }

test('an application is started once, and starting again changes nothing', async () => {
  const seller = await signUpSeller(app)
  expect(await positionOf(seller)).toEqual({ path: null, path_name: null })
  expect((await store(seller, 'XDJ Drawdown Account Draft')).data).toEqual(begun)
  expect((await store(seller, 'XDJ Drawdown Account Draft')).data).toEqual(begun)
  expect(await positionOf(seller)).toEqual(begun)
})

test('no client can mark a step as done, before the first or after it', async () => {
  const seller = await signUpSeller(app)
  for (const status of ['XDJ Drawdown Account Submitted', 'XDJ Signing Completed'] as const)
    expect(await store(seller, status)).toMatchObject({ status: 422, code: 20016 })
  expect(await positionOf(seller)).toEqual({ path: null, path_name: null })
  await store(seller, 'XDJ Drawdown Account Draft')
  expect(await store(seller, 'XDJ Signing Completed')).toMatchObject({ code: 20016 })
  expect(await positionOf(seller)).toEqual(begun)
})

test("another line's status is invalid for this company", async () => {
  const seller = await signUpSeller(app)
  expect(await store(seller, 'CAA Drawdown Account Draft')).toMatchObject({ code: 20016 })
})

test('the current position can be repeated, but not reverted', async () => {
  const seller = await signUpSeller(app)
  await store(seller, 'XDJ Drawdown Account Draft')
  const { table } = app.deps
  await table.transact({
    position: advancePosition(
      table,
      seller.companyId,
      productLines.hook,
      'Drawdown Account Submitted',
      app.clock.now(),
    ),
  })
  const submitted = {
    path: '/credit/hook/register/business-info',
    path_name: 'XDJ Drawdown Account Submitted',
  }
  expect((await store(seller, 'XDJ Drawdown Account Submitted')).data).toEqual(submitted)
  expect(await store(seller, 'XDJ Drawdown Account Draft')).toMatchObject({ code: 20016 })
  expect(await positionOf(seller)).toEqual(submitted)
})
