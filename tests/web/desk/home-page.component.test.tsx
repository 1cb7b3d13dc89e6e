import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HomePage } from '../../../web/desk/features/home/home-page.tsx'
import { showScreen } from './show-screen.tsx'

const counted = (act: string, more: object) => ({
  act,
  count: 1,
  isMore: false,
  late: 0,
  oldestAt: '2027-01-31T01:00:00.000Z',
  amounts: [],
  ...more,
})

test('the first screen has late work and money first, each one press from its first item (B4)', async () => {
  await showScreen(<HomePage />, {
    path: '/',
    told: {
      'work-count': {
        counts: [
          counted('limit-list', { oldestAt: '2026-01-01T01:00:00.000Z' }),
          counted('kyc-list', { count: 3, late: 2 }),
          counted('dispute-list', { count: 0 }),
          counted('payment-list', { late: 1, oldestAt: '2026-09-25T01:00:00.000Z' }),
          counted('payout-batch-list', { late: 1, amounts: [{ currency: 'GBP', amount: '1500.00' }] }),
          counted('overdue-list', {
            count: 2,
            oldestAt: '2026-09-20',
            amounts: [{ currency: 'GBP', amount: '83968.00' }],
          }),
        ],
      },
    },
  })
  const list = await screen.findByRole('list', { name: '今日待办' })
  const lines = within(list).getAllByRole('link')
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    '/overdue?item=first',
    '/inbox/payments?item=first',
    '/payout-batches',
    '/inbox/kyc?item=first',
    '/inbox/limits?item=first',
  ])
  const words = lines.map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' '))
  expect(words[0]).toContain('逾期 GBP 83,968.00')
  expect(words[1]).toMatch(/1 项超过承诺期限.*最久已等待 \d+ 天/)
  expect(words[2]).toContain('GBP 1,500.00')
  expect(words[3]).toMatch(/2 项超过承诺期限.*3 项待办/)
  expect(words[4]).not.toContain('超过承诺期限')
})

test('what a colleague handed over comes first, with their note, and leads to the own items of its list', async () => {
  await showScreen(<HomePage />, {
    path: '/',
    told: {
      'work-count': {
        counts: [counted('kyc-list', {})],
        handedOver: [
          {
            act: 'kyc-list',
            workId: 'w-1',
            by: 'mary',
            note: '营业执照缺一页',
            at: '2027-01-31T01:00:00.000Z',
          },
          { act: 'overdue-list', workId: 'w-2', by: 'grace', note: null, at: '2027-01-30T01:00:00.000Z' },
        ],
      },
    },
  })
  const list = await screen.findByRole('list', { name: '移交给您的' })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/inbox/kyc?held=mine',
    '/overdue?held=mine',
  ])
  expect(links[0]?.textContent).toContain('由 mary 移交：营业执照缺一页')
  expect(links[1]?.textContent).toContain('由 grace 移交')
})

test('the first screen of somebody for whom nothing waits says so', async () => {
  await showScreen(<HomePage />, {
    path: '/',
    told: { 'work-count': { counts: [counted('kyc-list', { count: 0, oldestAt: null })] } },
  })
  expect(await screen.findByText('没有等待您处理的事项')).toBeDefined()
})
