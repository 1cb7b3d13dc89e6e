import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { renewalRequirements } from '#shared/credit/renewal.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { Component as FacilityPage } from '../../../../web/features/credit/facility/facility-page.tsx'
import type { FacilityDetail } from '../../../../web/features/credit/facility/facility-queries.ts'
import type { Renewal, RenewalRequest } from '../../../../web/features/credit/facility/renewal-queries.ts'
import { companyProfile } from '../../../support/web/company-profile.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { followEvents } from '../../../support/web/tracked-events.ts'
import { aFacility, anApplication } from '../../pages/home/seller-state-builders.ts'
import { aPaymentAccount } from '../../shops/payment-account-builder.ts'

const { getFacilityDetail, listFacilities, getRenewal, submitRenewal } = creditEndpoints
const { listApplications } = applicationEndpoints

const aDetail = (change: Partial<FacilityDetail> = {}): FacilityDetail => ({
  ...aFacility({ next_review_date: '2099-11-21' }),
  agreement_number: 'FA-20261123-12345678',
  loan_details: (['bullet', 'salesShare'] as const).map((method, index) => ({
    structure_id: `facility-1-${index + 1}`,
    type: 'revolving',
    maximum_outstanding: '396000.00',
    maximum_tenor: 90 * (index + 1),
    minimum_interest_tenor: 0,
    grace_period: 3,
    grace_period_type: 'business',
    repayment_method: method,
    collection_method: 'bank_transfer',
    allocation_rule: ['fee', 'overdueInterest', 'interest', 'principal'],
    allocation_priority: 'kind',
    minimum_repayment: index === 0 ? '0.01' : '50.00',
    overdue_interest: true,
    overdue_multiplier: '1.0',
    maximum_pass_through_fee: '200.00',
    interest_payment_timing: 'maturity',
  })),
  interest_rates: [
    {
      type: 'benchmark_plus_margin',
      drawdown_currency: 'GBP',
      benchmark: 'SOFR',
      benchmark_rate: '4.3',
      benchmark_date: '2026-11-20',
      benchmark_source: 'Federal Reserve Bank of New York',
      margin: '6.50',
      rate: '10.8',
      accrual_basis: 'ACT/360',
    },
  ],
  fees: [],
  set_off: null,
  ...change,
})

const reviewDate = addDays(businessDate(new Date()), 20)
const aRenewal = (change: Partial<Renewal> = {}): Renewal => ({
  currency: 'GBP',
  status: 'active',
  review_date: reviewDate,
  opens_on: addDays(reviewDate, -30),
  requirements: renewalRequirements.map((key) => ({ key, met: true })),
  request: null,
  ...change,
})
const aRequest = (change: Partial<RenewalRequest> = {}): RenewalRequest => ({
  approval_id: 'renewal-1',
  status: 'submitted',
  submitted_at: '2026-12-01T06:30:40.034Z',
  decided_at: null,
  review_date: reviewDate,
  pre_limit: '396000.00',
  supported_limit: '402000.00',
  approved_limit: null,
  next_review_date: null,
  reject_reason: null,
  rejection: null,
  ...change,
})

beforeEach(() => {
  loginSeller()
  server.answer(getRenewal, aRenewal())
  server.answer(companiesEndpoints.getCompanyProfile, companyProfile())
  server.answer(listApplications, { records: [anApplication()] })
  server.answer(creditEndpoints.getFacilitySummary, aFacility())
})

const renderAt = (at: string) =>
  renderScreen(
    <Routes>
      <Route path="/facility" element={<FacilityPage />} />
    </Routes>,
    { at },
  )

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll(/\s/g, ' '))

describe('the page of a facility', () => {
  it('derives the available balance, line by line and as a table', async () => {
    server.answer(
      getFacilityDetail,
      aDetail({
        watermark: '300000.00',
        available_limit: '300000.00',
        outstanding: '100000.00',
        pending_drawdown: '20000.00',
        frozen_limit: '5000.00',
        available_funding: '175000.00',
      }),
    )
    renderAt('/facility?id=facility-1')
    const table = await screen.findByRole('table', { name: /额度 .*396,000\.00 的构成/ })
    expect(within(table).getAllByRole('row')).toHaveLength(6)
    expect(facts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^减：支付账户余额暂未支持的部分.*96,000\.00/),
        expect.stringMatching(/^目前可用上限.*300,000\.00/),
        expect.stringMatching(/^减：冻结.*5,000\.00/),
        expect.stringMatching(/^可提取.*175,000\.00/),
      ]),
    )
  })

  it('shows how much of which payment account is set off against the others', async () => {
    const setOff = {
      balances: [
        {
          account: 'Quay Pay •••• 1234',
          reported: { currency: 'USD', amount: '-25000.00' },
          amount: '-20000.00',
        },
        {
          account: 'PayPal •••• 5678',
          reported: { currency: 'GBP', amount: '50000.00' },
          amount: '50000.00',
        },
      ],
      set_off: '20000.00',
      left: '30000.00',
    } satisfies FacilityDetail['set_off']
    server.answer(getFacilityDetail, aDetail({ set_off: setOff }))
    renderAt('/facility?id=facility-1')
    await screen.findByText(/从其他账户的余额中扣除 .*20,000\.00/)
    expect(facts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^Quay Pay •••• 1234负余额，从其他账户扣除 · 平台显示余额 .*25,000\.00.*20,000\.00$/,
        ),
        expect.stringMatching(/^PayPal •••• 5678 .*50,000\.00$/),
        expect.stringMatching(/^扣除后的余额.*80%.*30,000\.00$/),
      ]),
    )
  })

  it.each([
    [true, '扣款账户 Quay Pay •••• 1234'],
    [false, '扣款账户 还没有连接可以扣款的支付账户'],
  ])('shows the account for deductions, or that there is none: %s', async (deductible, told) => {
    server.answer(shopsEndpoints.listLinkedShops, {
      psp: [
        aPaymentAccount({
          platform_name: 'Quay Pay',
          account_number: '•••• 1234',
          currency: 'GBP',
          deductible,
        }),
      ],
      shop: [],
    })
    const { loan_details: ways } = aDetail()
    server.answer(
      getFacilityDetail,
      aDetail({
        loan_details: ways.map((way, index) =>
          index === 0 ? { ...way, collection_method: 'platform_deduction' } : way,
        ),
      }),
    )
    renderAt('/facility?id=facility-1')
    expect(await screen.findByText('扣款账户')).toBeTruthy()
    expect(facts().filter((fact) => fact.startsWith('扣款账户'))).toEqual([told])
  })

  it('shows a minimum repayment of a share of sales alone, where it is due each week', async () => {
    server.answer(getFacilityDetail, aDetail())
    renderAt('/facility?id=facility-1')
    expect(await screen.findByText('每次最低还款')).toBeTruthy()
    expect(facts().filter((fact) => fact.startsWith('每次最低还款'))).toEqual(['每次最低还款 GBP 50.00'])
  })

  it('draws future payments and the outstanding amount, with a table', async () => {
    server.answer(getFacilityDetail, aDetail({ outstanding: '120000.00' }))
    renderAt('/facility?id=facility-1')
    const table = await screen.findByRole('table', { name: '现在及往后各月还款之后的未还本金' })
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(rows).toEqual([
      '月份当月应还未还本金',
      '现在—GBP 120,000.00',
      '2027年2月GBP 102,957.50GBP 20,000.00',
    ])
  })

  it('shows the agreed fees with their dates, and that the facility is revolving', async () => {
    server.answer(
      getFacilityDetail,
      aDetail({
        fees: [
          { type_id: 2, type: 'deduction', percent: '1.00' },
          { type_id: 1, type: 'interest_fee', percent: '0.50' },
        ],
      }),
    )
    renderAt('/facility?id=facility-1')
    await screen.findByText('循环额度：还清的部分可以再次提取')
    expect(facts()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^放款时扣除的费用.*提款金额的 1\.?0*%$/),
        expect.stringMatching(/^随还款支付的费用.*提款金额的 0\.50?%$/),
      ]),
    )
  })

  it('marks a benchmark that the lender entered', async () => {
    const { interest_rates, ...detail } = aDetail()
    const entered = interest_rates.map((rate) => ({ ...rate, benchmark_source: 'entered by the lender' }))
    server.answer(getFacilityDetail, { ...detail, interest_rates: entered })
    renderAt('/facility?id=facility-1')
    expect(await screen.findByText(/^SOFR 4\.30%（2026年11月20日，由贷款人录入）加 6\.5/)).toBeTruthy()
  })

  it('shows rate, repayment methods and drawdowns', async () => {
    server.answer(getFacilityDetail, aDetail())
    renderAt('/facility?id=facility-1')
    expect(await screen.findByText(/^SOFR 4\.30%（2026年11月20日 公布）加 6\.5/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: '到期一次还清' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '按销售额比例' })).toBeTruthy()
    expect(facts()).toContain('还款抵扣顺序多期欠款时，先按这个顺序抵扣 费用 → 逾期利息 → 利息 → 本金')
    expect(facts()).toContain('逾期利息 按原年利率，没有罚息')
    expect(facts()).toContain('费用 无')
    const drawdown = await screen.findByRole('link', { name: /已放款/ })
    expect(drawdown.getAttribute('href')).toContain('/records?open=1')
    expect(server.callsOf(listApplications)[0]?.body).toEqual({
      name: 'drawdown',
      product_name: 'small_shop_financing',
    })
  })

  it('of an expired facility shows that nothing can be drawn', async () => {
    server.answer(getFacilityDetail, aDetail({ status: 'expired', next_review_date: '2026-11-21' }))
    renderAt('/facility?id=facility-1')
    expect(await screen.findByText('额度已于 2026年11月21日 到期')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '申请提款' })).toBeNull()
  })

  it('says why nothing can be drawn, and does not invite to draw', async () => {
    server.answer(getFacilityDetail, aDetail())
    server.answer(creditEndpoints.getFacilitySummary, aFacility({ drawdown_obstacle: 'repaymentOverdue' }))
    renderAt('/facility?id=facility-1')
    expect(await screen.findByText(/还清逾期款项之前不能提款。/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: '申请提款' })).toBeNull()
  })

  it('of an unknown facility shows a message', async () => {
    server.refuse(getFacilityDetail, 'notFound')
    renderAt('/facility?id=facility-1')
    expect(await screen.findByText('找不到这笔额度')).toBeTruthy()
  })
})

describe('the list of facilities', () => {
  it('shows each with its product and leads to it', async () => {
    server.answer(listFacilities, {
      records: [
        aFacility({ next_review_date: '2099-11-21' }),
        aFacility({ facility_id: 'facility-2', product_code: 'payoneer', status: 'closed' }),
      ],
    })
    renderAt('/facility')
    expect(await screen.findByRole('heading', { name: '支付平台融资' })).toBeTruthy()
    expect(screen.getByText('额度已关闭')).toBeTruthy()
    expect(screen.getAllByText(/将于 2099年11月21日 复核/), 'not of the closed one').toHaveLength(1)
    const links = screen.getAllByRole('link', { name: '查看详情' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('/facility?id=facility-1'),
      expect.stringContaining('/facility?id=facility-2'),
    ])
  })

  it('explains how to get one if there is none', async () => {
    server.answer(listFacilities, { records: [] })
    renderAt('/facility')
    expect(await screen.findByText('还没有额度')).toBeTruthy()
  })
})

const showRenewal = (renewal: Renewal, change: Partial<FacilityDetail> = {}) => {
  server.answer(getFacilityDetail, aDetail({ next_review_date: reviewDate, ...change }))
  server.answer(getRenewal, renewal)
  return renderAt('/facility?id=facility-1')
}

describe('a renewal', () => {
  it('is requested once its requirements are met, and is then pending', async () => {
    server.answer(submitRenewal, { approval_id: 'renewal-1', status: 'submitted' })
    const { user } = showRenewal(aRenewal())
    const ask = await screen.findByRole('button', { name: '申请续期' })
    server.answer(getRenewal, aRenewal({ request: aRequest() }))
    const events = followEvents()
    await user.click(ask)
    expect(await screen.findByText('贷款人审批中')).toBeTruthy()
    expect(events).toEqual(['submit_application renewal'])
    expect(screen.getByRole('button', { name: '撤回申请' })).toBeTruthy()
    const [call] = server.callsOf(submitRenewal)
    expect(call?.body).toEqual({ facility_id: 'facility-1' })
    expect(call?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('shows missing requirements, and why an earlier one was declined, also for an expired facility', async () => {
    showRenewal(
      aRenewal({
        status: 'expired',
        requirements: renewalRequirements.map((key) => ({ key, met: key !== 'nothingOverdue' })),
        request: aRequest({ status: 'rejected', reject_reason: '近三个月退款过多', rejection: 'salesFell' }),
      }),
      { status: 'expired' },
    )
    expect(await screen.findByText('请先还清逾期的款项')).toBeTruthy()
    expect(screen.getByText(/原因：近三个月退款过多/)).toBeTruthy()
    expect(screen.getByText('近期的销售还支撑不了申请的额度。销售回升后，可以再次申请。')).toBeTruthy()
    expect(screen.getByRole('button', { name: '申请续期' })).toHaveProperty('disabled', true)
  })
})
