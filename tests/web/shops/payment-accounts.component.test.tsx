import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { LinkedShop, PaymentAccount } from '../../../web/features/shops/linked-shop.ts'
import { PaymentAccounts } from '../../../web/features/shops/payments/payment-accounts.tsx'
import { UnlinkedMarketplacesNotice } from '../../../web/features/shops/payments/unlinked-marketplaces-notice.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aFacility, aShop } from '../pages/home/seller-state-builders.ts'
import { aPaymentAccount } from './payment-account-builder.ts'

const {
  listPaymentGateways,
  createOauthUrl,
  syncPaymentAccount,
  previewAccountUnlinking,
  unlinkPaymentAccount,
  dismissDeposits,
  listLinkedShops,
} = shopsEndpoints

const aGateway = (platform: string, action: 'oauth' | 'redirect' = 'oauth') => ({
  id: platform.toLowerCase(),
  platform,
  other_names: platform === 'Airwallex' ? ['空中云汇', '空中雲匯'] : [],
  partner_abbr: platform,
  action,
  is_callback: action === 'oauth',
  icon: platform.toLowerCase(),
  reads: ['balances' as const],
  never_reads: ['moveMoney' as const],
})
const gateways = ['PayPal', 'Stripe'].map((platform) => aGateway(platform))

beforeEach(() => {
  loginSeller()
  server.answer(creditEndpoints.getFacilitySummary, null)
  server.answer(listPaymentGateways, gateways)
})

const renderAccounts = (psp: PaymentAccount[], shop: LinkedShop[] = []) =>
  renderScreen(<PaymentAccounts linked={{ psp, shop }} />, { at: '/credit/hook/shops?tab=payments' })

it('links to each platform without an account', async () => {
  server.hold(createOauthUrl)
  const { user } = renderAccounts([])
  expect(screen.getByText('还没有支付账户')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '连接 Stripe' }))
  await waitFor(() =>
    expect(server.callsOf(createOauthUrl).map(({ body }) => body)).toEqual([
      { platform_id: 'stripe', return_to: '/credit/hook/shops' },
    ]),
  )
})

it('names, before the first is linked, what can be drawn now and the balance that keeps it (N2)', async () => {
  const facility = aFacility({ currency: 'GBP', facility_limit: '346000.00', available_funding: '346000.00' })
  server.answer(creditEndpoints.getFacilitySummary, facility)
  renderAccounts([])
  const notice = (await screen.findByText(/目前可提取/)).closest('[role=status]')
  const text = notice?.textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain('目前可提取 GBP 346,000.00')
  expect(text).toContain('余额达到 GBP 432,500.00，可提取的金额不变')
})

it('finds a platform by its Chinese name, where there are several', async () => {
  server.answer(
    listPaymentGateways,
    ['PayPal', 'Stripe', 'Airwallex', 'Payoneer'].map((platform) => aGateway(platform)),
  )
  const { user } = renderAccounts([])
  const search = await screen.findByRole('searchbox', { name: '搜索平台' })
  await user.type(search, '云汇')
  expect(screen.getByRole('button', { name: '连接 Airwallex' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '连接 PayPal' })).toBeNull()
  await user.clear(search)
  await user.type(search, '不存在')
  expect(screen.getByText(/没有找到“不存在”/)).toBeTruthy()
})

it('leads to the upload of a platform that cannot be linked', async () => {
  server.answer(
    listPaymentGateways,
    ['PayPal', 'Stripe', 'Airwallex', 'WorldFirst'].map((platform) => aGateway(platform)),
  )
  const { user } = renderAccounts([])
  await user.type(await screen.findByRole('searchbox', { name: '搜索平台' }), '派安盈')
  expect(screen.queryByText(/没有找到/)).toBeNull()
  expect(screen.getByRole('link', { name: /^Payoneer 目前不能在线连接/ }).getAttribute('href')).toBe(
    '/credit/hook/shops?tab=uploads&platform=Payoneer',
  )
})

it('leads to a platform with a page of its own without a button, and refetches the list when asked', async () => {
  server.answer(listPaymentGateways, [...gateways, aGateway('Payoneer', 'redirect')])
  const { user } = renderAccounts([])
  expect(await screen.findByText('Payoneer 的账户须在 Payoneer 网站发起连接')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '连接 Payoneer' })).toBeNull()
  server.answer(listPaymentGateways, [...gateways, aGateway('Airwallex')])
  await user.click(screen.getByRole('button', { name: '刷新平台列表' }))
  expect(await screen.findByRole('button', { name: '连接 Airwallex' })).toBeTruthy()
  expect(server.callsOf(listPaymentGateways)).toHaveLength(2)
})

it('shows an account’s owner and balance, and that it counts', async () => {
  renderAccounts([aPaymentAccount()], [aShop({ psp: { id: 'paypal-1', platform: 'paypal' } })])
  const card = within(screen.getByRole('region', { name: 'PayPal z•••@example.com' }))
  expect(card.getByText('计入可提取额度')).toBeTruthy()
  expect(card.getByText('Harbour Gift Trading Limited')).toBeTruthy()
  expect(card.getByText('香港')).toBeTruthy()
  expect(card.getByText('Harbor Gift Co. UK')).toBeTruthy()
  expect(card.getByText(/^截至 2026年11月21日/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: '连接 PayPal' })).toBeTruthy()
})

it.each([
  {
    why: 'its holder is another',
    change: { counts: false, relation_type: null },
    says: /账户的注册名称和公司名称不一致/,
  },
  {
    why: 'it was not read yet',
    change: { counts: false, balances: [] },
    says: /还没有读到余额，读到后自动计入/,
  },
])('shows why an account does not count: $why', ({ change, says }) => {
  renderAccounts([aPaymentAccount(change)])
  expect(screen.getByText(says)).toBeTruthy()
})

it('can be authorised again after its consent has ended, without a balance until then', async () => {
  server.hold(createOauthUrl)
  const { user } = renderAccounts([
    aPaymentAccount({ status: 'expired', authorised: false, counts: false, balances: [] }),
  ])
  expect(screen.getByText('授权已到期，读不到余额了')).toBeTruthy()
  expect(screen.queryByText('未提现余额')).toBeNull()
  await user.click(await screen.findByRole('button', { name: '重新授权' }))
  await waitFor(() =>
    expect(server.callsOf(createOauthUrl)[0]?.body).toMatchObject({ platform_id: 'paypal' }),
  )
})

it('is refreshed on request, or shows why not', async () => {
  server.refuse(syncPaymentAccount, 'tooManyRequests')
  const { user } = renderAccounts([aPaymentAccount()])
  const sync = await screen.findByRole('button', { name: '立即更新' })
  await user.click(sync)
  await waitFor(() => expect(server.callsOf(syncPaymentAccount)).toHaveLength(1))
  await waitFor(() => expect(sync).toHaveProperty('disabled', false))
  server.answer(syncPaymentAccount, aPaymentAccount())
  await user.click(sync)
  await waitFor(() => expect(server.callsOf(syncPaymentAccount)).toHaveLength(2))
  expect(server.callsOf(syncPaymentAccount)[1]?.body).toEqual({ psp_id: 'paypal-1' })
})

it('refers to the platform’s own page for an account linked there', async () => {
  renderAccounts([aPaymentAccount({ platform: 'harbor-pay', platform_name: 'Harbor Pay' })])
  await screen.findByRole('button', { name: '连接 PayPal' })
  expect(screen.queryByRole('button', { name: '立即更新' })).toBeNull()
})

const limitOf = (available_after: string) => ({
  product_code: 'small_shop_financing' as const,
  currency: 'GBP' as const,
  available_now: '102885.84',
  available_after,
})

it('is unlinked after a preview of what can be drawn', async () => {
  server.answer(previewAccountUnlinking, { obstacle: null, limits: [limitOf('346000.00')] })
  server.answer(unlinkPaymentAccount, null)
  const { user } = renderAccounts([aPaymentAccount()])
  await user.click(await screen.findByRole('button', { name: '取消连接' }))
  const dialog = within(await screen.findByRole('dialog', { name: '取消连接 PayPal z•••@example.com？' }))
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toMatch(/102,885\.84.*346,000\.00/))
  expect(server.callsOf(unlinkPaymentAccount)).toEqual([])
  await user.click(dialog.getByRole('button', { name: '取消连接' }))
  await waitFor(() =>
    expect(server.callsOf(unlinkPaymentAccount).map(({ body }) => body)).toEqual([{ psp_id: 'paypal-1' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('stays linked, with the reason, while something is drawn against its balance', async () => {
  server.answer(previewAccountUnlinking, { obstacle: 'accountBoundsDebt', limits: [limitOf('346000.00')] })
  const { user } = renderAccounts([aPaymentAccount()])
  await user.click(await screen.findByRole('button', { name: '取消连接' }))
  expect(await screen.findByText(/还清后才能取消连接/)).toBeTruthy()
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: '取消连接' })).toBeNull()
})

it('shows why unlinking failed, and stays open', async () => {
  server.answer(previewAccountUnlinking, { obstacle: null, limits: [] })
  server.refuse(unlinkPaymentAccount, 'beingProcessed')
  const { user } = renderAccounts([aPaymentAccount()])
  await user.click(await screen.findByRole('button', { name: '取消连接' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: '取消连接' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
})

it('shows a marketplace that pays into an account without a linked shop, until it is dismissed', async () => {
  const deposit = {
    psp_id: 'paypal-1',
    marketplace: 'amazon' as const,
    name: 'Amazon',
    platform_id: 'amazon',
    deposits: 3,
    last_at: '2026-11-15T06:00:00.000Z',
    sums: [{ currency: 'GBP' as const, amount: '1234.50' }],
  }
  server.answer(dismissDeposits, null)
  server.answer(listLinkedShops, { psp: [], shop: [] })
  const { user } = renderScreen(
    <PaymentAccounts
      linked={{
        psp: [aPaymentAccount(), aPaymentAccount({ id: 'paypal-2', account_number: '•••• 2' })],
        shop: [],
        unlinked: [deposit],
      }}
    />,
    { at: '/credit/hook/shops?tab=payments' },
  )
  const card = within(await screen.findByLabelText('PayPal z•••@example.com'))
  expect(screen.getAllByText('Amazon 店铺还没有连接')).toHaveLength(1)
  expect(card.getByText(/近期收到 Amazon 的 3 笔款项，共 .*1,234\.50/)).toBeTruthy()
  expect(card.getByRole('link', { name: '连接 Amazon 店铺' }).getAttribute('href')).toBe(
    '/credit/hook/shops/link?platform=amazon',
  )
  await user.click(card.getByRole('button', { name: '不再提示' }))
  await waitFor(() =>
    expect(server.callsOf(dismissDeposits).map(({ body }) => body)).toEqual([
      { psp_id: 'paypal-1', marketplace: 'amazon' },
    ]),
  )
})

const aDeposit = (marketplace: 'amazon' | 'temu', name: string) => ({
  psp_id: 'paypal-1',
  marketplace,
  name,
  platform_id: null,
  deposits: 3,
  last_at: '2026-11-15T06:00:00.000Z',
  sums: [{ currency: 'GBP' as const, amount: '1234.50' }],
})

it('reminds on the home of all marketplaces without a linked shop at once, until that is dismissed', async () => {
  const unlinked = [aDeposit('amazon', 'Amazon'), aDeposit('temu', 'Temu')]
  server.answer(listLinkedShops, { psp: [], shop: [], unlinked })
  server.answer(dismissDeposits, null)
  const { user } = renderScreen(<UnlinkedMarketplacesNotice />, { at: '/credit/hook/home' })
  expect(await screen.findByText(/近期收到 Amazon、Temu 的货款/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '连接这些店铺' }).getAttribute('href')).toBe(
    '/credit/hook/shops/link',
  )
  server.answer(listLinkedShops, { psp: [], shop: [] })
  await user.click(screen.getByRole('button', { name: '不再提示' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(server.callsOf(dismissDeposits).map(({ body }) => body)).toEqual([
    { psp_id: 'paypal-1', marketplace: 'amazon' },
    { psp_id: 'paypal-1', marketplace: 'temu' },
  ])
})
