import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { closingObstacles } from '#shared/privacy/closing.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import type { OwnCompany } from '#shared/privacy/privacy.schemas.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { PrivacyCard } from '../../../web/features/privacy/privacy-card.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { lookAtClosing, closeAccount } = privacyEndpoints

beforeEach(() => {
  loginSeller()
  server.answer(privacyEndpoints.listCorrections, { corrections: [] })
})

const lantern: OwnCompany = {
  company_id: 'c1',
  company_name: '灯街贸易有限公司',
  is_closed_too: false,
  is_kept: true,
  open: [
    {
      kind: 'debt',
      product_code: 'small_shop_financing',
      currency: 'GBP',
      amount: '50000.00',
      count: null,
    },
    { kind: 'transfer', product_code: 'small_shop_financing', currency: 'GBP', amount: '1200.00', count: 2 },
    { kind: 'signing', product_code: null, currency: null, amount: null, count: 1 },
  ],
  administrators: [
    { name: '林晓', email: 'l•••@shop.test', is_reachable: true },
    { name: null, email: 'w•••@shop.test', is_reachable: false },
  ],
}

const open = async (closing: {
  obstacles: (typeof closingObstacles)[number][]
  is_kept: boolean
  companies?: OwnCompany[]
}) => {
  server.answer(lookAtClosing, { companies: [], ...closing, erase_at: '2033-11-02T01:00:00.000Z' })
  const { user } = renderScreen(<PrivacyCard />)
  await user.click(await screen.findByRole('button', { name: '注销账户' }))
  return user
}

const confirm = async (user: Awaited<ReturnType<typeof open>>) => {
  await screen.findByText(/注销后账户立即停止使用/)
  const buttons = screen.getAllByRole('button', { name: '注销账户' })
  await user.click(buttons.at(-1) as HTMLElement)
}

describe('closing the account', () => {
  it('lists the obstacles, and offers nothing else', async () => {
    await open({ obstacles: [...closingObstacles], is_kept: true })
    const told = await screen.findByText('现在还不能注销')
    expect(told).toBeTruthy()
    const items = (await screen.findByRole('dialog')).querySelectorAll('li')
    expect(
      [...items].map(({ textContent }) => textContent).filter((text) => /[\u4e00-\u9fff]/.test(text ?? '')),
    ).toHaveLength(closingObstacles.length)
    expect(screen.getAllByRole('button', { name: '注销账户' })).toHaveLength(1)
  })

  it('lists each company’s open items, and who is responsible for them afterwards', async () => {
    await open({ obstacles: [], is_kept: false, companies: [lantern] })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('heading', { name: '灯街贸易有限公司' })).toBeTruthy()
    const rows = dialog.getAllByRole('term').map(({ textContent }) => textContent)
    expect(rows).toEqual(['未还款项小店融资', '核对中的还款小店融资，2 笔', '等待签署的协议'])
    expect(dialog.getByText('50,000', { exact: false })).toBeTruthy()
    expect(dialog.getByText('林晓')).toBeTruthy()
    expect(dialog.getByText('l•••@shop.test')).toBeTruthy()
    expect(dialog.getAllByText('目前联系不到')).toHaveLength(1)
    expect(dialog.getByText(/公司继续使用/)).toBeTruthy()
    expect(dialog.getByText(/您签署和办理过的内容属于公司的记录/)).toBeTruthy()
  })

  it('shows that shops are unlinked only for a company that is closed too', async () => {
    const alone = { ...lantern, is_closed_too: true, open: [], administrators: [] }
    await open({ obstacles: [], is_kept: false, companies: [alone] })
    expect(await screen.findByText(/店铺和支付账户解除连接/)).toBeTruthy()
    expect(screen.getByText('没有未了结的事项。')).toBeTruthy()
    expect(screen.getByText(/您的账户和随之关闭的公司的资料/)).toBeTruthy()
    expect(screen.queryByText(/公司继续使用/)).toBeNull()
  })

  it('also lists open items along with obstacles', async () => {
    await open({ obstacles: ['lastReachable'], is_kept: true, companies: [lantern] })
    expect(await screen.findByText(/其他管理员都联系不到/)).toBeTruthy()
    expect(screen.getByText('未还款项')).toBeTruthy()
  })

  it('shows which data are kept by law, and until when', async () => {
    await open({ obstacles: [], is_kept: true })
    expect(await screen.findByText(/法律要求我们保留这些记录.*2033年11月2日/)).toBeTruthy()
  })

  it('ends the session in the browser after the closure', async () => {
    server.answer(closeAccount, {
      is_closed: true,
      obstacles: [],
      is_kept: false,
      erase_at: '2026-11-16T01:00:00.000Z',
    })
    const user = await open({ obstacles: [], is_kept: false })
    await confirm(user)
    await waitFor(() => expect(sessionStore.get()).toBeNull())
    expect(server.callsOf(closeAccount)).toHaveLength(1)
  })

  it('shows new obstacles', async () => {
    server.answer(closeAccount, {
      is_closed: false,
      obstacles: ['moneyOpen'],
      is_kept: false,
      erase_at: null,
    })
    const user = await open({ obstacles: [], is_kept: false })
    await screen.findByText(/注销后账户立即停止使用/)
    server.answer(lookAtClosing, {
      obstacles: ['moneyOpen'],
      is_kept: true,
      companies: [],
      erase_at: '2033-11-02T01:00:00.000Z',
    })
    await confirm(user)
    expect(await screen.findByText(/还有未还清、暂存或处理中的款项/)).toBeTruthy()
    expect(sessionStore.get()).not.toBeNull()
  })
})
