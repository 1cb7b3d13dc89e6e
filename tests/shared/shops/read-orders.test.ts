import { describe, expect, it } from 'vitest'
import type { CsvRow } from '#shared/input-parsing/csv-table.ts'
import { guessUploadColumns } from '#shared/shops/guess-upload-columns.ts'
import { guessRepeated, mergeOrders, monthsOf, readOrders } from '#shared/shops/read-orders.ts'
import type { UploadReading } from '#shared/shops/upload-columns.ts'

const headings = ['订单号', '付款时间', '订单金额', '币种', '订单状态', '退款金额']
const columns = {
  id: '订单号',
  date: '付款时间',
  amount: '订单金额',
  currency: '币种',
  status: '订单状态',
  refund: '退款金额',
}
const reading: UploadReading = { columns, date_order: 'YMD', repeated: 'totals' }
const context = { currency: 'USD', timeZone: 'Asia/Shanghai', today: '2026-11-28' } as const

const rowsOf = (rows: readonly (readonly string[])[]): CsvRow[] =>
  rows.map((cells, index) => ({ at: index + 2, cells }))
const read = (
  rows: readonly (readonly string[])[],
  change: Partial<UploadReading> = {},
  other: Partial<Parameters<typeof readOrders>[3]> = {},
) => readOrders(rowsOf(rows), headings, { ...reading, ...change }, { ...context, ...other })

const amounts = (cells: readonly string[], currency: string) =>
  read(cells.map((cell, index) => [`A${index}`, '2026-11-02', cell, currency, '', ''])).orders.map(
    ({ sales }) => sales,
  )

/** The days of orders by the time of a platform. */
const days = (timeZone: 'America/Los_Angeles' | 'Asia/Tokyo' | 'Asia/Hong_Kong') =>
  read(
    [
      ['A', '2026-07-01 09:30', '1', '', '', ''],
      ['B', '2026-12-01 23:30', '1', '', '', ''],
      ['C', '2026-07-01 00:30', '1', '', '', ''],
      ['D', '2026-07-01', '1', '', '', ''],
      ['E', '2026-07-01T20:00:00Z', '1', '', '', ''],
      ['F', '2026-07-01 09:30 PM', '1', '', '', ''],
    ],
    {},
    { timeZone, today: '2027-01-01' },
  ).orders.map(({ date }) => date.slice(5))

describe('a row of an export', () => {
  it('is an order with what was paid and what went back', () => {
    expect(read([['A1', '2026-11-02 10:00:00', '1,234.50', 'EUR', '已完成', '34.50']])).toEqual({
      orders: [{ id: 'A1', date: '2026-11-02', sales: 123_450, refunds: 3450, currency: 'EUR' }],
      leftOut: [],
    })
  })

  it.each([
    // `1,000.00` split into two cells, which would read as 1.00 with a refund of 0.00.
    ['extraCells', ['A', '2026-11-02', '1', '000.00', '', '', '0.00']],
    ['noId', ['', '2026-11-02', '1.00', '', '', '']],
    // A sum below the orders, dated as they are.
    ...['Total', 'Grand total', '合计', '总计：120 单', '共 120 筆'].map(
      (id) => ['noId', [id, '2026-11-02', '999.00', '', '', '']] as const,
    ),
    ...['Draft', 'Test', 'test order', '测试订单', '草稿'].map(
      (status) => ['unpaid', ['A', '2026-11-02', '1.00', '', status, '']] as const,
    ),
    ['roundedId', ['5.8E+17', '2026-11-02', '1.00', '', '', '']],
    ['roundedId', ['576461413038785000', '2026-11-02', '1.00', '', '', '']],
    ['noDate', ['A', 'yesterday', '1.00', '', '', '']],
    ['noDate', ['A', '2026-02-30', '1.00', '', '', '']],
    ['futureDate', ['A', '2026-11-30', '1.00', '', '', '']],
    ['noAmount', ['A', '2026-11-02', 'free', '', '', '']],
    ['noAmount', ['A', '2026-11-02', '', '', '', '']],
    ['noAmount', ['A', '2026-11-02', '1.00', '', '', 'some']],
    ['unknownCurrency', ['A', '2026-11-02', '1.00', 'RUB', '', '']],
    ['unpaid', ['A', '2026-11-02', '1.00', '', '待付款', '']],
    ['unpaid', ['A', '2026-11-02', '1.00', '', 'UNPAID', '']],
    ['cancelled', ['A', '2026-11-02', '1.00', '', '交易关闭', '']],
    ['cancelled', ['A', '2026-11-02', '1.00', '', 'Canceled by buyer', '']],
    ['formula', ['A', '2026-11-02', '=SUM(B1:B2)', '', '', '']],
    ...'authorized WAIT_BUYER_PAY PENDING_PAYMENT partially_paid 待买家付款 未付 等待买家付款'
      .split(' ')
      .map((status) => ['unpaid', ['A', '2026-11-02', '1.00', '', status, '']] as const),
    ...'expired voided TRADE_CLOSED 已过期 已失效'
      .split(' ')
      .map((status) => ['cancelled', ['A', '2026-11-02', '1.00', '', status, '']] as const),
    ['unknownCurrency', ['A', '2026-11-02', 'NT$1.00', 'USD', '', '']],
    ['unknownCurrency', ['A', '2026-11-02', 'KWD 1.00', '', '', '']],
    // In the languages of the platforms' sites.
    ...['Belum Bayar', 'Não pago', 'No pagado', 'Chưa thanh toán', 'ยังไม่ชำระ', '未入金'].map(
      (status) => ['unpaid', ['A', '2026-11-02', '1.00', '', status, '']] as const,
    ),
    ...['Cancelado', 'Annulée', 'Storniert', 'Dibatalkan', 'Đã hủy', 'ยกเลิกแล้ว', 'キャンセル'].map(
      (status) => ['cancelled', ['A', '2026-11-02', '1.00', '', status, '']] as const,
    ),
    // The refunded amount is unknown.
    ...['Partially refunded', 'partial_refund', '部分退款', '已退款(￥5.00)'].map(
      (status) => ['noAmount', ['A', '2026-11-02', '10.00', '', status, '']] as const,
    ),
    // Ambiguous: 1,234, or 1.234 with three decimals.
    ['noAmount', ['A', '2026-11-02', '1.234', 'USD', '', '']],
  ] as const)('is left out for %s, with its number', (reason, cells) => {
    const { orders, leftOut } = read([cells])
    expect(orders).toEqual([])
    expect(leftOut).toMatchObject([{ row: 2, reason }])
  })

  it('may have blank cells behind its last heading', () => {
    expect(read([['A', '2026-11-02', '1.00', '', '', '', '', ' ']]).orders).toHaveLength(1)
  })

  it('is in the currency that the heading of its amount states', () => {
    const named = ['Order ID', 'Created (UTC)', 'Order total (USD)', 'Currency']
    const inDollars = (cells: readonly string[], currency = 'GBP') =>
      readOrders(
        rowsOf([cells]),
        named,
        {
          ...reading,
          columns: {
            id: 'Order ID',
            date: 'Created (UTC)',
            amount: 'Order total (USD)',
            currency: 'Currency',
          },
        },
        { ...context, currency: currency as 'GBP' },
      )
    expect(inDollars(['A', '2026-11-02', '1.00', '']).orders).toMatchObject([{ currency: 'USD' }])
    expect(inDollars(['A', '2026-11-02', '1.00', 'EUR']).leftOut).toMatchObject([
      { reason: 'unknownCurrency' },
    ])
    expect(guessUploadColumns(named)).toMatchObject({ date: 'Created (UTC)' })
  })

  it('that is refunded without an amount gives everything back, and a negative one is a refund', () => {
    const { orders } = read([
      ['A', '2026-11-02', '10.00', '', 'Refunded', ''],
      ['B', '2026-11-02', '-4.00', '', '', ''],
      ['C', '2026-11-02', '10.00', '', 'Partially refunded', '3.00'],
      ['D', '2026-11-02', '10.00', '', 'Chargeback', ''],
      ['SUM-12345', '2026-11-02', '10.00', '', '', ''],
    ])
    expect(orders.map(({ sales, refunds }) => [sales, refunds])).toEqual([
      [1000, 1000],
      [0, 400],
      [1000, 300],
      [1000, 1000],
      [1000, 0],
    ])
  })

  it.each([
    'refunded',
    'Returned',
    'RETURN_REFUNDED',
    'shipped_back_success',
    '已退款',
    '已全额退款',
    '未发货，退款成功',
    '已发货，退款成功',
    '退货退款成功',
    '退貨/退款完成',
  ])('with the status %s was refunded in whole', (status) => {
    const { orders } = read([['A', '2026-11-02', '10.00', '', status, '']])
    expect(orders).toMatchObject([{ sales: 1000, refunds: 1000 }])
  })

  it.each([
    ['10.00 CR', '', 1000, 0],
    ['10.00 DR', '', 0, 1000],
    ['DR 10.00', '', 0, 1000],
    ['(10.00)', '', 0, 1000],
    // The same refund, in both columns.
    ['-10.00', '10.00', 0, 1000],
  ])('with %j came in or went out as it is marked', (amount, refund, sales, refunds) => {
    const { orders } = read([['A', '2026-11-02', amount, '', '', refund]])
    expect(orders).toMatchObject([{ sales, refunds }])
  })

  it('has thousands in points where the file shows that, or its currency has no decimals', () => {
    expect(amounts(['1.234', '1.234,50'], 'EUR')).toEqual([123_400, 123_450])
    expect(amounts(['1.234', '1.234.567'], 'EUR')).toEqual([123_400, 123_456_700])
    expect(amounts(['12.500'], 'IDR')).toEqual([1_250_000])
    expect(amounts(['1.234', '12.50'], 'USD')).toEqual([1250])
  })

  it.each([
    ['', 'US $12.00', 'USD'],
    ['', 'AU $12.00', 'AUD'],
    ['', 'C $12.00', 'CAD'],
    ['', '-US $12.00', 'USD'],
  ])('in the currency %j of %s, with a blank before its sign, is in %s', (currency, amount, expected) => {
    const { orders } = read([['A', '2026-11-02', amount, currency, '', '']])
    expect(orders).toMatchObject([{ currency: expected }])
    expect(Math.abs((orders[0]?.sales ?? 0) - (orders[0]?.refunds ?? 0))).toBe(1200)
  })

  it.each([
    ['', '₩12,000', 'KRW'],
    ['', 'NT$12,000', 'TWD'],
    ['港币', '12,000', 'HKD'],
    ['CNH', '12,000', 'CNH'],
    ['', '$12,000', 'USD'],
    ['JPY', '¥12,000', 'JPY'],
  ])('in the currency %j of %s is in %s', (currency, amount, expected) => {
    expect(read([['A', '2026-11-02', amount, currency, '', '']]).orders).toMatchObject([
      { currency: expected, sales: 12_000_00 },
    ])
  })

  it.each([
    ['Nov 1, 2026 8:30:00 AM PST', '2026-11-02'],
    ['Nov 1, 2026 7:30:00 AM PST', '2026-11-01'],
    ['2026-11-01 16:30:00 UTC', '2026-11-02'],
    ['2026/11/1 下午 11:30', '2026-11-01'],
    ['20261102003000', '2026-11-02'],
  ])('of %s is of %s', (cell, date) => {
    expect(read([['A', cell, '1.00', '', '', '']]).orders).toMatchObject([{ date }])
  })

  it('has its day in Hong Kong, by the time of its platform', () => {
    expect(days('America/Los_Angeles')).toEqual(['07-02', '12-02', '07-01', '07-01', '07-02', '07-02'])
    expect(days('Asia/Tokyo')).toEqual(['07-01', '12-01', '06-30', '07-01', '07-02', '07-01'])
    expect(days('Asia/Hong_Kong')).toEqual(['07-01', '12-01', '07-01', '07-01', '07-02', '07-01'])
  })
})

describe('a movement with its direction in a column of its own', () => {
  const exported = ['交易单号', '交易时间', '收/支', '金额(元)', '当前状态']
  const ofAccount = {
    columns: { id: '交易单号', date: '交易时间', amount: '金额(元)', status: '当前状态', direction: '收/支' },
    date_order: 'YMD',
    repeated: 'totals',
  } as const
  const readAccount = (rows: readonly (readonly string[])[]) =>
    readOrders(rowsOf(rows), exported, ofAccount, { ...context, currency: 'CNY' })

  it('came in or went out by it', () => {
    expect(guessUploadColumns(exported)).toEqual(ofAccount.columns)
    const { orders, leftOut } = readAccount([
      ['1', '2026-11-02 10:00:00', '收入', '¥12.00', '已存入零钱'],
      ['2', '2026-11-02 10:00:00', '支出', '¥5.00', '支付成功'],
      ['3', '2026-11-02 10:00:00', '支出', '¥-5.00', '支付成功'],
      ['4', '2026-11-02 10:00:00', '不计收支', '¥7.00', '交易成功'],
      ['5', '2026-11-02 10:00:00', '', '¥7.00', '交易成功'],
    ])
    expect(orders.map(({ sales, refunds }) => [sales, refunds])).toEqual([
      [1200, 0],
      [0, 500],
      [0, 500],
    ])
    expect(leftOut).toEqual([
      { row: 5, reason: 'noDirection', cell: '不计收支' },
      { row: 6, reason: 'noDirection', cell: '' },
    ])
  })
})

it.each([
  ['Created date (UTC)', '2026-11-01 20:30', '2026-11-02'],
  ['Created (GMT+8)', '2026-11-01 20:30', '2026-11-01'],
  ['付款时间(UTC+08:00)', '2026-11-01 20:30', '2026-11-01'],
  ['Paid (PST)', '2026-11-01 10:30', '2026-11-02'],
  // A time zone in the cell takes precedence, and a bracket without a zone is ignored.
  ['Created (UTC)', '2026-11-01 20:30 -0800', '2026-11-02'],
  ['Amount paid (USD)', '2026-11-01 20:30', '2026-11-01'],
])('a time below %j is in its zone: %s is of %s', (heading, cell, date) => {
  const found = readOrders(
    rowsOf([['A', cell, '1.00']]),
    ['ID', heading, 'Amount'],
    { columns: { id: 'ID', date: heading, amount: 'Amount' }, date_order: 'YMD', repeated: 'totals' },
    context,
  )
  expect(found.orders).toMatchObject([{ date }])
})

/** Headings as platforms' seller centres export them, with the columns that count. */
it.each([
  [
    'Shopify',
    'Name,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem price,Refunded Amount,Outstanding Balance,Id,Payment ID',
    { id: 'Id', date: 'Paid at', amount: 'Total', refund: 'Refunded Amount' },
  ],
  [
    'Douyin',
    '主订单编号,商品单价,订单应付金额,运费,优惠总金额,平台优惠,手续费,订单提交时间,订单状态,售后状态',
    { id: '主订单编号', date: '订单提交时间', amount: '订单应付金额' },
  ],
  [
    'Pinduoduo',
    '商品,订单号,订单状态,商品总价(元),店铺优惠折扣(元),用户实付金额(元),商家实收金额(元),支付时间,售后状态',
    { id: '订单号', date: '支付时间', amount: '用户实付金额(元)' },
  ],
  [
    'Shopee',
    'Order ID,Order Status,Return / Refund Status,Order Creation Date,Order Paid Time,Deal Price,Product Subtotal,Total Discount,Total Amount,Transaction Fee,Grand Total',
    { id: 'Order ID', date: 'Order Paid Time', amount: 'Grand Total' },
  ],
  [
    'AliExpress',
    'Order ID,Order Status,Buyer Name,Order Date,Payment Date,Item Total,Shipping Fee,Order Total,Discount,Refund Amount',
    { id: 'Order ID', date: 'Payment Date', amount: 'Order Total', refund: 'Refund Amount' },
  ],
  [
    'Etsy',
    'Sale Date,Order ID,Buyer User ID,Currency,Order Value,Discount Amount,Shipping,Sales Tax,Order Total,Status,Card Processing Fees',
    { id: 'Order ID', date: 'Sale Date', amount: 'Order Total' },
  ],
  [
    'PayPal',
    'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Balance,Balance Impact',
    { id: 'Transaction ID', date: 'Date', amount: 'Gross', direction: 'Balance Impact' },
  ],
  [
    'Stripe',
    'id,Created date (UTC),Amount,Amount Refunded,Currency,Fee,Status',
    { id: 'id', date: 'Created date (UTC)', amount: 'Amount', refund: 'Amount Refunded' },
  ],
  [
    'Alipay',
    '交易时间,交易分类,交易对方,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注',
    { id: '交易订单号', date: '交易时间', amount: '金额', direction: '收/支' },
  ],
] as const)('the columns of an export of %s are guessed', (_, exported, expected) => {
  expect(guessUploadColumns(exported.split(','))).toMatchObject(expected)
})

describe('rows of the same number', () => {
  const rows = [
    ['A', '2026-11-02', '10.00', '', '', ''],
    ['A', '2026-11-02', '5.00', '', '', ''],
    ['B', '2026-11-02', '7.00', '', '', ''],
  ]

  it('are added up as parts, or count once as totals', () => {
    expect(read(rows, { repeated: 'parts' }).orders.map(({ sales }) => sales)).toEqual([1500, 700])
    const once = read(rows)
    expect(once.orders.map(({ sales }) => sales)).toEqual([1000, 700])
    expect(once.leftOut).toEqual([{ row: 3, reason: 'repeated', cell: 'A' }])
  })

  it('of the same total take the refund that a later row states', () => {
    const { orders, leftOut } = read([
      ['A', '2026-11-02', '10.00', '', 'Completed', ''],
      ['A', '2026-11-05', '10.00', '', 'Refunded', ''],
      ['B', '2026-11-02', '10.00', '', 'Completed', '4.00'],
      ['B', '2026-11-02', '10.00', '', 'Completed', ''],
    ])
    expect(orders.map(({ id, sales, refunds }) => [id, sales, refunds])).toEqual([
      ['A', 1000, 1000],
      ['B', 1000, 400],
    ])
    expect(leftOut.map(({ reason }) => reason)).toEqual(['repeated', 'repeated'])
  })

  it('are guessed to be parts only where their amounts differ', () => {
    expect(guessRepeated(rowsOf(rows), headings, columns)).toBe('parts')
    expect(guessRepeated(rowsOf([rows[0] ?? [], rows[0] ?? []]), headings, columns)).toBe('totals')
  })
})

it.each([
  [headings, columns],
  [
    [
      'Order ID',
      'Order Status',
      'Order Amount',
      'Order Refund Amount',
      'Created Time',
      'Paid Time',
      'Currency',
    ],
    {
      id: 'Order ID',
      date: 'Paid Time',
      amount: 'Order Amount',
      currency: 'Currency',
      status: 'Order Status',
      refund: 'Order Refund Amount',
    },
  ],
  [
    ['訂單編號', '訂單成立時間', '訂單總金額', '訂單狀態'],
    { id: '訂單編號', date: '訂單成立時間', amount: '訂單總金額', status: '訂單狀態' },
  ],
  [
    ['流水号', '交易时间', '币种', '收入', '支出', '状态'],
    { id: '流水号', date: '交易时间', amount: '收入', currency: '币种', status: '状态', refund: '支出' },
  ],
  [
    ['Order ID', 'Order Status', 'Return / Refund Status', 'Order Paid Time', 'Total Buyer Payment'],
    { id: 'Order ID', date: 'Order Paid Time', amount: 'Total Buyer Payment', status: 'Order Status' },
  ],
  [
    ['订单号', '订单状态', '下单时间', '付款时间', '产品总金额', '订单金额'],
    { id: '订单号', date: '付款时间', amount: '订单金额', status: '订单状态' },
  ],
  [
    ['订单编号', '总金额', '买家实际支付金额', '订单状态', '订单付款时间', '退款状态', '退款金额'],
    {
      id: '订单编号',
      date: '订单付款时间',
      amount: '买家实际支付金额',
      status: '订单状态',
      refund: '退款金额',
    },
  ],
  [
    ['Order Number', 'Sold For', 'Total Price', 'Sale Date', 'Paid On Date', 'Refund'],
    { id: 'Order Number', date: 'Paid On Date', amount: 'Total Price', refund: 'Refund' },
  ],
  [
    ['amazon-order-id', 'purchase-date', 'order-status', 'currency', 'item-price'],
    {
      id: 'amazon-order-id',
      date: 'purchase-date',
      amount: 'item-price',
      currency: 'currency',
      status: 'order-status',
    },
  ],
  [
    ['注文番号', '注文日時', '入金日', '合計金額', 'ステータス'],
    { id: '注文番号', date: '入金日', amount: '合計金額', status: 'ステータス' },
  ],
  [
    ['Transaction ID', 'Transaction date', 'Amount', 'Currency', 'Status'],
    {
      id: 'Transaction ID',
      date: 'Transaction date',
      amount: 'Amount',
      currency: 'Currency',
      status: 'Status',
    },
  ],
])('the columns %j are guessed', (given, guess) => {
  expect(guessUploadColumns(given)).toEqual(guess)
})

it('an order that is uploaded again counts as last uploaded', () => {
  const order = { id: 'A', date: '2026-11-02', sales: 1000, refunds: 0, currency: 'USD' } as const
  const other = { ...order, id: 'B', date: '2026-10-31', currency: 'EUR' } as const
  const merged = mergeOrders([order, other], [{ ...order, refunds: 400 }])
  expect(monthsOf(merged)).toEqual([
    { month: '2026-10', currency: 'EUR', orders: 1, sales: 1000, refunds: 0 },
    { month: '2026-11', currency: 'USD', orders: 1, sales: 1000, refunds: 400 },
  ])
})
