import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import type { OverdueCase, OverdueRow } from '#shared/desk/overdue.ts'
import type {
  ShownConcentration,
  ShownEarnings,
  ShownPortfolio,
  ShownTrend,
  ShownVintages,
} from '#shared/desk/portfolio.ts'
import type { ShownTerms, TermsList } from '#shared/desk/terms.ts'
import { noBalances } from '#shared/ledger/balances.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { cellsOf } from '#shared/portfolio/contribution.ts'
import { portfolioByCurrency, vintagesIn } from '#shared/portfolio/summarize.ts'
import { callAct } from '../../../web/desk/api/call-act.ts'
import { OverduePage } from '../../../web/desk/features/overdue/overdue-page.tsx'
import { PortfolioPage } from '../../../web/desk/features/portfolio/portfolio-page.tsx'
import { TermsPage } from '../../../web/desk/features/terms/terms-page.tsx'
import { TermsProposalPage } from '../../../web/desk/features/terms/terms-proposal-page.tsx'
import { startDeskI18n } from '../../../web/desk/i18n/i18n.ts'
import * as saving from '../../../web/desk/ui/save-text.ts'
import { system } from '../../../web/ui/theme/system.ts'

// The console's configuration is read when its modules load; nobody signs in here.
vi.hoisted(() =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ authority: 'https://id.test', clientId: 'c', scope: 'openid' }),
  ),
)

vi.mock('../../../web/desk/api/call-act.ts', { spy: true })

const asOf = '2027-03-04'

const standing = cellsOf({
  facilityId: 'f-1',
  companyId: 'c-1',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  isActive: true,
  balances: { ...noBalances(), limit: 50_000_00, principalReceivable: 10_000_00 },
  platform: 'harbor-market',
  loans: [
    {
      month: '2026-11',
      paidOutCents: 10_000_00,
      outstandingCents: 10_000_00,
      writtenOffCents: 0,
      arrears: '31-60',
    },
  ],
  inflow: [],
})
const portfolio: ShownPortfolio = {
  asOf,
  isLive: true,
  currencies: portfolioByCurrency(standing),
  booked: {
    month: '2026-10',
    currencies: [{ currency: 'GBP', stage1Cents: 0, stage2Cents: 10_000_00, stage3Cents: 0 }],
  },
}

const facility: OverdueRow = {
  companyId: 'c-1',
  companyNameEn: 'Lantern Street Trading Limited',
  companyNameCn: '灯街贸易有限公司',
  facilityId: 'f-1',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  since: '2027-01-31',
  daysPastDue: 32,
  bucket: '31-60',
  nextActionOn: '2027-02-05',
  owedCents: 10_366_00,
  charges: 1,
  disputed: 0,
  stage: 2,
  nextStep: 'demand-in-writing',
  promise: null,
  lastContact: null,
  plan: null,
  workId: '2027-01-31#f-1',
  takenBy: null,
  takenAt: null,
  proposed: [],
}
const { promise: _promise, lastContact: _lastContact, ...ofCase } = facility
const overdueCase: OverdueCase = {
  asOf,
  facility: ofCase,
  callees: [{ name: '陈晨', role: 'administrator', phone: '+85291234567' }],
  chargesPastDue: [
    {
      chargeId: '2027-01-31-d',
      drawdownId: 'd',
      dueDate: '2027-01-31',
      daysPastDue: 32,
      status: 'active',
      collectionMethod: 'bank_transfer',
      owedCents: { fee: 0, overdueInterest: 96_00, interest: 270_00, principal: 10_000_00 },
      totalCents: 10_366_00,
    },
  ],
  promises: [],
  contacts: [
    {
      contactId: 'k',
      channel: 'phone',
      spokenWith: '陈小姐',
      text: 'Nobody answered',
      letter: null,
      fileId: null,
      nextActionOn: '2027-03-09',
      at: '2027-03-03T02:00:00.000Z',
      by: 'ada',
    },
    {
      contactId: 'letter-1',
      channel: 'letter',
      spokenWith: null,
      text: 'demand-2027-03-01.pdf',
      letter: 'demand',
      fileId: 'letter-1',
      nextActionOn: '2027-03-15',
      at: '2027-03-01T02:00:00.000Z',
      by: 'ada',
    },
  ],
  notices: [
    {
      at: '2027-02-25T03:01:00.000Z',
      kind: 'charge-raised',
      facts: { due: '2027-01-31', total: '10270.00 GBP' },
    },
  ],
}

const draft = {
  productCode: 'small_shop_financing',
  number: 2,
  status: 'draft',
  isInForce: false,
  validFrom: '2027-04-01',
  reason: 'cheaper',
  proposedBy: 'ada',
  proposedAt: '2027-03-01T02:00:00.000Z',
  approvedBy: null,
  approvedAt: null,
  withdrawnBy: null,
  withdrawnAt: null,
} as const
const builtIn = {
  ...draft,
  number: 1,
  status: 'built-in',
  isInForce: true,
  validFrom: null,
  reason: null,
  proposedBy: null,
  proposedAt: null,
} as const
const terms: TermsList = { asOf, versions: [draft, builtIn] }
const shownTerms: ShownTerms = {
  version: draft,
  terms: productTerms.small_shop_financing,
  changes: [{ term: 'marginPercent', before: '6.50', after: '6.25' }],
  verdict: { refusals: [], warnings: [] },
  benchmark: { currency: 'USD', percent: '4.30', date: '2027-03-03', source: 'entered by the lender' },
}

const part = (name: string, currency: 'GBP' | 'USD', sharePercent: string) => ({
  name,
  currency,
  sharePercent,
  facilities: 1,
  limitCents: 50_000_00,
  outstandingCents: 10_000_00,
  par30Cents: 0,
})

/** The screens with cached responses; no call is made. */
const renderAt = (address: string, may: readonly string[], isEmpty = false) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(['me-show', {}], {
    actor: 'ada',
    roles: ['credit'],
    acts: may,
    now: `${asOf}T01:00:00.000Z`,
  })
  client.setQueryData(['portfolio-vintages', {}], {
    asOf,
    isLive: true,
    productCode: null,
    vintages: vintagesIn(standing),
    curves: [
      {
        currency: 'GBP',
        month: '2026-11',
        ages: [
          { monthsOnBook: 2, badCents: 0, badPercent: '0.00' },
          { monthsOnBook: 4, badCents: 10_000_00, badPercent: '100.00' },
        ],
      },
    ],
  } satisfies ShownVintages)
  client.setQueryData(['portfolio-trend', { months: '12' }], {
    asOf,
    isLive: true,
    trend: [
      {
        currency: 'GBP',
        month: '2027-02',
        storedOn: '2027-02-27',
        outstandingCents: 12_000_00,
        overdueCents: 0,
        allowanceCents: 300_00,
        paidOutCents: 2_000_00,
        vintagePaidOutCents: 2_000_00,
        repaidCents: 500_00,
        writtenOffCents: 0,
        chargedIncomeCents: 95_00,
        earnedCents: 97_00,
      },
      {
        currency: 'GBP',
        month: '2027-03',
        storedOn: null,
        outstandingCents: 10_000_00,
        overdueCents: 10_366_00,
        allowanceCents: null,
        // A payout of February was returned.
        paidOutCents: -1_000_00,
        vintagePaidOutCents: 0,
        repaidCents: 2_000_00,
        writtenOffCents: 0,
        chargedIncomeCents: 0,
        earnedCents: null,
      },
    ],
  } satisfies ShownTrend)
  client.setQueryData(['portfolio-earned', { months: '12' }], {
    asOf,
    isLive: true,
    earned: [
      { currency: 'GBP', month: '2027-01', chargedIncomeCents: 50_00, income: null, earnedCents: null },
      {
        currency: 'GBP',
        month: '2027-02',
        chargedIncomeCents: 95_00,
        income: { interestCents: 80_00, overdueInterestCents: 0, feesCents: 20_00, waivedCents: 5_00 },
        earnedCents: 97_00,
      },
    ],
  } satisfies ShownEarnings)
  client.setQueryData(['portfolio-concentration', {}], {
    asOf,
    isLive: true,
    byPlatform: [
      part('harbor-market', 'GBP', '100.00'),
      part('shopify', 'USD', '60.00'),
      part('none', 'USD', '40.00'),
    ],
    byProduct: [part('small_shop_financing', 'GBP', '100.00'), part('payoneer', 'USD', '100.00')],
    byCurrency: [],
    byPlatformAndCurrency: [
      { ...part('harbor-market', 'GBP', '100.00'), ownCurrency: 'GBP' },
      { ...part('shopify', 'USD', '60.00'), ownCurrency: 'USD' },
      { ...part('none', 'USD', '40.00'), ownCurrency: 'USD' },
    ],
    platformNames: { 'harbor-market': 'Harbor Market' },
  } satisfies ShownConcentration)
  client.setQueryData(['portfolio-show', {}], isEmpty ? { ...portfolio, currencies: [] } : portfolio)
  client.setQueryData(['overdue-list', 'pages', {}], {
    pages: [{ asOf, overdue: isEmpty ? [] : [facility] }],
    pageParams: [''],
  })
  client.setQueryData(['view-list', {}], { views: [] })
  client.setQueryData(['overdue-show', { facilityId: 'f-1' }], overdueCase)
  client.setQueryData(['terms-list', {}], terms)
  client.setQueryData(['terms-show', { productCode: 'small_shop_financing', number: '2' }], shownTerms)
  client.setQueryData(['terms-show', { productCode: 'small_shop_financing', number: '1' }], {
    ...shownTerms,
    version: builtIn,
    changes: [],
  } satisfies ShownTerms)
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="portfolio" element={<PortfolioPage />} />
            <Route path="overdue" element={<OverduePage />} />
            <Route path="terms" element={<TermsPage />} />
            <Route path="terms/new" element={<TermsProposalPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return userEvent.setup()
}

beforeAll(() => startDeskI18n('zh-CN'))

test('the portfolio shows the overdue amount, with its table', () => {
  renderAt('/portfolio', ['portfolio-show'])
  const question = '有多少本金逾期，逾期多久？'
  expect(screen.getByRole('list', { name: question }).textContent).toContain('31 至 60 天GBP\u00A010,000.00')
  const table = screen.getByRole('region', { name: question, hidden: true })
  expect(within(table).getByRole('row', { name: /31 至 60 天/, hidden: true }).textContent).toContain(
    '10,000.00',
  )
  expect(screen.getAllByText('PAR 30')[0]?.nextElementSibling?.textContent).toBe('100.00%')
  expect(screen.getByText('额度使用率').nextElementSibling?.textContent).toBe('20.00%')
})

test('each month’s outcome is a stacked bar with labels', () => {
  renderAt('/portfolio?view=vintages', ['portfolio-vintages'])
  const months = screen.getByRole('list', { name: '每月放出的款，如今怎样？' })
  expect(
    within(months)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026年11月逾期超过 30 天 GBP\u00A010,000.00GBP\u00A010,000.00'])
})

test('a vintage has a share that had gone bad at each age that is stored', () => {
  renderAt('/portfolio?view=vintages', ['portfolio-vintages'])
  const table = screen.getByRole('region', { name: '各月放出的款，放款后第几个月变坏多少？' })
  expect(rowsOf(table)).toEqual([
    ['放款月份', ...[0, 1, 2, 3, 4].map((age) => `第 ${age} 个月`)],
    ['2026年11月', '–', '–', '0.00%', '–', '100.00%'],
  ])
})

test('the trend has each month, and each opens its loans as far as they are kept', () => {
  renderAt('/portfolio?view=trend', ['portfolio-trend'])
  const table = screen.getByRole('region', { name: '各月变化如何？' })
  expect(rowsOf(table).slice(1)).toEqual([
    ['2027年2月', ...['12,000.00', '0.00', '300.00', '2,000.00', '500.00', '0.00', '97.00'].map(gbp)],
    [
      '2027年3月',
      ...['10,000.00', '10,366.00'].map(gbp),
      '–',
      ...['−1,000.00', '2,000.00', '0.00'].map(gbp),
      '–',
    ],
  ])
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/portfolio/facilities?figure=outstandingCents&currency=GBP&day=2027-02-27',
    '/portfolio/facilities?figure=allowanceCents&currency=GBP&month=2027-02',
    '/portfolio/facilities?figure=paidOutCents&currency=GBP&payoutMonth=2027-02',
    '/portfolio/facilities?figure=earnedCents&currency=GBP&month=2027-02',
    '/portfolio/facilities?figure=outstandingCents&currency=GBP',
    '/portfolio/facilities?figure=overdueCents&currency=GBP',
  ])
})

test('a figure opens the facilities behind it', () => {
  renderAt('/portfolio', ['portfolio-show'])
  const late = screen.getByRole('list', { name: '有多少本金逾期，逾期多久？' })
  expect(
    within(late)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/portfolio/facilities?figure=days31Cents&currency=GBP'])
})

const gbp = (amount: string) => `GBP\u{A0}${amount}`

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('platforms and product lines are rows by name, currencies are columns', () => {
  renderAt('/portfolio?view=concentration', ['portfolio-concentration'])
  const [platforms, lines] = ['平台 × 币种', '产品 × 币种'].map((name) =>
    screen.getByRole('region', { name }),
  )
  expect(rowsOf(platforms!)).toEqual([
    ['平台', 'GBP', 'USD'],
    ['Harbor Market', '100.00%GBP\u{A0}10,000.00', '–'],
    ['shopify', '–', '60.00%USD\u{A0}10,000.00'],
    ['暂无销售', '–', '40.00%USD\u{A0}10,000.00'],
  ])
  expect(rowsOf(lines!)[1]).toEqual(['小店融资', '100.00%GBP\u{A0}10,000.00', '–'])
})

test('the concentration leads to that by obligor, for who may see people', () => {
  renderAt('/portfolio?view=concentration', ['portfolio-concentration', 'obligor-list'])
  expect(screen.getByRole('link', { name: '债务人集中度' }).getAttribute('href')).toBe('/obligors')
  cleanup()
  renderAt('/portfolio?view=concentration', ['portfolio-concentration'])
  expect(screen.queryByRole('link', { name: '债务人集中度' })).toBe(null)
})

test('each chart exports its table, with translated headings, currency and exact figures', async () => {
  const saved = vi.spyOn(saving, 'saveText').mockReturnValue()
  const user = renderAt('/portfolio', ['portfolio-show'])
  await user.click(screen.getByRole('button', { name: '导出 CSV：有多少本金逾期，逾期多久？' }))
  expect(saved).toHaveBeenLastCalledWith(
    `portfolio-days-past-due-GBP-${asOf}.csv`,
    [
      '币种,逾期天数,未还本金,占比 (%)',
      'GBP,未逾期,0.00,0.00',
      'GBP,1 至 30 天,0.00,0.00',
      'GBP,31 至 60 天,10000.00,100.00',
      'GBP,61 至 90 天,0.00,0.00',
      'GBP,90 天以上,0.00,0.00',
      '',
    ].join('\r\n'),
  )
})

test('income is drawn by month and kind, with a note if it was not recorded by kind', async () => {
  const saved = vi.spyOn(saving, 'saveText').mockReturnValue()
  const user = renderAt('/portfolio?view=earned', ['portfolio-earned'])
  const question = '每月计收、应计了多少利息和费用？'
  expect(
    within(screen.getByRole('list', { name: question }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2027年1月未分项 GBP\u{A0}50.00GBP\u{A0}50.00',
    '2027年2月利息 GBP\u{A0}80.00费用 GBP\u{A0}20.00GBP\u{A0}100.00',
  ])
  await user.click(screen.getByRole('button', { name: `导出 CSV：${question}` }))
  expect(saved.mock.lastCall?.[1]).toBe(
    [
      '币种,月份,利息,逾期利息,费用,减免,计收净额,按日应计收入',
      'GBP,2027-01,,,,,50.00,',
      'GBP,2027-02,80.00,0.00,20.00,5.00,95.00,97.00',
      '',
    ].join('\r\n'),
  )
})

test('an empty portfolio shows a message', () => {
  renderAt('/portfolio', ['portfolio-show'], true)
  expect(screen.getByText('还没有融资额度')).toBeDefined()
})

test('an overdue facility opens by keyboard, with its contacts and the acts to record more', async () => {
  const user = renderAt('/overdue', ['overdue-list', 'promise-record'])
  const row = screen.getByRole('row', { name: /灯街贸易有限公司/ })
  expect(row.textContent).toContain('32 天')
  expect(row.textContent).toContain('书面催收')
  await user.keyboard('{Enter}')
  const opened = screen.getByRole('region', { name: '灯街贸易有限公司' })
  expect(opened.textContent).toContain('Nobody answered')
  expect(opened.textContent).toContain('催款函')
  expect(opened.textContent).not.toContain('demand-2027')
  expect(opened.textContent).toContain('与陈小姐')
  expect(opened.textContent).toContain('下次跟进：2027年3月9日')
  expect(within(opened).getByRole('link', { name: '+85291234567' }).getAttribute('href')).toBe(
    'tel:+85291234567',
  )
  expect(opened.textContent).toContain('账单、2027年1月31日、GBP\u00A010,270.00')
  expect(within(opened).getByRole('button', { name: '记录还款承诺' })).toBeDefined()
  expect(within(opened).queryByRole('button', { name: '记录联络' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: '灯街贸易有限公司' })).toBeNull()
})

test('without overdue facilities, a message is shown', () => {
  renderAt('/overdue', ['overdue-list'], true)
  expect(screen.getByText('没有逾期款项')).toBeDefined()
})

test('a version of terms shows its differences, and its decision if permitted', async () => {
  const user = renderAt('/terms', ['terms-list', 'terms-approve', 'terms-withdraw'])
  await user.click(screen.getAllByRole('button', { name: '小店融资' })[0] as HTMLElement)
  const opened = screen.getByRole('region', { name: '小店融资，第 2 版' })
  expect(within(opened).getByRole('button', { name: '批准条款' })).toBeDefined()
  expect(within(opened).queryByRole('button', { name: '回测' })).toBeNull()
  const changes = within(opened).getByRole('region', { name: '更改的条款' })
  expect(changes.textContent).toContain('6.506.25')
  expect(opened.textContent).toContain('由本方人员录入，并非公布值')
  expect(opened.textContent).toContain('符合规定。')
})

test('a draft above the warning says so before it is proposed, in words (A16, C2)', async () => {
  const user = renderAt('/terms/new?productCode=small_shop_financing&from=2027-05-03', ['terms-propose'])
  await user.clear(screen.getByLabelText('利差（年利率 %）'))
  await user.type(screen.getByLabelText('利差（年利率 %）'), '42')
  await user.type(screen.getByLabelText('原因'), '董事会决定')
  const warning = { reason: 'effectiveRateAboveWarning', method: 'bullet', day: 1, percent: '45.88' }
  vi.mocked(callAct).mockResolvedValueOnce({ after: { warnings: [warning] } })
  await user.click(screen.getByRole('button', { name: '检查' }))
  expect(await screen.findByText(/实际年利率超过警戒线：.*45\.88%/)).toBeDefined()
  expect(document.body.textContent).not.toContain('effectiveRate')
})

test('a version is drafted from the previous one, and proposed after its preview', async () => {
  const user = renderAt('/terms/new?productCode=small_shop_financing&from=2027-05-03', ['terms-propose'])
  const margin = screen.getByLabelText('利差（年利率 %）')
  expect(margin).toHaveProperty('value', '6.50')
  expect(screen.getByText('还没有更改')).toBeDefined()
  expect(screen.getByRole('button', { name: '检查' })).toHaveProperty('disabled', true)
  await user.clear(margin)
  await user.type(margin, '6.2x')
  await user.click(screen.getByRole('button', { name: '检查' }))
  expect(document.activeElement).toBe(margin)
  expect(margin.getAttribute('aria-invalid')).toBe('true')
  await user.clear(margin)
  await user.type(margin, '6.25')
  await user.click(screen.getByRole('button', { name: '把本金提前' }))
  const rows = within(screen.getByRole('region', { name: '与底稿的差别' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toContain('利差（年利率 %）6.506.25')
  expect(rows).toContain('入账次序费用 → 逾期利息 → 利息 → 本金费用 → 逾期利息 → 本金 → 利息')
  await user.click(screen.getByRole('button', { name: '检查' }))
  expect(screen.getByLabelText('原因').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('原因'), '董事会决定')
  vi.mocked(callAct).mockResolvedValueOnce({})
  await user.click(screen.getByRole('button', { name: '检查' }))
  const fields = {
    productCode: 'small_shop_financing',
    validFrom: '2027-05-03',
    changes: {
      marginPercent: '6.25',
      allocationOrder: ['fee', 'overdueInterest', 'principal', 'interest'],
    },
    reason: '董事会决定',
  }
  expect(callAct).toHaveBeenLastCalledWith('terms-propose', { ...fields, dryRun: true })
  expect(await screen.findByText(/可以提出/)).toBeDefined()
  const answers: Record<string, object> = {
    'terms-propose': { version: { ...draft, number: 3 } },
    'terms-list': terms,
    'terms-show': shownTerms,
    'me-show': { actor: 'ada', roles: ['credit'], acts: [], now: `${asOf}T01:00:00.000Z` },
  }
  vi.mocked(callAct).mockImplementation(async (action: string) => (answers[action] ?? {}) as never)
  await user.click(screen.getByRole('button', { name: '提出' }))
  expect(callAct).toHaveBeenCalledWith('terms-propose', fields)
  // The proposed version is in the list, and open.
  expect(await screen.findByRole('heading', { name: '产品条款' })).toBeDefined()
})
