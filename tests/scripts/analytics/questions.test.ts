import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnalyticsDatabase, openDatabase } from '../../../scripts/analytics/open-database.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'analytics.md'), 'utf8')
const statements = [...guide.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql)

const facility = (
  facilityId: string,
  companyId: string,
  balances: Record<string, number>,
  rest: object = {},
) => ({
  type: 'facility',
  facilityId,
  companyId,
  productCode: 'small_shop_financing',
  currency: 'GBP',
  status: 'active',
  balances: { limit: 0, principalReceivable: 0, interestIncome: 0, creditLoss: 0, ...balances },
  ...rest,
})

const drawdown = (
  drawdownId: string,
  status: string,
  requestedAt: string,
  amountCents: number,
  rate: string,
) => ({
  type: 'drawdown',
  drawdownId,
  companyId: 'a',
  currency: 'GBP',
  status,
  requestedAt,
  price: { amountCents, ratePercent: rate },
})

const none = { fee: 0, overdueInterest: 0, interest: 0, principal: 0 }

const charge = (chargeId: string, dueDate: string, status: string, charged: number, owed: object) => ({
  type: 'charge-order',
  chargeId,
  companyId: 'a',
  currency: 'GBP',
  status,
  dueDate,
  chargedCents: { ...none, principal: charged },
  owedCents: { ...none, ...owed },
})

const company = (companyId: string, kycStatus: string) => ({
  type: 'company',
  companyId,
  kycStatus,
  createdAt: '2026-10-01T00:00:00.000Z',
})

const day = (shopId: string, date: string, sales: number, refunds = 0) => ({
  type: 'shop-day',
  shopId,
  date,
  currency: 'GBP',
  sales,
  refunds,
  orders: 1,
})

/** A portfolio of three companies. */
const items = [
  company('a', 'approved'),
  company('b', 'approved'),
  company('c', 'draft'),
  facility('f1', 'a', { limit: 1000_00, principalReceivable: 750_00, interestIncome: -40_00 }),
  facility('f2', 'b', {
    limit: 1000_00,
    principalReceivable: 250_00,
    interestIncome: -10_00,
    creditLoss: 5_00,
  }),
  facility('f3', 'b', { limit: 500_00 }, { status: 'closed', currency: 'USD', productCode: 'other' }),
  drawdown('d1', 'due', '2026-10-05T01:00:00.000Z', 300_00, '10.00'),
  drawdown('d2', 'repaid', '2026-10-31T23:30:00.000Z', 100_00, '14.00'),
  drawdown('d3', 'paid out', '2026-11-02T01:00:00.000Z', 200_00, '9.50'),
  drawdown('d4', 'rejected', '2026-11-02T01:00:00.000Z', 900_00, '99.00'),
  charge('c1', '2026-11-20', 'partial collected', 100_00, { principal: 40_00, interest: 1_00 }),
  charge('c2', '2026-10-01', 'active', 100_00, { principal: 100_00, fee: 2_00 }),
  charge('c3', '2026-07-01', 'active', 50_00, { overdueInterest: 3_00 }),
  charge('c4', '2026-11-21', 'voided', 70_00, { principal: 70_00 }),
  charge('c5', '2026-12-31', 'active', 80_00, { principal: 80_00 }),
  {
    type: 'payment',
    paymentId: 'p1',
    companyId: 'a',
    chargeId: 'c1',
    status: 'posted',
    valueDate: '2026-11-22',
  },
  {
    type: 'payment',
    paymentId: 'p2',
    companyId: 'a',
    chargeId: 'c3',
    status: 'posted',
    valueDate: '2026-06-30',
  },
  { type: 'payment', paymentId: 'p3', companyId: 'a', chargeId: 'c2', status: 'reported' },
  { type: 'shop', shopId: 's1', companyId: 'a', platform: 'shopify', currency: 'GBP', name: 'A name' },
  day('s1', '2026-09-27', 999_00),
  day('s1', '2026-09-28', 50_00),
  day('s1', '2026-10-28', 80_00, 5_00),
  day('s1', '2026-11-27', 999_00),
  { type: 'user', userId: 'u', email: 'someone@shop.test' },
]

const answers = [
  [['small_shop_financing', 'GBP', '100000', '2']],
  [['GBP', 50]],
  [
    ['2026-10', 'GBP', '40000', 11],
    ['2026-11', 'GBP', '20000', 9.5],
  ],
  [
    ['GBP', '1 to 30 days', '4100'],
    ['GBP', '31 to 90 days', '10200'],
    ['GBP', 'over 90 days', '300'],
  ],
  [
    ['2026-07', 100],
    ['2026-10', 0],
    ['2026-11', 60],
    ['2026-12', 0],
  ],
  [['GBP', 0.5]],
  [
    ['a', 'GBP', '75000', 75],
    ['b', 'GBP', '25000', 25],
  ],
  [['3', '2', '2', '1']],
  [['shopify', 'GBP', '7500', '5000']],
  [
    ['other', 'USD', '0', '0'],
    ['small_shop_financing', 'GBP', '5000', '500'],
  ],
]

let database: AnalyticsDatabase
beforeAll(async () => {
  database = await openDatabase(items, '2026-11-27')
})
afterAll(() => database.close())

test.each(answers.map((rows, index) => [index + 1, rows] as const))(
  'question %d is answered',
  async (number, rows) => {
    expect((await database.query(statements[number - 1] ?? '')).rows).toEqual(rows)
  },
)

test('each question is run', () => {
  expect(answers).toHaveLength(statements.length)
})

test('a table has the columns of its entity, and a name is in none', async () => {
  const { columns, rows } = await database.query('select * from shops')
  expect(columns).toEqual([
    'shop_id',
    'company_id',
    'platform',
    'currency',
    'status',
    'opened_at',
    'authorised_at',
  ])
  expect(JSON.stringify(rows)).not.toContain('A name')
})
