import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SuspicionsPage } from '../../../web/desk/features/suspicions/suspicions-page.tsx'
import * as savingText from '../../../web/desk/ui/save-text.ts'
import { showScreen } from './show-screen.tsx'

const suspicion = {
  suspicionId: 's1',
  suspicionStatus: 'reported',
  companyId: 'c1',
  companyNameEn: null,
  companyNameCn: '海港贸易',
  persons: 'WONG Siu Ming',
  facts: '三个无关的付款人',
  references: 'FT-1',
  alertId: null,
  openedAt: '2027-01-04T01:00:00.000Z',
  openedBy: 'ada@lender.example',
  decidedAt: '2027-01-05T01:00:00.000Z',
  decidedBy: 'ada@lender.example',
  decisionReason: '没有解释',
  reportedOn: '2027-01-06',
  jfiuReference: 'STR-1',
  jfiuConsent: null,
  consentOn: null,
  followUpOn: '2027-01-07',
  closedAt: null,
  closedBy: null,
  closingReason: null,
}

const show = (suspicions: object[]) =>
  showScreen(<SuspicionsPage />, {
    path: '/suspicions',
    told: {
      'suspicion-list': { suspicions },
      'suspicion-open': {},
      'suspicion-decide': {},
      'suspicion-report': {},
      'suspicion-consent': {},
      'suspicion-close': {},
    },
  })

test('the register shows each suspicion with what may follow, and saves it', async () => {
  const save = vi.spyOn(savingText, 'saveText').mockImplementation(() => {})
  const { user } = await show([suspicion])
  expect(await screen.findByText(/透露可疑情况或举报都可能触犯法律/)).toBeDefined()
  const row = await screen.findByRole('row', { name: /海港贸易/ })
  expect(row.textContent).toContain('已举报')
  expect(row.textContent).toContain('STR-1')
  await user.click(within(row).getByRole('button', { name: '海港贸易' }))
  expect(await screen.findByText('三个无关的付款人')).toBeDefined()
  expect(screen.getByRole('button', { name: '登记财富情报组的答复' })).toBeDefined()
  expect(screen.getByRole('button', { name: '结束可疑情况' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '登记举报' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /CSV/ }))
  const [name, content] = save.mock.calls[0] ?? []
  expect(name).toBe('suspicions.csv')
  expect(content).toContain('三个无关的付款人')
  expect(content).toContain('2027-01-06')
})

test('an empty register says so', async () => {
  await show([])
  expect(await screen.findByText('登记册里没有记录。')).toBeDefined()
})
