import { beforeAll, describe, expect, test } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { type ChargeOrderStatus, chargeOrderStatuses } from '#shared/repayment/charge-order-states.ts'
import { addDays } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../../functions/data/charge-orders.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { aChargeOrder, idsByPage, putChargeOrders } from '../application/build-lists.ts'

/** The earliest due date first; created in reverse order. */
let charges: ChargeOrder[]

const count = 60

const app = await useTestApp()
const seller = await buildFacility(app, { limitCents: 100_000_00 })
beforeAll(async () => {
  const stranger = await signUpSeller(app)
  charges = Array.from({ length: count }, (_, index) =>
    aChargeOrder(seller.companyId, addDays('2026-08-01', index), {
      status: chargeOrderStatuses[index % chargeOrderStatuses.length] ?? 'active',
      facilityId: index % 4 === 0 ? seller.facilityId : 'a-former-facility',
      createdAt: new Date(Date.parse('2026-10-30T00:00:00.000Z') - index * 60_000).toISOString(),
    }),
  )
  await putChargeOrders(app, charges)
  await putChargeOrders(app, [aChargeOrder(stranger.companyId, '2026-08-02')])
})

const list = (body: Record<string, unknown>, { token }: Seller = seller) =>
  app.send(repaymentEndpoints.listCharges, { body }, { token })

const everyPage = (body: Record<string, unknown>) =>
  idsByPage(
    (page) => list({ ...body, ...page }),
    ({ id }) => id,
  )

const idsOf = (wanted: (charge: ChargeOrder) => boolean) =>
  charges.filter(wanted).map(({ chargeId }) => chargeId)

describe('the list of charge orders', () => {
  test.each([
    { status: 'open' },
    { sort_by: 'total' },
    { order: 'up' },
    { from: '2026-13-01' },
    { from: '2026-10-02', to: '2026-10-01' },
    { facility_id: '' },
  ])('refuses %j', async (body) => {
    expect(await list(body)).toMatchObject({ status: 400, code: 20008 })
  })

  test('shows a charge order with its partial payment and its invoice number', async () => {
    expect((await list({ from: '2026-08-01', to: '2026-08-01' })).data.records).toMatchObject([
      {
        id: '2026-08-01-20260901010000000-0123456789',
        facility_id: seller.facilityId,
        collection_method: 'bank_transfer',
        received: '0.00',
        pending: '0.00',
        status: 'active',
        sub_orders: [
          {
            id: '2026-08-01-20260901010000000-0123456789-1',
            drawdown_id: '20260901010000000-0123456789',
            invoice: 'INV-20260801-0123456789',
          },
        ],
      },
    ])
  })

  test.each(['due_date', 'created_time'])(
    'shows each once by %s, ascending and descending',
    async (sort_by) => {
      const all = idsOf(() => true)
      const ascending = sort_by === 'due_date' ? all : all.toReversed()
      expect((await everyPage({ sort_by, page_size: 7, order: 'asc' })).flat()).toEqual(ascending)
      expect((await everyPage({ sort_by, page_size: 7 })).flat()).toEqual(ascending.toReversed())
      expect((await list({ sort_by, cursor: 'garbage' })).data).toEqual({ records: [] })
    },
  )

  test.each<ChargeOrderStatus>([...chargeOrderStatuses])('filtered by %s has full pages', async (status) => {
    for (const sort_by of ['due_date', 'created_time']) {
      const pages = await everyPage({ status, sort_by, page_size: 5 })
      const expected = idsOf((charge) => charge.status === status)
      expect(pages.flat()).toEqual(sort_by === 'due_date' ? expected.toReversed() : expected)
      expect(pages.slice(0, -1).every(({ length }) => length === 5)).toBe(true)
    }
  })

  test('filtered by facility and days applies both filters', async () => {
    const filters = { facility_id: seller.facilityId, from: '2026-08-05', to: '2026-08-29' }
    const expected = idsOf(
      ({ facilityId, dueDate }) =>
        facilityId === seller.facilityId && dueDate >= '2026-08-05' && dueDate <= '2026-08-29',
    )
    expect(expected).toHaveLength(7)
    expect((await everyPage({ ...filters, order: 'asc', page_size: 3 })).flat()).toEqual(expected)
  })

  test('filtered by another company’s or an unknown facility is refused', async () => {
    const stranger = await buildFacility(app, { limitCents: 100_000_00 })
    for (const facility_id of [stranger.facilityId, 'no-such-facility'])
      expect(await list({ facility_id })).toMatchObject({ status: 404, code: 20018, data: null })
  })

  test('cannot be sorted by creation beyond the number that one call may read', async () => {
    const many = await signUpSeller(app)
    await putChargeOrders(
      app,
      Array.from({ length: 1001 }, (_, index) => aChargeOrder(many.companyId, addDays('2020-01-01', index))),
    )
    expect(await list({ sort_by: 'created_time' }, many)).toMatchObject({
      status: 400,
      code: 20015,
      data: null,
    })
    expect((await list({ sort_by: 'created_time', from: '2021-01-01' }, many)).data.records).toHaveLength(20)
    expect((await list({}, many)).data.records).toHaveLength(20)
  })
})
