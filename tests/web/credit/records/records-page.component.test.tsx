import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { Component as RecordsPage } from '../../../../web/features/credit/records/records-page.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { anApplication } from '../../pages/home/seller-state-builders.ts'
import { aLimitIncrease, aRenewal } from './record-builders.ts'

const { listApplications, withdrawApplication } = applicationEndpoints

beforeEach(() => loginSeller())

const renderRecords = (at = '/records') =>
  renderScreen(
    <Routes>
      <Route path="/records" element={<RecordsPage />} />
    </Routes>,
    { at },
  )

const row = (name: RegExp) => screen.findByRole('button', { name, expanded: false })

describe('the application records', () => {
  it('show every kind, and open the application with its timeline', async () => {
    server.answer(listApplications, { records: [aLimitIncrease(), anApplication()] })
    const { user, place } = renderRecords()
    expect((await row(/提高额度/)).textContent).toContain('审批中')
    await user.click(await row(/^提款/))
    expect(place()).toBe('/records?open=1')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^已提交/),
        expect.stringContaining('2027年2月19日 前还清'),
      ]),
    )
    expect(screen.getByRole('link', { name: '提前还款' }).getAttribute('href')).toContain('/repay/early/1')
    expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull()
  })

  it('show why the lender rejected a drawdown and what to do next, and nothing as due', async () => {
    const rejected = { status: 'rejected', stage: 'rejected', rejection: 'payoutAccount' } as const
    server.answer(listApplications, { records: [anApplication(rejected)] })
    const { user } = renderRecords()
    await user.click(await row(/^提款/))
    expect(screen.getByText(/收款账户的资料核对不上。请到“收款账户”核对或更换账户/)).toBeTruthy()
    for (const term of ['到期应还', '还款日']) expect(screen.queryByText(term)).toBeNull()
  })

  it('show a renewal with its review dates and the resulting limit', async () => {
    const approved = { status: 'approved', stage: 'approved', approved_limit: '402000.00' } as const
    server.answer(listApplications, { records: [aRenewal({ ...approved, next_review_date: '2028-11-21' })] })
    const { user } = renderRecords()
    await user.click(await row(/^续期/))
    expect(screen.getByText('下次复核日期').parentElement?.textContent).toContain('2028年11月21日')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^贷款人审批 ?已完成/)]),
    )
  })

  it('withdraw a limit request after a confirmation', async () => {
    server.answer(listApplications, { records: [aLimitIncrease()] })
    server.answer(withdrawApplication, { approval_id: 'request-1', status: 'withdraw' })
    const { user } = renderRecords('/records?open=request-1')
    await user.click(await screen.findByRole('button', { name: '撤回申请' }))
    const dialog = within(screen.getByRole('dialog', { name: '撤回这份申请？' }))
    expect(dialog.getByText(/额度保持不变/)).toBeTruthy()
    expect(server.callsOf(withdrawApplication)).toHaveLength(0)
    server.answer(listApplications, {
      records: [aLimitIncrease({ status: 'withdraw', stage: 'withdrawn' })],
    })
    await user.click(dialog.getByRole('button', { name: '确认撤回' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull())
    expect(server.callsOf(withdrawApplication)[0]?.body).toEqual({ approval_id: 'request-1' })
    expect(server.callsOf(withdrawApplication)[0]?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('show that the lender decided before a withdrawal', async () => {
    server.answer(listApplications, {
      records: [anApplication({ stage: 'requested', status: 'in progress' })],
    })
    server.refuse(withdrawApplication, 'wrongState')
    const { user } = renderRecords('/records?open=1')
    await user.click(await screen.findByRole('button', { name: '撤回申请' }))
    await user.click(screen.getByRole('button', { name: '确认撤回' }))
    expect(await screen.findByText('贷款人刚刚作出决定，不能再撤回。')).toBeTruthy()
  })

  it('send the filters, and report an inverted period', async () => {
    server.answer(listApplications, { records: [] })
    const { user, fill } = renderRecords('/records?name=limit_increase&from=2026-12-10&nonsense=1')
    expect(await screen.findByText('没有符合条件的申请')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), 'withdraw')
    await user.selectOptions(screen.getByRole('combobox', { name: '产品' }), 'payoneer')
    await waitFor(() =>
      expect(server.callsOf(listApplications).at(-1)?.body).toEqual({
        name: 'limit_increase',
        status: 'withdraw',
        product_name: 'payoneer',
        from: '2026-12-10',
      }),
    )
    await fill(screen.getByLabelText('申请日期至'), '2026-12-01')
    expect(screen.getByText('结束日期早于开始日期。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    expect(await screen.findByText('还没有申请')).toBeTruthy()
  })

  it('fetch the next page on demand', async () => {
    server.answer(listApplications, ({ body }) =>
      (body as { cursor?: string }).cursor
        ? { records: [anApplication({ approval_id: '2' })] }
        : { records: [anApplication()], cursor: 'next' },
    )
    const { user } = renderRecords()
    await user.click(await screen.findByRole('button', { name: '查看更早的申请' }))
    await waitFor(() => expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(2))
  })
})
