import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PayoutTold, StatementLineTold } from '#shared/desk/payments.ts'
import { PayoutsPage } from '../../../web/desk/features/payments/payouts-page.tsx'
import { StatementsPage } from '../../../web/desk/features/payments/statements-page.tsx'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { loadWords } from '../../../web/i18n/load-words.ts'
import { system } from '../../../web/ui/theme/system.ts'

// No browser leaves a test for an identity provider.
vi.mock('../../../web/desk/api/sign-in.ts', () => ({
  accessToken: async () => 'token',
  signInAnew: () => new Promise<never>(() => {}),
}))

type Fields = Record<string, unknown>

const calls: Fields[] = []
let told: Record<string, Fields> = {}

const formOf = (action: string, fields: string[]) => ({
  action,
  summary: '',
  changes: true,
  needsReason: false,
  needsSecondPerson: false,
  fields: fields.map((name) => ({
    name,
    means: '',
    example: '',
    type: 'json',
    required: false,
    choices: [],
  })),
})

beforeEach(() => {
  calls.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const given = JSON.parse(String(init?.body)) as Fields
    calls.push(given)
    const answer = told[`${String(given['action'])} ${String(given['name'] ?? '')}`.trim()] ?? { ok: true }
    return new Response(JSON.stringify(answer), { status: 200 })
  })
})

const show = async (page: ReactNode) => {
  const i18n = createInstance()
  await i18n.init({
    lng: 'zh-CN',
    resources: { 'zh-CN': { shell: await loadWords('zh-CN', 'shell'), desk: zhCN } },
    interpolation: { escapeValue: false },
  })
  render(
    <I18nextProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter>{page}</MemoryRouter>
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

const payout = (changes: Partial<PayoutTold>): PayoutTold => ({
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
  },
  overdue: null,
  heldUpBy: null,
  batchId: null,
  ...changes,
})

const line = (changes: Partial<StatementLineTold>): StatementLineTold => ({
  lineId: 'l1',
  statementId: 's',
  account: '1',
  currency: 'GBP',
  amount: '10.01',
  remaining: '10.01',
  bookingDate: '2027-01-31',
  valueDate: '2027-01-31',
  bankReference: null,
  text: 'Repayment 1234567890',
  payerName: 'Lantern Street',
  payerAccount: null,
  resembles: null,
  state: 'open',
  parts: [],
  reason: null,
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

describe('the payouts', () => {
  test('are chosen for a batch, but for those that are held up or in one', async () => {
    told = {
      'me-show': me('payout-list', 'payout-batch-make'),
      'payout-list': {
        payouts: [
          payout({}),
          payout({ drawdownId: 'd2', companyNameCn: '乙', heldUpBy: 'payout account 1 was changed' }),
          payout({ drawdownId: 'd3', companyNameCn: '丙', batchId: 'PB-1' }),
        ],
        cursor: null,
      },
      'act-show payout-batch-make': formOf('payout-batch-make', ['drawdowns']),
    }
    await show(<PayoutsPage />)
    const [free, held, batched] = await screen.findAllByRole('checkbox')
    expect(held).toHaveProperty('disabled', true)
    expect(batched).toHaveProperty('disabled', true)
    expect(screen.getByText('payout account 1 was changed')).toBeTruthy()
    expect(screen.getByText('已在批次 PB-1')).toBeTruthy()
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

  test('say so where there are none', async () => {
    told = { 'me-show': me('payout-list'), 'payout-list': { payouts: [], cursor: null } }
    await show(<PayoutsPage />)
    expect(await screen.findByText('没有待放款的提款')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /生成放款批次/ })).toBeNull()
  })
})

describe('the lines of statements', () => {
  test('are told with why, and those that are certain are booked together', async () => {
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
      'act-show statement-book': formOf('statement-book', ['lineIds']),
      'act-show statement-line-match': formOf('statement-line-match', ['lineId', 'facilityId', 'chargeIds']),
    }
    await show(<StatementsPage />)
    expect(await screen.findByText('依据：附言、金额、付款人')).toBeTruthy()
    expect(screen.getByText(/差额.*0\.01/)).toBeTruthy()
    const [certain, differing] = screen.getAllByRole('checkbox')
    expect(certain).toHaveProperty('checked', true)
    expect(differing).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: /把确定的入账（1 笔）/ }))
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '预览' }),
    )
    expect(calls).toContainEqual({ action: 'statement-book', lineIds: ['l1'], dryRun: true })
  })

  test('are decided on one by one, about what each seems to be for', async () => {
    await show(<StatementsPage />)
    const rows = await screen.findAllByRole('row')
    await userEvent.click(within(rows[2] as HTMLElement).getByRole('button', { name: '入账到…' }))
    await userEvent.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: '预览' }),
    )
    expect(calls).toContainEqual({
      action: 'statement-line-match',
      lineId: 'l2',
      facilityId: 'f',
      chargeIds: ['charge-1'],
      dryRun: true,
    })
  })
})
