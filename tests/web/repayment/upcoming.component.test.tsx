import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { Upcoming } from '../../../web/features/repayment/upcoming.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { anApplication } from '../pages/home/seller-state-builders.ts'
import { planInForce } from './plan-builders.ts'

const payment = (due_date: string, total: string) => ({
  due_date,
  principal: '20000.00',
  interest: '200.00',
  total,
})

const drawdown = (change: Parameters<typeof anApplication>[0]) => ({
  ...anApplication(change),
  next_due_date: '2026-12-22',
})

beforeEach(() => {
  loginSeller()
  server.answer(repaymentEndpoints.listPaymentPlans, { plans: [] })
})

it('shows the next of several payments, how many follow, and who collects it', () => {
  const upcoming = [payment('2026-12-22', '20200.00'), payment('2027-01-22', '20100.00')]
  renderScreen(<Upcoming drawdowns={[drawdown({ upcoming, collection_method: 'platform_deduction' })]} />)
  for (const told of ['20,200.00', '其后还有 1 期', '到期由支付平台自动扣款'])
    expect(document.body.textContent).toContain(told)
})

it('shows that a payment plan pays what would be deducted, and puts its instalments into the calendar', async () => {
  server.answer(repaymentEndpoints.listPaymentPlans, {
    plans: [{ ...planInForce, drawdown_id: anApplication({}).approval_id }],
  })
  const upcoming = [payment('2026-12-22', '20200.00')]
  const { user } = renderScreen(
    <Upcoming drawdowns={[drawdown({ upcoming, collection_method: 'platform_deduction' })]} />,
  )
  expect(await screen.findByText('由还款安排的各期付清，不会另行扣款')).toBeTruthy()
  expect(screen.queryByText('到期由支付平台自动扣款')).toBeNull()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:calendar'
  })
  await user.click(screen.getByRole('button', { name: '把到期日加入日历' }))
  const calendar = await saved[0]?.text()
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270301')
  expect(calendar).not.toContain('20261222')
})

it('shows the red packet’s part of the next payment', () => {
  const next = { ...payment('2026-12-22', '20150.00'), red_packet: '-50.00' }
  renderScreen(<Upcoming drawdowns={[drawdown({ upcoming: [next] })]} />)
  expect(document.body.textContent).toMatch(/利息 GBP.200\.00，红包抵扣 GBP.−50\.00/)
})

it('refers to the bill if the amount of a week of sales cannot be estimated', async () => {
  server.refuse(repaymentEndpoints.estimateCharge, 'wrongState')
  renderScreen(<Upcoming drawdowns={[drawdown({ upcoming: [], repayment_method: 'salesShare' })]} />)
  expect(await screen.findByText('金额以当天的账单为准')).toBeTruthy()
})

it('shows the rest that falls due at the end of the tenor, whatever the sales', () => {
  renderScreen(
    <Upcoming
      drawdowns={[drawdown({ upcoming: [], repayment_method: 'salesShare', next_due_amount: '4321.00' })]}
    />,
  )
  expect(document.body.textContent).toContain('4,321.00')
})
