import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { Component as LinkShopPage } from '../../../../web/features/shops/link/link-shop-page.tsx'
import type { LinkedShop } from '../../../../web/features/shops/linked-shop.ts'
import { companyProfile } from '../../../support/web/company-profile.ts'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'
import { aShop } from '../../pages/home/seller-state-builders.ts'
import { aPaymentAccount } from '../payment-account-builder.ts'
import { aPlatform } from '../platform-builder.ts'

const {
  listLinkedShops,
  listShopPlatforms,
  listPaymentPlatforms,
  addShops,
  createOauthUrl,
  linkShopsToPaymentAccount,
  searchShops,
} = shopsEndpoints

const platforms = [
  aPlatform('harbor-market', 'Harbor Market', { reads: ['orders'], never_reads: ['buyers'] }),
  aPlatform('shopify', 'Shopify', { action: 'domain' }),
  aPlatform('amazon', 'Amazon', {
    sites: ['US', 'CA', 'GB', 'DE', 'JP'],
    currencies_without_rates: ['AED', 'EGP', 'TWD'],
    sites_without_rates: [
      { site: 'AE', currency: 'AED' },
      { site: 'EG', currency: 'EGP' },
    ],
  }),
]

beforeEach(() => {
  loginSeller()
  server.answer(listShopPlatforms, platforms)
  // The industry is prefilled from another shop.
  server.answer(listLinkedShops, { psp: [], shop: [aShop({ industry: 'garden' })] })
  server.answer(addShops, { shops: [{ id: 'pending-1' }] })
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
/** The added shops, each followed by the request for its consent page. */
const announced = () => {
  expect(server.callsOf(createOauthUrl).map(({ body }) => body)).toEqual(
    server.callsOf(addShops).map(() => ({ shop_id: 'pending-1', return_to: wizard })),
  )
  return server.callsOf(addShops).map(({ body }) => body)
}
const withoutAccount = { industry: 'garden', auth_mode: 1 }

describe('the choice of a platform', () => {
  it('offers each platform with its requested access', async () => {
    const { user, place } = renderWizard()
    await titled('您在哪个平台开店？')
    expect(screen.getByRole('link', { name: /Amazon.*5 个站点/ })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: /Shopify.*需要店铺域名/ }))
    expect(place()).toBe(`${wizard}?platform=shopify`)
    await titled('连接 Shopify 店铺')
  })

  it('shows a message if there are none', async () => {
    server.answer(listShopPlatforms, [])
    renderWizard()
    expect(await screen.findByText(/目前没有可以连接的平台/)).toBeTruthy()
  })

  it('replaces a platform that cannot be linked', async () => {
    renderWizard('?platform=closed-down')
    expect(await screen.findByText('这个平台目前不能连接，请换一个。')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Harbor Market/ })).toBeTruthy()
  })

  it('can be retried after a failure', async () => {
    server.breakOff(listShopPlatforms)
    const { user } = renderWizard()
    await screen.findByRole('alert')
    server.answer(listShopPlatforms, platforms)
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await titled('您在哪个平台开店？')).toBeTruthy()
  })
})

describe('the choice of a platform', () => {
  it('shows what is read at each and what never, once it is asked for', async () => {
    server.answer(listShopPlatforms, [
      aPlatform('walmart', 'Walmart', { reads: ['openAdvance'], never_reads: ['messages'] }),
    ])
    const { user } = renderWizard()
    const summary = await screen.findByText('读取什么')
    expect(screen.queryByText('读取您和买家的聊天')).toBeNull()
    await user.click(summary)
    expect(await screen.findByText('读取您和买家的聊天')).toBeTruthy()
    expect(screen.getByText('平台预付给您、还没有还清的金额')).toBeTruthy()
    expect(screen.queryByText('读取买家的姓名、地址或电话')).toBeNull()
  })
})

describe('the step before a platform’s consent', () => {
  it('shows how far back a platform tells, before and after it is chosen', async () => {
    server.answer(listShopPlatforms, [...platforms, aPlatform('walmart', 'Walmart', { history_days: 180 })])
    const { user } = renderWizard()
    await user.click(await screen.findByRole('link', { name: /Walmart.*可读最近 180 天的订单/ }))
    expect(await screen.findByText(/Walmart 只提供最近 180 天的订单/)).toBeTruthy()
  })

  it('shows which data are read and which never, and continues once', async () => {
    server.hold(createOauthUrl)
    const { user } = renderWizard('?platform=harbor-market')
    const go = await screen.findByRole('button', { name: '去 Harbor Market 授权' })
    expect(screen.getByText('读取买家的姓名、地址或电话')).toBeTruthy()
    await user.dblClick(go)
    expect(go.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(server.callsOf(createOauthUrl)).toHaveLength(1))
    expect(announced()).toEqual([{ shops: [{ platform_id: 'harbor-market', ...withoutAccount }] }])
  })

  it('can be retried after a network error', async () => {
    server.breakOff(createOauthUrl)
    const { user } = renderWizard('?platform=harbor-market')
    const go = await screen.findByRole('button', { name: '去 Harbor Market 授权' })
    await user.click(go)
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((each) => each.textContent?.includes('没有连上服务器'))).toBe(
        true,
      ),
    )
    expect(go.hasAttribute('aria-disabled')).toBe(false)
  })
})

const siteRefusal = async () =>
  (await screen.findByText('这些站点暂时不能连接')).closest('[role=status]')?.textContent

describe('the site of a shop', () => {
  it('must be chosen', async () => {
    const { user } = renderWizard('?platform=amazon')
    await user.click(await screen.findByRole('button', { name: '去 Amazon 授权' }))
    expect(screen.getByText('请选择店铺所在的站点')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜索站点' }))
    expect(announced()).toEqual([])
  })

  it('is searched, chosen, changed and sent', async () => {
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
    await waitFor(() => expect(server.callsOf(createOauthUrl)).toHaveLength(1))
    expect(announced()).toEqual([{ shops: [{ platform_id: 'amazon', site: 'JP', ...withoutAccount }] }])
  })

  it('is refused at the choice where its currency has no published rate', async () => {
    const { user } = renderWizard('?platform=amazon')
    expect(await siteRefusal()).toMatch(
      /阿拉伯联合酋长国：以阿联酋迪拉姆销售.*埃及：以埃及镑销售.*欧洲中央银行不公布/,
    )
    await user.type(screen.getByRole('searchbox'), '埃及')
    expect(await siteRefusal()).not.toContain('迪拉姆')
    expect(screen.queryByText(/没有找到/)).toBeNull()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), '德国')
    expect(screen.queryByText('这些站点暂时不能连接')).toBeNull()
    expect(screen.getByText(/新台币.*暂时不能连接/)).toBeTruthy()
    expect(screen.getByText(/离岸人民币（CNH）.*按欧洲中央银行的人民币/)).toBeTruthy()
  })

  it('shows that nothing was found', async () => {
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
  it('is required', async () => {
    const { user } = renderWizard('?platform=shopify')
    await user.click(await screen.findByRole('button', { name: '去 Shopify 授权' }))
    expect(screen.getByText('请填写店铺域名')).toBeTruthy()
    expect(announced()).toEqual([])
  })

  it('is parsed when typed or pasted, shown as parsed, and sent', async () => {
    server.hold(createOauthUrl)
    const { user, fill } = renderWizard('?platform=shopify')
    const domain = await screen.findByRole('textbox', { name: '店铺域名' })
    await fill(domain, ' https://admin.shopify.com/store/Harbour-Gift/orders ')
    expect(screen.getByText('将要连接：harbour-gift.myshopify.com')).toBeTruthy()
    await user.tab()
    expect(domain).toHaveProperty('value', 'harbour-gift.myshopify.com')
    await user.click(screen.getByRole('button', { name: '去 Shopify 授权' }))
    await waitFor(() => expect(server.callsOf(createOauthUrl)).toHaveLength(1))
    expect(announced()).toEqual([
      { shops: [{ platform_id: 'shopify', domain: 'harbour-gift.myshopify.com', ...withoutAccount }] },
    ])
  })

  it('is reported as invalid on blur, and stays as typed', async () => {
    const { user, fill } = renderWizard('?platform=shopify')
    const domain = await screen.findByRole('textbox', { name: '店铺域名' })
    await fill(domain, 'www.harbour-gift.example')
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText(/认不出这个域名。请填 Shopify 分配的域名/)).toBeTruthy()
    expect(domain).toHaveProperty('value', 'www.harbour-gift.example')
    await user.click(screen.getByRole('button', { name: '去 Shopify 授权' }))
    expect(announced()).toEqual([])
  })

  it('is reported as invalid by the server', async () => {
    server.refuse(addShops, 'invalidInput', { errors: [{ field: 'body.shops.0.domain', rule: 'invalid' }] })
    const { user, fill } = renderWizard('?platform=shopify')
    await fill(await screen.findByRole('textbox', { name: '店铺域名' }), 'harbour-gift')
    await user.click(screen.getByRole('button', { name: '去 Shopify 授权' }))
    expect(await screen.findByText(/认不出这个域名/)).toBeTruthy()
  })
})

const go = () => screen.findByRole('button', { name: '去 Harbor Market 授权' })

describe('before the consent', () => {
  it('shows the product’s accepted currencies and minimum age', async () => {
    renderWizard('?platform=harbor-market')
    expect(await screen.findByText(/额度用销售最多的货币/)).toBeTruthy()
    expect(screen.getByText(/支持以这些货币销售的店铺：.*日元.*巴西雷亚尔/)).toBeTruthy()
    expect(screen.getByText(/满 1 个月才能给出额度/)).toBeTruthy()
  })

  it('shows that other currencies are converted for a product with one', async () => {
    loginSeller({ registerSource: 'payoneer_online' })
    server.answer(listLinkedShops, { psp: [], shop: [] })
    renderScreen(<LinkShopPage />, { at: '/credit/payoneer/shops/link?platform=harbor-market' })
    expect(await screen.findByText(/这个产品的额度以美元计。其他货币的销售按当天参考汇率折算/)).toBeTruthy()
  })
})

describe('a shop’s other fields', () => {
  const at = '?platform=harbor-market'

  it('are the industry, for the first shop', async () => {
    link()
    server.hold(createOauthUrl)
    const { user } = renderWizard(at)
    await user.click(await go())
    expect(announced()).toEqual([])
    const industry = screen.getByRole('combobox', { name: '这家店铺主要卖什么？' })
    expect(document.activeElement).toBe(industry)
    await user.selectOptions(industry, 'garden')
    await user.click(await go())
    await waitFor(() => expect(server.callsOf(createOauthUrl)).toHaveLength(1))
    expect(announced()).toEqual([{ shops: [{ platform_id: 'harbor-market', ...withoutAccount }] }])
  })

  it.each([
    { chosen: /^PayPal/, says: { auth_mode: 2, psp_id: 'paypal-1' } },
    { chosen: /^PingPong/, says: { auth_mode: 3 } },
    { chosen: /公司的银行账户/, says: { auth_mode: 1 } },
  ])('are the account for its payouts: $chosen', async ({ chosen, says }) => {
    server.answer(listLinkedShops, { psp: [aPaymentAccount()], shop: [aShop({ industry: 'garden' })] })
    server.hold(createOauthUrl)
    const { user } = renderWizard(at)
    await user.click(await screen.findByRole('radio', { name: chosen }))
    await user.click(await go())
    await waitFor(() => expect(server.callsOf(createOauthUrl)).toHaveLength(1))
    expect(announced()).toEqual([{ shops: [{ platform_id: 'harbor-market', industry: 'garden', ...says }] }])
  })

  it('are an account that is linked first, and selected on return', async () => {
    server.answer(listPaymentPlatforms, [aPlatform('paypal', 'PayPal')])
    const first = renderWizard(at)
    await first.user.click(await screen.findByRole('radio', { name: /支付账户/ }))
    await first.user.click(await go())
    expect(screen.getByText('请先连接支付账户，或选择另一种方式')).toBeTruthy()
    expect(announced()).toEqual([])
    expect(await screen.findByRole('button', { name: '连接 PayPal' })).toBeTruthy()
    first.unmount()

    server.answer(listLinkedShops, { psp: [aPaymentAccount()], shop: [aShop({ industry: 'garden' })] })
    renderWizard(at)
    expect(await screen.findByRole('radio', { name: /^PayPal/ })).toHaveProperty('checked', true)
  })
})

describe('a newly linked shop', () => {
  const reading = aShop({
    import: { ...aShop().import, status: 'importing', orders: 1200, read_to: '2026-02-12', percent: 24 },
  })

  beforeEach(() => {
    server.answer(creditEndpoints.getCreditEstimate, anEstimate)
    server.answer(companiesEndpoints.getCompanyProfile, companyProfile({ kycStatus: 'draft' }))
  })

  it('shows its import’s progress until it is complete', async () => {
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

  it('is linked to its payout account', async () => {
    server.answer(listLinkedShops, { psp: [aPaymentAccount()], shop: [aShop()] })
    server.answer(linkShopsToPaymentAccount, { shop_ids: ['shop-1'] })
    server.answer(searchShops, { records: [] })
    const { user } = renderWizard('?shop=shop-1')
    await user.click(await screen.findByRole('button', { name: '关联支付账户' }))
    await user.click(screen.getByRole('radio', { name: /PayPal/ }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.callsOf(linkShopsToPaymentAccount).map(({ body }) => body)).toEqual([
      { psp_id: 'paypal-1', shop_ids: ['shop-1'] },
    ])
  })

  it('shows how an unsupported currency is converted, and when it is old enough', async () => {
    const { import: read } = aShop()
    const today = new Date().toISOString().slice(0, 10)
    link(aShop({ currency: 'JPY', import: { ...read, first_date: today, last_date: today } }))
    renderWizard('?shop=shop-1')
    expect(await screen.findByText('店铺还不满 1 个月，暂时不能给出额度')).toBeTruthy()
    expect(screen.getByText('这家店铺以日元销售，按当天参考汇率折算后计入额度。')).toBeTruthy()
  })

  it('shows why there is no estimate without exchange rates', async () => {
    server.refuse(creditEndpoints.getCreditEstimate, 'noExchangeRates')
    link(aShop())
    renderWizard('?shop=shop-1')
    expect(await screen.findByText(/暂时没有 7 天以内的汇率，不能折算店铺的销售/)).toBeTruthy()
  })

  it('shows nothing about an accepted currency and age', async () => {
    link(aShop())
    renderWizard('?shop=shop-1')
    await titled('Harbor Gift Co. UK 的订单已全部读取')
    expect(screen.queryByText(/还不满 1 个月|参考汇率折算/)).toBeNull()
  })

  it('shows that it has no orders', async () => {
    const { import: read } = aShop()
    link(
      aShop({
        import: { ...read, orders: 0, sales: '0.00', refunds: '0.00', first_date: null, last_date: null },
      }),
    )
    renderWizard('?shop=shop-1')
    expect(await titled('Harbor Gift Co. UK 已连接，还没有订单')).toBeTruthy()
  })

  it('can be authorised again after a failed import', async () => {
    link(aShop({ import: { ...aShop().import, status: 'failed' } }))
    const { user, place } = renderWizard('?shop=shop-1')
    await titled('Harbor Gift Co. UK 的订单没能全部读取')
    await user.click(screen.getByRole('link', { name: '重新授权' }))
    expect(place()).toBe(`${wizard}?platform=harbor-market`)
  })

  it('may have been removed', async () => {
    link()
    renderWizard('?shop=shop-1')
    expect(await titled('找不到这家店铺')).toBeTruthy()
  })
})
