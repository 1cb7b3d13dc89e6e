import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FlowAlertsPanel } from '../../../web/desk/features/flows/flow-alerts-panel.tsx'
import { InboxPage } from '../../../web/desk/features/inbox/inbox-page.tsx'
import { showScreen } from './show-screen.tsx'

const alert = {
  alertId: 'a1',
  companyId: 'c1',
  flowRule: 'otherPayer',
  payerName: 'WONG SIU MING',
  amount: '5000.00',
  currency: 'GBP',
  lines: 2,
  drawdownId: null,
  raisedAt: '2027-01-28T01:00:00.000Z',
}

test('the inbox shows what a rule found, and that nobody else may learn of it', async () => {
  const { user } = await showScreen(<InboxPage />, {
    path: '/inbox/:name',
    address: '/inbox/flowAlerts',
    told: {
      'flow-alert-list': {
        waiting: [
          {
            ...alert,
            companyNameEn: null,
            companyNameCn: '海港贸易',
            workId: 'w1',
            takenBy: null,
            takenAt: null,
            proposed: [],
          },
        ],
      },
      'flow-alert-decide': {},
      'view-list': { views: [] },
    },
  })
  expect(await screen.findByText(/不得让卖家知道/)).toBeDefined()
  const line = await screen.findByRole('row', { name: /海港贸易/ })
  for (const text of ['付款人不是借款公司', 'WONG SIU MING', '5,000.00'])
    expect(line.textContent).toContain(text)
  await user.click(screen.getByRole('button', { name: '海港贸易' }))
  expect(await screen.findByRole('button', { name: '判定资金警示' })).toBeDefined()
})

test('the company shows each alert with its decision', async () => {
  await showScreen(<FlowAlertsPanel companyId="c1" />, {
    path: '/',
    address: '/',
    told: {
      'flow-alert-show': {
        companyId: 'c1',
        alerts: [
          {
            ...alert,
            lineIds: ['l1', 'l2'],
            flowAlertStatus: 'explained',
            decidedAt: '2027-01-29T01:00:00.000Z',
            decidedBy: 'ada@lender.example',
            reason: '东主本人的账户',
          },
        ],
      },
    },
  })
  const row = await screen.findByRole('row', { name: /WONG SIU MING/ })
  expect(row.textContent).toContain('有合理解释 · ada@lender.example · 东主本人的账户')
})
