import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { debtTypes, moneyTypes, type SeenKind, undeclaredKinds } from '../../support/sensitive-types.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { useTestServices } from '../../support/test-services.ts'
import { type Bill, measureApp, type Walk } from './measured-app.ts'
import type { RequestUnits } from './meter.ts'
import { auditBudget, requestBudgets } from './request-budgets.ts'
import { unaudited } from './unaudited-calls.ts'
import { walkAccount } from './walk-account.ts'
import { walkAddendum } from './walk-addendum.ts'
import { walkCompanies } from './walk-companies.ts'
import { walkEngagement } from './walk-engagement.ts'
import { walkFactors } from './walk-factors.ts'
import { walkMoney } from './walk-money.ts'
import { walkOnboarding } from './walk-onboarding.ts'
import { walkPlainReads } from './walk-plain-reads.ts'
import {
  walkMarketplace,
  walkPaymentAccounts,
  walkPaymentPlatform,
  walkSeveralShops,
  walkShopify,
  walkUploads,
} from './walk-shops.ts'

const endpoints = Object.values(allEndpoints).flatMap((each) => Object.values<Endpoint>(each))
const names = endpoints.map(({ name }) => name)

/** A walk in steps, on an app of its own. */
const onNewApp =
  (...steps: readonly ((app: TestApp) => Promise<unknown>)[]) =>
  async (walk: Walk): Promise<void> => {
    const app = measureApp(await createTestApp(), walk)
    for (const step of steps) await step(app)
    await app.close()
  }

const walks: readonly ((walk: Walk) => Promise<unknown>)[] = [
  onNewApp(walkAccount),
  onNewApp(walkOnboarding, walkAddendum, walkMoney, walkEngagement, walkCompanies, walkFactors),
  walkMarketplace,
  walkSeveralShops,
  walkPaymentAccounts,
  walkPaymentPlatform,
  walkUploads,
  walkShopify,
  walkPlainReads,
]

/** DynamoDB Local counts a transaction's writes, and those of its indexes, twice over and more. */
const measures =
  useTestServices().engineName === 'embedded'
    ? (['reads', 'writes', 'roundTrips'] as const)
    : (['reads', 'roundTrips'] as const)

/** The measures by which a call exceeds its budget, its audit entry included. */
const overBudget = ({ name, audited }: Endpoint, spent: RequestUnits) =>
  measures.filter(
    (each) => spent[each] > (requestBudgets[name]?.[each] ?? 0) + (audited ? auditBudget[each] : 0),
  )

const isTooLong = (bill: Bill): boolean =>
  endpoints.some((endpoint) => {
    const spent = bill.get(endpoint.name)
    return spent && overBudget(endpoint, spent).includes('roundTrips')
  })

/** For each call, the measurement with fewer round trips. */
const fewer = (one: Bill, other: Bill): Bill =>
  new Map(
    [...one].map(([name, spent]) => {
      const again = other.get(name)
      return [name, again && again.roundTrips < spent.roundTrips ? again : spent]
    }),
  )

/** The bill after another walk. */
const measure = async (walk: (typeof walks)[number], before: Bill, latencyMs: number): Promise<Bill> => {
  const after: Bill = new Map(before)
  await walk({ bill: after, latencyMs })
  return after
}

let bill: Bill = new Map()
beforeAll(async () => {
  for (const walk of walks) {
    const before = bill
    bill = await measure(walk, before, 0)
    // A busy machine sends concurrent requests one after the other. A slower table keeps them open together.
    for (const latencyMs of [25, 100])
      if (isTooLong(bill)) bill = fewer(bill, await measure(walk, before, latencyMs))
  }
  // The benchmark prints what was measured here.
  const file = process.env['MEASURED_UNITS_FILE']
  const printed = [...bill].map(([name, { reads, writes, roundTrips }]) => [
    name,
    { reads, writes, roundTrips },
  ])
  if (file) writeFileSync(file, JSON.stringify(Object.fromEntries(printed)))
}, 600_000)

test('every endpoint has a budget, and no other name has one', () => {
  expect(Object.keys(requestBudgets).toSorted()).toEqual(names.toSorted())
})

/** An account is closed once, with a condition on each of its companies. */
const longer = ['close-account']

test('no call takes more than eight round trips to the table, its audit entry included', () => {
  const tooLong = endpoints.filter(
    ({ name, audited }) =>
      (requestBudgets[name]?.roundTrips ?? 0) + (audited ? auditBudget.roundTrips : 0) > 8,
  )
  expect(tooLong.map(({ name }) => name)).toEqual(longer)
})

test.each(endpoints)('$name costs at the table what its budget allows', (endpoint) => {
  const measured = bill.get(endpoint.name)
  if (!measured) throw new Error(`${endpoint.name} is called by no walk`)
  const { reads, writes, roundTrips } = measured
  const spent = { reads, writes, roundTrips }
  expect({ over: overBudget(endpoint, spent), spent }).toEqual({ over: [], spent })
})

const audited = endpoints.filter(({ audited: subject }) => subject)

test.each(audited.map(({ name, audited: subject }) => ({ name, subject })))(
  '$name leaves an audit entry of who, when, from where and what',
  ({ name, subject }) => {
    const entries = bill.get(name)?.entries ?? []
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries)
      expect(entry).toMatchObject({
        subject,
        actor: expect.stringMatching(/^user:/),
        at: expect.stringMatching(/Z$/),
        ip: expect.stringMatching(/./),
        userAgent: 'test',
        requestId: expect.stringMatching(/./),
        after: expect.anything(),
      })
  },
)

test('whatever a session writes is audited, or says here why not', () => {
  const writing = endpoints.filter(
    (endpoint) => endpoint.audience === 'session' && !endpoint.reads && !endpoint.audited,
  )
  expect(writing.map(({ name }) => name).toSorted()).toEqual(Object.keys(unaudited).toSorted())
  for (const name of Object.keys(unaudited)) expect([name, bill.get(name)?.entries]).toEqual([name, []])
})

test('no entry tells a password, a token, a code or an account number', () => {
  const told = [...bill.values()].flatMap(({ entries }) => entries).map((entry) => JSON.stringify(entry))
  expect(told.length).toBeGreaterThan(audited.length)
  const secret =
    /\$argon2|012345678|876543210|Kestrel#58|"(sealed|hash|token)\w*":"(?!\(hidden\))|"\w*[Hh]ash":"(?!\(hidden\))|@shop\.test"(?<!•@shop\.test")/
  expect(told.filter((entry) => secret.test(entry))).toEqual([])
})

/** The sensitive effects of a call that were observed in any walk. */
const seenOf = (name: string): SeenKind[] => {
  const { types, isMailed } = bill.get(name) ?? { types: new Set<string>(), isMailed: false }
  const writes = (kinds: ReadonlySet<string>) => [...types].some((type) => kinds.has(type))
  return [
    ...(writes(moneyTypes) ? ['movesMoney' as const] : []),
    ...(writes(debtTypes) ? ['writesDebt' as const] : []),
    ...(isMailed ? ['speaksForLender' as const] : []),
  ]
}

test.each(endpoints)('$name says of itself what it was seen to do', ({ name, sensitive }) => {
  expect(undeclaredKinds(seenOf(name), sensitive)).toEqual([])
})

test('what is looked for is seen where it is done', () => {
  expect(seenOf('submit-drawdown')).toEqual(['movesMoney'])
  expect(seenOf('collect-red-packet')).toEqual(['writesDebt'])
  expect(seenOf('invite-member')).toEqual(['speaksForLender'])
  expect(seenOf('get-user')).toEqual([])
})
