import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShownPlan } from '#shared/desk/payment-plan.ts'
import { FacilityPlans } from '../../../web/desk/features/payment-plan/facility-plans.tsx'
import { PlanCard } from '../../../web/desk/features/payment-plan/plan-card.tsx'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

const plan: ShownPlan = {
  facilityId: 'f-1',
  planId: 'f-1-1',
  drawdownId: 'd',
  reference: 'D-1234',
  currency: 'GBP',
  status: 'in force',
  interestRule: 'none',
  replacesWeeks: false,
  from: '2027-02-15',
  owed: '10315.00',
  planInterest: '0.00',
  total: '10315.00',
  highestRatePercent: '11.12',
  instalments: [
    { dueDate: '2027-03-01', amount: '5157.50', paid: '5157.50', isLate: false },
    { dueDate: '2027-04-01', amount: '5157.50', paid: '100.00', isLate: true },
  ],
  nextDueDate: '2027-04-01',
  nextAmount: '5057.50',
  behind: '5057.50',
  outstanding: '5057.50',
  offeredAt: '2027-02-15T02:00:00.000Z',
  offeredBy: 'ada',
  secondedBy: 'grace',
  offeredUntil: '2027-02-28T16:00:00.000Z',
  agreementId: 'a-1',
  inForceOn: '2027-02-16',
  endedOn: null,
  missedOn: null,
}

const show = (of: ShownPlan, told = {}) => showScreen(<PlanCard plan={of} />, { path: '/plan', told })

test('a plan in force shows who offered it, what is late, and each instalment with what was paid', async () => {
  await show(plan)
  expect(screen.getByText(/还款安排迟付/).textContent).toContain('5,057.50')
  expect(document.body.textContent).toContain('由 ada、grace 提出')
  expect(document.body.textContent).toContain('期间不计逾期利息')
  expect(document.body.textContent?.replaceAll('\u{a0}', ' ')).toContain(
    '已付 GBP 5,257.50，2 期中已付清 1 期',
  )
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2027年3月1日GBP\u00A05,157.50GBP\u00A05,157.50',
    '2027年4月1日GBP\u00A05,157.50GBP\u00A0100.00',
  ])
})

test('a plan on time shows the next instalment', async () => {
  await show({ ...plan, behind: '0.00' })
  expect(screen.getByText(/2027年4月1日 应还/).textContent).toContain('5,057.50')
})

test('a plan says whether it takes the place of shares of sales', async () => {
  await show(plan)
  expect(document.body.textContent).not.toContain('代替每周的销售分成还款')
  await show({ ...plan, replacesWeeks: true })
  expect(document.body.textContent).toContain('代替每周的销售分成还款')
})

test('a broken plan shows the date that was missed', async () => {
  await show({
    ...plan,
    status: 'broken',
    behind: '0.00',
    missedOn: '2027-04-01',
    endedOn: '2027-04-06',
    nextDueDate: null,
    nextAmount: null,
  })
  expect(screen.getByText('已终止（2027年4月1日）')).toBeDefined()
})

test('an offer can be withdrawn', async () => {
  await show({ ...plan, status: 'offered', behind: '0.00' }, { 'plan-withdraw': {} })
  expect(await screen.findByRole('button', { name: '撤回还款安排' })).toBeDefined()
  expect(document.body.textContent).toContain('请在 2027年3月1日')
})

test('a plan in force can be ended by those who may, and is named by its act in the address', async () => {
  const { user, place } = await show(plan, { 'plan-end': {}, 'act-show': declaredForm('plan-end') })
  await user.click(screen.getByRole('button', { name: '提前终止还款安排' }))
  expect(await screen.findByRole('dialog', { name: '提前终止还款安排' })).toBeDefined()
  expect(place.now).toBe('/plan?do=plan-end~f-1-1')
})

test('a company shows the plans that are offered or in force alone', async () => {
  const ended = { ...plan, planId: 'f-1-0', reference: 'D-0000', status: 'ended' as const }
  const { calls } = await showScreen(<FacilityPlans facilityId="f-1" isOpenOnly />, {
    path: '/plan',
    told: { 'plan-list': { plans: [plan, ended] } },
  })
  expect(await screen.findByText('D-1234')).toBeDefined()
  expect(screen.queryByText('D-0000')).toBeNull()
  expect(calls).toEqual([{ action: 'plan-list', facilityId: 'f-1' }])
})
