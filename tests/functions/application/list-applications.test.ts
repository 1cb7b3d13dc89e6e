import { beforeAll, describe, expect, test } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { applicationStatusOfCreditRequest } from '#shared/credit/credit-request-states.ts'
import { type ApplicationStatus, applicationStatusOf } from '#shared/drawdown/drawdown-states.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { aDrawdown, aLimitRequest, idsByPage, putDrawdowns, putLimitRequests } from './build-lists.ts'

/** Applications of both kinds, oldest first. */
let applications: Listed[]

interface Listed {
  id: string
  name: 'drawdown' | 'limit_increase'
  status: ApplicationStatus
  productCode: string
  at: string
}

const statuses = ['requested', 'approved', 'paid out', 'due', 'repaid', 'rejected', 'withdrawn'] as const
const requestStatuses = ['submitted', 'approved', 'rejected', 'withdrawn'] as const

const app = await useTestApp()
const seller = await signUpSeller(app)
beforeAll(async () => {
  const stranger = await signUpSeller(app)
  const first = Date.parse('2026-09-01T00:00:00.000Z')
  const drawdowns = Array.from({ length: 140 }, (_, index) =>
    aDrawdown(seller.companyId, new Date(first + index * 6 * 3_600_000).toISOString(), {
      status: statuses[index % statuses.length] ?? 'requested',
      productCode: index % 10 === 0 ? 'payoneer' : 'small_shop_financing',
    }),
  )
  // Some between two drawdowns, some at the same time as one, and a series of them at the end.
  const requests = Array.from({ length: 24 }, (_, index) =>
    aLimitRequest(seller.companyId, new Date(first + (index * 9 + 630) * 3_600_000).toISOString(), {
      status: requestStatuses[index % requestStatuses.length] ?? 'submitted',
      ...(index % 4 === 1 ? { approvedCents: 110_000_00 } : {}),
    }),
  )
  await putDrawdowns(app, drawdowns)
  await putLimitRequests(app, requests)
  const elsewhere = '2026-09-02T00:00:00.000Z'
  await putDrawdowns(app, [aDrawdown(stranger.companyId, elsewhere)])
  await putLimitRequests(app, [aLimitRequest(stranger.companyId, elsewhere)])
  applications = [
    ...drawdowns.map(({ drawdownId: id, status, productCode, requestedAt: at }) => ({
      id,
      name: 'drawdown' as const,
      status: applicationStatusOf[status],
      productCode,
      at,
    })),
    ...requests.map(({ requestId: id, status, productCode, submittedAt: at }) => ({
      id,
      name: 'limit_increase' as const,
      status: applicationStatusOfCreditRequest[status],
      productCode,
      at,
    })),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1))
})

const list = (body: Record<string, unknown>) =>
  app.send(applicationEndpoints.listApplications, { body }, seller)

const everyPage = (body: Record<string, unknown>) =>
  idsByPage(
    (page) => list({ ...body, ...page }),
    ({ approval_id }) => approval_id,
  )

const idsOf = (wanted: (application: Listed) => boolean) => applications.filter(wanted).map(({ id }) => id)

describe('the list of applications', () => {
  test.each([
    [{ status: 'requested' }, 'status', 'unknownOption'],
    [{ product_name: 'mortgage' }, 'product_name', 'unknownOption'],
    [{ from: '2026-02-30' }, 'from', 'dateInvalid'],
    [{ from: '2026-10-02', to: '2026-10-01' }, 'to', 'dateInvalid'],
    [{ order: 'random' }, 'order', 'unknownOption'],
    [{ name: 'mortgage' }, 'name', 'unknownOption'],
    [{ page_size: 101 }, 'page_size', 'tooMany'],
  ])('refuses %j', async (body, field, rule) => {
    expect(await list(body)).toMatchObject({
      status: 400,
      code: 20008,
      errors: [{ field: `body.${field}`, rule }],
    })
  })

  test('is empty for an invalid cursor, and at the ends of the calendar', async () => {
    expect((await list({ cursor: 'garbage' })).data).toEqual({ records: [] })
    expect((await list({ from: '0000-01-01', to: '0000-01-02' })).data).toEqual({ records: [] })
    expect((await list({ from: '9999-12-31', to: '9999-12-31' })).data).toEqual({ records: [] })
  })

  test('shows every application once, newest first or oldest first', async () => {
    const all = idsOf(() => true)
    expect((await everyPage({ page_size: 17, order: 'asc' })).flat()).toEqual(all)
    expect((await everyPage({ page_size: 17 })).flat()).toEqual(all.toReversed())
  })

  test.each<ApplicationStatus>(['in progress', 'approved', 'rejected', 'withdraw'])(
    'filtered by the status %s has full pages',
    async (status) => {
      const pages = await everyPage({ status, page_size: 6 })
      const expected = idsOf((application) => application.status === status)
      expect(pages.flat()).toEqual(expected.toReversed())
      expect(pages.slice(0, -1).every(({ length }) => length === 6)).toBe(true)
    },
  )

  test.each(['drawdown', 'limit_increase'] as const)('filtered by %s shows nothing else', async (name) => {
    const pages = await everyPage({ name, page_size: 11 })
    expect(pages.flat()).toEqual(idsOf((application) => application.name === name).toReversed())
    expect(pages.slice(0, -1).every(({ length }) => length === 11)).toBe(true)
  })

  test('has the requested, previous and granted amounts of a higher limit', async () => {
    const { records } = (await list({ name: 'limit_increase', order: 'asc', page_size: 2 })).data
    expect(records).toMatchObject([
      { amount: '120000.00', pre_limit: '98000.00', approved_limit: null, status: 'in progress' },
      { amount: '120000.00', approved_limit: '110000.00', status: 'approved', stage: 'approved' },
    ])
  })

  test('filtered by days includes the first and the last one, in Hong Kong time', async () => {
    const expected = idsOf(({ at }) => at >= '2026-09-02T16:00:00.000Z' && at < '2026-09-05T16:00:00.000Z')
    expect(expected).toHaveLength(12)
    expect(
      (await everyPage({ from: '2026-09-03', to: '2026-09-05', order: 'asc', page_size: 5 })).flat(),
    ).toEqual(expected)
    const [from, to] = [await everyPage({ from: '2026-09-10' }), await everyPage({ to: '2026-09-09' })]
    expect([...from.flat(), ...to.flat()]).toEqual(idsOf(() => true).toReversed())
  })

  test('combines all filters', async () => {
    const wanted = {
      status: 'approved',
      product_name: 'payoneer',
      from: '2026-09-03',
      to: '2026-09-30',
      order: 'asc',
    }
    const expected = idsOf(
      ({ status, productCode, at }) =>
        status === 'approved' &&
        productCode === 'payoneer' &&
        at >= '2026-09-02T16:00:00.000Z' &&
        at < '2026-09-30T16:00:00.000Z',
    )
    expect(expected.length).toBeGreaterThan(2)
    expect((await everyPage({ ...wanted, page_size: 2 })).flat()).toEqual(expected)
  })
})

test('a drawdown has its expected payout until it is paid out or has ended (N28)', async () => {
  // A Wednesday afternoon in Hong Kong, after the bank's cut-off.
  app.clock.set('2026-11-25T09:00:00.000Z')
  const { companyId, token } = await signUpSeller(app)
  await putDrawdowns(app, [
    aDrawdown(companyId, '2026-11-20T01:00:00.000Z', { status: 'requested' }),
    aDrawdown(companyId, '2026-11-20T02:00:00.000Z', {
      status: 'approved',
      decidedAt: '2026-11-20T02:00:00.000Z',
    }),
    aDrawdown(companyId, '2026-11-20T03:00:00.000Z', { status: 'paid out' }),
    aDrawdown(companyId, '2026-11-20T04:00:00.000Z', { status: 'rejected' }),
  ])
  const { data } = await app.send(
    applicationEndpoints.listApplications,
    { body: { name: 'drawdown', order: 'asc' } },
    { token },
  )
  const expected = data.records.map((record) => (record.name === 'drawdown' ? record.payout_expected : ''))
  // The undecided one as if approved now, the approved one a business day after its approval on a Friday.
  expect(expected).toEqual(['2026-11-27', '2026-11-23', null, null])
})
