import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { csvOfOrders } from '../../../web/features/shops/list/csv-of-orders.ts'
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
    '查看',
  ])
  const unpaid = within(screen.getByRole('table', { name: '未计入：还没有付款的订单，共 1 笔' }))
  expect(unpaid.getByRole('rowheader').textContent).toBe('=1+1')
  await userEvent.click(screen.getByRole('button', { name: '按周' }))
  expect(await screen.findByRole('button', { name: '按周', pressed: true })).toBeTruthy()
})

const line = { date: '2026-10-05', currency: 'GBP', kind: 'sale', left_out: false, uncounted: null } as const
const orders = [
  { ...line, number: '#1001', amount: '40.00' },
  { ...line, number: '#1002', amount: '0.00', uncounted: '100.00' },
  { ...line, number: '#1003', amount: '35.00', uncounted: '5.00' },
  { ...line, number: '#1001', kind: 'refund', amount: '10.00' },
  { ...line, number: '#1004', kind: 'cancellation', amount: '9.00' },
  { ...line, number: '#1005', currency: 'XAF', amount: '90.00', left_out: true },
] as const

it('lists the orders of a month with the reason of each, page by page', async () => {
  loginSeller()
  server.answer(linkedShopsEndpoints.listShopSales, sales)
  const [first, second] = [orders.slice(0, 2), orders.slice(2)]
  server.answer(linkedShopsEndpoints.listShopOrders, ({ query }) =>
    query.from === '2026-10-01'
      ? ({ currency: 'GBP', lines: first, unlisted: 3, next: '2026-10-06' } as const)
      : ({ currency: 'GBP', lines: second, unlisted: 0, next: null } as const),
  )
  renderScreen(<ShopSales shop={{ id: 'shop-1', name: '灯街店' }} />)
  const name = '查看2026年10月1日 – 2026年10月31日的订单明细'
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(/另有 3 笔没有列出订单号/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '加载更多订单' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '加载更多订单' })).toBeNull())
  const table = within(screen.getByRole('table', { name: /的订单，按平台订单号/ }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    '#10012026年10月5日计入GBP 40.00—',
    '#10022026年10月5日未计入：礼品卡或小费GBP 0.00GBP 100.00',
    '#10032026年10月5日计入，礼品卡或小费除外GBP 35.00GBP 5.00',
    '#10012026年10月5日退款，已扣减GBP 10.00—',
    '#10042026年10月5日取消，已扣减GBP 9.00—',
    '#10052026年10月5日未计入：没有汇率XAF 90.00—',
  ])
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('table', { name: /的订单，按平台订单号/ })).toBeNull()
})

it('has all pages of the orders in the file', async () => {
  loginSeller()
  server.answer(linkedShopsEndpoints.listShopSales, sales)
  server.answer(linkedShopsEndpoints.listShopOrders, ({ query }) => ({
    currency: 'GBP' as const,
    lines: query.from === '2026-10-01' ? orders.slice(0, 2) : orders.slice(2),
    unlisted: 0,
    next: query.from === '2026-10-01' ? '2026-10-06' : null,
  }))
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:orders'
  })
  renderScreen(<ShopSales shop={{ id: 'shop-1', name: '灯街店' }} />)
  await userEvent.click(await screen.findByRole('button', { name: /的订单明细$/ }))
  await userEvent.click(await screen.findByRole('button', { name: '下载订单明细 CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect((await files[0]?.text())?.match(/#100/g)).toHaveLength(orders.length)
})

it('is a file of orders, in which what was taken back is negative', () => {
  const head = ['是否计入', '日期', '平台订单号', '货币', '金额', '不计']
  expect(csvOfOrders(orders, head, (reason) => reason)).toBe(
    [
      `\u{FEFF}${head.join(',')}`,
      'sale,2026-10-05,#1001,GBP,40.00,',
      'noSale,2026-10-05,#1002,GBP,0.00,100.00',
      'partly,2026-10-05,#1003,GBP,35.00,5.00',
      'refund,2026-10-05,#1001,GBP,-10.00,',
      'cancellation,2026-10-05,#1004,GBP,-9.00,',
      'noRate,2026-10-05,#1005,XAF,90.00,',
      '',
    ].join('\r\n'),
  )
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
