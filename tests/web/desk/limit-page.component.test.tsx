import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'
import type { ComputedLimit, ShownLimit } from '#shared/desk/limit.ts'
import { LimitPage } from '../../../web/desk/features/limit/limit-page.tsx'
import { ensureTranslations } from '../../../web/i18n/i18n.ts'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

const factor = (
  key: LimitFactorOnWire['key'],
  value: string,
  detail: Record<string, string> = {},
): LimitFactorOnWire => ({
  key,
  value,
  detail,
  took_off: '1000.00',
  data_from: null,
  data_to: null,
  raise_key: 'atItsBest',
})

const computed = (
  asOf: string,
  limit: string,
  { netSales, refunds, stability }: { netSales: string; refunds: string; stability: string },
): ComputedLimit => ({
  limit,
  start: '150000.00',
  netSales,
  asOf,
  factors: [
    factor('multiple', '1.5'),
    factor('netSales', netSales, { sales: '1200000.00', refunds }),
    factor('stability', stability),
    factor('diversification', '1.000000'),
    factor('age', '0.750000'),
  ],
  months: [
    { from: '2026-01-15', to: '2026-02-01', net_sales: '90000.00', refunds: '10000.00' },
    { from: '2026-02-01', to: '2026-03-01', net_sales: '60000.00', refunds: '0.00' },
  ],
  ruleMonths: [{ from: '2026-01-15', to: '2026-02-15', net_sales: '150000.00', refunds: '10000.00' }],
  platforms: [{ platform: 'harbor-market', netSales }],
  conversions: [],
})

const granted = computed('2026-11-02', '98000.00', {
  netSales: '1100000.00',
  refunds: '100000.00',
  stability: '0.950000',
})
const today = computed('2027-01-31', '90000.00', {
  netSales: '1000000.00',
  refunds: '120000.00',
  stability: '0.900000',
})

const limit: ShownLimit = {
  facilityId: 'f-1',
  companyId: 'c-1',
  companyNameEn: 'Lantern Street Trading Limited',
  companyNameCn: '灯街贸易有限公司',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  status: 'active',
  limit: '98000.00',
  limitCap: '500000.00',
  salesMultiple: '1.5',
  granted,
  today,
  otherTerms: null,
  unlinkedMarketplaces: [],
  uploaded: [],
  examined: [],
  request: null,
  renewal: null,
  proposed: [],
}

const asked = {
  submittedAt: '2027-01-30T02:00:00.000Z',
  present: '98000.00',
  calculated: computed('2027-01-30', '92000.00', {
    netSales: '1020000.00',
    refunds: '118000.00',
    stability: '0.910000',
  }),
}
const request: ShownLimit['request'] = {
  ...asked,
  requestId: 'r-1',
  requested: '150000.00',
  note: '旺季备货，工厂要先付三成',
  documents: [
    { fileId: 'file-1', fileName: 'orders.pdf' },
    { fileId: 'file-2', fileName: 'photo.png' },
  ],
}
const renewal: ShownLimit['renewal'] = { ...asked, renewalId: 'n-1', reviewDate: '2027-02-20' }

const form = ({ name }: Record<string, unknown>) => ({ ...declaredForm(String(name)) })

const everyAct = Object.fromEntries(
  ['limit-approve', 'limit-reject', 'renewal-approve', 'renewal-reject', 'facility-limit'].map((name) => [
    name,
    {},
  ]),
)

const show = async (
  shown: Partial<ShownLimit> = {},
  more: Record<string, Record<string, unknown>> = everyAct,
) => {
  const screenShown = await showScreen(<LimitPage />, {
    path: '/limits/:facilityId',
    address: '/limits/f-1',
    told: { 'limit-show': { ...limit, ...shown }, 'act-show': form, ...more },
  })
  await ensureTranslations(['credit', 'statuses', 'files'])
  return screenShown
}

/** A section of the page; its table has the same name. */
const panelOf = async (name: string): Promise<HTMLElement> => {
  const [panel] = await screen.findAllByRole('region', { name })
  if (!panel) throw new Error(`there is no ${name}`)
  return panel
}

/** The rows in order, without the headings. */
const figures = [
  'asOf',
  'limit',
  'netSales',
  'refunds',
  'multiple',
  'stability',
  'diversification',
  'age',
] as const

const rowOf = async (figure: (typeof figures)[number]): Promise<string[]> => {
  const row = within(await panelOf('核定对比')).getAllByRole('row')[1 + figures.indexOf(figure)]
  return row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? '')
    : []
}

test('changes since the last calculation are shown figure by figure', async () => {
  await show()
  expect(await rowOf('limit')).toEqual(['GBP\u00A098,000.00', 'GBP\u00A090,000.00', '−GBP\u00A08,000.00'])
  expect((await rowOf('refunds')).at(-1)).toBe('+GBP\u00A020,000.00')
  expect((await rowOf('stability')).at(-1)).toBe('−0.05')
  expect((await rowOf('multiple')).at(-1)).toBe('–')
})

test('refunds are shown next to each month’s sales', async () => {
  await show()
  const months = await panelOf('逐月销售与退款')
  const rows = within(months)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
  expect(rows).toEqual([
    ['GBP\u00A090,000.00', 'GBP\u00A010,000.00', '10.00%'],
    ['GBP\u00A060,000.00', 'GBP\u00A00.00', '0.00%'],
  ])
})

test('a request is shown with its calculation by the sales of its day, and decided there', async () => {
  const { calls, user } = await show({ request })
  const panel = await panelOf('提额申请')
  for (const text of ['150,000.00', '92,000.00', '98,000.00', '旺季备货，工厂要先付三成'])
    expect(panel.textContent).toContain(text)
  expect(await rowOf('limit')).toContain('GBP\u00A092,000.00')
  expect(
    within(panel)
      .getAllByRole('button')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toEqual(['同意提额', '拒绝提额'])
  await user.click(within(panel).getByRole('button', { name: '同意提额' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(await within(dialog).findByLabelText(/^额度/), '120000.00')
  await user.click(within(dialog).getByRole('button', { name: '预览' }))
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      action: 'limit-approve',
      facilityId: 'f-1',
      requestId: 'r-1',
      limit: '120000.00',
    }),
  )
})

test('a document opens on request only, as it leaves an audit entry', async () => {
  const { calls, user } = await show(
    { request },
    { ...everyAct, 'file-open': { ok: false, message: 'the file is being scanned', code: 409 } },
  )
  const opened = () => calls.filter(({ action }) => action === 'file-open')
  const button = await screen.findByRole('button', { name: 'orders.pdf' })
  expect(opened()).toEqual([])
  await user.click(button)
  await waitFor(() => expect(opened()).toEqual([{ action: 'file-open', companyId: 'c-1', fileId: 'file-1' }]))
})

test('without the permission, documents show their names only', async () => {
  await show({ request })
  expect((await screen.findByText('photo.png')).tagName).toBe('SPAN')
})

test('a renewal is decided on the limit page', async () => {
  const { calls, user } = await show({ renewal })
  const panel = await panelOf('续期申请')
  expect(panel.textContent).toContain('2027年2月20日')
  expect(panel.textContent).toContain('92,000.00')
  expect(within(panel).getByRole('button', { name: '拒绝续期' })).toBeDefined()
  await user.click(within(panel).getByRole('button', { name: '同意续期' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: '预览' }))
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ action: 'renewal-approve', facilityId: 'f-1', renewalId: 'n-1' }),
  )
})

test('without a request the limit’s form is prefilled; a closed facility has none', async () => {
  const { user } = await show()
  expect(await screen.findByText('没有待处理的提额或续期申请')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '调整额度' }))
  expect(await within(await screen.findByRole('dialog')).findByDisplayValue('98000.00')).toBeDefined()
})

test('another cap is read as it is usually written (C4)', async () => {
  const { calls, place, user } = await show()
  await user.type(await screen.findByLabelText('产品上限'), '420,000')
  await user.click(screen.getByRole('button', { name: '试算' }))
  expect(place.now).toBe('/limits/f-1?limitCap=420000.00')
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ action: 'limit-show', facilityId: 'f-1', limitCap: '420000.00' }),
  )
})

test('other terms are in the address, and sent', async () => {
  const { calls, place, user } = await show()
  await user.type(await screen.findByLabelText('倍数'), '1.2')
  await user.click(screen.getByRole('button', { name: '试算' }))
  expect(place.now).toBe('/limits/f-1?salesMultiple=1.2')
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ action: 'limit-show', facilityId: 'f-1', salesMultiple: '1.2' }),
  )
})

test('exchange rates are listed, and the old ones named', async () => {
  const dollars = {
    from: 'USD',
    to: 'GBP',
    source: 'European Central Bank',
    net_sales: '1104000.00',
    converted_net_sales: '825485.91',
    first: { date: '2026-02-01', rate: '0.768608' },
    last: { date: '2027-01-29', rate: '0.748408' },
    lowest: { date: '2026-07-04', rate: '0.732982' },
    highest: { date: '2026-02-01', rate: '0.768608' },
    sold_until: '2027-01-30',
    carried_forward: false,
    entered: false,
  } as const
  const yen = {
    ...dollars,
    from: 'JPY',
    last: { date: '2027-01-15', rate: '0.004751' },
    carried_forward: true,
    entered: false,
  } as const
  await show({ today: { ...today, conversions: [dollars, yen] } })
  const rates = await panelOf('折算汇率')
  expect(within(rates).getByRole('row', { name: /USD.1,104,000\.00/ }).textContent).toContain(
    '1 USD = 0.748408 GBP',
  )
  const notices = within(rates).getAllByRole('status')
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/JPY 的汇率过旧：最近一次公布是 2027年1月15日.*不核定新额度/),
  ])
})

test('signs of inflated sales are listed with the orders behind them', async () => {
  const examination = {
    basis: null,
    months: null,
    at: '2027-01-30T02:00:00.000Z',
    from: '2026-11-01T02:00:00.000Z',
    orders: 120,
    isComplete: true,
    signals: [
      { kind: 'fewBuyers', percent: 62, orders: 41, numbers: ['#1007', '#1012'] },
      { kind: 'suddenStep', percent: 410, orders: 0, numbers: [] },
    ],
  } as const
  await show({
    examined: [
      { shopId: 's-1', name: 'Lantern', platform: 'shopify', currency: 'GBP', examination },
      {
        shopId: 's-2',
        name: 'Quay',
        platform: 'ebay',
        currency: 'GBP',
        examination: { ...examination, signals: [] },
      },
      { shopId: 's-3', name: 'Pier', platform: 'amazon', currency: 'GBP', examination: null },
    ],
  })
  const rows = within(await panelOf('销售的可疑迹象'))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Lantern.*少数几个买家.*62.*#1007 #1012.*2026年11月1日 至 2027年1月30日，120 笔订单/,
    ),
    expect.stringMatching(/^Lantern.*突然增加.*410/),
    expect.stringMatching(/^Quay.*没有发现/),
    expect.stringMatching(/^Pier.*还没有检查/),
  ])
})

test('months are listed that differ from the platform’s own report', async () => {
  const examination = {
    basis: null,
    at: '2027-01-30T02:00:00.000Z',
    from: '2026-11-01T02:00:00.000Z',
    orders: 120,
    isComplete: true,
    signals: [],
  }
  const months = [
    { month: '2026-11', platform: '1000.00', imported: '1000.00', differs: false },
    { month: '2026-12', platform: '1000.00', imported: '1300.00', differs: true },
  ]
  const shop = { name: 'Lantern', platform: 'amazon', currency: 'GBP' } as const
  await show({
    examined: [
      { ...shop, shopId: 's-1', examination: { ...examination, basis: 'payments' as const, months } },
      {
        ...shop,
        shopId: 's-2',
        name: 'Pier',
        examination: { ...examination, basis: 'goods' as const, months: months.slice(0, 1) },
      },
      { ...shop, shopId: 's-3', name: 'Quay', examination: { ...examination, basis: null, months: null } },
    ],
  })
  const rows = within(await panelOf('与平台报表核对'))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Lantern.*相差超过 1%买家付款，含售出的礼品卡和小费2026年12月GBP.1,000\.00GBP.1,300\.00$/,
    ),
    expect.stringMatching(/^Pier.*1 个月都相符/),
    expect.stringMatching(/^Quay.*未核对/),
  ])
})
