import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { Uploads } from '../../../web/features/shops/uploads/uploads.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const {
  addUploadedSource,
  keepUpload,
  listUploadedSources,
  previewUpload,
  previewUploadLimits,
  removeUploadedSource,
} = shopsEndpoints

type Source = ResponseOf<typeof listUploadedSources>[number]

const source: Source = {
  id: 'source-1',
  kind: 'shop',
  platform: 'Temu',
  name: 'Harbour Gift',
  currency: 'USD',
  time_zone: 'Asia/Shanghai',
  orders: 0,
  months: [],
  uploads: [],
}
const months = [{ month: '2026-10', currency: 'USD' as const, orders: 2, sales: '150.00', refunds: '0.00' }]
const reading = {
  columns: { id: '订单号', date: '付款时间', amount: '订单金额' },
  date_order: 'YMD' as const,
  repeated: 'totals' as const,
}
const preview: ResponseOf<typeof previewUpload> = {
  problem: null,
  file_name: 'orders.csv',
  headings: ['订单号', '付款时间', '订单金额', '运费'],
  rows: [['A1', '2026-10-05', '100.00', '5.00']],
  row_count: 3,
  reading,
  date_orders: ['YMD'],
  orders: 2,
  known_orders: 1,
  days: 2,
  from: '2026-10-05',
  to: '2026-10-30',
  months,
  left_out: 1,
  left_out_rows: [{ row: 4, reason: 'unpaid', cell: '待付款' }],
}

const counted = (after: string) => ({
  limits: [
    {
      product_code: 'small_shop_financing',
      currency: 'GBP' as const,
      limit_now: '108000.00',
      limit_after: after,
      is_estimate: false,
    },
  ],
})

beforeEach(() => {
  loginSeller()
  server.answer(previewUploadLimits, { limits: [] })
})

const renderUploads = (sources: Source[]) => {
  server.answer(listUploadedSources, sources)
  return renderScreen(<Uploads />, { at: '/credit/hook/shops?tab=uploads' })
}

const chooseFile = async (user: ReturnType<typeof renderUploads>['user']) => {
  server.answer(filesEndpoints.askUpload, {
    file_id: 'file-1',
    url: 'http://127.0.0.1:9/',
    fields: {},
    expires_at: '2026-11-28T00:00:00.000Z',
  })
  // The file store is unreachable, so the file is sent through the portal.
  server.answer(filesEndpoints.uploadFile, {
    file_id: 'file-1',
    file_name: 'orders.csv',
    size: 10,
    content_type: 'text/csv',
  })
  await user.upload(
    await screen.findByLabelText(/卖家后台导出的订单文件/),
    new File(['订单号\nA1'], 'orders.csv', { type: 'text/csv' }),
  )
}

it('a shop is added with what is needed to read its exports', async () => {
  server.answer(addUploadedSource, source)
  const { user } = renderUploads([])
  await user.click(await screen.findByRole('button', { name: '添加店铺或支付账户' }))
  await user.click(screen.getByRole('button', { name: '添加' }))
  expect(server.callsOf(addUploadedSource)).toEqual([])
  await user.type(screen.getByLabelText(/平台名称/), ' Temu ')
  await user.type(screen.getByLabelText(/店铺名称/), 'Harbour Gift')
  await user.selectOptions(screen.getByLabelText(/销售货币/), 'USD')
  await user.selectOptions(screen.getByLabelText(/时区/), '美国太平洋时间')
  await user.dblClick(screen.getByRole('button', { name: '添加' }))
  await waitFor(() =>
    expect(server.callsOf(addUploadedSource).map(({ body }) => body)).toEqual([
      {
        kind: 'shop',
        platform: 'Temu',
        name: 'Harbour Gift',
        currency: 'USD',
        time_zone: 'America/Los_Angeles',
      },
    ]),
  )
})

it('a file that is no table is refused with what it may be, and nothing is sent', async () => {
  renderUploads([source])
  fireEvent.change(await screen.findByLabelText(/卖家后台导出的订单文件/), {
    target: { files: [new File(['x'], 'orders.pdf', { type: 'application/pdf' })] },
  })
  expect(await screen.findByText('只支持 CSV 和 Excel（.xlsx）格式，请换一个文件。')).toBeTruthy()
  expect(server.callsOf(filesEndpoints.askUpload)).toEqual([])
})

it('a payment account is asked about transactions, not orders', async () => {
  server.answer(previewUpload, preview)
  renderUploads([{ ...source, kind: 'account' }])
  expect(await screen.findByText(/我们只保存流水号、日期和金额/)).toBeTruthy()
})

it('a file is kept once its reading is shown and corrected', async () => {
  server.answer(previewUpload, preview)
  server.answer(keepUpload, { ...source, orders: 2, months })
  const { user } = renderUploads([source])
  await chooseFile(user)
  expect(await screen.findByText('读到 2 笔订单')).toBeTruthy()
  expect(screen.getByText(/其中 1 笔以前上传过/)).toBeTruthy()
  expect(await screen.findByText('上传的销售不计入您的额度，额度不变。')).toBeTruthy()
  const left = within(screen.getByRole('region', { name: /没有计入的 1 行/ }))
  expect(left.getByText('还没有付款')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText(/订单金额/), '运费')
  const corrected = { ...reading, columns: { ...reading.columns, amount: '运费' } }
  await waitFor(() =>
    expect(server.callsOf(previewUpload).at(-1)?.body).toEqual({
      source_id: 'source-1',
      file_id: 'file-1',
      reading: corrected,
    }),
  )
  const keep = await screen.findByRole('button', { name: '确认并保存' })
  await waitFor(async () => {
    await user.click(keep)
    expect(server.callsOf(keepUpload).map(({ body }) => body)).toEqual([
      { source_id: 'source-1', file_id: 'file-1', reading: corrected },
    ])
  })
})

it('a first file says nothing about orders that were uploaded before', async () => {
  server.answer(previewUpload, { ...preview, known_orders: 0 })
  const { user } = renderUploads([source])
  await chooseFile(user)
  expect(await screen.findByText('读到 2 笔订单')).toBeTruthy()
  expect(screen.queryByText(/以前上传过/)).toBeNull()
})

it.each([
  ['one currency names it once', 'USD', '100.00', /，USD$/],
  ['two currencies name each', 'EUR', 'EUR 100.00', /（香港日期）$/],
] as const)('months in %s', async (_how, currency, shown, caption) => {
  const both = [...months, { month: '2026-11', currency, orders: 1, sales: '100.00', refunds: '0.00' }]
  renderUploads([{ ...source, orders: 3, months: both }])
  const table = within(await screen.findByRole('region', { name: caption }))
  expect(table.getByText(shown)).toBeTruthy()
})

it('a file that cannot be read says why, and nothing is kept', async () => {
  server.answer(previewUpload, { ...preview, problem: 'noRows', headings: [], rows: [], reading: null })
  const { user } = renderUploads([source])
  await chooseFile(user)
  expect(await screen.findByText(/文件里没有可以读取的行/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '确认并保存' })).toBeNull()
})

it('uploaded sales are marked as unverified, and removed after a question that shows the effect', async () => {
  server.answer(removeUploadedSource, null)
  server.answer(previewUploadLimits, counted('98000.00'))
  const upload = {
    file_name: 'orders.csv',
    orders: 2,
    from: '2026-10-05',
    to: '2026-10-30',
    at: '2026-11-28T02:00:00.000Z',
  }
  const { user } = renderUploads([{ ...source, orders: 2, months, uploads: [upload] }])
  const card = within(await screen.findByLabelText('Temu Harbour Gift'))
  expect(card.getByText('未经核实')).toBeTruthy()
  expect(card.getByText(/orders\.csv：2 笔订单/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: '移除 Harbour Gift' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/98,000/)).toBeTruthy()
  expect(dialog.getByText('移除之后')).toBeTruthy()
  expect(server.callsOf(previewUploadLimits).at(-1)?.body).toEqual({ source_id: 'source-1' })
  expect(server.callsOf(removeUploadedSource)).toEqual([])
  await user.click(dialog.getByRole('button', { name: '移除' }))
  await waitFor(() =>
    expect(server.callsOf(removeUploadedSource).map(({ body }) => body)).toEqual([{ source_id: 'source-1' }]),
  )
})

it('an upload shows its effect on a limit that counts it, and that it raises none automatically', async () => {
  server.answer(previewUpload, preview)
  server.answer(previewUploadLimits, counted('108000.00'))
  const { user } = renderUploads([source])
  await chooseFile(user)
  expect(await screen.findByText('额度不变')).toBeTruthy()
  expect(screen.getByText(/上传不会自动提高额度/)).toBeTruthy()
  expect(server.callsOf(previewUploadLimits).at(-1)?.body).toEqual({
    source_id: 'source-1',
    upload: { file_id: 'file-1', reading },
  })
})
