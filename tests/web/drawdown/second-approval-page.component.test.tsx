import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { Component as SecondApprovalPage } from '../../../web/features/drawdown/second-approval/second-approval-page.tsx'
import * as zhCN from '../../../web/i18n/zh-CN/index.ts'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aFacility } from '../pages/home/seller-state-builders.ts'
import { anAwaitingDrawdown } from './awaiting-drawdown.ts'

const { getSecondApproval, setSecondApproval, listAwaitingDrawdowns, confirmDrawdown, declineDrawdown } =
  drawdownEndpoints

const waiting = anAwaitingDrawdown()

const actAs = (role: 'administrator' | 'user') =>
  server.answer(companiesEndpoints.getCompanyProfile, companyProfile({ role }))

beforeEach(() => {
  loginSeller()
  actAs('administrator')
  server.answer(creditEndpoints.getFacilitySummary, aFacility())
  server.answer(listAwaitingDrawdowns, { records: [waiting] })
  server.answer(getSecondApproval, { rule: { amount: '5000.00', currency: 'GBP' }, next: null })
})

const open = () => renderScreen(<SecondApprovalPage />)
const button = (name: string) => screen.findByRole('button', { name })

const amount = () => screen.findByRole('textbox', { name: /超过多少须双人复核/ })

it('leads back to the drawdown (N18)', async () => {
  open()
  const back = await screen.findByRole('link', { name: zhCN.secondApproval.toDrawdown })
  expect(back.getAttribute('href')).toBe('/credit/hook/second-drawdown')
})

describe('a drawdown awaiting a second administrator', () => {
  it('is shown with its full price and requester', async () => {
    open()
    expect(await screen.findByText('mei@harbour-gift.example')).toBeTruthy()
    for (const figure of ['8,000.00', '216.00', '8,216.00', '10.95%'])
      expect(document.body.textContent).toContain(figure)
    expect(screen.getByText('HSBC ••••••••6838')).toBeTruthy()
    expect(screen.queryByText('首次还款')).toBeNull()
    expect(document.body.textContent).toContain('2026年2月26日')
  })

  it('shows the first of several payments', async () => {
    const schedule = { repayment_method: 'equalInstalment' as const, instalments: 6 }
    server.answer(listAwaitingDrawdowns, {
      records: [{ ...waiting, ...schedule, first_due_date: '2026-03-19', first_payment: '1369.40' }],
    })
    open()
    expect(await screen.findByText('首次还款')).toBeTruthy()
    for (const told of ['1,369.40', '2026年3月19日', '共 6 期', '最后到期日', '应还总额'])
      expect(document.body.textContent).toContain(told)
  })

  it('is approved with the consent ticked, and the list is refetched', async () => {
    const { user } = open()
    await user.click(await button('同意这笔提款'))
    expect(await screen.findByText('请勾选，表示同意。')).toBeTruthy()
    expect(server.callsOf(confirmDrawdown)).toHaveLength(0)
    server.answer(confirmDrawdown, { drawdown_id: 'drawdown-1', status: 'requested' })
    server.answer(listAwaitingDrawdowns, { records: [] })
    await user.click(screen.getByRole('checkbox', { name: /我了解这笔提款/ }))
    await user.click(await button('同意这笔提款'))
    expect(await screen.findByText('现在没有等待复核的提款。')).toBeTruthy()
    expect(server.callsOf(confirmDrawdown)).toMatchObject([
      { body: { drawdown_id: 'drawdown-1', accepted: true } },
    ])
  })

  it('is declined with a reason only', async () => {
    const { user } = open()
    await user.click(await button('不同意'))
    await user.click(await button('不同意这笔提款'))
    expect(await screen.findByText('请写明原因。')).toBeTruthy()
    server.answer(declineDrawdown, { drawdown_id: 'drawdown-1', status: 'declined' })
    server.answer(listAwaitingDrawdowns, { records: [] })
    await user.type(screen.getByRole('textbox', { name: /不同意的原因/ }), '旺季之后再说')
    await user.click(await button('不同意这笔提款'))
    expect(await screen.findByText('现在没有等待复核的提款。')).toBeTruthy()
    expect(server.callsOf(declineDrawdown)).toMatchObject([{ body: { reason: '旺季之后再说' } }])
  })

  it('shows why it cannot be approved', async () => {
    server.refuse(confirmDrawdown, 'ruleBroken', {
      errors: [{ field: 'body.drawdown_id', rule: 'requesterLeft' }],
    })
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: /我了解这笔提款/ }))
    await user.click(await button('同意这笔提款'))
    expect(await screen.findByText(/提交人已不再是公司的管理员/)).toBeTruthy()
  })

  it('leads to the profile if the mobile number is not verified, by the session or the server', async () => {
    server.refuse(confirmDrawdown, 'mobileNotVerified')
    const { user } = open()
    const agree = await screen.findByRole('checkbox', { name: /我了解这笔提款/ })
    expect(screen.queryByRole('link', { name: '去验证手机号' })).toBeNull()
    await user.click(agree)
    await user.click(await button('同意这笔提款'))
    expect(await screen.findByText('请先验证手机号，再同意这笔提款。')).toBeTruthy()
    const link = await screen.findByRole('link', { name: '去验证手机号' })
    expect(link.getAttribute('href')).toBe('/profile?open=phoneVerification')
  })

  it.each([{ isMobileVerified: false }, { isMobileLost: true as const }])(
    'can only be declined before the mobile number is verified: %j',
    async (session) => {
      loginSeller(session)
      open()
      expect(await screen.findByText('请先验证手机号，再同意这笔提款。')).toBeTruthy()
      expect(screen.queryByRole('button', { name: '同意这笔提款' })).toBeNull()
      expect(await button('不同意')).toBeTruthy()
    },
  )

  it('leads to the company if it is not verified', async () => {
    server.refuse(confirmDrawdown, 'companyNotVerified')
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: /我了解这笔提款/ }))
    await user.click(await button('同意这笔提款'))
    expect((await screen.findByRole('link', { name: '查看公司认证' })).getAttribute('href')).toBe('/company')
  })

  it('of the user themselves can be withdrawn, and not approved', async () => {
    server.answer(listAwaitingDrawdowns, { records: [{ ...waiting, is_own: true }] })
    const { user } = open()
    const withdraw = await button('撤回这笔提款')
    expect(screen.queryByRole('button', { name: '同意这笔提款' })).toBeNull()
    server.answer(applicationEndpoints.withdrawApplication, {
      approval_id: 'drawdown-1',
      status: 'withdraw',
    })
    server.answer(listAwaitingDrawdowns, { records: [] })
    await user.click(withdraw)
    expect(await screen.findByText('现在没有等待复核的提款。')).toBeTruthy()
  })

  it('that the user cannot confirm shows why and from when, and can be declined', async () => {
    server.answer(listAwaitingDrawdowns, {
      records: [
        {
          ...waiting,
          obstacle: 'newAdministrator' as const,
          confirmable_from: '2026-02-20T04:00:00.000Z',
        },
      ],
    })
    const { user } = open()
    expect(await screen.findByText(/您成为管理员未满 24 小时，2026年2月20日.*起可以复核/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '同意这笔提款' })).toBeNull()
    await user.click(await button('不同意'))
    expect(await button('不同意这笔提款')).toBeTruthy()
  })

  it('that nobody can confirm shows what to do, to requester and others', async () => {
    const nobody = { ...waiting, is_confirmable: false }
    server.answer(listAwaitingDrawdowns, {
      records: [
        { ...nobody, is_own: true },
        { ...nobody, drawdown_id: 'drawdown-2', obstacle: 'addedByRequester' as const },
      ],
    })
    open()
    expect(await screen.findByText(/请撤回，改由其中一位提交、您来复核/)).toBeTruthy()
    expect(await screen.findByText(/请提交人撤回，改由您提交、提交人复核/)).toBeTruthy()
  })

  it('is hidden from users without the administrator role', async () => {
    actAs('user')
    open()
    expect(await screen.findByText('只有管理员可以复核。')).toBeTruthy()
    expect(screen.getByText('只有管理员可以更改规则。')).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: /同意|保存/ })).toEqual([])
  })
})

describe('the rule', () => {
  it('is saved; a weaker one is shown with its effective time', async () => {
    server.answer(setSecondApproval, {
      rule: { amount: '5000.00', currency: 'GBP' },
      next: { rule: { amount: '9000.00', currency: 'GBP' }, from: '2026-02-20T04:00:00.000Z' },
    })
    const { user } = open()
    await user.clear(await amount())
    await user.click(await button('保存规则'))
    expect(await screen.findByText('请填写金额。')).toBeTruthy()
    await user.type(await amount(), '9000')
    await user.click(await button('保存规则'))
    expect(await screen.findByText(/起改为：一天合计超过 £?.*9,000.00/)).toBeTruthy()
    expect(server.callsOf(setSecondApproval)).toMatchObject([
      { body: { rule: { amount: '9000.00', currency: 'GBP' } } },
    ])
  })

  it('is removed', async () => {
    server.answer(setSecondApproval, {
      rule: { amount: '5000.00', currency: 'GBP' },
      next: { rule: null, from: '2026-02-20T04:00:00.000Z' },
    })
    const { user } = open()
    await user.click(await button('取消规则'))
    expect(await screen.findByText(/起取消规则/)).toBeTruthy()
    expect(server.callsOf(setSecondApproval)).toMatchObject([{ body: { rule: null } }])
  })

  it('shows at its field that nobody could approve', async () => {
    server.answer(getSecondApproval, { rule: null, next: null })
    server.refuse(setSecondApproval, 'ruleBroken', {
      errors: [{ field: 'body.rule', rule: 'noSecondAdministrator' }],
    })
    const { user } = open()
    await user.type(await amount(), '5000')
    await user.click(await button('保存规则'))
    const field = await amount()
    expect(await screen.findByText(/请先邀请另一位管理员/)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('is unavailable before there is a limit', async () => {
    server.answer(creditEndpoints.getFacilitySummary, null)
    server.answer(getSecondApproval, { rule: null, next: null })
    open()
    const main = within(document.body)
    expect(await main.findByText('有了额度之后，就可以在这里设置规则。')).toBeTruthy()
  })
})
