import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type {
  LineFinding,
  PayoutBatchEntry,
  PayoutBatchView,
  PayoutView,
  StatementLineView,
  TransferStatusView,
} from '#shared/desk/payments.ts'
import { ActPreview } from '../../../web/desk/features/acts/act-preview.tsx'
import { BatchesPage } from '../../../web/desk/features/payments/batches-page.tsx'
import { decisionsOn } from '../../../web/desk/features/payments/line-dialog.tsx'
import { Finding } from '../../../web/desk/features/payments/line-finding.tsx'
import { PayoutsPage } from '../../../web/desk/features/payments/payouts-page.tsx'
import { StatementPage } from '../../../web/desk/features/payments/statement-page.tsx'
import { StatementsPage } from '../../../web/desk/features/payments/statements-page.tsx'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { loadTranslations } from '../../../web/i18n/load-translations.ts'
import { system } from '../../../web/ui/theme/system.ts'
import { encodeText } from '../../support/encode-text.ts'
import { declaredForm } from './declared-form.ts'

// A test must not redirect to the identity provider.
type Fields = Record<string, unknown>

const calls: Fields[] = []
let told: Record<string, Fields> = {}

beforeEach(() => {
  calls.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const given = JSON.parse(String(init?.body)) as Fields
    calls.push(given)
    const answer = told[`${String(given['action'])} ${String(given['name'] ?? '')}`.trim()] ?? { ok: true }
    return Response.json(answer, { status: 'reason' in answer ? 422 : 200 })
  })
})

const show = async (page: ReactNode, address = '/') => {
  const i18n = createInstance()
  await i18n.init({
    lng: 'zh-CN',
    resources: { 'zh-CN': { shell: await loadTranslations('zh-CN', 'shell'), desk: zhCN } },
    interpolation: { escapeValue: false },
  })
  render(
    <I18nextProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
        </QueryClientProvider>
      </ChakraProvider>
    </I18nextProvider>,
  )
}

const me = (...acts: string[]) => ({
  actor: 'ada',
  roles: ['payments'],
  acts,
  now: '2027-01-31T01:00:00.000Z',
})

const payout = (changes: Partial<PayoutView>): PayoutView => ({
  facilityId: 'f',
  drawdownId: 'd1',
  companyId: 'c',
  companyNameEn: 'Lantern Street Trading Limited',
  companyNameCn: '灯街贸易有限公司',
  currency: 'GBP',
  amount: '5000.00',
  net: '4950.00',
  approvedAt: '2027-01-30T01:00:00.000Z',
  approvedBy: 'ada',
  secondedBy: 'grace',
  account: {
    accountId: '1',
    version: 1,
    bankName: 'HSBC',
    accountNumber: '••••6838',
    state: 'verified',
    verifiedSince: '2027-01-10T01:00:00.000Z',
    rejectedTransfer: null,
  },
  overdue: null,
  heldUpBy: null,
  batchId: null,
  proposed: [],
  waitsSince: '2027-01-28T01:00:00.000Z',
  payBy: '2027-01-29',
  workId: '2027-01-28#d1',
  takenBy: null,
  takenAt: null,
  ...changes,
})

const line = (changes: Partial<StatementLineView>): StatementLineView => ({
  lineId: 'l1',
  statementId: 's',
  account: '1',
  currency: 'GBP',
  amount: '10.01',
  remaining: '10.01',
  bookingDate: '2027-01-31',
  valueDate: '2027-01-31',
  balance: null,
  resembled: null,
  duplicateOf: null,
  bankReference: null,
  text: 'Repayment 1234567890',
  payerName: 'Lantern Street',
  payerAccount: null,
  resembles: null,
  bookBy: '2027-02-01',
  state: 'open',
  parts: [],
  reason: null,
  returnReference: null,
  decidedAt: null,
  decidedBy: null,
  finding: { kind: 'unknown', reasons: [], owed: [], difference: null, named: [] },
  ...changes,
})

const owed = {
  kind: 'charge' as const,
  id: 'charge-1',
  facilityId: 'f',
  companyId: 'c',
  companyNameEn: 'Lantern Street Trading Limited',
  companyNameCn: '灯街贸易有限公司',
  amount: '10.00',
  dueDate: '2027-01-31',
}

const target = (kind: string, id: string, facilityId: string, amount: string) => ({
  kind,
  id,
  facilityId,
  amount,
  dueDate: '2027-01-31',
  chargeId: null,
  reference: kind === 'payment' ? 'FPS 88' : null,
  isDisputed: false,
})

const targetsTold = {
  companyId: 'c',
  companyNameEn: 'Lantern Street Trading Limited',
  companyNameCn: '灯街贸易有限公司',
  facilities: [
    { facilityId: 'f', productCode: 'small_shop_financing', held: '0.00' },
    { facilityId: 'g', productCode: 'payoneer', held: '1.00' },
  ],
  targets: [
    target('payment', 'payment-1', 'f', '10.00'),
    target('charge', 'charge-1', 'f', '10.00'),
    target('charge', 'charge-2', 'g', '20.00'),
  ],
}

describe('the payouts', () => {
  test('are selectable for a batch, unless held up or in another one', async () => {
    told = {
      'me-show': me('payout-list', 'payout-batch-make'),
      'payout-list': {
        payouts: [
          payout({}),
          payout({ drawdownId: 'd2', companyNameCn: '乙', heldUpBy: 'account changed' }),
          payout({ drawdownId: 'd3', companyNameCn: '丙', batchId: 'PB-1' }),
        ],
        cursor: null,
      },
      'act-show payout-batch-make': declaredForm('payout-batch-make', ['drawdowns']),
    }
    await show(<PayoutsPage />)
    const [free, held, batched] = await screen.findAllByRole('checkbox')
    expect(held).toHaveProperty('disabled', true)
    expect(batched).toHaveProperty('disabled', true)
    expect(screen.getByText('收款账户在提款后有变更')).toBeTruthy()
    expect(screen.getByText('已在放款批次中')).toBeTruthy()
    const make = await screen.findByRole('button', { name: /生成放款批次（0 笔）/ })
    expect(make).toHaveProperty('disabled', true)
    await userEvent.click(free as HTMLElement)
    await userEvent.click(make)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: '预览' }))
    expect(calls).toContainEqual({
      action: 'payout-batch-make',
      drawdowns: [{ facilityId: 'f', drawdownId: 'd1' }],
      dryRun: true,
    })
  })

  test('that are chosen stay so after a reload, and the dialog of their batch is open again (C9)', async () => {
    told = {
      'me-show': me('payout-list', 'payout-batch-make'),
      'payout-list': {
        payouts: [payout({}), payout({ drawdownId: 'd2', companyNameCn: '乙' })],
        cursor: null,
      },
      'act-show payout-batch-make': declaredForm('payout-batch-make', ['drawdowns']),
    }
    await show(<PayoutsPage />, '/?chosen=d2&do=payout-batch-make')
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: '预览' }))
    expect(calls).toContainEqual({
      action: 'payout-batch-make',
      drawdowns: [{ facilityId: 'f', drawdownId: 'd2' }],
      dryRun: true,
    })
    await userEvent.keyboard('{Escape}')
    const boxes = screen.getAllByRole('checkbox', { hidden: true })
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true])
  })

  test('are claimed, filtered by assignee, and marked as late', async () => {
    told = {
      'me-show': me('payout-list', 'payout-batch-make', 'work-claim', 'view-list', 'view-save'),
      'payout-list': { payouts: [payout({ takenBy: null })], cursor: null },
      'view-list': { views: [] },
      'work-claim': {},
    }
    await show(<PayoutsPage />)
    const row = await screen.findByRole('row', { name: /灯街贸易/ })
    expect(row.textContent).toContain('逾期 2 天')
    expect(row.textContent).toContain('无人处理')
    await userEvent.keyboard('x')
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('region', { name: '灯街贸易有限公司' })
    await userEvent.keyboard('t')
    await waitFor(() =>
      expect(calls).toContainEqual({ action: 'work-claim', queue: 'payout', workId: '2027-01-28#d1' }),
    )
    await userEvent.click(screen.getByRole('button', { name: '我的' }))
    await waitFor(() => expect(calls).toContainEqual({ action: 'payout-list', held: 'mine' }))
    expect(screen.getByRole('button', { name: '保存视图' })).toBeTruthy()
  })

  test('show a message if there are none', async () => {
    told = { 'me-show': me('payout-list'), 'payout-list': { payouts: [], cursor: null } }
    await show(<PayoutsPage />)
    expect(await screen.findByText('没有待放款的提款')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /生成放款批次/ })).toBeNull()
  })
})

const entry = (changes: Partial<PayoutBatchEntry> = {}): PayoutBatchEntry => ({
  facilityId: 'f',
  drawdownId: 'd1',
  companyId: 'c',
  companyNameEn: null,
  companyNameCn: '灯街贸易有限公司',
  endToEndId: 'd1',
  currency: 'GBP',
  amount: '4950.00',
  bankName: 'HSBC',
  accountNumber: '••••6838',
  route: null,
  state: 'waiting',
  reason: null,
  paidOutAt: null,
  reference: null,
  lineId: null,
  exceptions: [],
  bank: null,
  ...changes,
})

const batch = (changes: Partial<PayoutBatchView> = {}): PayoutBatchView => ({
  file: null,
  rejectedCount: 0,
  statuses: [],
  batchId: 'PB-1',
  messageId: 'PB-1',
  status: 'made',
  executionDate: '2027-01-29',
  isPastDay: false,
  sentAt: null,
  sentBy: null,
  madeAt: '2027-01-29T01:00:00.000Z',
  madeBy: 'ada',
  approvedBy: 'grace',
  totals: [{ currency: 'GBP', transfers: 1, amount: '4950.00' }],
  entries: [entry()],
  ...changes,
})

const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

describe('the payout batches', () => {
  const acts = [
    'payout-batch-file',
    'payout-batch-confirm',
    'payout-batch-cancel',
    'payout-batch-unpaid',
    'payout-returned',
  ]
  const showBatch = async (of: PayoutBatchView) => {
    told = {
      'me-show': me('payout-batch-list', 'payout-batch-show', ...acts),
      'payout-batch-list': { batches: [of], cursor: null },
      'payout-batch-show': { ...of },
      'act-show payout-batch-file': declaredForm('payout-batch-file', ['batchId']),
      'act-show payout-returned': declaredForm('payout-returned', ['facilityId', 'drawdownId', 'lineId']),
    }
    await show(<BatchesPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'PB-1' }))
    return screen.findByRole('region', { name: 'PB-1' })
  }
  test('hand out their file after the confirmation that the bank counts as having it', async () => {
    const saved: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => saved.push(text))
      return 'blob:file'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    const region = await showBatch(batch())
    await within(region).findByText('待银行付款')
    expect(namesIn(region)).toEqual(['关闭', '下载银行文件', '登记银行已付款', '移出或取消批次'])
    told['payout-batch-file'] = { ok: true, fileName: 'PB-1.xml', content: '<Document/>', after: {} }
    await userEvent.click(within(region).getByRole('button', { name: '下载银行文件' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: '预览' }))
    await within(dialog).findByRole('button', { name: '执行' })
    expect(saved).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: '执行' }))
    await waitFor(() => expect(saved).toEqual(['<Document/>']))
    expect(calls).toContainEqual({ action: 'payout-batch-file', batchId: 'PB-1' })
  })

  test('past their execution date show that, and offer no file for it', async () => {
    const region = await showBatch(batch({ isPastDay: true }))
    expect(await within(region).findByText(/执行日 2027年1月29日 已过，银行文件没有取出/)).toBeTruthy()
    expect(namesIn(region)).toEqual(['关闭', '移出或取消批次', '登记银行已付款'])
    expect(screen.getByRole('row', { name: /PB-1/ }).textContent).toContain('已过执行日')
  })

  test('that the bank has, past their execution date, require the outcome of the rest', async () => {
    const sentAt = '2027-01-29T02:00:00.000Z'
    const region = await showBatch(batch({ isPastDay: true, status: 'sent', sentAt, sentBy: 'ada' }))
    expect(await within(region).findByText(/请向银行核实/)).toBeTruthy()
    expect(namesIn(region)).toContain('登记银行已付款')
  })

  test('that the bank has can end as unpaid only', async () => {
    const region = await showBatch(
      batch({
        status: 'sent',
        sentAt: '2027-01-29T02:00:00.000Z',
        sentBy: 'mary',
        entries: [
          entry(),
          entry({ drawdownId: 'd2', state: 'paid out', exceptions: ['account changed', 'arrears'] }),
        ],
      }),
    )
    expect(await within(region).findByText(/^mary 于 .* 取得银行文件$/)).toBeTruthy()
    const names = ['关闭', '登记银行已付款', '下载银行文件', '登记银行未付款']
    expect(namesIn(region)).toEqual([...names, '登记放款被退回'])
    expect(
      within(region).getByText('银行已付款，登记时的例外：收款账户在提款后有变更、公司有逾期账单'),
    ).toBeTruthy()
    // A paid transfer offers the act for a returned payout.
    await userEvent.click(within(region).getByRole('button', { name: '登记放款被退回' }))
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '预览' }),
    )
    expect(calls).toContainEqual({
      action: 'payout-returned',
      facilityId: 'f',
      drawdownId: 'd2',
      dryRun: true,
    })
  })
})

const bankStatus = (changes: Partial<TransferStatusView> = {}): TransferStatusView => ({
  source: 'pain.002',
  scope: 'transaction',
  status: 'RJCT',
  outcome: 'rejected',
  reasonCodes: ['AC04', 'ZZ99'],
  information: 'Closed in October',
  bankReference: null,
  reportedAt: '2027-01-29T04:00:00.000Z',
  readAt: '2027-01-29T05:00:00.000Z',
  readBy: 'mary',
  ...changes,
})

const asked = () => calls.findLast(({ action }) => action === 'payout-batch-list')

describe('the bank’s reports on payout batches', () => {
  const acts = ['payout-batch-list', 'payout-batch-show', 'payout-batch-rejected', 'transfer-status-read']

  test('show each transfer’s status with the reason in words, an unknown code as it is, and offer to record it', async () => {
    const bank = {
      outcome: 'rejected' as const,
      isUnsettled: true,
      isContradictory: false,
      statuses: [bankStatus()],
    }
    const of = batch({ status: 'sent', rejectedCount: 1, entries: [entry({ bank })] })
    told = {
      'me-show': me(...acts),
      'payout-batch-list': { batches: [of], cursor: null },
      'payout-batch-show': { ...of },
      'act-show payout-batch-rejected': declaredForm('payout-batch-rejected', ['batchId', 'disposition']),
    }
    await show(<BatchesPage />)
    expect((await screen.findByRole('row', { name: /PB-1/ })).textContent).toContain('银行拒绝 1 笔')
    await userEvent.click(screen.getByRole('button', { name: 'PB-1' }))
    const region = await screen.findByRole('region', { name: 'PB-1' })
    expect(await within(region).findByText('AC04 账户已注销、ZZ99')).toBeTruthy()
    expect(within(region).getByText('银行已拒绝')).toBeTruthy()
    expect(within(region).getByText('Closed in October')).toBeTruthy()
    await userEvent.click(within(region).getByRole('button', { name: '登记银行拒绝或退回' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.selectOptions(await within(dialog).findByLabelText(/提款的去向/), '再次放款')
    await userEvent.click(within(dialog).getByRole('button', { name: '预览' }))
    expect(calls).toContainEqual({
      action: 'payout-batch-rejected',
      batchId: 'PB-1',
      disposition: 'pay again',
      dryRun: true,
    })
  })

  test('are filtered by the server, and keep the filter while one is open (B3)', async () => {
    const of = batch()
    told = {
      'me-show': me('payout-batch-list', 'payout-batch-show'),
      'payout-batch-list': { batches: [of], cursor: null },
      'payout-batch-show': { ...of },
    }
    await show(<BatchesPage />, '/?from=2027-01-04&to=soon')
    await screen.findByRole('button', { name: 'PB-1' })
    expect(asked()).toEqual({ action: 'payout-batch-list', from: '2027-01-04' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), 'sent')
    await userEvent.type(screen.getByRole('searchbox', { name: '公司、金额或编号' }), '4950')
    await waitFor(() =>
      expect(asked()).toEqual({
        action: 'payout-batch-list',
        batchStatus: 'sent',
        from: '2027-01-04',
        search: '4950',
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'PB-1' }))
    await screen.findByRole('region', { name: 'PB-1' })
    expect(screen.getByRole('searchbox', { name: '公司、金额或编号' })).toHaveProperty('value', '4950')
    expect(asked()).toMatchObject({ search: '4950' })
  })

  test('show that the bank contradicts itself', async () => {
    const statuses = [
      bankStatus(),
      bankStatus({ status: 'ACSC', outcome: 'paid', reasonCodes: [], information: '' }),
    ]
    const bank = { outcome: 'paid' as const, isUnsettled: false, isContradictory: true, statuses }
    const of = batch({ status: 'sent', entries: [entry({ bank })] })
    told = {
      'me-show': me(...acts),
      'payout-batch-list': { batches: [of], cursor: null },
      'payout-batch-show': { ...of },
    }
    await show(<BatchesPage />, '/?item=PB-1')
    const region = await screen.findByRole('region', { name: 'PB-1' })
    expect(await within(region).findByText('前后回报矛盾，请向银行核实')).toBeTruthy()
    expect(within(region).getByText('银行已付款')).toBeTruthy()
    expect(within(region).queryByRole('button', { name: '登记银行拒绝或退回' })).toBeNull()
  })

  test('are read in after a preview, which says what is left out', async () => {
    const found = {
      statuses: [
        {
          batchId: 'PB-1',
          drawdownId: 'd1',
          endToEndId: 'd1',
          currency: 'GBP',
          amount: '4950.00',
          scope: 'transaction',
          status: 'RJCT',
          reasonCodes: ['AC01'],
          outcome: 'rejected',
          isNew: true,
          isContradictory: false,
        },
      ],
      unmatched: [
        { messageId: 'M', endToEndId: 'elsewhere', status: 'RJCT', reasonCodes: [], why: 'unknown transfer' },
      ],
      announced: 2,
    }
    told = {
      'me-show': me(...acts),
      'payout-batch-list': { batches: [], cursor: null },
      'transfer-status-read': { ok: true, dryRun: true, after: found, changes: [] },
    }
    await show(<BatchesPage />)
    await userEvent.upload(
      await screen.findByLabelText(/把银行回报拖到这里/),
      new File(['<Document/>'], 'status.xml', { type: 'text/xml' }),
    )
    const region = await screen.findByRole('region', { name: '文件内容：status.xml' })
    expect(region.textContent).toContain('AC01 账号有误')
    expect(region.textContent).toContain('elsewhere · RJCT · 没有这笔转账')
    expect(region.textContent).toContain('另有 2 笔')
    const file = Buffer.from('<Document/>').toString('base64')
    expect(calls).toContainEqual({ action: 'transfer-status-read', file, dryRun: true })
    expect(calls).not.toContainEqual({ action: 'transfer-status-read', file })
    told['transfer-status-read'] = { ok: true, ...found }
    await userEvent.click(within(region).getByRole('button', { name: '读入' }))
    await waitFor(() => expect(calls).toContainEqual({ action: 'transfer-status-read', file }))
  })
})

describe('the lines of statements', () => {
  test('are booked together beyond those that are loaded, and counted by the preview (A9)', async () => {
    told = {
      'me-show': me('statement-line-list', 'statement-book'),
      'statement-line-list': { lines: [line({})], cursor: 'fifty' },
      'act-show statement-book': declaredForm('statement-book', ['lineIds']),
    }
    await show(<StatementsPage />)
    await userEvent.click(await screen.findByRole('button', { name: /把所有确定的入账/ }))
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '预览' }),
    )
    expect(calls).toContainEqual({ action: 'statement-book', limit: 200, dryRun: true })
  })

  test('show the reasons of their match, and certain ones are booked together', async () => {
    told = {
      'me-show': me('statement-line-list', 'statement-book', 'statement-line-match'),
      'statement-line-list': {
        lines: [
          line({
            finding: {
              kind: 'certain',
              reasons: ['reference', 'amount', 'payer'],
              owed: [owed],
              difference: null,
              named: [],
            },
          }),
          line({
            lineId: 'l2',
            text: 'A cent too much',
            finding: {
              kind: 'differs',
              reasons: ['reference', 'payer'],
              owed: [owed],
              difference: '0.01',
              named: [],
            },
          }),
        ],
        cursor: null,
      },
      'act-show statement-book': declaredForm('statement-book', ['lineIds']),
      'act-show statement-line-match': declaredForm('statement-line-match', ['lineId', 'targets']),
    }
    await show(<StatementsPage />)
    expect(await screen.findByText('依据：附言、金额、付款人')).toBeTruthy()
    expect(screen.getByText(/差额.*0\.01/)).toBeTruthy()
    const [certain, differing] = screen.getAllByRole('checkbox')
    expect(certain).toHaveProperty('checked', true)
    expect(differing).toHaveProperty('checked', false)
    await userEvent.click(screen.getByRole('button', { name: /把确定的入账（1 笔）/ }))
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '预览' }),
    )
    expect(calls).toContainEqual({ action: 'statement-book', lineIds: ['l1'], dryRun: true })
  })

  test('are decided one by one, with all probable targets', async () => {
    told['statement-line-targets'] = targetsTold
    told['statement-line-list'] = {
      lines: [
        line({
          remaining: '30.00',
          finding: {
            kind: 'several',
            reasons: ['payer', 'amount'],
            owed: [
              { ...owed, kind: 'payment', id: 'payment-1' },
              { ...owed, facilityId: 'g', id: 'charge-2', amount: '20.00' },
            ],
            difference: null,
            named: [],
          },
        }),
      ],
      cursor: null,
    }
    await show(<StatementsPage />)
    await userEvent.click(await screen.findByRole('button', { name: '入账到…' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('付款方：灯街贸易有限公司')).toBeTruthy()
    const boxes = within(dialog).getAllByRole('checkbox')
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true])
    expect(within(dialog).getByRole('status').textContent).toMatch(
      /已选 2 项，共 GBP.30\.00；本笔 GBP.30\.00。 正好付清/,
    )
    await userEvent.click(boxes[2] as HTMLElement)
    expect(within(dialog).getByRole('status').textContent).toMatch(/多出的 GBP.20\.00 为付款方暂存/)
    await userEvent.click(boxes[2] as HTMLElement)
    await userEvent.click(within(dialog).getByRole('button', { name: '继续' }))
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '预览' }),
    )
    expect(calls).toContainEqual({
      action: 'statement-line-match',
      lineId: 'l1',
      targets: [
        { kind: 'payment', facilityId: 'f', id: 'payment-1' },
        { kind: 'charge', facilityId: 'g', id: 'charge-2' },
      ],
      dryRun: true,
    })
  })

  test('of an unknown payer are booked by keyboard to the bills of a searched company (B13)', async () => {
    told['statement-line-targets'] = targetsTold
    told['statement-line-list'] = {
      lines: [line({ remaining: '15.00', payerName: 'LANTERN CO., LTD' })],
      cursor: null,
    }
    told['record-find'] = {
      companies: [
        { companyId: 'c', companyNameEn: null, companyNameCn: '灯街贸易有限公司', kycStatus: 'approved' },
      ],
      drawdowns: [],
      accounts: [],
      shops: [
        {
          companyId: 'c',
          shopId: 's',
          name: 'Lantern Lane',
          companyNameEn: null,
          companyNameCn: '灯街贸易有限公司',
        },
      ],
      companyIds: ['c'],
    }
    await show(<StatementsPage />)
    await screen.findByText('LANTERN CO., LTD')
    const user = userEvent.setup()
    await user.keyboard('m')
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByRole('searchbox', { name: /查找付款方/ })
    expect(field).toHaveProperty('value', 'LANTERN')
    field.focus()
    await user.keyboard('{Enter}')
    expect(calls).toContainEqual({ action: 'record-find', text: 'LANTERN' })
    const hit = await within(dialog).findByRole('button', { name: '灯街贸易有限公司' })
    expect(within(dialog).getByText('找到 1 家公司')).toBeTruthy()
    hit.focus()
    await user.keyboard('{Enter}')
    const chosen = await within(dialog).findByText('付款方：灯街贸易有限公司')
    await waitFor(() => expect(document.activeElement).toBe(chosen))
    const goOn = within(dialog).getByRole('button', { name: '继续' })
    expect(goOn).toHaveProperty('disabled', true)
    // The focus is on the chosen company; the next controls are another company, then its charge orders.
    await user.keyboard('{Tab}{Tab} {Tab} ')
    expect(within(dialog).getByRole('status').textContent).toMatch(/少 GBP.5\.00，最后一项只付一部分/)
    await user.keyboard('{Tab} ')
    expect(within(dialog).getByRole('status').textContent).toContain('金额付不到最后一项')
    expect(goOn).toHaveProperty('disabled', true)
    await user.keyboard(' {Tab}{Enter}')
    await screen.findByRole('button', { name: '预览' })
    await user.click(screen.getByRole('button', { name: '预览' }))
    expect(calls).toContainEqual({
      action: 'statement-line-match',
      lineId: 'l1',
      targets: [
        { kind: 'payment', facilityId: 'f', id: 'payment-1' },
        { kind: 'charge', facilityId: 'f', id: 'charge-1' },
      ],
      dryRun: true,
    })
  })

  test('are filtered to unclaimed ones, and claimed', async () => {
    told['me-show'] = me('statement-line-list', 'work-claim', 'work-hand-over', 'statement-line-match')
    told['view-list'] = { views: [] }
    told['statement-line-list'] = {
      lines: [line({ work: { workId: 'w1', takenBy: null, takenAt: null } })],
      cursor: null,
    }
    await show(<StatementsPage />)
    expect(await screen.findByText('还有 1 天')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '无人处理' }))
    await waitFor(() => expect(calls).toContainEqual({ action: 'statement-line-list', held: 'nobody' }))
    await screen.findByRole('button', { name: '转交同事' })
    await userEvent.keyboard('t')
    await waitFor(() =>
      expect(calls).toContainEqual({ action: 'work-claim', queue: 'statement-line', workId: 'w1' }),
    )
  })

  test('that are held for nobody are booked, held for their payer or paid back', async () => {
    told['me-show'] = me(
      'statement-line-list',
      'statement-line-to-suspense',
      'statement-line-pay-back',
      'statement-line-targets',
    )
    told['statement-line-targets'] = targetsTold
    const held = line({ state: 'suspense', bookBy: null, reason: '无法识别', remaining: '15.00' })
    told['statement-line-list'] = { lines: [held], cursor: null }
    told['act-show statement-line-pay-back'] = declaredForm('statement-line-pay-back', [
      'lineId',
      'reference',
    ])
    told['act-show statement-line-to-suspense'] = declaredForm('statement-line-to-suspense', [
      'lineId',
      'facilityId',
    ])
    told['record-find'] = {
      companies: [{ companyId: 'c', companyNameEn: null, companyNameCn: '灯街', kycStatus: 'approved' }],
    }
    await show(<StatementsPage />, '/statements?view=held')
    expect(await screen.findByText('原因：无法识别')).toBeTruthy()
    expect(calls).toContainEqual({ action: 'statement-line-list', state: 'suspense' })
    await userEvent.click(await screen.findByRole('button', { name: '退回' }))
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '预览' }),
    )
    expect(calls).toContainEqual({ action: 'statement-line-pay-back', lineId: 'l1', dryRun: true })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: '暂存' }))
    const dialog = await screen.findByRole('dialog')
    // The money is already in unallocated suspense.
    expect(within(dialog).queryByRole('button', { name: /先放入待认领/ })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: '查找' }))
    await userEvent.click(await within(dialog).findByRole('button', { name: '灯街' }))
    await userEvent.click((await within(dialog).findAllByRole('radio'))[1] as HTMLElement)
    await userEvent.click(within(dialog).getByRole('button', { name: '继续' }))
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '预览' }),
    )
    expect(calls).toContainEqual({
      action: 'statement-line-to-suspense',
      lineId: 'l1',
      facilityId: 'g',
      dryRun: true,
    })
  })

  test('that are bank charges are ignored together: one choice, one reason, one preview, or a rule of their text', async () => {
    const unknown: LineFinding = { kind: 'unknown', reasons: [], owed: [], difference: null, named: [] }
    const charge = (number: number) =>
      line({ lineId: `c${number}`, text: `BANK CHARGE ${number}`, amount: `-${number}.00`, finding: unknown })
    told = {
      'me-show': me('statement-line-list', 'statement-line-ignore-many', 'line-rule-add', 'work-claim-many'),
      'statement-line-list': {
        lines: [
          { ...charge(3), work: { workId: 'w3', takenBy: null, takenAt: null } },
          { ...charge(5), work: { workId: 'w5', takenBy: 'grace', takenAt: '2027-01-29T01:00:00.000Z' } },
          line({ lineId: 'other', text: 'A match', finding: { ...unknown, kind: 'likely', owed: [owed] } }),
        ],
        cursor: null,
      },
      'act-show statement-line-ignore-many': declaredForm('statement-line-ignore-many', ['lineIds']),
      'act-show line-rule-add': declaredForm('line-rule-add', [
        'contains',
        'direction',
        'currency',
        'maxAmount',
        'purpose',
      ]),
      'work-claim-many': { claimed: ['w3'], left: [] },
    }
    await show(<StatementsPage />)
    const all = await screen.findByRole('checkbox', { name: '选择显示的所有“未能识别”的流水' })
    expect(screen.queryByRole('button', { name: /笔不入账/ })).toBeNull()
    await userEvent.click(all)
    await userEvent.click(screen.getByRole('button', { name: '建规则' }))
    const rule = await screen.findByRole('dialog')
    expect(await within(rule).findByDisplayValue('BANK CHARGE')).toBeTruthy()
    expect(within(rule).getByDisplayValue('5.00')).toBeTruthy()
    await userEvent.click(within(rule).getByRole('button', { name: '取消' }))
    await userEvent.click(screen.getByRole('button', { name: '接手 1 笔' }))
    expect(calls).toContainEqual({ action: 'work-claim-many', queue: 'statement-line', workIds: ['w3'] })
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择显示的所有“未能识别”的流水' }))
    await userEvent.keyboard('i')
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(await within(dialog).findByLabelText(/理由/), 'fees')
    await userEvent.click(within(dialog).getByRole('button', { name: '预览' }))
    expect(calls).toContainEqual({
      action: 'statement-line-ignore-many',
      lineIds: ['c3', 'c5'],
      reason: 'fees',
      dryRun: true,
    })
  })
})

const file = (name: string, content: string, type = 'text/xml') => new File([content], name, { type })

const statement = (changes: object = {}) => ({
  statementId: 's1',
  number: '2027-31',
  currency: 'GBP',
  credits: 2,
  newCredits: 1,
  credited: '20.00',
  debits: 1,
  newDebits: 1,
  debited: '5.00',
  rewritten: 0,
  ...changes,
})

/** The statements screen, ready to import a file. */
const beginReading = async (acts: string[] = ['statement-line-list', 'statement-read']) => {
  told = {
    'me-show': me(...acts),
    'statement-line-list': { statement: null, lines: [], cursor: null },
    'statement-read': { ok: true, dryRun: true, after: { statements: [statement()] }, changes: [] },
  }
  await show(<StatementsPage />)
}
const zone = () => screen.findByLabelText(/把流水文件拖到这里/)

test.each([
  [
    'is shown with its progress',
    '2027-01-31T00:59:30.000Z',
    /正在读入流水 S12（账户 123456）：10,000 笔中已存 400 笔/,
  ],
  [
    'that stopped is to be read again',
    '2027-01-31T00:50:00.000Z',
    /流水 S12（账户 123456）没有读完.*读入中断了/,
  ],
])('a statement whose lines are not all stored %s', async (_what, storedAt, words) => {
  told = {
    'me-show': me('statement-line-list'),
    'statement-line-list': { statement: null, lines: [], cursor: null },
    'statement-list': {
      statements: [],
      incomplete: [
        {
          statementId: 's',
          number: 'S12',
          account: '123456',
          currency: 'HKD',
          lines: 10_000,
          stored: 400,
          storedAt,
          readAt: '2027-01-31T00:49:00.000Z',
          readBy: 'ada',
        },
      ],
      cursor: null,
    },
  }
  await show(<StatementsPage />)
  const notice = await screen.findByRole('region', { name: '没有读完的流水' })
  await waitFor(() => expect(notice.textContent).toMatch(words))
  expect(within(notice).getByRole('progressbar', { name: '流水 S12 的读入进度' })).toMatchObject({
    value: 400,
    max: 10_000,
  })
  expect(within(notice).queryByText(/请再读入同一个文件/) !== null).toBe(storedAt < '2027-01-31T00:55')
})

const previewed = (changes: object = {}) => ({
  ok: true,
  mapping: null,
  fitting: [],
  headings: ['Date', 'Amount', 'Balance', 'Details'],
  rows: [['05/02/2027', '5.00', '5.00', 'Rent']],
  dateOrders: [],
  lines: [],
  problems: [],
  ...changes,
})
const previewedLine = {
  row: 2,
  valueDate: '2027-02-05',
  bookingDate: '2027-02-05',
  amount: '5.00',
  balance: '5.00',
  currency: null,
  account: null,
  text: 'Rent',
  bankReference: null,
  payerName: 'Ada Ltd',
  payerAccount: null,
}
const mapping = (changes: object = {}) => ({
  name: 'Harbour Bank',
  columns: { valueDate: 'Date', amount: 'Amount', balance: 'Balance', text: ['Details'] },
  dateOrder: 'DMY',
  headings: ['Date', 'Amount', 'Balance', 'Details'],
  account: '123-456',
  currency: 'GBP',
  savedBy: 'ada',
  savedAt: '2027-01-31T04:00:00.000Z',
  ...changes,
})
const csv = 'Date,Amount,Balance,Details\n05/02/2027,5.00,5.00,Rent'
const roleOf = (heading: string) => screen.findByLabelText(`“${heading}”列是`)
const pointAt = async (roles: Readonly<Record<string, string>>) => {
  for (const [heading, role] of Object.entries(roles))
    fireEvent.change(await roleOf(heading), { target: { value: role } })
}

test('a match shows for whom two people confirmed its payer, and who may take that back', async () => {
  told = {
    'me-show': me('statement-line-list', 'known-payer-remove'),
    'statement-line-list': {
      statement: null,
      lines: [
        line({
          finding: {
            kind: 'likely',
            reasons: ['amount', 'known payer'],
            owed: [],
            difference: null,
            named: [],
            knownPayers: [
              {
                companyId: 'c1',
                companyNameEn: 'Lantern',
                companyNameCn: null,
                payerId: 'p1',
                lineId: 'l0',
                confirmedBy: 'ada',
                approvedBy: 'grace',
                confirmedAt: '2027-01-20T04:00:00.000Z',
              },
            ],
          },
        }),
      ],
      cursor: null,
    },
    'act-show known-payer-remove': declaredForm('known-payer-remove', undefined, { needsReason: true }),
  }
  await show(<StatementsPage />)
  expect(await screen.findByText(/已确认属于 Lantern：ada 提出、grace 认可/)).toBeTruthy()
  expect(screen.getByText('l0')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
  expect(await screen.findByRole('dialog', { name: '撤销已确认的付款人' })).toBeTruthy()
})

test('a line that may repeat a stored one shows that one, and is compared before anything else', async () => {
  const resembled = {
    lineId: 'l0',
    number: '2027-31',
    bookingDate: '2027-01-30',
    bankReference: 'FT-0',
    text: 'Stored text',
    balance: '812.00',
    state: 'booked' as const,
  }
  const shown = line({ resembles: 'l0', resembled })
  expect(decisionsOn(shown)).toEqual(['statement-line-resolve'])
  expect(decisionsOn({ ...shown, heldBack: 'own reading' })).toEqual([])
  await show(<Finding line={shown} />)
  expect(screen.getByText(/2027-31.*812\.00/)).toBeTruthy()
  expect(screen.getByText('Stored text · FT-0')).toBeTruthy()
})

describe('a bank’s file', () => {
  test('is shown with its new statements, and imported after confirmation', async () => {
    await beginReading()
    await userEvent.upload(await zone(), file('january.xml', '<Document/>'))
    const found = await screen.findByRole('region', { name: '文件内容：january.xml' })
    expect(await within(found).findByText(/2 笔，GBP.20\.00/)).toBeTruthy()
    const content = btoa('<Document/>')
    expect(calls).toContainEqual({ action: 'statement-read', file: content, dryRun: true })
    expect(calls).not.toContainEqual({ action: 'statement-read', file: content })
    const account = { ending: '0000', currency: 'GBP', kept: '20.00', change: '20.00' }
    const check = { ...account, difference: '0.00', periods: 1, undecided: 0 }
    told['statement-read'] = {
      ok: true,
      statements: [statement()],
      accounts: [check, { ...check, ending: '0001', difference: '5.00', periods: 2, undecided: 3 }],
      otherAccounts: [{ ending: '0999', statements: 2, lines: 7 }],
    }
    await userEvent.click(within(found).getByRole('button', { name: '读入' }))
    await waitFor(() => expect(calls).toContainEqual({ action: 'statement-read', file: content }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /january/ })).toBeNull())
    const checks = screen.getByRole('region', { name: '流水与余额核对' }).textContent
    for (const words of [/0000.*一致/, /0001.*相差.*5\.00/, /分为 2 段/, /有 3 笔可能/, /0999.*2 份.*7 笔/])
      expect(checks).toMatch(words)
  })

  test('can be dropped as well', async () => {
    await beginReading()
    fireEvent.drop((await zone()).closest('label') as HTMLElement, {
      dataTransfer: { files: [file('dropped.sta', ':20:')] },
    })
    expect(await screen.findByRole('region', { name: '文件内容：dropped.sta' })).toBeTruthy()
    await screen.findByRole('button', { name: '读入' })
  })

  test('without new statements is not imported; a refusal shows its reason', async () => {
    await beginReading()
    told['statement-read'] = {
      ok: true,
      dryRun: true,
      changes: [],
      statements: [statement({ newCredits: 0, newDebits: 0 })],
    }
    await userEvent.upload(await zone(), file('again.xml', 'a'))
    expect(await screen.findByText('这些流水都已读入过，没有新的。')).toBeTruthy()
    expect(screen.getByRole('button', { name: '读入' })).toHaveProperty('disabled', true)
  })

  test('that was read with wrong texts replaces them on request', async () => {
    await beginReading()
    told['statement-read'] = { ok: false, reason: 'ruleBroken', message: 'said something else' }
    await userEvent.upload(await zone(), file('again.sta', ':20:'))
    await userEvent.click(await screen.findByRole('checkbox', { name: /此前读错了文字/ }))
    told['statement-read'] = {
      ok: true,
      dryRun: true,
      changes: [],
      statements: [statement({ newCredits: 0, newDebits: 0, rewritten: 3 })],
    }
    await userEvent.click(screen.getByRole('button', { name: '查看内容' }))
    expect(await screen.findByText('改正 3 笔的文字')).toBeTruthy()
    expect(screen.getByRole('button', { name: '读入' })).toHaveProperty('disabled', false)
    expect(calls.findLast(({ action }) => action === 'statement-read')).toMatchObject({ replacesTexts: true })
  })

  test('in CSV is read by the columns that its headings suggest, which are corrected and remembered (B22)', async () => {
    await beginReading()
    told['csv-mapping-list'] = { ok: true, mappings: [] }
    told['csv-preview'] = previewed({ lines: [previewedLine], dateOrders: ['DMY'] })
    await userEvent.upload(await zone(), file('bank.csv', csv, 'text/csv'))
    expect(await roleOf('Date')).toHaveProperty('value', 'valueDate')
    expect(screen.getByText(/按标题推测/)).toBeTruthy()
    expect(await roleOf('Details')).toHaveProperty('value', 'text')
    const columns = { valueDate: 'Date', amount: 'Amount', balance: 'Balance', text: ['Details'] }
    expect(calls).toContainEqual({ action: 'csv-preview', file: btoa(csv), columns })
    await userEvent.type(screen.getByLabelText('账号'), '123-456')
    await userEvent.selectOptions(screen.getByLabelText('币种'), 'GBP')
    await userEvent.click(screen.getByRole('button', { name: '查看内容' }))
    const readIn = await screen.findByRole('button', { name: '读入' })
    told['csv-mapping-save 123-456'] = { ok: true, ...mapping() }
    told['statement-read'] = { ok: true, statements: [statement()], accounts: [], otherAccounts: [] }
    await userEvent.click(readIn)
    await waitFor(() =>
      expect(calls).toContainEqual({
        action: 'csv-mapping-save',
        name: '123-456',
        columns,
        dateOrder: 'DMY',
        headings: ['Date', 'Amount', 'Balance', 'Details'],
        account: '123-456',
        currency: 'GBP',
      }),
    )
  })

  test('in CSV of unknown headings is read once its columns are pointed at, and its dates are clear', async () => {
    await beginReading()
    const unclear = 'Eins,Zwei,Drei,Vier\n05/02/2027,5.00,5.00,Rent'
    const headings = ['Eins', 'Zwei', 'Drei', 'Vier']
    told['csv-mapping-list'] = { ok: true, mappings: [] }
    told['csv-preview'] = previewed({ headings })
    await userEvent.upload(await zone(), file('bank.csv', unclear, 'text/csv'))
    await roleOf('Eins')
    const look = await screen.findByRole('button', { name: '查看内容' })
    await userEvent.click(look)
    expect(await screen.findByText(/请指明起息日/)).toBeTruthy()
    told['csv-preview'] = previewed({
      headings,
      dateOrders: ['DMY', 'MDY'],
      lines: [previewedLine],
      problems: ['row 3: the date is no date: x'],
    })
    await pointAt({ Eins: 'valueDate', Vier: 'text', Drei: 'balance', Zwei: 'amount' })
    const preview = await screen.findByRole('region', { name: '前几笔读出的样子' })
    expect(within(preview).getByText('Ada Ltd')).toBeTruthy()
    expect(screen.getByText('row 3: the date is no date: x')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('账号'), '123-456')
    await userEvent.selectOptions(screen.getByLabelText('币种'), 'GBP')
    await userEvent.selectOptions(screen.getByLabelText(/日期写法/), '日月年')
    await userEvent.click(look)
    await screen.findByRole('button', { name: '读入' })
    expect(calls).toContainEqual({
      action: 'statement-read',
      columns: { valueDate: 'Eins', amount: 'Zwei', balance: 'Drei', text: ['Vier'] },
      dateOrder: 'DMY',
      file: btoa(unclear),
      account: '123-456',
      currency: 'GBP',
      dryRun: true,
    })
    await userEvent.click(screen.getByRole('button', { name: '放弃这个文件' }))
  })

  test('in CSV with known headings is shown as it would be read, and its format can be changed', async () => {
    await beginReading()
    told['csv-mapping-list'] = { ok: true, mappings: [mapping()] }
    told['csv-preview'] = previewed({
      mapping: 'Harbour Bank',
      dateOrders: ['DMY', 'MDY'],
      lines: [previewedLine],
    })
    await userEvent.upload(await zone(), file('statement.txt', csv, 'text/plain'))
    expect(await screen.findByText('Ada Ltd')).toBeTruthy()
    expect(screen.getByLabelText(/^账号/)).toHaveProperty('value', '123-456')
    expect(screen.getByText(/与上次标题相同的文件一样/)).toBeTruthy()
    expect(screen.queryByLabelText('“Date”列是')).toBeNull()
    expect(calls.filter(({ action }) => action === 'csv-preview')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: '修改这种格式' }))
    expect(await roleOf('Details')).toHaveProperty('value', 'text')
    expect(screen.getByLabelText(/记住这种读法/)).toHaveProperty('value', 'Harbour Bank')
    expect(screen.getByLabelText(/日期写法/)).toHaveProperty('value', 'DMY')
  })

  test('in CSV without balances asks for both', async () => {
    await beginReading()
    const columns = { valueDate: 'Date', amount: 'Amount', text: ['Details'] }
    told['csv-mapping-list'] = { ok: true, mappings: [mapping({ columns })] }
    told['csv-preview'] = previewed({ mapping: 'Harbour Bank', lines: [previewedLine] })
    await userEvent.upload(await zone(), file('bank.csv', csv, 'text/csv'))
    await userEvent.type(await screen.findByLabelText(/期初余额/), '1.00')
    await userEvent.click(screen.getByRole('button', { name: '查看内容' }))
    expect(await screen.findByText(/请指明起息日/)).toBeTruthy()
    await userEvent.type(screen.getByLabelText(/期末余额/), '6.00')
    await userEvent.click(screen.getByRole('button', { name: '查看内容' }))
    await screen.findByRole('button', { name: '读入' })
    expect(calls.find(({ action }) => action === 'statement-read')).toMatchObject({
      openingBalance: '1.00',
      closingBalance: '6.00',
    })
  })

  test('with an ambiguous encoding is parsed once it is chosen', async () => {
    await beginReading()
    told['csv-mapping-list'] = { ok: true, mappings: [] }
    told['csv-preview'] = previewed({ dateOrders: ['DMY'], lines: [previewedLine] })
    const bytes = encodeText('工本费,Amount,Balance\n,5.00,5.00', 'gb18030')
    await userEvent.upload(await zone(), new File([bytes as BlobPart], 'bank.csv', { type: 'text/csv' }))
    const choice = await screen.findByLabelText(/文字编码/)
    await userEvent.click(screen.getByRole('button', { name: '查看内容' }))
    await waitFor(() => expect(screen.getAllByText(/文字编码不能确定/)).toHaveLength(2))
    expect(calls.some(({ action }) => action === 'statement-read' || action === 'csv-preview')).toBe(false)
    const sent = () =>
      calls
        .filter(({ action }) => action === 'csv-preview')
        .map(({ file: content }) => Buffer.from(String(content), 'base64').toString())
    await userEvent.selectOptions(choice, '繁体中文（Big5）')
    await waitFor(() => expect(sent()).not.toEqual([]))
    expect(sent()[0]).not.toContain('工本费')
    await userEvent.selectOptions(choice, '简体中文（GB18030、GBK）')
    await waitFor(() => expect(sent().at(-1)).toContain('工本费'))
    await userEvent.selectOptions(screen.getByLabelText('币种'), 'GBP')
    await userEvent.type(screen.getByLabelText('账号'), '1')
    await screen.findByText('Ada Ltd')
    await userEvent.click(screen.getByRole('button', { name: '查看内容' }))
    await screen.findByRole('button', { name: '读入' })
    expect(calls.find(({ action }) => action === 'statement-read')).toMatchObject({
      encoding: 'gb18030',
      columns: { text: ['Details'] },
    })
  })

  test('has its formats in a list, in which a saved one can be removed', async () => {
    told = {
      'me-show': me('csv-mapping-list', 'csv-mapping-remove'),
      'csv-mapping-list': {
        ok: true,
        mappings: [mapping(), mapping({ name: 'Wise', savedBy: null, savedAt: null })],
      },
      'act-show csv-mapping-remove': declaredForm('csv-mapping-remove'),
    }
    await show(<StatementsPage />, '/statements?view=mappings')
    const list = await screen.findByRole('region', { name: 'CSV 格式' })
    expect(within(list).getByText('系统自带')).toBeTruthy()
    await userEvent.click(await within(list).findByRole('button', { name: '删除' }))
    expect(await screen.findByRole('dialog', { name: '删除 CSV 格式' })).toBeTruthy()
  })

  test('is not offered without the permission', async () => {
    await beginReading(['statement-line-list'])
    expect(await screen.findByText('没有待处理的流水')).toBeTruthy()
    expect(screen.queryByLabelText(/把流水文件拖到这里/)).toBeNull()
  })
})

test('a statement shows all lines with their matches, actors and reasons', async () => {
  const summary = {
    ...statement(),
    format: 'camt.053',
    account: '123456789000',
    from: '2027-01-30',
    to: '2027-01-31',
    opening: '100.00',
    closing: '115.00',
    lines: 3,
    readAt: '2027-01-31T01:00:00.000Z',
    readBy: 'ada',
  }
  const part = {
    kind: 'charge' as const,
    facilityId: 'f',
    companyId: 'c',
    companyNameEn: null,
    companyNameCn: '灯街贸易有限公司',
    id: 'charge-1',
    amount: '10.01',
    by: 'grace',
    at: '2027-01-31T02:00:00.000Z',
    reasons: [],
    reason: '客户来电确认',
  }
  told = {
    'me-show': me('statement-line-list'),
    'statement-line-list': {
      statement: summary,
      lines: [
        line({ state: 'booked', bankReference: 'FT-1', parts: [part] }),
        line({
          lineId: 'l2',
          amount: '-5.00',
          text: 'Account fee',
          state: 'ignored',
          reason: '银行手续费',
          decidedBy: 'ada',
          decidedAt: '2027-01-31T03:00:00.000Z',
          finding: null,
        }),
      ],
      cursor: '2',
    },
  }
  await show(<StatementPage />)
  expect(await screen.findByRole('heading', { level: 1, name: '流水 2027-31' })).toBeTruthy()
  const [, booked, ignored] = screen.getAllByRole('row')
  for (const words of ['FT-1', '已入账', '账单 灯街贸易有限公司', '原因：客户来电确认', 'grace，'])
    expect(booked?.textContent).toContain(words)
  for (const words of ['5.00', 'Account fee', '不入账', '原因：银行手续费'])
    expect(ignored?.textContent).toContain(words)
  told['statement-line-list'] = { statement: summary, lines: [line({ lineId: 'l3' })], cursor: null }
  await userEvent.click(screen.getByRole('button', { name: '载入更多' }))
  await waitFor(() =>
    expect(calls.some(({ action, cursor }) => action === 'statement-line-list' && cursor === '2')).toBe(true),
  )
})

const ofPart = (lineId: string) => ({
  companyId: 'c',
  companyNameEn: null,
  companyNameCn: '灯街贸易有限公司',
  before: { lineId, outstanding: '10.00' },
  after: { lineId, booked: '10.00', outstanding: '0.00' },
})

test('a dry run with several steps shows each, and what would remain', async () => {
  await show(
    <ActPreview
      simulated={{
        parts: [ofPart('l1'), ofPart('l2')],
        left: [{ lineId: 'l3', why: 'it is not certain, but differs' }],
        changes: [],
      }}
    />,
  )
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows.filter((text) => text?.includes('10.00 → 0.00'))).toHaveLength(2)
  expect(rows.some((text) => text?.includes('it is not certain, but differs'))).toBe(true)
})
