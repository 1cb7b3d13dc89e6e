import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ActName, allActs } from '#shared/desk/all-acts.ts'
import type { ListedAct } from '#shared/desk/console.ts'
import { ActsPage } from '../../../web/desk/features/acts/acts-page.tsx'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const act = (action: ActName, more: Partial<ListedAct> = {}): ListedAct => ({
  action,
  ...(allActs[action].subject ? { subject: allActs[action].subject } : {}),
  summary: `Declared of ${action}.`,
  changes: true,
  needsReason: false,
  needsSecondPerson: false,
  ...more,
})

const acts = [
  act('me-show', { changes: false }),
  act('statement-issue', { needsReason: true }),
  act('statement-read'),
  act('kyc-show', { changes: false }),
  act('kyc-approve', { needsReason: true, needsSecondPerson: true }),
]

const show = (search = '', locale: 'zh-CN' | 'en' = 'zh-CN') =>
  showScreen(<ActsPage />, {
    path: '/acts',
    address: `/acts${search}`,
    told: { 'act-list': { acts } },
    locale,
  })

test('acts are listed by subject, each with its help text and fields', async () => {
  await show()
  const companies = await screen.findByRole('region', { name: /公司与认证/ })
  expect(within(companies).getAllByRole('link')).toHaveLength(2)
  const [look, approval] = within(companies).getAllByRole('link')
  expect(look?.textContent).toContain('仅查询')
  expect(approval?.getAttribute('href')).toBe('/acts/kyc-approve')
  expect(approval?.textContent).toBe('通过认证须写理由第二人复核通过公司提交的认证资料。kyc-approve')
  expect(within(screen.getByRole('region', { name: /账单与账本/ })).getByRole('link').textContent).toContain(
    '开具对账单',
  )
  expect(screen.queryByText('me-show')).toBeNull()
})

test('acts are found by text and by name, with the keyboard (C10)', async () => {
  const { user, place } = await show()
  await screen.findByText('共 4 项')
  await user.keyboard('/kyc-app')
  expect(await screen.findByText('共 1 项')).toBeDefined()
  await waitFor(() => expect(place.now).toBe('/acts?filter=kyc-app'))
  const field = screen.getByRole('searchbox', { name: '查找操作' })
  await user.clear(field)
  await user.type(field, '流水 保留')
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/acts/statement-read',
  ])
  await user.clear(field)
  await user.type(field, '租船')
  expect((await screen.findByRole('status')).textContent).toBe('没有这样的操作，或不在您的角色之内')
})

test('acts show their declared help texts in English', async () => {
  await show('?filter=kyc-approve', 'en')
  expect((await screen.findByRole('link')).textContent).toContain('Declared of kyc-approve.')
})
