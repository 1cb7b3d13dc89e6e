import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OverduePage } from '../../../web/desk/features/overdue/overdue-page.tsx'
import { FindPage } from '../../../web/desk/features/search/find-page.tsx'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const late = (n: number, companyNameCn: string) => ({
  companyId: `c${n}`,
  companyNameEn: null,
  companyNameCn,
  facilityId: `f${n}`,
  productCode: 'small_shop_financing',
  currency: 'GBP',
  since: '2027-01-19',
  daysPastDue: 12,
  stage: 1,
  owedCents: 100_00,
  charges: 1,
  disputed: false,
  bucket: '1-30',
  nextStep: 'call',
  nextActionOn: '2027-01-30',
  workId: `2027-01-19#f${n}`,
  takenBy: n === 1 ? 'grace' : null,
  takenAt: n === 1 ? '2027-01-29T01:00:00.000Z' : null,
  proposed: [],
})

test('a side pane takes the focus and sets the tab’s title, and returns both', async () => {
  const { user } = await showScreen(<OverduePage />, {
    path: '/overdue',
    told: {
      'overdue-list': { asOf: '2027-01-31', overdue: [late(1, '海港贸易'), late(2, '灯街电子')] },
      'overdue-show': {
        facility: late(2, '灯街电子'),
        callees: [],
        chargesPastDue: [],
        promises: [],
        contacts: [],
        notices: [],
      },
    },
  })
  const row = await screen.findByRole('button', { name: '灯街电子' })
  expect(screen.getByRole('row', { name: /海港贸易/ }).textContent).toContain('grace 2 天')
  expect(document.title).toBe('逾期 · 明岸工作台')
  await user.keyboard('j')
  expect(document.activeElement).toBe(row)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: '灯街电子' }).textContent).toContain('还没有人处理')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 2, name: '灯街电子' }))
  expect(document.title).toBe('灯街电子 · 逾期 · 明岸工作台')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(document.activeElement).toBe(row)
  expect(document.title).toBe('逾期 · 明岸工作台')
})

test('a tab’s title does not contain the searched text', async () => {
  const address = { pathname: '/find', state: { text: '13900000001' } }
  await showScreen(<FindPage />, { path: '/find', address, told: { 'record-find': {} } })
  expect(await screen.findByRole('heading', { name: /13900000001/ })).toBeDefined()
  expect(document.title).toBe('查找 · 明岸工作台')
})
