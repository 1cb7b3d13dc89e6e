import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { ListedShop } from '../../../web/features/shops/linked-shop.ts'
import { Component as ShopsPage } from '../../../web/features/shops/shops-page.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { noEstimate } from '../credit/credit-builders.ts'
import { aShop } from '../pages/home/seller-state-builders.ts'
import { aPlatform } from './platform-builder.ts'

const {
  listLinkedShops,
  listShopPlatforms,
  searchShops,
  addShops,
  createOauthUrl,
  unlinkShops,
  previewUnlinking,
} = shopsEndpoints

const linkedShop = aShop({ industry: 'garden' })
const listed = ((): ListedShop => {
  const { monthly_sales: _months, ...shop } = linkedShop
  return { ...shop, added_at: null }
})()

const pending = (id: string, name: string): ListedShop => ({
  ...listed,
  id,
  name,
  status: 'pending',
  shop_id: null,
  authorised_at: null,
  condition: null,
  currency: null,
  opened_at: null,
  import: null,
  added_at: '2026-11-21T02:00:00.000Z',
})

const list = (...records: ListedShop[]) => server.answer(searchShops, { records })

beforeEach(() => {
  loginSeller()
  server.answer(shopsEndpoints.listMigrationTargets, { companies: [] })
  server.answer(listShopPlatforms, [
    aPlatform('harbor-market', 'Harbor Market'),
    aPlatform('shopify', 'Shopify', { action: 'domain', currencies_without_rates: ['AED'] }),
    aPlatform('amazon', 'Amazon', {
      sites: ['US', 'JP'],
      sites_without_rates: [{ site: 'AE', currency: 'AED' }],
      currencies_without_rates: ['AED'],
    }),
  ])
  server.answer(listLinkedShops, { psp: [], shop: [linkedShop] })
  list(listed)
  server.answer(creditEndpoints.getCreditEstimate, noEstimate)
  server.answer(companiesEndpoints.getCompanyProfile, companyProfile({ kycStatus: 'submitted' }))
})

const renderShops = () => renderScreen(<ShopsPage />, { at: '/credit/hook/shops' })

const openDialog = async (platform: string) => {
  const rendered = renderShops()
  await rendered.user.click(await screen.findByRole('button', { name: '一次添加多家' }))
  const dialog = within(await screen.findByRole('dialog', { name: '一次添加多家店铺' }))
  await rendered.user.selectOptions(dialog.getByRole('combobox', { name: '平台' }), platform)
  return { ...rendered, dialog, add: () => rendered.user.click(dialog.getByRole('button', { name: '添加' })) }
}

describe('adding several shops', () => {
  it('says beforehand which sites and currencies cannot be linked', async () => {
    const { dialog, user } = await openDialog('amazon')
    expect(dialog.getByText('阿拉伯联合酋长国：以阿联酋迪拉姆销售')).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: '平台' }), 'shopify')
    expect(dialog.queryByText('阿拉伯联合酋长国：以阿联酋迪拉姆销售')).toBeNull()
    expect(dialog.getByText(/阿联酋迪拉姆/)).toBeTruthy()
  })

  it('accepts a pasted column, each shop once', async () => {
    server.answer(addShops, { shops: [{ id: 'p-1' }, { id: 'p-2' }] })
    const { dialog, fill, add } = await openDialog('harbor-market')
    await fill(dialog.getByRole('textbox', { name: '店铺名称，每行一家' }), 'Gifts UK\nGifts IE\n\nGifts UK')
    expect(dialog.getByText('共 2 家店铺')).toBeTruthy()
    list(pending('p-1', 'Gifts UK'), pending('p-2', 'Gifts IE'), listed)
    await add()
    expect(await screen.findByText('还有 2 家店铺待授权')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    const alike = { platform_id: 'harbor-market', industry: 'garden', auth_mode: 1 }
    expect(server.callsOf(addShops).map(({ body }) => body)).toEqual([
      { shops: ['Gifts UK', 'Gifts IE'].map((name) => ({ ...alike, name })) },
    ])
  })

  it('reports missing input and invalid domains', async () => {
    const { user, dialog, fill, add } = await openDialog('shopify')
    await add()
    expect(dialog.getByText('请至少填写一家店铺')).toBeTruthy()
    await fill(dialog.getByRole('textbox'), 'one\nwww.two.example')
    await add()
    expect(dialog.getByText('第 2 行认不出')).toBeTruthy()
    expect(dialog.getByText(/有几行认不出/)).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: '平台' }), 'amazon')
    await add()
    expect(dialog.getByRole('combobox', { name: '站点' }).getAttribute('aria-invalid')).toBe('true')
    expect(server.callsOf(addShops)).toEqual([])
  })

  it('accepts at most a thousand', async () => {
    const { dialog, fill, add } = await openDialog('harbor-market')
    const lines = Array.from({ length: 1001 }, (_, index) => `Shop ${index}`).join('\n')
    await fill(dialog.getByRole('textbox'), lines)
    await add()
    expect(dialog.getByText('一次最多添加 1,000 家，请分几次添加')).toBeTruthy()
    expect(server.callsOf(addShops)).toEqual([])
  })

  it('reports too many pending shops, and keeps the pasted text', async () => {
    server.refuse(addShops, 'tooManyItems')
    const { dialog, fill, add } = await openDialog('harbor-market')
    await fill(dialog.getByRole('textbox'), 'Gifts UK')
    await add()
    await waitFor(() =>
      expect(dialog.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true),
    )
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Gifts UK')
  })
})

describe('authorising several shops', () => {
  it('continues with the next pending one', async () => {
    server.hold(createOauthUrl)
    list(pending('p-1', 'Gifts UK'), pending('p-2', 'Gifts IE'))
    const { user } = renderShops()
    await user.click(await screen.findByRole('button', { name: '授权下一家' }))
    expect(server.callsOf(createOauthUrl).map(({ body }) => body)).toEqual([
      { shop_id: 'p-1', return_to: '/credit/hook/shops' },
    ])
  })
})

const choose = async (...names: string[]) => {
  const rendered = renderShops()
  await rendered.user.click(await screen.findByRole('button', { name: '选择多家' }))
  for (const name of names) await rendered.user.click(screen.getByRole('checkbox', { name: `选择 ${name}` }))
  await rendered.user.click(screen.getByRole('button', { name: '取消授权或删除' }))
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) }
}

describe('unlinking several shops', () => {
  beforeEach(() => list(pending('p-1', 'Gifts UK'), pending('p-2', 'Gifts IE'), listed))

  it('shows the effect of all of them on the limit first', async () => {
    server.answer(previewUnlinking, {
      limits: [
        {
          product_code: 'small_shop_financing',
          currency: 'GBP',
          limit_now: '396000.00',
          limit_after: '0.00',
          is_estimate: false,
        },
      ],
    })
    server.answer(unlinkShops, null)
    const { user, dialog } = await choose('Gifts UK', 'Harbor Gift Co. UK')
    expect((await dialog.findByText('目前额度')).closest('div')?.textContent).toContain('396,000.00')
    expect(server.callsOf(previewUnlinking).map(({ body }) => body)).toEqual([{ ids: ['p-1', 'shop-1'] }])
    await user.click(dialog.getByRole('button', { name: '取消授权' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.callsOf(unlinkShops).map(({ body }) => body)).toEqual([{ ids: ['p-1', 'shop-1'] }])
  })

  it('only asks for confirmation for shops that were never authorised', async () => {
    const { dialog } = await choose('Gifts UK', 'Gifts IE')
    expect(dialog.getByRole('heading', { name: '删除这 2 家待授权的店铺？' })).toBeTruthy()
    expect(server.callsOf(previewUnlinking)).toEqual([])
  })
})
