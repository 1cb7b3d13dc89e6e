import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { shardOf } from '../../../functions/data/shard-of.ts'
import type { DailyClose } from '../../../functions/jobs/daily-close.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { jobShards } from '../../../functions/jobs/job-shards.ts'
import type { PortfolioRebuild } from '../../../functions/jobs/portfolio-rebuild.ts'
import { buildFacility, readFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney, trialBalance } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'
import { seedCompanies } from './seed-companies.ts'

/** `npm run bench -- --only companies` sets 100,000, and stores the times in a file. */
const companies = Number(process.env['COMPANIES'] ?? 40)
const due = Math.ceil(companies / 10)
const measuredFile = process.env['MEASURED_COMPANIES_FILE']

const times = new Map<string, number>()

/** Milliseconds of one of `count` repetitions, without a first one that loads the code. */
const time = async <Result>(
  name: string,
  act: () => Promise<Result>,
  { items = 1, repeated = 1 }: { items?: number; repeated?: number } = {},
): Promise<Result> => {
  if (repeated > 1) await act()
  const began = performance.now()
  let result = await act()
  for (let each = 1; each < repeated; each++) result = await act()
  times.set(name, (performance.now() - began) / items / repeated)
  return result
}

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
let dueFacilities: string[]
const seller = await buildFacility(app, { limitCents: 50_000_00 })
beforeAll(async () => {
  const drawdownId = await drawMoney(app, seller, '1000.00')
  app.clock.set('2027-01-29T16:00:00.000Z')
  await createJobsHandler(app.deps)({ job: 'daily-close' })
  await app.drainEvents()
  dueFacilities = await time(
    'seed, a company',
    () => seedCompanies(app, { seller, drawdownId }, { companies, due }),
    { items: companies },
  )
  // The stream has every item of the seed.
  app.clock.set('2027-01-31T01:00:00.000Z')
}, 7_200_000)
afterAll(async () => {
  if (measuredFile) await writeFile(measuredFile, JSON.stringify(Object.fromEntries(times)))
})

const calls = { repeated: 20 }

test('calls of a seller find what is theirs, among any number of companies', async () => {
  const here = await createRepaymentStory(app).laterOn('2027-01-31T01:00:00.000Z', seller)
  const { email, password, device, token } = here
  const summary = await time(
    'get-facility-summary',
    () => app.send(creditEndpoints.getFacilitySummary, {}, { token }),
    calls,
  )
  expect(summary.data).toBeDefined()
  await time('list-charges', () => app.send(repaymentEndpoints.listCharges, { body: {} }, { token }), calls)
  const quote = () => app.send(drawdownEndpoints.quoteDrawdown, { body: { amount: '1000.00' } }, { token })
  expect((await time('quote-drawdown', quote, { repeated: 5 })).code).toBe(0)
  // Last: a user's oldest sessions end when there are too many.
  const login = () => app.send(accountEndpoints.login, { body: { email, password } }, { cookies: [device] })
  expect((await time('login', login, calls)).code).toBe(0)
})

test('lists of the back office have a page, among any number of companies', async () => {
  for (const [action, fields] of [
    ['company-list', { limit: 50 }],
    ['portfolio-show', {}],
  ] as const) {
    const page = await time(action, () => callDesk(app, action, fields), { repeated: 3 })
    expect(page).toMatchObject({ ok: true })
  }
})

test('the shards of the close charge each drawdown that is due, once', { timeout: 7_200_000 }, async () => {
  const run = createJobsHandler(app.deps)
  const shards = Array.from({ length: jobShards['daily-close'] }, (_, shard) => shard)
  const runs = (await time(
    'daily-close, a charge',
    () => Promise.all(shards.map((shard) => run({ job: 'daily-close', shard }))),
    { items: due + 1 },
  )) as DailyClose[]
  expect(runs.reduce((sum, { charged }) => sum + charged, 0)).toBe(due + 1)
  const sample = [dueFacilities[0], dueFacilities[due >> 1], dueFacilities.at(-1)]
  for (const facilityId of sample) {
    expect((await readFacility(app, facilityId ?? '')).balances.interestReceivable).toBe(27_00)
    expect(await trialBalance(app, facilityId ?? '')).toMatchObject({ total: '0.00', rebuiltEqual: true })
  }
  const overdue = await time('overdue-list', () => callDesk(app, 'overdue-list', { limit: 50 }), {
    repeated: 3,
  })
  expect(overdue).toMatchObject({ ok: true })
})

test('a shard of the rebuild recounts its companies', { timeout: 7_200_000 }, async () => {
  const began = performance.now()
  const { facilities } = (await createJobsHandler(app.deps)({
    job: 'portfolio-rebuild',
    // Company ids are random: another shard may have none of forty.
    shard: shardOf(seller.companyId, jobShards['portfolio-rebuild']),
  })) as PortfolioRebuild
  times.set('portfolio-rebuild, a facility', (performance.now() - began) / facilities)
  expect(facilities).toBeGreaterThan(0)
  expect(facilities).toBeLessThan(companies / 2)
})
