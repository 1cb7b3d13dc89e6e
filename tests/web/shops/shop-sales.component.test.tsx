import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { csvOfSales, type ShopSalesOnWire } from '../../../web/features/shops/list/csv-of-sales.ts'
import { ShopSales } from '../../../web/features/shops/list/shop-sales.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const sales: ShopSalesOnWire = {
  currency: 'GBP',
  periods: [
    {
      from: '2026-10-01',
      to: '2026-11-01',
      orders: 12,
      sales: '1000.00',
      refunds: '1200.50',
      net: '-200.50',
      converted: [],
      left_out: [{ currency: 'XAF', orders: 2, sales: '90.00', refunds: '0.00' }],
    },
  ],
  unpaid_count: 1,
  unpaid: [{ number: '=1+1', placed_on: '2026-11-03', total: { amount: '60000.00', currency: 'GBP' } }],
}

it('shows what was counted, what was left out and why, with the platform’s order numbers', async () => {
  loginSeller()
  server.answer(linkedShopsEndpoints.listShopSales, sales)
  renderScreen(<ShopSales shop={{ id: 'shop-1', name: '灯街店' }} />)
  const counted = within(await screen.findByRole('table', { name: '计入的销售，截至最近一个完整的日子' }))
  expect(counted.getByRole('rowheader').textContent).toBe('2026年10月1日 – 2026年10月31日')
  expect(counted.getAllByRole('cell').map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    '12',
    'GBP 1,000.00',
    'GBP 1,200.50',
    'GBP −200.50',
    'XAF 90.00',
  ])
  const unpaid = within(screen.getByRole('table', { name: '未计入：还没有付款的订单，共 1 笔' }))
  expect(unpaid.getByRole('rowheader').textContent).toBe('=1+1')
  await userEvent.click(screen.getByRole('button', { name: '按周' }))
  expect(await screen.findByRole('button', { name: '按周', pressed: true })).toBeTruthy()
})

it('is a file that spreadsheets read as UTF-8, with plain numbers and no formula', () => {
  const head = ['是否计入', '从', '至', '平台订单号', '笔数', '货币', '销售额', '退款', '净销售额']
  expect(csvOfSales(sales, head, (reason) => reason)).toBe(
    [
      `\u{FEFF}${head.join(',')}`,
      'counted,2026-10-01,2026-10-31,,12,GBP,1000.00,1200.50,-200.50',
      'noRate,2026-10-01,2026-10-31,,2,XAF,90.00,0.00,90.00',
      "unpaid,2026-11-03,2026-11-03,'=1+1,1,GBP,60000.00,,",
      '',
    ].join('\r\n'),
  )
})
