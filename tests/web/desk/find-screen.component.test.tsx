import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Found } from '#shared/desk/find.ts'
import { FindField } from '../../../web/desk/features/search/find-field.tsx'
import { FindPage } from '../../../web/desk/features/search/find-page.tsx'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const company = { companyId: 'c1', companyNameEn: 'Harbour Limited', companyNameCn: '海港燈飾' }
const found: Found = {
  companies: [{ ...company, kycStatus: 'in progress' }],
  users: [{ userId: 'u1', name: null, email: 'm•••@shop.test', ...company }],
  drawdowns: [{ reference: '0123456789', drawdownId: 'd 1', facilityId: 'f1', ...company }],
  accounts: [{ ...company, accountId: '2', lastFour: '8888' }],
  shops: [{ ...company, shopId: 's1', name: 'Lantern Lane', platform: 'shopify', isUnlinked: true }],
  companyIds: ['c1'],
}

const show = (told: Parameters<typeof showScreen>[1]['told']) =>
  showScreen(
    <>
      <FindField />
      <FindPage />
    </>,
    { path: '/find', told },
  )

const link = (kind: string, name: RegExp) =>
  within(screen.getByRole('region', { name: kind }))
    .getByRole('link', { name })
    .getAttribute('href')

test('the text is searched once, stays out of the address, and the results are linked by type', async () => {
  const { user, calls, place } = await show({ 'record-find': { ...found } })
  expect(screen.getByText(/输入公司名称开头/)).toBeDefined()
  await user.keyboard('f')
  await user.keyboard('harbour{Enter}')
  expect(await screen.findByRole('heading', { name: '查找“harbour”' })).toBeDefined()
  expect(await screen.findByRole('region', { name: '公司' })).toBeDefined()
  expect(link('公司', /^海港燈飾\s*Harbour Limited · 审核中$/)).toBe('/companies/c1')
  expect(link('用户', /m•••@shop.test · 海港燈飾$/)).toBe('/users?user=u1')
  expect(link('收款账户', /8888/)).toBe('/companies/c1?part=overview&account=2')
  expect(link('提款', /0123456789/)).toBe('/facilities/f1?drawdown=d%201')
  expect(link('店铺', /Lantern Lane.*Shopify.*已解除关联/)).toBe('/companies/c1')
  expect(screen.queryByRole('region', { name: '协议' })).toBeNull()
  expect(calls).toEqual([{ action: 'record-find', text: 'harbour' }])
  expect(place.now).toBe('/find')
})

test('an empty result explains the search', async () => {
  const { user } = await show({ 'record-find': { companies: [], shops: [], companyIds: [] } })
  await user.type(screen.getByRole('searchbox'), 'nobody{Enter}')
  expect(await screen.findByText(/没有找到/)).toBeDefined()
})

test('what the user’s roles may not look at is named, so that nothing found is not taken for nothing there (B6)', async () => {
  const nothing = { companies: [], shops: [], companyIds: [] }
  const { user } = await show({ 'record-find': { ...nothing, users: [], drawdowns: [], accounts: [] } })
  await user.type(screen.getByRole('searchbox'), '13900000001{Enter}')
  const note = await screen.findByText(/您的角色无权查看/)
  expect(note.textContent).toContain('协议')
  expect(note.textContent).toContain('银行流水')
  expect(note.textContent).not.toContain('用户')
})

test('nothing is named to somebody who may look at everything', async () => {
  const kinds = ['users', 'drawdowns', 'agreements', 'accounts', 'shops', 'lines', 'transfers']
  const nothing = Object.fromEntries(['companies', ...kinds, 'companyIds'].map((kind) => [kind, []]))
  const { user } = await show({ 'record-find': nothing })
  await user.type(screen.getByRole('searchbox'), 'nobody{Enter}')
  expect(await screen.findByText(/没有找到/)).toBeDefined()
  expect(screen.queryByText(/您的角色无权查看/)).toBeNull()
})

test('without the permission, there is no search field', async () => {
  await show({ 'me-show': {} })
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('control characters in results are shown by their code points', async () => {
  const shop = { ...found.shops?.[0], name: 'Lan\u{202e}tern\u{200b} Lane' }
  const { user } = await show({ 'record-find': { ...found, shops: [shop] } })
  await user.type(screen.getByRole('searchbox'), 'lan{Enter}')
  expect(await screen.findByText(/Lan\\u\{202e\}tern\\u\{200b\} Lane/)).toBeDefined()
})
