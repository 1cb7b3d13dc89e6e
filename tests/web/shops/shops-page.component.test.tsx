import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import type { LinkedShop } from '../../../web/features/shops/linked-shop.ts'
import { Component as ShopsPage } from '../../../web/features/shops/shops-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aShop } from '../home/seller-state-builders.ts'

const { listLinkedShops, listShopPlatforms } = shopsEndpoints
const { getCompanyProfile } = companiesEndpoints

const platforms = [
  {
    id: 'harbor-market',
    platform: 'Harbor Market',
    partner_abbr: 'HM',
    action: 'oauth',
    is_callback: true,
    icon: 'harbor-market',
    sites: null,
  },
] as const satisfies ResponseOf<typeof shopsEndpoints.listShopPlatforms>

const company = (kycStatus: ResponseOf<typeof getCompanyProfile>['kycStatus']) => ({
  companyId: 'company-1',
  id: 'company-1',
  registerNameEn: null,
  registerNameCn: null,
  kycStatus,
  isDefault: true,
  kyc_id: null,
})

const link = (...shop: LinkedShop[]) => server.answer(listLinkedShops, { psp: [], shop })

beforeEach(() => {
  loginSeller()
  server.answer(listShopPlatforms, [...platforms])
  server.answer(getCompanyProfile, company('draft'))
})

const renderShops = () => renderScreen(<ShopsPage />, { at: '/credit/hook/shops' })
const titled = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the list of shops', () => {
  it('says that it is on its way', async () => {
    server.hold(listLinkedShops)
    renderShops()
    expect(screen.getByRole('status', { busy: true }).textContent).toContain('正在载入')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await waitFor(() => expect(server.callsOf(listShopPlatforms)).toHaveLength(1))
  })

  it('begins with the choice of a platform where there is none', async () => {
    link()
    const { user, place } = renderShops()
    await titled('先连接一家店铺')
    await user.click(await screen.findByRole('link', { name: /Harbor Market/ }))
    expect(place()).toBe('/credit/hook/shops/link?platform=harbor-market')
  })

  it('says what happened when it did not come, and tries again', async () => {
    server.refuse(listLinkedShops, 'internalError', { requestId: 'request-7' })
    const { user } = renderShops()
    expect((await screen.findByRole('alert')).textContent).toContain('联系客服时请提供编号：request-7')
    link(aShop())
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await titled('我的店铺')).toBeTruthy()
  })

  it('tells of each shop what it sold, and of all together where there are several', async () => {
    link(aShop(), aShop({ id: 'shop-2', name: 'Harbor Gift Co. IE', shop_id: 'harbor-gift-ie' }))
    renderShops()
    const first = within(await screen.findByRole('region', { name: 'Harbor Gift Co. UK' }))
    expect(first.getByText(/Harbor Market · harbor-gift-uk/)).toBeTruthy()
    expect(first.getByText('21,391')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Harbor Gift Co. IE' })).toBeTruthy()
    expect(screen.getByText('全部店铺净销售额')).toBeTruthy()
  })

  it('tells how far an import is, and follows it by itself', async () => {
    const reading = aShop()
    link({
      ...reading,
      import: { ...reading.import, status: 'importing', orders: 1200, read_to: '2026-02-12', percent: 24 },
    })
    renderShops()
    const bar = await screen.findByRole('progressbar', { name: '正在读取订单' })
    expect(bar.getAttribute('aria-valuenow')).toBe('24')
    expect(screen.getByText(/^已读 93 天，共 [\d,]+ 天$/)).toBeTruthy()
    expect(screen.getByText('1,200 笔订单和退款')).toBeTruthy()
    expect(screen.queryByText('下一步：认证公司'), 'not before the orders are in').toBeNull()
    link(reading)
    expect(await screen.findByText('下一步：认证公司')).toBeTruthy()
    expect(screen.queryByText('正在读取订单')).toBeNull()
  })

  it('leads on to what comes next', async () => {
    link(aShop())
    const { user, place } = renderShops()
    await user.click(await screen.findByRole('link', { name: '去认证公司' }))
    expect(place()).toBe('/company')
  })

  it('leads back to the home when the company is with the lender', async () => {
    server.answer(getCompanyProfile, company('submitted'))
    link(aShop())
    renderShops()
    expect((await screen.findByRole('link', { name: '回首页继续' })).getAttribute('href')).toBe(
      '/credit/hook/home',
    )
  })

  it.each([
    {
      how: 'waits to be authorised',
      shop: aShop({ status: 'pending' }),
      title: '还没有授权',
      word: '待授权',
    },
    {
      how: 'was given up',
      shop: aShop({ status: 'unauthorized' }),
      title: '授权已取消，不再读取新订单',
      word: '授权已取消',
    },
    {
      how: 'has expired',
      shop: aShop({ status: 'expired' }),
      title: '授权已到期，读不到新订单了',
      word: '授权已到期',
    },
    {
      how: 'expires soon',
      shop: aShop({ expires_at: '2026-12-01T00:00:00.000Z', expiring_soon: true }),
      title: /^授权将于 .+ 到期$/,
      word: '即将到期',
    },
    {
      how: 'is not read to the end',
      shop: aShop({ import: { ...aShop().import, status: 'failed' } }),
      title: '订单没能全部读取',
      word: '读取失败',
    },
  ])('lets a shop that $how be authorised again', async ({ shop, title, word }) => {
    link(shop)
    const { user, place } = renderShops()
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(word)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: /授权$|^续期$/ }))
    expect(place()).toBe('/credit/hook/shops/link?platform=harbor-market')
  })

  it('asks nothing of a shop that is as it should be', async () => {
    link(aShop({ expires_at: '2027-11-21T00:00:00.000Z' }))
    renderShops()
    expect(await screen.findByText('已授权')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /授权$|^续期$/ })).toBeNull()
  })
})

const cards = () => screen.queryAllByRole('region').map((card) => card.getAttribute('aria-label'))

describe('several shops', () => {
  const ireland = aShop({
    id: 'shop-2',
    name: 'Harbor Gift Co. IE',
    shop_id: 'harbor-gift-ie',
    status: 'expired',
  })

  it('are found by a word, however it is typed', async () => {
    link(aShop(), ireland)
    const { fill, place } = renderShops()
    const search = await screen.findByRole('searchbox', { name: '搜索店铺名称或编号' })
    await fill(search, ' ｇｉｆｔ-IE ')
    expect(cards()).toContain('Harbor Gift Co. IE')
    expect(cards()).not.toContain('Harbor Gift Co. UK')
    expect(place()).toContain('search=')
  })

  it('are narrowed by how they stand, and shown all again', async () => {
    link(aShop(), ireland)
    const { user } = renderShops()
    await user.selectOptions(await screen.findByRole('combobox', { name: '状态' }), '授权已到期')
    expect(cards()).not.toContain('Harbor Gift Co. UK')
    await user.type(screen.getByRole('searchbox'), 'nothing like it')
    expect(await screen.findByText('没有符合条件的店铺')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    expect(cards()).toContain('Harbor Gift Co. UK')
    expect(cards()).toContain('Harbor Gift Co. IE')
  })
})
