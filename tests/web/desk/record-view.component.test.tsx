import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RecordView } from '../../../web/desk/features/acts/record-view.tsx'
import { ResultTable } from '../../../web/desk/features/acts/result-table.tsx'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const thing = {
  currency: 'GBP',
  limit: '1250.00',
  isChange: true,
  requested: null,
  productCode: 'small_shop_financing',
  action: 'charge-waive',
  owedCents: 1250_00,
  facilityId: 'f-1',
  troubles: ['noSales'],
  drawdownIds: ['d1', 'd2'],
  exceptions: [],
  facilities: [
    { status: 'active', account: { bankName: '汇丰', amount: '88.00' }, returned: [{ reason: '模糊' }] },
  ],
  before: { kycStatus: 'submitted', present: { amount: '9.00', day: '2027-01-28' } },
}

test('a response is shown with labels at every depth, and never as JSON', async () => {
  await showScreen(<RecordView thing={thing} />, { path: '/', told: {} })
  const told = (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
  expect(told).not.toMatch(/[{}[\]]/)
  expect(told).not.toContain('object Object')
  // A nested record without its own currency uses the outer one's.
  expect(told).toContain('GBP 88.00')
  expect(told).toContain('GBP 9.00')
  expect(told).toContain('2027年1月28日')
  expect(told).toContain('d1、d2')
  expect(screen.getByRole('cell', { name: /银行 ?汇丰/ })).toBeDefined()
  expect(screen.getByText('已提交')).toBeDefined()
  expect(screen.getByText('14 天没有销售')).toBeDefined()
  // A product and an act are shown by name, an amount in cents as money.
  expect(told).toContain('产品小店融资')
  expect(told).toContain('操作减免')
  expect(told).toContain('GBP 1,250.00')
})

test('a record too large for a table is shown line by line, with translated values', async () => {
  const signer = {
    signerId: 's1',
    name: 'CHAN Tai Man',
    email: 'chan@harbour-gift.example',
    capacity: 'director',
    signStatus: 1,
    identifiedBy: 'sms',
    papers: [{ kind: 'facility', signedAt: null }],
    contactChange: { email: 'other@harbour-gift.example', releasedAt: null },
  }
  await showScreen(
    <RecordView
      thing={{
        agreements: [
          { number: 'FA-1', kind: 'facility', version: '2026.10', locale: 'en', signers: [signer] },
        ],
      }}
    />,
    { path: '/', told: {} },
  )
  for (const [term, value] of [
    ['类型', '融资协议'],
    ['版本', '2026.10'],
    ['身份', '董事'],
    ['签署状态', '待签署'],
    ['身份核验方式', '短信'],
  ] as const) {
    const [named] = screen.getAllByText(term, { selector: 'dt' })
    expect(named?.nextElementSibling?.textContent).toBe(value)
  }
  expect(screen.getByText('other@harbour-gift.example')).toBeDefined()
})

test('a reason for leaving is translated', async () => {
  await showScreen(<RecordView thing={{ way: 'removed by administrator' }} />, { path: '/', told: {} })
  expect(screen.getByText('被管理员移除')).toBeDefined()
})

test('an id is copied by a button that names it', async () => {
  const { user } = await showScreen(<RecordView thing={{ facilityId: 'f-1' }} />, { path: '/', told: {} })
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: '复制 f-1' }))
  expect(copied).toHaveBeenCalledWith('f-1')
  expect(await screen.findByText('已复制')).toBeDefined()
})

test('amounts in a table have their currency, which has no column of its own', async () => {
  const row = { bankName: '汇丰', amount: '5.00', currency: 'GBP' }
  await showScreen(<ResultTable name="rows" rows={[row]} />, { path: '/', told: {} })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['银行', '金额'])
  expect(screen.getByText(/GBP.5\.00/)).toBeDefined()
})
