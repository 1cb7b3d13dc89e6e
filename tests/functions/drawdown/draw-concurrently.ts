import { headroomOf, trialBalance } from '#shared/ledger/balances.ts'
import { limitGranted } from '#shared/ledger/limit-postings.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import { addMonths, businessDate } from '#shared/time/business-date.ts'
import { createFacility } from '../../../functions/data/facilities.ts'
import { openLedger, readLedger } from '../../../functions/data/ledger.ts'
import { createQuote } from '../../../functions/data/quotes.ts'
import { type SellerWithFacility, testSofr } from '../../support/build-facility.ts'
import { acceptQuote } from '../../support/draw-money.ts'
import { priceBullet } from '../../support/price-bullet.ts'
import type { TestApp } from '../../support/test-app.ts'

/** The faults of a round; empty if all invariants hold. */
export type Violations = string[]

/** Numbers below `bound`, the same for the same seed (Park and Miller's minimal standard). */
const numbersFrom = (seed: number) => {
  let state = (Math.abs(seed) % 2_147_483_646) + 1
  return (bound: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}

const terms = productTerms.small_shop_financing

/** Another facility of the seller's company, for one round. */
const openFacility = async (
  app: TestApp,
  { companyId }: SellerWithFacility,
  facilityId: string,
  limitCents: Cents,
) => {
  const { table } = app.deps
  const now = app.clock.now()
  const today = businessDate(now)
  const { posting, ...opening } = openLedger(
    table,
    facilityId,
    limitGranted(facilityId, today, limitCents, limitCents),
    now,
  )
  const facility = createFacility(table, {
    facilityId,
    companyId,
    productCode: terms.productCode,
    currency: 'GBP',
    status: 'active',
    effectiveDate: today,
    nextReviewDate: addMonths(today, terms.reviewMonths),
    terms,
    yearlyNetSalesCents: 1_200_000_00,
    ...opening,
    createdAt: now.toISOString(),
  })
  const written = await table.transact({ posting, facility })
  if (!written.ok) throw new Error(`no facility: ${written.failed.join(', ')}`)
}

/** Quotes as if each had been requested while the others were not yet accepted. */
const putQuotes = async (
  app: TestApp,
  { companyId }: SellerWithFacility,
  facilityId: string,
  amounts: readonly Cents[],
) => {
  const { table } = app.deps
  const today = businessDate(app.clock.now())
  const ids = amounts.map((_, index) => `${facilityId}-${index}`)
  const most = 100
  for (let first = 0; first < amounts.length; first += most)
    await table.transact(
      Object.fromEntries(
        amounts.slice(first, first + most).map((amountCents, index) => {
          const quoteId = ids[first + index] ?? ''
          const quote = priceBullet({ amountCents, benchmark: testSofr, drawdownDate: today })
          const expiresAt = '2099-01-01T00:00:00.000Z'
          return [quoteId, createQuote(table, { quoteId, companyId, facilityId, quote, expiresAt })]
        }),
      ),
    )
  return ids
}

/**
 * One round: drawdowns of random amounts are accepted concurrently on a facility that supports about half of them. In
 * any order of commits, the accepted amount equals the reservation and the ledger, within the limit, and no drawdown
 * was refused that fits in at the end.
 */
export const drawConcurrently = async (
  app: TestApp,
  seller: SellerWithFacility,
  { seed, requests }: { seed: number; requests: number },
): Promise<{ accepted: number; violations: Violations }> => {
  const below = numbersFrom(seed)
  const amounts = Array.from({ length: requests }, () => 1_000_00 + below(800_000))
  const limitCents = Math.floor(amounts.reduce((sum, amount) => sum + amount, 0) / 2)
  const facilityId = `round-${seed}-${app.deps.random.id()}`
  await openFacility(app, seller, facilityId, limitCents)
  const quotes = await putQuotes(app, seller, facilityId, amounts)
  const answers = await Promise.all(quotes.map((quote) => acceptQuote(app, seller, quote)))

  const accepted = amounts.filter((_, index) => answers[index]?.code === 0)
  const refused = amounts.filter((_, index) => answers[index]?.code === 70001)
  const others = answers.filter(({ code }) => code !== 0 && code !== 70001)
  const sum = accepted.reduce((total, amount) => total + amount, 0)
  const ledger = await readLedger(app.deps.table, facilityId)
  if (!ledger) throw new Error('the facility is gone')
  const { facility, rebuilt } = ledger
  const checks: Record<string, boolean> = {
    [`neither a success nor the refusal of the limit: ${others.map(({ body }) => body).join(', ')}`]:
      others.length === 0,
    'more was accepted than the limit': sum <= limitCents,
    'what is reserved is not what was accepted': facility.balances.pendingDrawdown === sum,
    'the headroom is not the limit less what was accepted': facility.headroomCents === limitCents - sum,
    'the headroom is not what the balances say': facility.headroomCents === headroomOf(facility.balances),
    'the balances are not those of the ledger':
      JSON.stringify(Object.entries(rebuilt).toSorted()) ===
      JSON.stringify(Object.entries(facility.balances).toSorted()),
    'the trial balance is not 0': trialBalance(rebuilt) === 0,
    'there are not as many postings as requests accepted': facility.postingCount === accepted.length + 1,
    'something was refused that there is room for': refused.every(
      (amount) => amount > facility.headroomCents,
    ),
  }
  return {
    accepted: accepted.length,
    violations: Object.entries(checks).flatMap(([violation, holds]) =>
      holds ? [] : [`seed ${seed}: ${violation}`],
    ),
  }
}

/** Rounds in sequence, each with a seed derived from the first. Stops at the first failure. */
export const drawInRounds = async (
  app: TestApp,
  seller: SellerWithFacility,
  { seed, rounds, requests }: { seed: number; rounds: number; requests: number },
): Promise<{ rounds: number; accepted: number; violations: Violations }> => {
  let accepted = 0
  for (let round = 0; round < rounds; round++) {
    const result = await drawConcurrently(app, seller, { seed: seed + round, requests })
    accepted += result.accepted
    if (result.violations.length > 0) return { rounds: round + 1, accepted, violations: result.violations }
  }
  return { rounds, accepted, violations: [] }
}
