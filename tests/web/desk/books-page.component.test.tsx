import { screen, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { defaultChart } from '#shared/books/chart-of-accounts.ts'
import { noAllowance } from '#shared/books/facility-month.ts'
import { generalAccounts } from '#shared/books/general-accounts.ts'
import type { CurrencyBooks, ShownBooks } from '#shared/desk/books.ts'
import * as saving from '../../../web/api/save-file.ts'
import { BooksPage } from '../../../web/desk/features/books/books-page.tsx'
import { showScreen } from './show-screen.tsx'

const none = { openingCents: 0, debitCents: 0, creditCents: 0, closingCents: 0 }

const amounts: Partial<Record<(typeof generalAccounts)[number], typeof none>> = {
  principalReceivable: { openingCents: 0, debitCents: 80_000_00, creditCents: 0, closingCents: 80_000_00 },
  cash: { openingCents: 0, debitCents: 0, creditCents: 80_000_00, closingCents: -80_000_00 },
}

const books: CurrencyBooks = {
  currency: 'GBP',
  accounts: generalAccounts.map((account) => ({
    account,
    ...defaultChart[account],
    ...(amounts[account] ?? none),
  })),
  stages: [
    { stage: '1', loans: 1, outstandingCents: 80_000_00, allowanceCents: 732_74 },
    { stage: '2', loans: 0, outstandingCents: 0, allowanceCents: 0 },
    { stage: '3', loans: 0, outstandingCents: 0, allowanceCents: 0 },
  ],
  undrawnCents: 20_000_00,
  undrawnAllowanceCents: 90_00,
  allowance: { ...noAllowance, newCents: 732_74, remeasuredCents: 90_00, closingCents: 822_74 },
  moves: [{ from: '0', to: '1', loans: 1, outstandingCents: 80_000_00 }],
  migrationMonths: 2,
  migration: [{ from: '1', to: '2', loans: 3, sharePercent: '15.00' }],
  stageReasons: [{ stage: '2', stageReason: 'salesDown', loans: 1, outstandingCents: 80_000_00 }],
}

const shown: ShownBooks = {
  months: ['2026-12', '2026-11'],
  month: '2026-12',
  bookedAt: '2026-12-31T16:05:00.000Z',
  journalEntries: 7,
  closed: null,
  currencies: [books],
  translated: {
    currency: 'HKD',
    accounts: generalAccounts.map((account) => ({
      account,
      ...defaultChart[account],
      ...(account === 'exchangeDifferences'
        ? { openingCents: 0, debitCents: 0, creditCents: 1_200_00, closingCents: -1_200_00 }
        : none),
    })),
    rates: [
      { currency: 'GBP', exchangeRate: '10.4321', rateDate: '2026-12-31', exchangeGainCents: 1_200_00 },
    ],
  },
  parameters: [
    {
      productCode: 'small_shop_financing',
      validFrom: '2026-12',
      defaultPercent: '2',
      lifetimeDefaultPercent: '6',
      lossGivenDefaultPercent: '45',
      conversionPercent: '50',
      salesDropPercent: '30',
      salesDropMonths: 3,
      lostShop: true,
      setBy: 'ada',
      approvedBy: 'ben',
    },
  ],
}

const cellsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u{A0}', ' '))

test('a month is shown with its accounts, stages, allowance and parameters', async () => {
  await showScreen(<BooksPage />, { path: '/books', told: { 'books-show': shown } })
  expect(await screen.findByText(/当月分录 7 笔/)).toBeDefined()
  // Accounts without a balance or a movement are left out.
  expect(cellsOf('试算平衡表 · GBP')).toHaveLength(4)
  expect(cellsOf('试算平衡表 · GBP').at(-1)).toBe('合计GBP 0.00GBP 80,000.00GBP 80,000.00GBP 0.00')
  expect(cellsOf('各阶段贷款与减值准备 · GBP')[1]).toBe('第一阶段1GBP 80,000.00GBP 732.74')
  expect(cellsOf('减值准备变动 · GBP').at(-1)).toBe('月末GBP 822.74')
  expect(cellsOf('阶段变动 · GBP')[1]).toBe('新放款 → 第一阶段1GBP 80,000.00')
  expect(cellsOf('近 2 个月每月的阶段迁移 · GBP')[1]).toBe('第一阶段 → 第二阶段315.00%')
  expect(cellsOf('各产品的减值参数')[1]).toContain('ada · ben')
  expect(cellsOf('折合本位币 · HKD')[1]).toContain('5300 汇兑差额HKD 0.00HKD 0.00HKD 1,200.00')
  expect(cellsOf('期末汇率与汇兑差额 · HKD')[1]).toContain('GBP10.4321')
  expect(cellsOf('期末汇率与汇兑差额 · HKD')[1]).toContain('HKD 1,200.00')
  // Not permitted to the user.
  expect(screen.queryByRole('link', { name: '设置减值参数' })).toBeNull()
})

test('another month is asked for, and stays in the address', async () => {
  const { user, place, calls } = await showScreen(<BooksPage />, {
    path: '/books',
    told: {
      'books-show': ({ month }) => ({ ...shown, month: month ?? '2026-12' }),
      'loss-parameters-set': {},
    },
  })
  await user.selectOptions(await screen.findByLabelText('月份'), '2026-11')
  expect(place.now).toBe('/books?month=2026-11')
  expect(calls.at(-1)).toMatchObject({ action: 'books-show', month: '2026-11' })
  expect(await screen.findByRole('link', { name: '设置减值参数' })).toBeDefined()
})

test('the journal’s pages are saved as one file, in the chosen format', async () => {
  const saved = vi.spyOn(saving, 'saveFile').mockReturnValue()
  const { user, calls } = await showScreen(<BooksPage />, {
    path: '/books',
    told: {
      'books-show': shown,
      'journal-export': ({ cursor }) => ({
        month: '2026-12',
        fileName: 'journal-2026-12-xero.csv',
        entries: 1,
        content: cursor ? 'head\nsecond\n' : 'head\nfirst\n',
        ...(cursor ? {} : { cursor: '3.2' }),
      }),
    },
  })
  await user.selectOptions(await screen.findByLabelText('文件格式'), 'xero')
  await user.click(screen.getByRole('button', { name: '导出分录' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [fileName, file] = saved.mock.lastCall ?? []
  expect([fileName, await file?.text()]).toEqual(['journal-2026-12-xero.csv', 'head\nfirst\nsecond\n'])
  expect(calls.slice(-2)).toMatchObject([{ format: 'xero' }, { format: 'xero', cursor: '3.2' }])
  expect(calls.at(-1)).not.toHaveProperty('account')
  await user.selectOptions(screen.getByLabelText('科目'), 'cash')
  await user.click(screen.getByRole('button', { name: '导出分录' }))
  await vi.waitFor(() => expect(calls.at(-1)).toMatchObject({ account: 'cash', cursor: '3.2' }))
})

test('a journal of more lines than Xero imports from a file is saved as an archive of several', async () => {
  const saved = vi.spyOn(saving, 'saveFile').mockReturnValue()
  const lines = Array.from({ length: 302 }, (_, index) => `entry ${Math.floor(index / 2)},${index}`)
  const { user } = await showScreen(<BooksPage />, {
    path: '/books',
    told: {
      'books-show': shown,
      'journal-export': {
        month: '2026-12',
        fileName: 'journal-2026-12-xero.csv',
        entries: 151,
        content: `head,line\n${lines.join('\n')}\n`,
      },
    },
  })
  await user.selectOptions(await screen.findByLabelText('文件格式'), 'xero')
  await user.click(screen.getByRole('button', { name: '导出分录' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [fileName, archive] = saved.mock.lastCall ?? []
  const files = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? new ArrayBuffer(0)))
  expect([fileName, Object.keys(files)]).toEqual([
    'journal-2026-12-xero.zip',
    ['journal-2026-12-xero-1.csv', 'journal-2026-12-xero-2.csv'],
  ])
  expect(Object.values(files).map((each) => strFromU8(each).trimEnd().split('\n').length - 1)).toEqual([
    300, 2,
  ])
})

test('before the first month there is a message', async () => {
  await showScreen(<BooksPage />, {
    path: '/books',
    told: {
      'books-show': {
        months: [],
        month: null,
        bookedAt: null,
        journalEntries: 0,
        closed: null,
        currencies: [],
        translated: null,
        parameters: [],
      },
    },
  })
  expect(await screen.findByText(/还没有记账的月份/)).toBeDefined()
})
