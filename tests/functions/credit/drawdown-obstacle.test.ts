import { expect, test } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { PayoutAccountStatus } from '#shared/drawdown/payout-account.ts'
import { findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { listPayoutAccounts, replacePayoutAccount } from '../../../functions/data/payout-accounts.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { present } from '../../support/present.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const app = await useTestApp()

const build = () => buildFacility(app, { limitCents: 100_000_00 })

const obstacleOf = async ({ token }: SellerWithFacility) =>
  (await app.send(creditEndpoints.getFacilitySummary, {}, { token })).data?.drawdown_obstacle

const setAccount = async (
  { companyId }: SellerWithFacility,
  change: { status?: PayoutAccountStatus; usableFrom?: string; currency?: 'USD' },
) => {
  const account = present((await listPayoutAccounts(app.deps.table, companyId))[0])
  await app.deps.table.transact({
    account: replacePayoutAccount(app.deps.table, { ...account, ...change }),
  })
}

test('nothing stands in the way of a verified company with a usable account', async () => {
  expect(await obstacleOf(await build())).toBeNull()
})

test.each([
  ['unverified', { status: 'to be verified' }, 'accountWaits'],
  ['verified but changed within a day', { usableFrom: '2999-01-01T00:00:00.000Z' }, 'accountWaits'],
  ['refused', { status: 'refused' }, 'noAccount'],
  ['removed', { status: 'removed' }, 'noAccount'],
  ['of another currency', { currency: 'USD' }, 'noAccount'],
] as const)('the only payout account is %s', async (_how, change, obstacle) => {
  const seller = await build()
  await setAccount(seller, change)
  expect(await obstacleOf(seller)).toBe(obstacle)
})

test('a company whose verification is no longer in force cannot draw', async () => {
  const seller = await build()
  const company = present(await findCompany(app.deps.table, seller.companyId))
  await app.deps.table.transact({
    ...storeCompany(app.deps.table, { ...company, kycStatus: 'returned' }),
  })
  expect(await obstacleOf(seller)).toBe('companyNotVerified')
})

test('a bill stands in the way from the day after its due date until it is paid', async () => {
  const story = createRepaymentStory(app)
  const { seller } = await story.sellerWithDueDrawdown()
  const onTheDay = await story.laterOn('2027-01-31T02:00:00.000Z', seller)
  expect(await obstacleOf(onTheDay)).toBeNull()
  const late = await story.laterOn('2027-02-01T02:00:00.000Z', seller)
  expect(await obstacleOf(late)).toBe('repaymentOverdue')
})
