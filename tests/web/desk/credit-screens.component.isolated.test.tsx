import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import type { OverdueCase, OverdueFacility } from '#shared/desk/overdue.ts'
import type { ShownPortfolio } from '#shared/desk/portfolio.ts'
import type { ShownTerms, TermsList } from '#shared/desk/terms.ts'
import { noBalances } from '#shared/ledger/balances.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { cellsOf } from '#shared/portfolio/contribution.ts'
import { portfolioByCurrency } from '#shared/portfolio/summarize.ts'
import { OverduePage } from '../../../web/desk/features/overdue/overdue-page.tsx'
import { PortfolioPage } from '../../../web/desk/features/portfolio/portfolio-page.tsx'
import { TermsPage } from '../../../web/desk/features/terms/terms-page.tsx'
import { startDeskI18n } from '../../../web/desk/i18n/i18n.ts'
import { system } from '../../../web/ui/theme/system.ts'

// As it is loaded, the console asks where to sign in: nobody signs in here.
vi.hoisted(() =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ authority: 'https://id.test', clientId: 'c', scope: 'openid' }),
  ),
)

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
const portfolio: ShownPortfolio = { asOf, isLive: true, currencies: portfolioByCurrency(standing) }

const facility: OverdueFacility = {
  companyId: 'c-1',
  companyNameEn: 'Lantern Street Trading Limited',
  companyNameCn: '灯街贸易有限公司',
  facilityId: 'f-1',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  since: '2027-01-31',
  daysPastDue: 32,
  owedCents: 10_366_00,
  charges: 1,
  disputed: 0,
  stage: 2,
  nextStep: 'demand-in-writing',
  promise: null,
  lastContact: null,
}
const { promise: _promise, lastContact: _lastContact, ...ofCase } = facility
const overdueCase: OverdueCase = {
  asOf,
  facility: ofCase,
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
    { contactId: 'k', channel: 'phone', text: 'Nobody answered', at: '2027-03-03T02:00:00.000Z', by: 'ada' },
  ],
  notices: [],
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
const terms: TermsList = { asOf, versions: [draft] }
const shownTerms: ShownTerms = {
  version: draft,
  terms: productTerms.small_shop_financing,
  changes: [{ term: 'marginPercent', before: '6.50', after: '6.25' }],
  verdict: { refusals: [], warnings: [] },
  benchmark: { percent: '4.30', date: '2027-03-03' },
}

/** The screens over what the acts have told already: nothing is asked of a desk. */
const renderAt = (address: string, may: readonly string[], isEmpty = false) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(['me-show', {}], {
    actor: 'ada',
    roles: ['credit'],
    acts: may,
    now: `${asOf}T01:00:00.000Z`,
  })
  client.setQueryData(['portfolio-show', {}], isEmpty ? { ...portfolio, currencies: [] } : portfolio)
  client.setQueryData(['overdue-list', 'pages', {}], {
    pages: [{ asOf, overdue: isEmpty ? [] : [facility] }],
    pageParams: [''],
  })
  client.setQueryData(['overdue-show', { facilityId: 'f-1' }], overdueCase)
  client.setQueryData(['terms-list', {}], terms)
  client.setQueryData(['terms-show', { productCode: 'small_shop_financing', number: '2' }], shownTerms)
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="portfolio" element={<PortfolioPage />} />
            <Route path="overdue" element={<OverduePage />} />
            <Route path="terms" element={<TermsPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return userEvent.setup()
}

beforeAll(() => startDeskI18n('zh-CN'))

test('the portfolio answers how much is past due, with the table behind it', () => {
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

test('an empty portfolio says so', () => {
  renderAt('/portfolio', ['portfolio-show'], true)
  expect(screen.getByText('还没有融资额度')).toBeDefined()
})

test('what is past due is opened by the keyboard, with what was said and what can be recorded', async () => {
  const user = renderAt('/overdue', ['overdue-list', 'promise-record'])
  const row = screen.getByRole('row', { name: /灯街贸易有限公司/ })
  expect(row.textContent).toContain('32 天')
  expect(row.textContent).toContain('书面催收')
  await user.keyboard('{Enter}')
  const opened = screen.getByRole('region', { name: '灯街贸易有限公司' })
  expect(opened.textContent).toContain('Nobody answered')
  expect(within(opened).getByRole('button', { name: '记录还款承诺' })).toBeDefined()
  expect(within(opened).queryByRole('button', { name: '记录联络' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: '灯街贸易有限公司' })).toBeNull()
})

test('where nothing is past due, that is said', () => {
  renderAt('/overdue', ['overdue-list'], true)
  expect(screen.getByText('没有逾期款项')).toBeDefined()
})

test('a version of terms tells what it changes, and is decided by who may', async () => {
  const user = renderAt('/terms', ['terms-list', 'terms-approve', 'terms-withdraw'])
  await user.click(screen.getByRole('button', { name: '小店融资' }))
  const opened = screen.getByRole('region', { name: '小店融资，第 2 版' })
  expect(within(opened).getByRole('button', { name: '批准条款' })).toBeDefined()
  expect(within(opened).queryByRole('button', { name: '回测' })).toBeNull()
  const changes = within(opened).getByRole('region', { name: '更改的条款' })
  expect(changes.textContent).toContain('6.506.25')
  expect(opened.textContent).toContain('符合规定。')
})
