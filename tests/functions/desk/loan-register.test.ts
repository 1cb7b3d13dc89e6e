import { beforeAll, expect, test } from 'vitest'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { deskResult } from '../../support/desk-result.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { refusal } from '../../support/refusal.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
let seller: SellerWithFacility
beforeAll(async () => {
  const story = createRepaymentStory(app)
  seller = await buildFacility(app, { limitCents: 100_000_00 })
  // Paid out on 2 November at 10.80 %, due on 31 January with 2,160.00 of interest.
  await drawMoney(app, seller, '80000.00')
  seller = await story.closeOn('2027-01-31', seller)
  const [charge] = await story.charges(seller)
  await story.pay(seller, charge?.id ?? '', '32160.00')
  await closeDay(app.deps)
  await app.drainEvents()
  await drawMoney(app, seller, '1000.00')
})

const registerOf = (fields: object = {}) => deskResult(app, 'loan-register-list', fields)

test('the register has each loan with its terms, its repayments and what is outstanding (A15)', async () => {
  const { loans } = await registerOf()
  expect(loans).toHaveLength(2)
  expect(loans[0]).toMatchObject({
    companyId: seller.companyId,
    paidOutOn: '2026-11-02',
    dueDate: '2027-01-31',
    currency: 'GBP',
    principalCents: 80_000_00,
    ratePercent: '10.80',
    instalments: 1,
    repaymentMethod: 'bullet',
    repayments: [
      {
        date: '2027-01-31',
        totalCents: 32_160_00,
        principalCents: 30_000_00,
        interestCents: 2_160_00,
        feeCents: 0,
      },
    ],
    repaidCents: 32_160_00,
    outstandingPrincipalCents: 50_000_00,
    owedChargesCents: 0,
    writtenOffCents: 0,
    status: 'due',
  })
  expect(loans[1]).toMatchObject({
    principalCents: 1_000_00,
    repayments: [],
    outstandingPrincipalCents: 1_000_00,
  })
})

test('it is limited to a period of payouts', async () => {
  const { loans } = await registerOf({ to: '2026-12-31' })
  expect(loans.map(({ principalCents }) => principalCents)).toEqual([80_000_00])
  expect((await registerOf({ from: '2026-11-03', to: '2026-12-31' })).loans).toEqual([])
})

test('a period that ends before it begins and an unknown page are refused', async () => {
  const backwards = { from: '2027-01-02', to: '2027-01-01' }
  expect(await callDesk(app, 'loan-register-list', backwards)).toMatchObject(refusal('invalidInput'))
  expect(await callDesk(app, 'loan-register-list', { cursor: '99' })).toMatchObject(refusal('invalidInput'))
})

test('each page that was read is in the audit, with its companies', async () => {
  await registerOf()
  const { entries } = await deskResult(app, 'audit-list', { looks: true })
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'loan-register-list',
      isLook: true,
      after: { companyIds: [seller.companyId] },
    }),
  )
})
