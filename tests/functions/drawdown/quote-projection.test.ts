import { beforeAll, expect, test } from 'vitest'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { buildFacility, priceBySofr } from '../../support/build-facility.ts'
import { callDesk } from '../../support/draw-money.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createIncreaseStory } from '../credit/increase-story.ts'

const app = await useTestApp()
/** With a limit from twelve months of 92,000.00 each. */
let seller: Seller
beforeAll(async () => {
  const withLimit = await createIncreaseStory(app).sellerWithLimit()
  await priceBySofr(app, withLimit.facilityId)
  seller = withLimit
})

const quote = ({ token }: Seller, amount: string, sales_share?: string) =>
  app.send(
    drawdownEndpoints.quoteDrawdown,
    { body: { amount, ...(sales_share === undefined ? {} : { sales_share }) } },
    { token },
  )

test.each(['0', '0.00', '100.01', '-1', '10%', '1e1', ''])('a share of %s is refused', async (share) => {
  expect(await quote(seller, '1000', share)).toMatchObject({
    code: 20008,
    errors: [
      { field: 'body.amount', rule: 'amountInvalid' },
      { field: 'body.sales_share', rule: 'percentInvalid' },
    ],
  })
})

test('a quote has projections at the seller’s own pace of sales', async () => {
  const { data } = await quote(seller, '9000.00')
  expect(data).toMatchObject({ due_date: '2027-02-01', interest: '245.70' })
  const { outcomes, ...basis } = data.projection ?? { outcomes: [] }
  expect(basis).toEqual({ sales_share: '10.00', data_from: '2025-11-02', data_to: '2026-11-02' })
  expect(outcomes.map(({ pace }) => pace)).toEqual(['slow', 'base', 'fast'])
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({
      monthly_sales: '92000.00',
      // 92,000.00 × 12 ÷ 365 × 10%, cut to the cent.
      amount: '302.46',
      // 29 payments are 8,771.34; the 30th is the rest.
      repaid_by: '2026-12-02',
      cost: '41.77',
      left_on_due_date: '0.00',
      verdict_reason: null,
    })
})

test('the amount not repaid by sales remains for the due date, and depends on the share', async () => {
  const slow = (await quote(seller, '90000.00', '1')).data.projection
  expect(slow).toMatchObject({ sales_share: '1', outcomes: [{ amount: '30.24' }, {}, {}] })
  expect(slow?.outcomes[0]).toMatchObject({ repaid_by: '2027-02-01' })
  expect(Number(slow?.outcomes[0]?.left_on_due_date)).toBeGreaterThan(89_000)
  const whole = (await quote(seller, '9000.00', '100')).data.projection
  expect(whole?.outcomes[0]).toMatchObject({ amount: '3024.65', repaid_by: '2026-11-05' })
})

test('the likely cost of a share of sales is after a chosen red packet, up to its value', async () => {
  const { companyId, token } = seller
  const shareOf = async (packet?: string) => {
    const { data } = await app.send(
      drawdownEndpoints.quoteDrawdown,
      {
        body: {
          amount: '9000.00',
          repayment_method: 'salesShare',
          sales_share: '10.00',
          ...(packet ? { red_packet_id: packet } : {}),
        },
      },
      { token },
    )
    const option = data.options.find(({ repayment_method }) => repayment_method === 'salesShare')
    expect(data.projection).toEqual(option?.projection)
    return data.projection?.outcomes.map(({ cost, repaid_by, effective_rate }) => ({
      cost: Number(cost),
      repaid_by,
      rate: Number(effective_rate),
    }))
  }
  const collect = async (id: string, amount: string) => {
    const issue = { id, type: 'coupon', amount, currency: 'GBP', expiresOn: '2026-11-30' }
    await callDesk(app, 'red-packet-issue', { ...issue, companies: companyId })
    await app.send(engagementEndpoints.collectRedPacket, { params: { id } }, { token })
  }
  const [plain] = (await shareOf()) ?? []
  await collect('small', '5.00')
  await collect('large', '500.00')
  const [small] = (await shareOf('small')) ?? []
  const [large] = (await shareOf('large')) ?? []
  if (!plain || !small) throw new Error('there is no projection')
  expect(plain.cost).toBeGreaterThan(5)
  // The principal is repaid a little earlier.
  expect(small.cost).toBeLessThanOrEqual(plain.cost - 5)
  expect(small.cost).toBeGreaterThan(plain.cost - 5.1)
  expect(small.rate).toBeLessThan(plain.rate)
  expect(large).toMatchObject({ cost: 0, rate: 0 })
})

test('a company without sales behind its limit gets no projection', async () => {
  const other = await buildFacility(app, { limitCents: 50_000_00 })
  expect((await quote(other, '9000.00')).data).not.toHaveProperty('projection')
})
