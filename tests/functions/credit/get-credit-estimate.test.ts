import { expect, test } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { deliver } from '../../support/event-lanes.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createLimitStory } from './limit-story.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
const story = createLimitStory(app)

const estimateOf = async ({ token }: { token: string }) =>
  (await app.send(creditEndpoints.getCreditEstimate, {}, { token })).data

test('there is none without a shop', async () => {
  expect(await estimateOf(await signUpSeller(app))).toMatchObject({ status: 'none', limit: null })
})

test('it waits for a running import', async () => {
  const seller = await signUpSeller(app)
  await story.linkShop(seller, 'one', [], { status: 'importing' })
  expect(await estimateOf(seller)).toMatchObject({ status: 'importing', limit: null })
})

test('it equals the later limit, with its factors and open requirements', async () => {
  const seller = await signUpSeller(app)
  await story.linkShop(seller, 'one', story.evenMonths(18))
  const estimate = await estimateOf(seller)
  expect(estimate).toMatchObject({
    status: 'estimated',
    currency: 'GBP',
    net_sales: '1104000.00',
    open: ['kyc', 'application', 'signature'],
  })
  await deliver(await story.completeSigning(seller), app.deps)
  const limit = await story.limitOf(seller)
  expect(limit).toMatchObject({ limit: estimate.limit, start: estimate.start, factors: estimate.factors })
  expect(await estimateOf(seller)).toMatchObject({ status: 'decided', limit: null })
})

test('sales without a limit have the reason', async () => {
  const seller = await signUpSeller(app)
  await story.linkShop(seller, 'one', [])
  expect(await estimateOf(seller)).toMatchObject({ status: 'impossible', reason: 'noSales', limit: null })
})

test('shops of another company do not count', async () => {
  const seller = await signUpSeller(app)
  await story.linkShop(seller, 'one', story.evenMonths(18))
  expect(await estimateOf(await signUpSeller(app))).toMatchObject({ status: 'none' })
})
