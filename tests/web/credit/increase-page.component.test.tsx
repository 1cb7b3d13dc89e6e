import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { Component as IncreasePage } from '../../../web/features/credit/increase/increase-page.tsx'
import type { LimitIncrease } from '../../../web/features/credit/increase/increase-queries.ts'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { followEvents } from '../../support/web/tracked-events.ts'
import { aShop } from '../pages/home/seller-state-builders.ts'
import { anIncrease, aRequest } from './credit-builders.ts'

const { getLimitIncrease, submitLimit } = creditEndpoints

const show = (change: Partial<LimitIncrease> = {}) => {
  server.answer(getLimitIncrease, anIncrease(change))
  return renderScreen(
    <Routes>
      <Route path="*" element={<IncreasePage />} />
      <Route path="/credit/hook/home" element={<p>home</p>} />
    </Routes>,
    { at: '/increase' },
  )
}

const actAs = (role: 'administrator' | 'user') =>
  server.answer(companiesEndpoints.getCompanyProfile, companyProfile({ role }))

const amountField = () => screen.findByRole('textbox', { name: /希望提高到/ })
const submitButton = () => screen.findByRole('button', { name: '提交申请' })

beforeEach(() => {
  loginSeller({ registerSource: productLines.underwriting.registerSource })
  actAs('administrator')
  server.answer(shopsEndpoints.listLinkedShops, { psp: [], shop: [aShop()] })
})

describe('requesting a higher limit', () => {
  it('lists possible evidence, with links to add it', async () => {
    show()
    expect(await screen.findByText(/可以支持 USD.120,000\.00/)).toBeTruthy()
    expect(await screen.findByText('已连接 1 个')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去连接店铺' }).getAttribute('href')).toContain('/shops/link')
    expect(screen.getByRole('link', { name: '去连接支付账户' }).getAttribute('href')).toContain(
      'tab=payments',
    )
  })

  it('is sent once across repeated clicks', async () => {
    server.hold(submitLimit)
    const { user, fill } = show()
    await fill(await amountField(), '15万')
    await user.click(await submitButton())
    expect(await screen.findByText(/金额/, { selector: '[role=alert], [role=alert] *' })).toBeTruthy()
    await fill(await amountField(), '１５０，０００')
    await fill(await screen.findByRole('textbox', { name: /补充说明/ }), '旺季备货')
    await user.click(await submitButton())
    await user.click(await screen.findByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(server.callsOf(submitLimit)).toHaveLength(1))
    const [call] = server.callsOf(submitLimit)
    expect(call?.body).toEqual({ type: 'limit_increase', requested_limit: '150000.00', note: '旺季备货' })
    expect(call?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('is tracked once it is accepted', async () => {
    server.answer(submitLimit, {
      approval_id: 'request-1',
      type: 'limit_increase',
      status: 'submitted',
      pre_limit: '98000.00',
      requested_limit: '150000.00',
    })
    const events = followEvents()
    const { user, fill } = show()
    await fill(await amountField(), '150000')
    await user.click(await submitButton())
    await waitFor(() => expect(events).toEqual(['submit_application increase']))
  })

  it.each([
    ['98000', '要高于现有额度 USD 98,000.00。'],
    ['500000.01', '最高 USD 500,000.00，请填写更低的金额。'],
  ])('refuses %s with an error at the field', async (typed, words) => {
    const { user, fill } = show()
    await fill(await amountField(), typed)
    await user.click(await submitButton())
    expect(await screen.findByText(words)).toBeTruthy()
    expect(server.callsOf(submitLimit)).toHaveLength(0)
  })

  it('names old exchange rates as the reason why nothing is supported', async () => {
    show({ supported_limit: null, waits_for_rates: true })
    expect(await screen.findByText(/最近一次公布的汇率已超过 7 天/)).toBeTruthy()
  })

  it('requires an amount if the sales do not support more', async () => {
    const { user } = show({ supported_limit: '98000.00' })
    await user.click(await submitButton())
    expect(await screen.findByText('按目前的销售不足以提高，请填写希望的金额。')).toBeTruthy()
    expect(server.callsOf(submitLimit)).toHaveLength(0)
  })

  it('is for administrators only', async () => {
    actAs('user')
    server.answer(membersEndpoints.listColleagues, [])
    show()
    expect(await screen.findByText('申请提高额度，须由管理员操作')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull()
  })

  it('is not offered on the small-shop line', async () => {
    loginSeller()
    const { place } = show()
    expect(await screen.findByText('home')).toBeTruthy()
    expect(place()).toBe('/credit/hook/home')
  })
})

describe('a request for a higher limit', () => {
  it('is shown with its content while it is pending, and can be withdrawn', async () => {
    server.answer(applicationEndpoints.withdrawApplication, { approval_id: 'request-1', status: 'withdraw' })
    const { user } = show({ request: aRequest() })
    expect(await screen.findByRole('heading', { name: '提额申请已提交' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'bank.pdf' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: '撤回申请' }))
    server.answer(getLimitIncrease, anIncrease())
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确认撤回' }))
    expect(await submitButton()).toBeTruthy()
  })

  it('is signed after the approval: signers, deadline, and one start of the signing', async () => {
    const offered = aRequest({
      status: 'offered',
      approved_limit: '120000.00',
      offered_until: '2027-01-01T02:00:00.000Z',
    })
    server.answer(applicationEndpoints.listDirectorNames, [{ name: 'CHAN Tai Man' }])
    server.hold(signersEndpoints.initiateSign)
    const { user } = show({ request: offered })
    expect(await screen.findByRole('heading', { name: '提额申请已获同意' })).toBeTruthy()
    expect(screen.getByText(/120,000\.00/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull()
    const start = screen.getByRole('button', { name: '发起签署' })
    await user.click(start)
    await user.click(start)
    await waitFor(() => expect(server.callsOf(signersEndpoints.initiateSign)).toHaveLength(1))
    expect(server.callsOf(signersEndpoints.initiateSign)[0]?.body).toEqual({ kind: 'increase' })
  })

  it('that lapsed unsigned shows that, and allows a new one', async () => {
    show({ request: aRequest({ status: 'lapsed', approved_limit: '120000.00' }) })
    expect(await screen.findByText('上次的提额没有生效')).toBeTruthy()
    expect(await submitButton()).toBeTruthy()
  })

  it('shows its decision, and allows a new one', async () => {
    const { unmount } = show({
      request: aRequest({
        status: 'approved',
        approved_limit: '120000.00',
        decided_at: '2026-12-02T02:00:00.000Z',
      }),
    })
    expect(await screen.findByText(/由 USD.98,000\.00 提高到 USD.120,000\.00/)).toBeTruthy()
    unmount()
    show({
      request: aRequest({
        status: 'rejected',
        reject_reason: '对账单不完整',
        rejection: 'moreInformation',
        decided_at: '2026-12-02T02:00:00.000Z',
      }),
    })
    expect(await screen.findByText(/原因：对账单不完整/)).toBeTruthy()
    expect(screen.getByText('审批需要更多资料，客服会联系您。资料补齐后可以再次申请。')).toBeTruthy()
    expect(screen.getByText(/现有额度不变。$/)).toBeTruthy()
    expect(await submitButton()).toBeTruthy()
  })
})
