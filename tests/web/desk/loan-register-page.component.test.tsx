import { screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { RegisteredLoan } from '#shared/desk/loan-register.ts'
import * as savingFile from '../../../web/api/save-file.ts'
import { LoanRegisterPage } from '../../../web/desk/features/loan-register/loan-register-page.tsx'
import * as savingText from '../../../web/desk/ui/save-text.ts'
import { showScreen } from './show-screen.tsx'

const loan: RegisteredLoan = {
  drawdownId: 'a-drawdown',
  facilityId: 'a-facility',
  companyId: 'a-company',
  companyNameEn: 'Harbour Gift Trading Limited',
  companyNameCn: '海港礼品贸易有限公司',
  companyNumber: '70213456',
  companyAddress: '12 Queen’s Road, Hong Kong',
  productCode: 'small_shop_financing',
  agreementNumber: 'FA-2026-000001',
  guarantors: ['CHAN Tai Man'],
  paidOutOn: '2026-11-02',
  dueDate: '2027-01-31',
  instalments: 1,
  repaymentMethod: 'bullet',
  currency: 'GBP',
  principalCents: 80_000_00,
  ratePercent: '10.80',
  effectiveRatePercent: '11.24',
  repayments: [
    {
      date: '2027-01-31',
      totalCents: 32_160_00,
      principalCents: 30_000_00,
      interestCents: 2_160_00,
      feeCents: 0,
      recoveredCents: 0,
    },
  ],
  repaidCents: 32_160_00,
  outstandingPrincipalCents: 50_000_00,
  owedChargesCents: 0,
  waivedCents: 0,
  writtenOffCents: 20_000_00,
  recoveredCents: 1_500_00,
  status: 'due',
}

const earlier = { ...loan, drawdownId: 'an-earlier-one', paidOutOn: '2026-10-05', repayments: [] }

const twoPages = {
  'loan-register-list': ({ cursor }: { cursor?: unknown }) =>
    cursor ? { loans: [earlier] } : { loans: [loan], cursor: '1' },
}

const showPage = () => showScreen(<LoanRegisterPage />, { path: '/loan-register', told: twoPages })

test('each loan says its borrower, security, rates, and what is repaid and outstanding', async () => {
  await showPage()
  const table = await screen.findByRole('region', { name: '贷款登记册' })
  const [, row] = within(table).getAllByRole('row')
  for (const text of [
    '由 CHAN Tai Man 担保',
    '实际年利率 11.24%',
    '最近 2027年1月31日',
    '已收回 GBP 1,500.00',
  ])
    expect(row?.textContent?.replaceAll('\u{A0}', ' ')).toContain(text)
  expect(row?.textContent?.replaceAll('\u{A0}', ' ')).toContain('50,000.00')
})

test('the period is read from the address', async () => {
  const { calls } = await showScreen(<LoanRegisterPage />, {
    path: '/loan-register',
    address: '/loan-register?from=2026-10-01&to=2026-12-31',
    told: twoPages,
  })
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ from: '2026-10-01', to: '2026-12-31' }))
})

test('all pages are saved as CSV, by the day of the payout', async () => {
  const save = vi.spyOn(savingText, 'saveText').mockImplementation(() => {})
  const { user } = await showPage()
  await user.click(await screen.findByRole('button', { name: '导出 CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [name, content = ''] = save.mock.calls[0] ?? []
  expect(name).toBe('loan-register.csv')
  const [head = '', ...rows] = content.trimEnd().split('\r\n')
  expect(head).toContain('实际年利率（%）')
  expect(rows.map((row) => row.slice(0, 10))).toEqual(['2026-10-05', '2026-11-02'])
  expect(rows[1]).toContain('80000.00,10.80,11.24,CHAN Tai Man,')
})

test('Excel has amounts as numbers, and each repayment on a sheet of its own', async () => {
  const save = vi.spyOn(savingFile, 'saveFile').mockImplementation(() => {})
  const { user } = await showPage()
  await user.click(await screen.findByRole('button', { name: '导出 Excel' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const [name, content] = save.mock.calls[0] ?? []
  expect(name).toBe('loan-register.xlsx')
  const files = unzipSync(new Uint8Array((await content?.arrayBuffer()) ?? new ArrayBuffer()))
  const sheetOf = (number: number) => strFromU8(files[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array())
  expect(sheetOf(1)).toContain('<v>80000</v>')
  expect(sheetOf(2)).toContain('<v>32160</v>')
})
