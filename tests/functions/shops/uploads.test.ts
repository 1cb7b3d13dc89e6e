import { beforeEach, describe, expect, it } from 'vitest'
import type { FileExtension } from '#shared/files/table-types.ts'
import { encodingsOf } from '#shared/input-parsing/text-encoding.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { maxUploadedRows } from '#shared/shops/upload-limits.ts'
import { findUploadedSource, putUploadedOrders } from '../../../functions/data/uploaded-sources.ts'
import { writeAll } from '../../../functions/data/write-all.ts'
import { callDesk } from '../../support/draw-money.ts'
import { encodeText } from '../../support/encode-text.ts'
import { present } from '../../support/present.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { workbook, zipFile } from '../../support/zip-file.ts'
import { scanFile, uploadFile } from '../files/upload-file.ts'

const { addUploadedSource, keepUpload, listUploadedSources, previewUpload, removeUploadedSource } =
  shopsEndpoints

const app = await useTestApp({ startAt: '2026-11-28T04:00:00.000Z' })
let seller: Seller
let sourceId: string
beforeEach(async () => {
  seller = await signUpSeller(app)
  sourceId = (await add()).data.id
})

const shop = {
  kind: 'shop',
  platform: 'Temu',
  name: 'Harbour Gift',
  currency: 'USD',
  time_zone: 'Asia/Shanghai',
} as const
const add = (change: object = {}) => app.send(addUploadedSource, { body: { ...shop, ...change } }, seller)

const upload = (content: Uint8Array | string, extension: FileExtension = 'csv') =>
  uploadFile(app, seller.token, {
    content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    name: `orders.${extension}`,
    extension,
  })
const preview = async (fileId: string, more: object = {}) =>
  app.send(previewUpload, { body: { source_id: sourceId, file_id: fileId, ...more } }, seller)
const problemOf = async (fileId: string) => (await preview(fileId)).data.problem
const list = async () => (await app.send(listUploadedSources, {}, seller)).data

/** Uploads a file and imports it with the detected columns. */
const keep = async (content: Uint8Array | string, extension?: FileExtension) => {
  const fileId = await upload(content, extension)
  const { reading } = (await preview(fileId)).data
  if (!reading) throw new Error('the columns are not guessed')
  return app.send(keepUpload, { body: { source_id: sourceId, file_id: fileId, reading } }, seller)
}

const head = '订单号,付款时间,订单金额,币种,订单状态'
const october = [head, 'A1,2026-10-05 10:00:00,100.00,USD,已完成', 'A2,2026-10-30 10:00:00,50.00,USD,已完成']
const november = [...october.slice(0, 1), october[2], 'A3,2026-11-02 10:00:00,25.00,USD,已完成']

describe('an uploaded file of orders', () => {
  it('is understood before it is kept, with each row that is left out', async () => {
    const rows = [...october, 'A4,2026-10-06,70.00,USD,待付款', ',2026-10-06,70.00,USD,已完成']
    const { data } = await preview(await upload(rows.join('\n')))
    expect(data).toMatchObject({
      headings: head.split(','),
      row_count: 4,
      reading: {
        columns: { id: '订单号', date: '付款时间', amount: '订单金额', currency: '币种', status: '订单状态' },
        date_order: 'YMD',
        repeated: 'totals',
      },
      orders: 2,
      known_orders: 0,
      days: 2,
      from: '2026-10-05',
      to: '2026-10-30',
      months: [{ month: '2026-10', currency: 'USD', orders: 2, sales: '150.00', refunds: '0.00' }],
      left_out: 2,
      left_out_rows: [
        { row: 4, reason: 'unpaid', cell: '待付款' },
        { row: 5, reason: 'noId', cell: '' },
      ],
    })
    expect(await list()).toMatchObject([{ orders: 0, months: [], uploads: [] }])
  })

  it('is added to those before, each order once', async () => {
    await keep(october.join('\n'))
    const kept = await keep(november.join('\n'))
    expect(kept.data).toMatchObject({
      orders: 3,
      months: [
        { month: '2026-10', orders: 2, sales: '150.00' },
        { month: '2026-11', orders: 1, sales: '25.00' },
      ],
      uploads: [{ orders: 2 }, { orders: 2, from: '2026-10-30', to: '2026-11-02' }],
    })
    expect((await keep(november.join('\n'))).data).toMatchObject({ orders: 3, uploads: [{}, {}] })
    const again = await preview(await upload(november.join('\n')))
    expect(again.data).toMatchObject({ orders: 2, known_orders: 2 })
    // Only the orders in force are stored, and nothing of the file beside them.
    const stored = (await app.everyItem()).filter(({ type }) => type === 'uploaded-orders')
    expect(stored.filter(({ sk }) => String(sk).includes(sourceId))).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain('已完成')
  })

  it('is kept once where two calls or an interrupted one come together', async () => {
    const fileId = await upload(october.join('\n'))
    const { reading } = (await preview(fileId)).data
    if (!reading) throw new Error('the columns are not guessed')
    const { table } = app.deps
    const source = present(await findUploadedSource(table, seller.companyId, sourceId))
    // Leftovers of a call that crashed before it made its generation the current one.
    const order = { id: 'X', date: '2026-10-01', sales: 1, refunds: 0, currency: 'USD' } as const
    await writeAll(table, putUploadedOrders(table, source, '0-interrupted', [order]))
    const body = { source_id: sourceId, file_id: fileId, reading }
    const both = await Promise.all([1, 2].map(() => app.send(keepUpload, { body }, seller)))
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(await list()).toMatchObject([{ orders: 2, uploads: [{ orders: 2 }] }])
    const stored = (await app.everyItem()).filter(({ sk }) => String(sk).includes(`ORDERS#${sourceId}`))
    expect(stored).toHaveLength(1)
  })

  it.each(['gb18030', 'big5', 'utf-16le', 'utf-16be'] as const)('may be written in %s', async (encoding) => {
    const text = [
      encoding === 'big5' ? '訂單編號,付款時間,訂單金額,訂單狀態' : '订单编号,付款时间,订单金额,订单状态',
      'A1,2026-10-05,100.00,',
      `A2,2026-10-06,9.00,${encoding === 'big5' ? '已取消' : '交易关闭'}`,
    ].join('\n')
    const bytes = encodeText(text, encoding)
    expect(encodingsOf(bytes)[0]).toBe(encoding)
    expect((await preview(await upload(bytes))).data).toMatchObject({
      orders: 1,
      left_out_rows: [{ reason: 'cancelled' }],
    })
  })

  it('may begin with a byte order mark and have quotes, commas and titles', async () => {
    const text =
      '\u{FEFF}"Orders of Harbour Gift, all"\r\n"Order ID","Paid Time","Order Amount"\r\n"A1","11/02/2026 10:00","1,234.50"\r\n"A2","11/25/2026","$5.00"\r\n'
    expect((await preview(await upload(text))).data).toMatchObject({
      headings: ['Order ID', 'Paid Time', 'Order Amount'],
      reading: { date_order: 'MDY' },
      months: [{ month: '2026-11', orders: 2, sales: '1239.50' }],
    })
  })

  it('is read as the seller corrects it', async () => {
    const fileId = await upload('Ref,When,Value,Paid back\nA1,02/03/2026,10.00,4.00\nA2,05/03/2026,20.00,')
    const guess = await preview(fileId)
    expect(guess.data).toMatchObject({
      reading: null,
      orders: 0,
      headings: ['Ref', 'When', 'Value', 'Paid back'],
    })
    const columns = { id: 'Ref', date: 'When', amount: 'Value', refund: 'Paid back' }
    const read = (order: string) =>
      preview(fileId, { reading: { columns, date_order: order, repeated: 'totals' } })
    expect((await read('DMY')).data).toMatchObject({
      date_orders: ['DMY', 'MDY'],
      months: [{ month: '2026-03', orders: 2, sales: '30.00', refunds: '4.00' }],
    })
    expect((await read('MDY')).data.months.map(({ month }) => month)).toEqual(['2026-02', '2026-05'])
  })
})

describe('an Excel workbook', () => {
  const serial = { from1900: 46_300, from1904: 46_300 - 1462 }

  it.each([
    ['from1900', false],
    ['from1904', true],
  ] as const)('has its dates by its calendar, %s', async (calendar, from1904) => {
    const bytes = workbook({
      from1904,
      merged: ['A1:C1'],
      rows: [
        ['Orders', null, null],
        ['Order ID', 'Paid Time', 'Order Amount'],
        ['A1', { date: serial[calendar] + 0.5 }, 12.5],
        ['A2', { date: serial[calendar] + 1 }, { formula: 99 }],
        ['A3', { date: serial[calendar] + 1 }, '7.00'],
      ],
    })
    const { data } = await preview(await upload(bytes, 'xlsx'))
    expect(data).toMatchObject({
      headings: ['Order ID', 'Paid Time', 'Order Amount'],
      orders: 2,
      from: '2026-10-05',
      to: '2026-10-06',
      months: [{ month: '2026-10', sales: '19.50' }],
      left_out_rows: [{ row: 4, reason: 'formula' }],
    })
  })

  it('has its numbers with the digits that Excel shows, and days without a time', async () => {
    const bytes = workbook({
      rows: [
        ['Order ID', 'Paid Time', 'Order Amount'],
        ['A1', { date: serial.from1900 }, 33.35 + 7e-15],
        ['A2', { date: serial.from1900 }, 0.1 + 0.2],
        ['A3', { date: serial.from1900 }, 1e-1],
        [5.764_614_130_387_85e17, { date: serial.from1900 }, 1],
        [1.234_567_890_123_45e16, { date: serial.from1900 }, 1],
      ],
    })
    sourceId = (await add({ name: 'Harbour Japan', time_zone: 'Asia/Tokyo' })).data.id
    const { data } = await preview(await upload(bytes, 'xlsx'))
    expect(data).toMatchObject({
      from: '2026-10-05',
      months: [{ orders: 3, sales: '33.75' }],
      left_out_rows: [
        { row: 5, reason: 'roundedId' },
        { row: 6, reason: 'roundedId' },
      ],
    })
  })

  it('has order numbers of more digits than Excel keeps, where another program wrote them', async () => {
    const bytes = workbook({
      rows: [
        ['Order ID', 'Paid Time', 'Order Amount'],
        [{ digits: '12345678901234567' }, { date: serial.from1900 }, 1],
        [{ digits: '12345678901234589' }, { date: serial.from1900 }, 2],
      ],
    })
    const { data } = await preview(await upload(bytes, 'xlsx'))
    expect(data).toMatchObject({ months: [{ orders: 2, sales: '3.00' }], left_out_rows: [] })
  })

  it.each([
    ['is damaged', 'unreadable', () => workbook({ rows: [['Order ID']] }).subarray(0, 200)],
    ['has no workbook', 'unreadable', () => zipFile({ 'a.txt': 'a' })],
    [
      'has a document type',
      'unreadable',
      () => zipFile({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }),
    ],
    [
      'unpacks to more than any export',
      'tooLarge',
      () => zipFile({ 'xl/workbook.xml': ' '.repeat(61 * 1024 * 1024) }),
    ],
  ] as const)('that %s is refused', async (_what, problem, content) => {
    const { data } = await preview(await upload(content(), 'xlsx'))
    expect(data).toMatchObject({ problem, orders: 0, reading: null })
  })
})

describe('a file is refused', () => {
  it('with too many rows, without any, or after the scan found it unsafe', async () => {
    const row = 'A,2026-10-05,1,USD,\n'
    expect(await problemOf(await upload(`${head}\n${row.repeat(maxUploadedRows + 1)}`))).toBe('tooLong')
    expect(await problemOf(await upload(head))).toBe('noRows')
    const content = new TextEncoder().encode(`${october.join('\n')}\n`)
    const unsafe = await upload(content)
    await scanFile(app, seller.companyId, unsafe, content, 'THREATS_FOUND')
    expect(await problemOf(unsafe)).toBe('unsafe')
  })

  it('for columns that it does not have', async () => {
    const fileId = await upload(october.join('\n'))
    const columns = { id: 'Order', date: '付款时间', amount: 'Amount' }
    const body = {
      source_id: sourceId,
      file_id: fileId,
      reading: { columns, date_order: 'YMD', repeated: 'totals' },
    } as const
    const refused = await app.send(keepUpload, { body }, seller)
    expect(refused.errors?.map(({ field, rule: broken }) => [field, broken])).toEqual([
      ['body.reading.columns.id', 'unknownOption'],
      ['body.reading.columns.amount', 'unknownOption'],
    ])
    expect(await list()).toMatchObject([{ orders: 0 }])
  })

  it('of another company', async () => {
    const fileId = await upload(october.join('\n'))
    const other = await signUpSeller(app)
    const body = { source_id: sourceId, file_id: fileId }
    expect((await app.send(previewUpload, { body }, other)).code).toBe(20018)
    expect((await app.send(listUploadedSources, {}, other)).data).toEqual([])
    await app.send(removeUploadedSource, { body: { source_id: sourceId } }, other)
    expect(await list()).toHaveLength(1)
  })
})

describe('an uploaded shop', () => {
  it('is added once, and removed with its orders', async () => {
    expect((await add()).code).not.toBe(0)
    await keep(october.join('\n'))
    const { table } = app.deps
    const source = present(await findUploadedSource(table, seller.companyId, sourceId))
    const remove = async () =>
      (await app.send(removeUploadedSource, { body: { source_id: sourceId } }, seller)).code
    expect([await remove(), await remove()]).toEqual([0, 20018])
    // Leftovers of a call that ended after the shop was removed.
    const order = { id: 'X', date: '2026-10-01', sales: 1, refunds: 0, currency: 'USD' } as const
    await writeAll(table, putUploadedOrders(table, source, '0-interrupted', [order]))
    expect(await remove()).toBe(0)
    expect(await list()).toEqual([])
    expect((await app.everyItem()).filter(({ sk }) => String(sk).includes(sourceId))).toEqual([])
  })

  it('or a payment account is shown to the lender beside the sales, and is no shop', async () => {
    await keep(october.join('\n'))
    const account = { kind: 'account', platform: 'PingPong', name: '8812' }
    app.clock.advance('PT1M')
    sourceId = (await add(account)).data.id
    await keep('流水号,交易时间,收入,支出\nT1,2026-11-02,300.00,\nT2,2026-11-03,,120.00')
    expect(await callDesk(app, 'company-show', { companyId: seller.companyId })).toMatchObject({
      shops: [],
      uploaded: [
        { sourceKind: 'shop', platform: 'Temu', name: 'Harbour Gift', orders: 2, in: '150.00', out: '0.00' },
        { sourceKind: 'account', platform: 'PingPong', orders: 2, in: '300.00', out: '120.00' },
      ],
    })
    const { data } = await app.send(shopsEndpoints.listLinkedShops, {}, seller)
    expect(data).toEqual({ psp: [], shop: [] })
  })
})
