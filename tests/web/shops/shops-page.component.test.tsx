import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { LinkedShop, ListedShop } from '../../../web/features/shops/linked-shop.ts'
import { Component as ShopsPage } from '../../../web/features/shops/shops-page.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { noEstimate } from '../credit/credit-builders.ts'
import { aShop } from '../pages/home/seller-state-builders.ts'
import { aPaymentAccount } from './payment-account-builder.ts'
import { aPlatform } from './platform-builder.ts'

const { listLinkedShops, listShopPlatforms, searchShops, createOauthUrl } = shopsEndpoints
const { getCompanyProfile } = companiesEndpoints

const platforms = [aPlatform('harbor-market', 'Harbor Market')]

const asListed = ({ monthly_sales: _months, ...shop }: LinkedShop): ListedShop => ({
  ...shop,
  added_at: null,
})

const list = (...records: ListedShop[]) => server.answer(searchShops, { records })

const link = (...shop: LinkedShop[]) => {
  server.answer(listLinkedShops, { psp: [], shop })
  list(...shop.map(asListed))
}

beforeEach(() => {
  loginSeller()
  server.answer(shopsEndpoints.listMigrationTargets, { companies: [] })
  server.answer(listShopPlatforms, [...platforms])
  list()
  server.answer(getCompanyProfile, companyProfile({ kycStatus: 'draft' }))
  server.answer(creditEndpoints.getCreditEstimate, noEstimate)
})

const renderShops = () => renderScreen(<ShopsPage />, { at: '/credit/hook/shops' })
const titled = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the list of shops', () => {
  it('shows that it is loading', async () => {
    server.hold(listLinkedShops)
    renderShops()
    expect(screen.getByRole('status', { busy: true }).textContent).toContain('正在载入')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await waitFor(() => expect(server.callsOf(listShopPlatforms)).toHaveLength(1))
  })

  it('starts with the choice of a platform if there are no shops', async () => {
    link()
    const { user, place } = renderShops()
    await titled('先连接一家店铺')
    await user.click(await screen.findByRole('link', { name: /Harbor Market/ }))
    expect(place()).toBe('/credit/hook/shops/link?platform=harbor-market')
  })

  it('shows a failure, and retries', async () => {
    server.refuse(listLinkedShops, 'internalError', { requestId: 'request-7' })
    const { user } = renderShops()
    expect((await screen.findByRole('alert')).textContent).toContain('请向客服提供编号：request-7')
    link(aShop())
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await titled('我的店铺')).toBeTruthy()
  })

  it('shows each shop’s sales, and the total of several', async () => {
    link(aShop(), aShop({ id: 'shop-2', name: 'Harbor Gift Co. IE', shop_id: 'harbor-gift-ie' }))
    renderShops()
    const first = within(await screen.findByRole('region', { name: 'Harbor Gift Co. UK' }))
    expect(first.getByText(/Harbor Market · harbor-gift-uk/)).toBeTruthy()
    expect(first.getByText('21,391')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Harbor Gift Co. IE' })).toBeTruthy()
    expect(screen.getByText('全部店铺净销售额')).toBeTruthy()
  })

  it('shows and polls the progress of an import', async () => {
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

  it('links to the next step', async () => {
    link(aShop())
    const { user, place } = renderShops()
    await user.click(await screen.findByRole('link', { name: '去认证公司' }))
    expect(place()).toBe('/company')
  })

  it('links to the home page while the company is under review', async () => {
    server.answer(getCompanyProfile, companyProfile({ kycStatus: 'submitted' }))
    link(aShop())
    renderShops()
    expect((await screen.findByRole('link', { name: '回首页继续' })).getAttribute('href')).toBe(
      '/credit/hook/home',
    )
  })

  it.each([
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
  ])('offers a one-step authorisation for a shop that $how', async ({ shop, title, word }) => {
    link(shop)
    server.hold(createOauthUrl)
    const { user } = renderShops()
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(word)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^重新授权$|^续期$/ }))
    await waitFor(() =>
      expect(server.callsOf(createOauthUrl).map(({ body }) => body)).toEqual([
        { shop_id: 'shop-1', return_to: '/credit/hook/shops' },
      ]),
    )
  })

  it('offers no action for a shop in order', async () => {
    link(aShop({ expires_at: '2027-11-21T00:00:00.000Z' }))
    renderShops()
    expect(await screen.findByText('已授权')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^重新授权$|^续期$/ })).toBeNull()
  })
})

const cards = () => screen.queryAllByRole('region').map((card) => card.getAttribute('aria-label'))

describe('a shop pending authorisation', () => {
  const pending: ListedShop = {
    ...asListed(aShop({ id: 'shop-2', platform: 'harbor-market', status: 'pending', domain: 'tea.example' })),
    name: null,
    shop_id: null,
    authorised_at: null,
    condition: null,
    currency: null,
    opened_at: null,
    import: null,
    added_at: '2026-11-21T02:00:00.000Z',
  }

  it('is listed with a link to the platform', async () => {
    server.answer(listLinkedShops, { psp: [], shop: [] })
    list(pending)
    server.hold(createOauthUrl)
    const { user } = renderShops()
    expect(await screen.findByRole('heading', { level: 2, name: 'tea.example' })).toBeTruthy()
    expect(screen.getByText('待授权')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '去授权' }))
    await waitFor(() => expect(server.callsOf(createOauthUrl)[0]?.body).toMatchObject({ shop_id: 'shop-2' }))
  })

  it('is removed after a simple confirmation', async () => {
    server.answer(listLinkedShops, { psp: [], shop: [] })
    list(pending)
    server.answer(shopsEndpoints.unlinkShop, null)
    const { user } = renderShops()
    await user.click(await screen.findByRole('button', { name: '删除' }))
    const dialog = within(await screen.findByRole('dialog', { name: '删除这家待授权的店铺？' }))
    list()
    await user.click(dialog.getByRole('button', { name: '删除' }))
    expect(await titled('先连接一家店铺')).toBeTruthy()
    expect(server.callsOf(shopsEndpoints.unlinkShop)[0]?.params).toEqual({ id: 'shop-2' })
  })
})

describe('a shop’s anomalies', () => {
  it('are shown with their reasons', async () => {
    link(aShop({ condition: 'abnormal', abnormal: ['noSales', 'manyRefunds'] }))
    renderShops()
    expect(await screen.findByText('异常')).toBeTruthy()
    expect(screen.getByText(/最近 14 天没有销售/)).toBeTruthy()
    expect(screen.getByText(/最近 30 天的退款超过销售额的三分之一/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重新授权' })).toBeNull()
  })

  it('can be resolved by an authorisation if it cannot be read', async () => {
    link(aShop({ condition: 'abnormal', abnormal: ['notReadable'] }))
    renderShops()
    expect(await screen.findByRole('button', { name: '重新授权' })).toBeTruthy()
  })
})

const openUnlinking = async () => {
  link(aShop())
  const rendered = renderShops()
  await rendered.user.click(await screen.findByRole('button', { name: '取消授权' }))
  return {
    ...rendered,
    dialog: within(await screen.findByRole('dialog', { name: '取消 Harbor Gift Co. UK 的授权？' })),
  }
}

describe('unlinking a shop', () => {
  const { previewUnlinking, unlinkShop } = shopsEndpoints
  const preview = (...limits: ResponseOf<typeof previewUnlinking>['limits']) =>
    server.answer(previewUnlinking, { limits })
  it('shows its effect on the limit first', async () => {
    preview({
      product_code: 'small_shop_financing',
      currency: 'GBP',
      limit_now: '396000.00',
      limit_after: '120000.00',
      is_estimate: false,
    })
    const { user, dialog } = await openUnlinking()
    expect((await dialog.findByText('目前额度')).closest('div')?.textContent).toContain('396,000.00')
    expect(dialog.getByText('取消授权之后').closest('div')?.textContent).toContain('120,000.00')
    await user.click(dialog.getByRole('button', { name: '保留授权' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.callsOf(unlinkShop)).toEqual([])
  })

  it.each([
    { what: 'before there is a limit', limits: [], says: '目前没有额度，取消授权不影响额度。' },
    {
      what: 'while that cannot be worked out',
      limits: [
        {
          product_code: 'small_shop_financing',
          currency: 'GBP' as const,
          limit_now: '396000.00',
          limit_after: null,
          is_estimate: true,
        },
      ],
      says: '另一家店铺正在读取订单，读完之后才能算出。',
    },
  ])('shows its effect $what', async ({ limits, says }) => {
    preview(...limits)
    const { dialog } = await openUnlinking()
    expect(await dialog.findByText(says)).toBeTruthy()
  })

  it('removes the shop from the list', async () => {
    preview()
    server.answer(unlinkShop, null)
    const { user, dialog } = await openUnlinking()
    const confirm = dialog.getByRole('button', { name: '取消授权' })
    link()
    await user.click(confirm)
    expect(await titled('先连接一家店铺')).toBeTruthy()
    expect(server.callsOf(unlinkShop)).toHaveLength(1)
  })

  it('keeps the shop with a message after a network error', async () => {
    preview()
    server.breakOff(unlinkShop)
    const { user, dialog } = await openUnlinking()
    await user.click(dialog.getByRole('button', { name: '取消授权' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('没有连上服务器')
  })
})

describe('moving a shop', () => {
  const { listMigrationTargets, previewMigration, migrateShop } = shopsEndpoints
  const other = { id: 'company-2', name_en: 'Lantern Street Trading Limited', name_cn: null }
  const limit = { product_code: 'small_shop_financing', currency: 'GBP', is_estimate: false } as const

  it('is not offered to a user with one company', async () => {
    link(aShop())
    renderShops()
    await screen.findByRole('button', { name: '取消授权' })
    await waitFor(() => expect(server.callsOf(listMigrationTargets)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: '转移到另一家公司' })).toBeNull()
  })

  it('shows its effect on both limits first', async () => {
    server.answer(listMigrationTargets, { companies: [other] })
    server.answer(previewMigration, {
      here: [{ ...limit, limit_now: '396000.00', limit_after: '120000.00' }],
      there: [{ ...limit, limit_now: '98000.00', limit_after: '98000.00' }],
    })
    server.answer(migrateShop, { id: 'shop-1', company_id: 'company-2' })
    link(aShop())
    const { user } = renderShops()
    await user.click(await screen.findByRole('button', { name: '转移到另一家公司' }))
    const dialog = within(await screen.findByRole('dialog'))
    const figure = async (title: string) =>
      (await dialog.findByRole('heading', { name: title })).parentElement?.textContent
    expect(await figure('当前公司的额度')).toContain('120,000.00')
    expect(await figure('转入公司的额度')).toMatch(/98,000.00.*不会自动提高/)
    link()
    await user.click(dialog.getByRole('button', { name: '转移' }))
    expect(await titled('先连接一家店铺')).toBeTruthy()
    expect(server.callsOf(migrateShop).map(({ body }) => body)).toEqual([
      { shop_id: 'shop-1', company_id: 'company-2' },
    ])
  })

  it('requires a choice among several, and keeps the shop after a network error', async () => {
    server.answer(listMigrationTargets, { companies: [other, { id: 'c-3', name_en: null, name_cn: null }] })
    server.answer(previewMigration, { here: [], there: [] })
    server.breakOff(migrateShop)
    link(aShop())
    const { user } = renderShops()
    await user.click(await screen.findByRole('button', { name: '转移到另一家公司' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: '转移' })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('radio', { name: '还没有登记名称的公司' }))
    await user.click(dialog.getByRole('button', { name: '转移' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('没有连上服务器')
  })
})

describe('a shop’s payout account', () => {
  const { linkShopsToPaymentAccount } = shopsEndpoints
  const account = aPaymentAccount()

  it('is chosen among the linked ones', async () => {
    list(asListed(aShop()))
    server.answer(listLinkedShops, { psp: [account], shop: [aShop()] })
    server.answer(linkShopsToPaymentAccount, { shop_ids: ['shop-1'] })
    const { user } = renderShops()
    await user.click(await screen.findByRole('button', { name: '关联支付账户' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: /PayPal/ }))
    const paid = aShop({ psp: { id: 'paypal-1', platform: 'paypal' }, auth_mode: 2 })
    server.answer(listLinkedShops, { psp: [account], shop: [paid] })
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('PayPal z•••@example.com')).toBeTruthy()
    expect(server.callsOf(linkShopsToPaymentAccount).map(({ body }) => body)).toEqual([
      { psp_id: 'paypal-1', shop_ids: ['shop-1'] },
    ])
  })

  it('must be linked first if there is none', async () => {
    link(aShop())
    const { user } = renderShops()
    await user.click(await screen.findByRole('button', { name: '关联支付账户' }))
    const toAccounts = within(screen.getByRole('dialog')).getByRole('link', { name: '去连接支付账户' })
    expect(toAccounts.getAttribute('href')).toBe('/credit/hook/shops?tab=payments')
  })
})

const bodies = () => server.callsOf(searchShops).map(({ body }) => body)

describe('several shops', () => {
  const ireland = aShop({
    id: 'shop-2',
    name: 'Harbor Gift Co. IE',
    shop_id: 'harbor-gift-ie',
    status: 'expired',
  })
  it('are searched once typing pauses', async () => {
    link(aShop(), ireland)
    const { fill, place } = renderShops()
    const search = await screen.findByRole('searchbox', { name: '搜索店铺名称' })
    list(asListed(ireland))
    await fill(search, 'IE')
    await waitFor(() => expect(cards()).not.toContain('Harbor Gift Co. UK'))
    expect(cards()).toContain('Harbor Gift Co. IE')
    expect(place()).toContain('text=IE')
    expect(bodies().at(-1)).toEqual({ text: 'IE' })
  })

  it('are filtered by status, which can be reset', async () => {
    link(aShop(), ireland)
    const { user } = renderShops()
    const status = await screen.findByRole('combobox', { name: '状态' })
    list()
    await user.selectOptions(status, '异常')
    expect(await screen.findByText('没有符合条件的店铺')).toBeTruthy()
    expect(bodies().at(-1)).toEqual({ status: 'abnormal' })
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(cards()).toContain('Harbor Gift Co. UK'))
  })

  it('are loaded page by page', async () => {
    link(aShop(), ireland)
    server.answer(searchShops, ({ body }) =>
      (body as { cursor?: string }).cursor === 'next'
        ? { records: [asListed(ireland)] }
        : { records: [asListed(aShop())], cursor: 'next' },
    )
    const { user } = renderShops()
    await user.click(await screen.findByRole('button', { name: '显示更多店铺' }))
    await waitFor(() => expect(cards()).toContain('Harbor Gift Co. IE'))
    expect(screen.queryByRole('button', { name: '显示更多店铺' })).toBeNull()
  })
})
