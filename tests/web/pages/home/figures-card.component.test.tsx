import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { drawdownRequestEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { FiguresCard } from '../../../../web/pages/home/figures-card.tsx'
import type { SellerState } from '../../../../web/pages/home/next-step.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { planInForce } from '../../repayment/plan-builders.ts'
import { aCharge, aFacility, aSellerState } from './seller-state-builders.ts'

beforeEach(() => loginSeller())

const show = (change: Partial<SellerState>, obstacle: 'accountWaits' | null = null) => {
  server.answer(drawdownRequestEndpoints.getSofr, {
    percent: '4.30',
    date: '2026-11-26',
    margin: '6.50',
    rate: '10.80',
    basis: 'ACT/360',
    repayment_method: 'bullet',
    effective_rate: '10.80',
    source: 'New York Fed',
  })
  const facility = aFacility({
    watermark: '102885.84',
    available_limit: '102885.84',
    available_funding: '102885.84',
    drawdown_obstacle: obstacle,
  })
  renderScreen(<FiguresCard seller={aSellerState({ facility, ...change })} next="repay" />, {
    at: '/credit/hook/home',
  })
}

it.each([
  ['the payment accounts’ balances', true, /目前最多用到 GBP.102,885\.84（按支付账户余额）/],
  ['the lender', false, /目前最多用到 GBP.102,885\.84（由贷款人设定）/],
])('names what bounds the drawable amount: %s', async (_who, boundByBalances, text) => {
  show({ boundByBalances })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('invites to draw only if nothing would refuse it', async () => {
  show({}, 'accountWaits')
  expect(await screen.findByText(/目前最多用到/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: '提款' })).toBeNull()
})

it('names the next instalment of a payment plan as the next payment', async () => {
  server.answer(repaymentEndpoints.listPaymentPlans, { plans: [planInForce] })
  show({ charges: [aCharge({ under_plan: true })] })
  const figure = (await screen.findByText('还款安排的下一期，2027年3月1日 到期')).parentElement
  expect(figure?.textContent).toMatch(/5,202\.50/)
  expect(screen.queryByText('没有提款，就没有费用')).toBeNull()
})

it('invites to draw beside another next step', async () => {
  show({})
  expect(await screen.findByRole('link', { name: '提款' })).toBeTruthy()
})
