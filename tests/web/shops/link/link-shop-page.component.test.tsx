import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { Component as LinkShopPage } from '../../../../web/features/shops/link/link-shop-page.tsx'
import type { LinkedShop } from '../../../../web/features/shops/linked-shop.ts'
import type { ShopPlatform } from '../../../../web/features/shops/shops-queries.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { aShop } from '../../home/seller-state-builders.ts'

const { listLinkedShops, listShopPlatforms, createOauthUrl } = shopsEndpoints

const aPlatform = (id: string, platform: string, change: Partial<ShopPlatform> = {}): ShopPlatform => ({
  id,
  platform,
  partner_abbr: id,
  action: 'oauth',
  is_callback: true,
  icon: id,
  sites: null,
  ...change,
})

const platforms = [
  aPlatform('harbor-market', 'Harbor Market'),
  aPlatform('shopify', 'Shopify', { action: 'domain' }),
  aPlatform('amazon', 'Amazon', { sites: ['US', 'CA', 'GB', 'DE', 'JP'] }),
]

beforeEach(() => {
  loginSeller()
  server.answer(listShopPlatforms, platforms)
})

const anEstimate = {
  status: 'estimated',
  reason: null,
  currency: 'GBP',
  limit: '396000.00',
  net_sales: '8209930.48',
  start: '1128152.76',
  factors: [],
  conversions: [],
  open: ['kyc', 'application', 'signature'],
} as const satisfies ResponseOf<typeof creditEndpoints.getCreditEstimate>

const link = (...shop: LinkedShop[]) => server.answer(listLinkedShops, { psp: [], shop })

const wizard = '/credit/hook/shops/link'
const renderWizard = (query = '') => renderScreen(<LinkShopPage />, { at: wizard + query })
const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const bodiesSent = () => server.callsOf(createOauthUrl).map(({ body }) => body)

describe('the choice of a platform', () => {
  it('offers each, and says what it asks for', async () => {
    const { user, place } = renderWizard()
    await titled('您在哪个平台开店？')
    expect(screen.getByRole('link', { name: /Amazon.*5 个站点/ })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: /Shopify.*需要店铺域名/ }))
    expect(place()).toBe(`${wizard}?platform=shopify`)
    await titled('连接 Shopify 店铺')
  })

  it('says where there is none', async () => {
    server.answer(listShopPlatforms, [])
    renderWizard()
    expect(await screen.findByText(/目前没有可以连接的平台/)).toBeTruthy()
  })

  it('stands in for a platform that cannot be linked', async () => {
    renderWizard('?platform=closed-down')
    expect(await screen.findByText('这个平台目前不能连接，请换一个。')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Harbor Market/ })).toBeTruthy()
  })

  it('can be tried again when it did not come', async () => {
    server.breakOff(listShopPlatforms)
    const { user } = renderWizard()
    await screen.findByRole('alert')
    server.answer(listShopPlatforms, platforms)
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await titled('您在哪个平台开店？')).toBeTruthy()
  })
})

describe('the way to a platform', () => {
  it('leads through what is read and what never, and once', async () => {
    server.hold(createOauthUrl)
    const { user } = renderWizard('?platform=harbor-market')
    const go = await screen.findByRole('button', { name: '去 Harbor Market 授权' })
    expect(screen.getByText('读取买家的姓名、地址或电话')).toBeTruthy()
    await user.dblClick(go)
    expect(go).toHaveProperty('disabled', true)
    expect(bodiesSent()).toEqual([{ platform_id: 'harbor-market', return_to: wizard }])
  })

  it('can be tried again when the server was not reached', async () => {
    server.breakOff(createOauthUrl)
    const { user } = renderWizard('?platform=harbor-market')
    const go = await screen.findByRole('button', { name: '去 Harbor Market 授权' })
    await user.click(go)
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((each) => each.textContent?.includes('没有连上服务器'))).toBe(
        true,
      ),
    )
    expect(go).toHaveProperty('disabled', false)
  })
})

describe('the site of a shop', () => {
  it('has to be chosen', async () => {
    const { user } = renderWizard('?platform=amazon')
    await user.click(await screen.findByRole('button', { name: '去 Amazon 授权' }))
    expect(screen.getByText('请选择店铺所在的站点')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜索站点' }))
    expect(bodiesSent()).toEqual([])
  })

  it('is found by a word, chosen, changed and sent', async () => {
    server.hold(createOauthUrl)
    const { user } = renderWizard('?platform=amazon')
    expect(within(await screen.findByRole('group', { name: '欧洲' })).getAllByRole('button')).toHaveLength(2)
    await user.type(screen.getByRole('searchbox'), 'germ')
    expect(screen.queryByRole('group', { name: '亚太' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /德国/ }))
    expect(screen.getByText('已选站点：德国')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: '换一个站点' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), '日本{Enter}')
    expect(document.activeElement, 'the focus is not lost').toBe(
      screen.getByRole('button', { name: '换一个站点' }),
    )
    await user.click(screen.getByRole('button', { name: '去 Amazon 授权' }))
    expect(bodiesSent()).toEqual([{ platform_id: 'amazon', site: 'JP', return_to: wizard }])
  })

  it('says what was not found', async () => {
    const { user } = renderWizard('?platform=amazon')
    await user.type(await screen.findByRole('searchbox'), '火星')
    expect(screen.getByText(/没有找到“火星”/)).toBeTruthy()
  })

  it('is still chosen after a reload', async () => {
    const first = renderWizard('?platform=amazon')
    await first.user.click(await screen.findByRole('button', { name: /英国/ }))
    first.unmount()
    renderWizard('?platform=amazon')
    expect(await screen.findByText('已选站点：英国')).toBeTruthy()
  })
})

describe('the domain of a shop', () => {
  it('has to be given', async () => {
    const { user } = renderWizard('?platform=shopify')
    await user.click(await screen.findByRole('button', { name: '去 Shopify 授权' }))
    expect(screen.getByText('请填写店铺域名')).toBeTruthy()
    expect(bodiesSent()).toEqual([])
  })

  it('is read as it is typed or pasted, shown as it was read, and sent', async () => {
    server.hold(createOauthUrl)
    const { user, fill } = renderWizard('?platform=shopify')
    const domain = await screen.findByRole('textbox', { name: '店铺域名' })
    await fill(domain, ' https://admin.shopify.com/store/Harbour-Gift/orders ')
    expect(screen.getByText('将要连接：harbour-gift.myshopify.com')).toBeTruthy()
    await user.tab()
    expect(domain).toHaveProperty('value', 'harbour-gift.myshopify.com')
    await user.click(screen.getByRole('button', { name: '去 Shopify 授权' }))
    expect(bodiesSent()).toEqual([
      { platform_id: 'shopify', domain: 'harbour-gift.myshopify.com', return_to: wizard },
    ])
  })

  it('is told to be none as soon as it is left, and stays as it was typed', async () => {
    const { user, fill } = renderWizard('?platform=shopify')
    const domain = await screen.findByRole('textbox', { name: '店铺域名' })
    await fill(domain, 'www.harbour-gift.example')
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText(/认不出这个域名。请填 Shopify 分配的域名/)).toBeTruthy()
    expect(domain).toHaveProperty('value', 'www.harbour-gift.example')
    await user.click(screen.getByRole('button', { name: '去 Shopify 授权' }))
    expect(bodiesSent()).toEqual([])
  })

  it('is told to be none where the server finds it so', async () => {
    server.refuse(createOauthUrl, 'invalidInput', { errors: [{ field: 'body.domain', rule: 'invalid' }] })
    const { user, fill } = renderWizard('?platform=shopify')
    await fill(await screen.findByRole('textbox', { name: '店铺域名' }), 'harbour-gift')
    await user.click(screen.getByRole('button', { name: '去 Shopify 授权' }))
    expect(await screen.findByText(/认不出这个域名/)).toBeTruthy()
  })
})

describe('a shop that was just linked', () => {
  const reading = aShop({
    import: { ...aShop().import, status: 'importing', orders: 1200, read_to: '2026-02-12', percent: 24 },
  })

  beforeEach(() => {
    server.answer(creditEndpoints.getCreditEstimate, anEstimate)
    server.answer(companiesEndpoints.getCompanyProfile, {
      companyId: 'company-1',
      id: 'company-1',
      registerNameEn: null,
      registerNameCn: null,
      kycStatus: 'draft',
      isDefault: true,
      kyc_id: null,
    })
  })

  it('is read on the page, with its progress, until all is there', async () => {
    link(reading)
    renderWizard('?shop=shop-1')
    await titled('正在读取 Harbor Gift Co. UK 的订单')
    expect(screen.getByRole('progressbar')).toBeTruthy()
    link(aShop())
    await titled('Harbor Gift Co. UK 的订单已全部读取')
    expect(screen.getByText('21,391')).toBeTruthy()
    expect((await screen.findByText('预估额度')).closest('section')?.textContent).toContain('396,000.00')
    expect(screen.getByText('签署融资协议')).toBeTruthy()
    expect((await screen.findByRole('link', { name: '下一步：认证公司' })).getAttribute('href')).toBe(
      '/company',
    )
  })

  it('says so where it has no orders', async () => {
    const { import: read } = aShop()
    link(
      aShop({
        import: { ...read, orders: 0, sales: '0.00', refunds: '0.00', first_date: null, last_date: null },
      }),
    )
    renderWizard('?shop=shop-1')
    expect(await titled('Harbor Gift Co. UK 已连接，还没有订单')).toBeTruthy()
  })

  it('can be authorised again where reading broke off', async () => {
    link(aShop({ import: { ...aShop().import, status: 'failed' } }))
    const { user, place } = renderWizard('?shop=shop-1')
    await titled('Harbor Gift Co. UK 的订单没能全部读取')
    await user.click(screen.getByRole('link', { name: '重新授权' }))
    expect(place()).toBe(`${wizard}?platform=harbor-market`)
  })

  it('may be gone', async () => {
    link()
    renderWizard('?shop=shop-1')
    expect(await titled('找不到这家店铺')).toBeTruthy()
  })
})
