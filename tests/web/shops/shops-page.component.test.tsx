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

const { listLinkedShops, listShopPlatforms, createOauthUrl } = shopsEndpoints
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

  it('begins with linking one where there is none', async () => {
    link()
    server.hold(createOauthUrl)
    const { user } = renderShops()
    await titled('先连接一家店铺')
    const go = await screen.findByRole('button', { name: '去 Harbor Market 授权' })
    expect(screen.getByRole('radio', { name: /Harbor Market/ })).toHaveProperty('checked', true)
    expect(screen.getByText('读取买家的姓名、地址或电话')).toBeTruthy()
    await user.click(go)
    await waitFor(() => expect(go).toHaveProperty('disabled', true))
    expect(server.callsOf(createOauthUrl).map(({ body }) => body)).toEqual([
      { platform_id: 'harbor-market', return_to: '/credit/hook/shops' },
    ])
  })

  it('says when the platform cannot be reached for a link, and lets it be tried again', async () => {
    link()
    server.breakOff(createOauthUrl)
    const { user } = renderShops()
    const go = await screen.findByRole('button', { name: '去 Harbor Market 授权' })
    await user.click(go)
    expect((await screen.findByRole('alert')).textContent).toContain('没有连上服务器')
    expect(go).toHaveProperty('disabled', false)
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
    link({ ...reading, import: { ...reading.import, status: 'importing', orders: 1200 } })
    renderShops()
    expect(await screen.findByText('正在读取订单')).toBeTruthy()
    expect(screen.getByText('1,200 笔订单')).toBeTruthy()
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
    { how: 'expired', shop: aShop({ status: 'expired' }), title: '授权已过期，读不到新订单了' },
    {
      how: 'not read to the end',
      shop: aShop({ import: { ...aShop().import, status: 'failed' } }),
      title: '订单没能全部读完',
    },
  ])('lets a shop that is $how be linked again', async ({ shop, title }) => {
    link(shop)
    const { user } = renderShops()
    expect(await screen.findByText(title)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '重新授权' }))
    const dialog = within(screen.getByRole('dialog', { name: '连接店铺' }))
    expect(dialog.getByRole('button', { name: '去 Harbor Market 授权' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '重新授权' }))
  })
})
