import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { PlanNotice } from '../../../web/features/repayment/plan/plan-notice.tsx'
import type { PaymentPlan } from '../../../web/features/repayment/plan/plan-queries.ts'
import { Plans } from '../../../web/features/repayment/plan/plans.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { planInForce, planOffered } from './plan-builders.ts'

const { pay_to } = planOffered

beforeEach(() => loginSeller())

const show = (...plans: PaymentPlan[]) => {
  server.answer(repaymentEndpoints.listPaymentPlans, { plans })
  return renderScreen(<Plans />)
}

describe('the payment plans of a company', () => {
  it('show an offer with its instalments, and start its signing once', async () => {
    server.answer(companiesEndpoints.getCompanyProfile, companyProfile())
    server.answer(applicationEndpoints.listDirectorNames, [{ name: 'CHAN Tai Man' }])
    server.hold(signersEndpoints.initiateSign)
    const { user } = show(planOffered)
    const section = await screen.findByRole('region', { name: '还款安排' })
    expect(section.textContent).toContain('第 1 期')
    expect(section.textContent).toContain('按原来的年利率 10.80% 计单利')
    await user.click(await within(section).findByRole('button', { name: '开始签署' }))
    expect(server.callsOf(signersEndpoints.initiateSign).map(({ body }) => body)).toEqual([{ kind: 'plan' }])
  })

  it('show the next instalment of a plan in force, where to transfer it, and the bills that it pays', async () => {
    server.answer(companiesEndpoints.getCompanyProfile, companyProfile())
    show(planInForce)
    const section = await screen.findByRole('region', { name: '还款安排' })
    expect(section.textContent).toContain('请在 2027年3月1日 或之前付清；最迟 2027年3月4日')
    expect(section.textContent).toContain(pay_to.account_number)
    expect(
      within(section)
        .getByRole('link', { name: /2027年1月31日 到期，未还/ })
        .getAttribute('href'),
    ).toContain('2027-01-31-d-1')
  })

  it('say that no share of sales falls due while they are in force, and only then', async () => {
    server.answer(companiesEndpoints.getCompanyProfile, companyProfile())
    const shared = { replaces_share: true, bills: [], outstanding: '0.00' }
    const ended = {
      ...planInForce,
      id: 'f-1-2',
      status: 'ended',
      next: null,
      ended_on: '2027-03-05',
    } as const
    show({ ...planInForce, ...shared }, { ...ended, ...shared })
    const section = await screen.findByRole('region', { name: '还款安排' })
    expect(section.textContent).toContain('这笔提款不按销售分成还款')
    expect(screen.getAllByText(/这笔提款不按销售分成还款/)).toHaveLength(1)
  })

  it('keep what was late or ended', async () => {
    server.answer(companiesEndpoints.getCompanyProfile, companyProfile())
    show({ ...planInForce, status: 'broken', next: null, missed_on: '2027-03-01', ended_on: '2027-03-05' })
    expect(await screen.findByText('以前的还款安排')).toBeTruthy()
    expect(screen.getByText(/2027年3月1日 到期的一期没有付清/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: '还款安排' })).toBeNull()
  })
})

describe('the notice of a payment plan', () => {
  it('asks to sign an offer, names the next instalment, and is absent otherwise', async () => {
    server.answer(repaymentEndpoints.listPaymentPlans, { plans: [planInForce] })
    renderScreen(<PlanNotice offeredOnly={false} />)
    expect(await screen.findByText(/下一期 US\$5,202\.50|下一期 USD/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看还款安排' })).toBeTruthy()
  })

  it('names the instalments of an offer and its deadline, and leaves out what stands elsewhere', async () => {
    server.answer(repaymentEndpoints.listPaymentPlans, { plans: [planInForce, planOffered] })
    renderScreen(<PlanNotice offeredOnly />)
    expect(
      await screen.findByText(
        /合计 .*10,405\.00，分 2 期，首期 .*5,202\.50 在 2027年3月1日 到期。请在 2027年3月1日 00:00 前/,
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/下一期/)).toBeNull()
  })
})
