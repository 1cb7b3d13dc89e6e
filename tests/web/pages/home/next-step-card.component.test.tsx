import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import type { LimitRequest } from '../../../../web/features/credit/increase/increase-queries.ts'
import { NextStepCard } from '../../../../web/pages/home/next-step-card.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { signersState } from '../../agreements/signers/signers-responses.ts'
import { anIncrease, aRequest } from '../../credit/credit-builders.ts'
import { planInForce } from '../../repayment/plan-builders.ts'
import { aCharge, aFacility, aSellerState } from './seller-state-builders.ts'

beforeEach(() => loginSeller())

const offer = (agreement: LimitRequest['agreement']) => {
  const limits = { pre_limit: '397000.00', approved_limit: '450000.00' }
  const request = {
    status: 'offered',
    offered_until: '2026-12-29T02:00:00.000Z',
    agreement,
    ...limits,
  } as const
  return anIncrease({ currency: 'GBP', limit: '397000.00', request: aRequest(request) })
}

it.each([
  [null, '请在 2026年12月29日 10:00 前发起并签完。'],
  [
    { ...signersState({ status: 'ready' }), locale: 'zh-CN' },
    /^签署链接已发到您的登录邮箱.*请在 2026年12月29日 10:00 前签完。$/,
  ],
] as const)('an offered increase names both limits and the deadline: %#', async (agreement, text) => {
  server.answer(creditEndpoints.getLimitIncrease, offer(agreement))
  renderScreen(<NextStepCard seller={aSellerState({})} next="signIncrease" />, {
    at: '/credit/underwriting/home',
  })
  expect(await screen.findByText(/397,000\.00 提高到 .*450,000\.00/)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

it('a payment plan names its next instalment', async () => {
  server.answer(repaymentEndpoints.listPaymentPlans, { plans: [planInForce] })
  const seller = aSellerState({ charges: [aCharge({ under_plan: true })] })
  renderScreen(<NextStepCard seller={seller} next="followPlan" />, { at: '/credit/hook/home' })
  expect(await screen.findByText(/^下一期 .*5,202\.50，请在 2027年3月1日 或之前付清$/)).toBeTruthy()
})

it('an overdue repayment bars drawing, and its notice is shown with the way to pay', async () => {
  const facility = aFacility({ drawdown_obstacle: 'repaymentOverdue' })
  renderScreen(<NextStepCard seller={aSellerState({ facility })} next="repay" />, { at: '/credit/hook/home' })
  expect(await screen.findByText('还清逾期款项之前不能提款。')).toBeTruthy()
})
