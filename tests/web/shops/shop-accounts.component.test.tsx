import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { ShopAccounts } from '../../../web/features/shops/logins/shop-accounts.tsx'
import type { ShopAccount } from '../../../web/features/shops/logins/shop-accounts-queries.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aPlatform } from './platform-builder.ts'

const { searchShopAccounts, addShopAccount, editShopAccount, deleteShopAccounts, revealShopPassword } =
  shopsEndpoints

const platforms = [aPlatform('shopify', 'Shopify'), aPlatform('ebay', 'eBay')]

const anAccount = (change: Partial<ShopAccount> = {}): ShopAccount => ({
  id: 'account-1',
  platform: 'shopify',
  login: 'mei@harbour-gift.example',
  login_url: 'https://admin.shopify.com/',
  status: 'active',
  updated_at: '2026-11-21T02:00:00.000Z',
  version: 3,
  ...change,
})

const list = (...records: ShopAccount[]) => server.answer(searchShopAccounts, { records })
const bodiesOf = (endpoint: Parameters<typeof server.callsOf>[0]) =>
  server.callsOf(endpoint).map(({ body }) => body)
const renderAccounts = () =>
  renderScreen(<ShopAccounts platforms={platforms} />, { at: '/credit/hook/shops?tab=logins' })
const press = (name: string) => screen.findByRole('button', { name })
const theDialog = () => within(screen.getByRole('dialog'))

beforeEach(() => loginSeller())

describe('the list', () => {
  it('shows each account except for its password', async () => {
    list(anAccount(), anAccount({ id: 'account-2', login: '13800138000', status: 'inactive' }))
    renderAccounts()
    const row = within((await screen.findByText('mei@harbour-gift.example')).closest('li') ?? document.body)
    expect(row.getByText('使用中')).toBeTruthy()
    expect(row.getByRole('link', { name: '打开登录页面' }).getAttribute('rel')).toContain('noopener')
    expect(screen.getByText('13800138000')).toBeTruthy()
  })

  it('is filtered by status, with an empty state', async () => {
    list(anAccount(), anAccount({ id: 'account-2', login: '13800138000' }))
    const { user } = renderAccounts()
    const status = await screen.findByRole('combobox', { name: '状态' })
    list()
    await user.selectOptions(status, '已停用')
    expect(await screen.findByText('没有符合条件的店铺账号')).toBeTruthy()
    expect(bodiesOf(searchShopAccounts).at(-1)).toEqual({ status: 'inactive' })
  })

  it('can be reloaded after a failure', async () => {
    server.refuse(searchShopAccounts, 'internalError')
    const { user } = renderAccounts()
    await screen.findByRole('alert')
    list(anAccount())
    await user.click(await press('再试一次'))
    expect(await screen.findByText('mei@harbour-gift.example')).toBeTruthy()
  })
})

describe('adding an account', () => {
  it('reports missing or wrong fields before sending anything', async () => {
    list()
    const { user, fill } = renderAccounts()
    await user.click(await press('添加店铺账号'))
    const dialog = theDialog()
    await user.selectOptions(dialog.getByLabelText('平台'), 'eBay')
    await fill(dialog.getByLabelText('登录网址'), 'javascript:alert(1)')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(dialog.getByText('填得不对，请检查。')).toBeTruthy()
    expect(dialog.getAllByText('请填写这一项。')).toHaveLength(2)
    expect(document.activeElement).toBe(dialog.getByLabelText('登录网址'))
    expect(bodiesOf(addShopAccount)).toEqual([])
  })

  it('accepts a URL without its scheme, and closes once saved', async () => {
    list()
    server.answer(addShopAccount, anAccount())
    const { user, fill } = renderAccounts()
    await user.click(await press('添加店铺账号'))
    const dialog = theDialog()
    await user.selectOptions(dialog.getByLabelText('平台'), 'Shopify')
    await fill(dialog.getByLabelText('登录网址'), 'admin.shopify.com')
    await fill(dialog.getByLabelText('登录名'), 'mei@harbour-gift.example')
    await fill(dialog.getByLabelText('密码'), ' with spaces ')
    list(anAccount())
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('mei@harbour-gift.example')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bodiesOf(addShopAccount)).toEqual([
      {
        platform_id: 'shopify',
        login: 'mei@harbour-gift.example',
        password: ' with spaces ',
        login_url: 'https://admin.shopify.com',
        status: 'active',
      },
    ])
  })

  it('reports an existing login at its field', async () => {
    list()
    server.refuse(addShopAccount, 'alreadyExists', { errors: [{ field: 'body.login', rule: 'invalid' }] })
    const { user, fill } = renderAccounts()
    await user.click(await press('添加店铺账号'))
    const dialog = theDialog()
    await user.selectOptions(dialog.getByLabelText('平台'), 'Shopify')
    await fill(dialog.getByLabelText('登录网址'), 'https://admin.shopify.com')
    await fill(dialog.getByLabelText('登录名'), 'mei')
    await fill(dialog.getByLabelText('密码'), 'secret')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await dialog.findByText('这个登录名在该网址下已经登记过。')).toBeTruthy()
    expect(dialog.getByLabelText('密码')).toHaveProperty('value', 'secret')
  })
})

it('keeps the password if an account is changed without one', async () => {
  list(anAccount())
  server.answer(editShopAccount, anAccount({ login: 'lin' }))
  const { user, fill } = renderAccounts()
  await user.click(await press('编辑'))
  const dialog = theDialog()
  await fill(dialog.getByLabelText('登录名'), 'lin')
  await user.selectOptions(dialog.getByLabelText('状态'), '已停用')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodiesOf(editShopAccount)).toEqual([
    {
      id: 'account-1',
      version: 3,
      platform_id: 'shopify',
      login: 'lin',
      login_url: 'https://admin.shopify.com/',
      status: 'inactive',
    },
  ])
})

it('deletes an account permanently after a confirmation', async () => {
  list(anAccount())
  server.answer(deleteShopAccounts, null)
  const { user } = renderAccounts()
  await user.click(await press('删除'))
  list()
  await user.click(theDialog().getByRole('button', { name: '永久删除' }))
  expect(await screen.findByText('还没有店铺账号')).toBeTruthy()
  expect(bodiesOf(deleteShopAccounts)).toEqual([{ ids: ['account-1'] }])
})

const reveal = async () => {
  const { user } = renderAccounts()
  await user.click(await press('查看密码'))
  await user.click(theDialog().getByRole('button', { name: '确认查看' }))
}

describe('the password of an account', () => {
  it('is shown after a confirmation', async () => {
    list(anAccount())
    server.answer(revealShopPassword, { password: 'Quay-light-2026!x' })
    await reveal()
    expect(await theDialog().findByText('Quay-light-2026!x')).toBeTruthy()
    expect(bodiesOf(revealShopPassword)).toEqual([{ id: 'account-1' }])
  })

  it('is hidden again after thirty seconds, and then requested again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    list(anAccount())
    server.answer(revealShopPassword, { password: 'Quay-light-2026!x' })
    await reveal()
    await theDialog().findByText('Quay-light-2026!x')
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(theDialog().getByText('Quay-light-2026!x')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(theDialog().queryByText('Quay-light-2026!x')).toBeNull()
    expect(theDialog().getByText('密码已隐藏。')).toBeTruthy()
    expect(theDialog().getByRole('button', { name: '确认查看' })).toBeTruthy()
  })

  it('is not shown if it is refused', async () => {
    list(anAccount())
    server.refuse(revealShopPassword, 'notFound')
    await reveal()
    expect(await theDialog().findByRole('alert')).toBeTruthy()
    expect(theDialog().queryByText('店铺密码')).toBeNull()
  })
})
