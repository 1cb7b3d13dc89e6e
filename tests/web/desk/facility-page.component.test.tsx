import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type {
  ChargeList,
  PostingList,
  ScheduleList,
  ShownFacility,
  TrialBalance,
} from '#shared/desk/facility.ts'
import { noBalances } from '#shared/ledger/balances.ts'
import { FacilityPage } from '../../../web/desk/features/facility/facility-page.tsx'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

const facility: ShownFacility = {
  facilityId: 'f-1',
  companyId: 'c-1',
  companyNameEn: 'Lantern Street Trading Limited',
  companyNameCn: '灯街贸易有限公司',
  productCode: 'small_shop_financing',
  currency: 'GBP',
  status: 'active',
  effectiveDate: '2026-11-02',
  nextReviewDate: '2027-05-02',
  marginPercent: '6.50',
  limit: '50000.00',
  watermark: '40000.00',
  frozenLimit: '5000.00',
  outstanding: '10000.00',
  pendingDrawdown: '0.00',
  available: '25000.00',
  interestOwed: '270.00',
  overdueInterestOwed: '0.00',
  feesOwed: '50.00',
  suspense: '300.00',
  postingCount: 2,
  proposed: [],
  setOff: null,
  paymentAccounts: [
    {
      platform: 'payoneer',
      accountId: 'LMB-0042',
      status: 'authorized',
      isCompanys: true,
      balances: [{ currency: 'GBP', amount: '50000.00', reportedAt: '2027-01-30T02:00:00.000Z' }],
    },
  ],
}

const charge: ChargeList['charges'][number] = {
  chargeId: '2027-01-31-d',
  drawdownId: 'd',
  reference: '9133977067',
  dueDate: '2027-01-31',
  status: 'active',
  charged: '10320.00',
  owed: '10320.00',
  owedByKind: { fee: '50.00', overdueInterest: '0.00', interest: '270.00', principal: '10000.00' },
  pending: '0.00',
  writeOffReason: null,
}
const charges: ChargeList = {
  facilityId: 'f-1',
  currency: 'GBP',
  suspense: '300.00',
  documents: [],
  charges: [charge],
}

const schedule: ScheduleList = {
  facilityId: 'f-1',
  currency: 'GBP',
  drawdowns: [
    {
      drawdownId: 'e',
      reference: '1234567890',
      drawdownDate: '2026-12-01',
      amount: '2000.00',
      ratePercent: '10.80',
      method: 'salesShare',
      dues: [
        {
          dueDate: '2027-02-10',
          principal: '180.00',
          interest: '6.00',
          fees: '1.50',
          total: '187.50',
          isSupposed: true,
        },
      ],
    },
  ],
}

const fee: PostingList['postings'][number] = {
  postingId: 'fee-charged:2027-01-31-d@late',
  kind: 'fee-charged',
  businessDate: '2027-01-31',
  at: '2027-01-31T02:00:00.000Z',
  chargeId: '2027-01-31-d',
  lines: [
    { account: 'feeReceivable', amount: '50.00', balance: '50.00' },
    { account: 'feeIncome', amount: '-50.00', balance: '-50.00' },
  ],
  change: null,
  balance: null,
  canReverse: true,
}
const paidOut: PostingList['postings'][number] = {
  ...fee,
  postingId: 'drawdown-paid-out:d',
  kind: 'drawdown-paid-out',
  businessDate: '2026-11-02',
  chargeId: null,
  lines: [
    { account: 'principalReceivable', amount: '10000.00', balance: '10000.00' },
    { account: 'cash', amount: '-10000.00', balance: '-10000.00' },
  ],
  canReverse: false,
}

const postingsFor = ({ account, cursor }: Record<string, unknown>): Record<string, unknown> => {
  const of: Omit<PostingList, 'postings'> = { facilityId: 'f-1', currency: 'GBP', postingCount: 2 }
  if (account === 'feeReceivable') return { ...of, postings: [{ ...fee, change: '50.00', balance: '50.00' }] }
  return cursor ? { ...of, postings: [paidOut] } : { ...of, postings: [fee], cursor: 'next' }
}

const trial: TrialBalance = {
  facilityId: 'f-1',
  currency: 'GBP',
  accounts: Object.fromEntries(
    Object.keys(noBalances()).map((account) => [account, account === 'limit' ? '50000.00' : '0.00']),
  ) as TrialBalance['accounts'],
  total: '0.00',
  rebuiltEqual: true,
}

const everyAct = [
  'facility-set',
  'facility-limit',
  'facility-renew',
  'facility-expire',
  'facility-close',
  'suspense-pay-back',
  'suspense-apply',
  'fee-charge',
  'charge-waive',
  'charge-write-off',
  'dispute-uphold',
  'dispute-reject',
  'posting-reverse',
  'balance-report',
  'ledger-trial-balance',
  'ledger-export',
]

const show = (
  shown: Partial<ShownFacility> = {},
  more: Record<string, Record<string, unknown>> = {},
  query = '',
) =>
  showScreen(<FacilityPage />, {
    path: '/facilities/:facilityId',
    address: `/facilities/f-1${query}`,
    told: {
      ...Object.fromEntries(everyAct.map((name) => [name, {}])),
      'facility-show': { ...facility, ...shown },
      'charge-list': { ...charges },
      'schedule-list': { ...schedule },
      'posting-list': postingsFor,
      'ledger-trial-balance': { ...trial },
      'statement-issue': ({ dryRun }) => (dryRun ? { dryRun } : { url: 'https://files.test/statement.pdf' }),
      'act-show': ({ name }) => ({ ...declaredForm(String(name)) }),
      ...more,
    },
  })

/** A section of the page; its table has the same name. */
const panelOf = async (name: string): Promise<HTMLElement> => {
  const [panel] = await screen.findAllByRole('region', { name })
  if (!panel) throw new Error(`there is no ${name}`)
  return panel
}

const acts = async () =>
  within(await panelOf('可以办理'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

/** The actions in a row, except for copying its id. */
const actsIn = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => saved.push(text))
    return 'blob:saved'
  })
})
afterEach(() => vi.restoreAllMocks())

test('the use of the limit is drawn, and each balance links to its entries', async () => {
  const { place, user } = await show()
  expect(await screen.findByText(/额度已用 20.00%。/)).toBeDefined()
  const widths = [...document.querySelectorAll<HTMLElement>('[data-part]')].map(
    ({ dataset, style }) => [dataset['part'], style.width || style.left] as const,
  )
  expect(widths.filter(([, width]) => width !== '')).toEqual([
    ['outstanding', '20.00%'],
    ['frozenLimit', '10.00%'],
    ['available', '50.00%'],
    ['watermark', '80.00%'],
  ])
  await user.click(screen.getByRole('link', { name: /未还费用/ }))
  expect(place.now).toBe('/facilities/f-1?account=feeReceivable')
  const row = await screen.findByRole('row', { name: /fee-charged/ })
  expect(row.textContent).toContain('50.00')
  expect(screen.getByRole('link', { name: '看全部分录' })).toBeDefined()
})

test('entries load page by page with ids and running balances, and can be reversed where permitted', async () => {
  const { calls, user } = await show()
  const row = await screen.findByRole('row', { name: /fee-charged/ })
  expect(row.textContent).toContain('收取费用fee-charged:2027-01-31-d@late')
  await user.click(screen.getByRole('button', { name: '载入更多' }))
  const older = await screen.findByRole('row', { name: /drawdown-paid-out/ })
  expect(actsIn(older)).toEqual([])
  await user.click(within(row).getByRole('button', { name: '冲销一笔记账' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: '预览' }))
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({
      action: 'posting-reverse',
      facilityId: 'f-1',
      postingId: fee.postingId,
      dryRun: true,
    }),
  )
})

test('the shown entries are exported as CSV with running balances', async () => {
  const { user } = await show({}, {}, '?account=feeReceivable')
  await screen.findByRole('row', { name: /fee-charged/ })
  await user.click(screen.getByRole('button', { name: '导出 CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.split('\r\n')).toEqual([
    '\u{FEFF}at,businessDate,postingId,kind,chargeId,account,amount,balance',
    '2027-01-31T02:00:00.000Z,2027-01-31,fee-charged:2027-01-31-d@late,fee-charged,2027-01-31-d,feeReceivable,50.00,50.00',
    '',
  ])
})

test('a bill’s amounts are shown by kind, and its acts are prefilled', async () => {
  const { calls, user } = await show()
  const bills = await panelOf('账单')
  const row = await within(bills).findByRole('row', { name: /9133977067/ })
  for (const amount of ['50.00', '270.00', '10,000.00', '10,320.00'])
    expect(row.textContent).toContain(amount)
  expect(actsIn(row)).toEqual(['收取费用', '用暂收款抵账单', '减免', '核销'])
  await user.click(within(row).getByRole('button', { name: '用暂收款抵账单' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByDisplayValue('300.00')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: '预览' }))
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      action: 'suspense-apply',
      facilityId: 'f-1',
      chargeId: '2027-01-31-d',
      amount: '300.00',
    }),
  )
})

test.each([
  ['collected', []],
  ['suspend', ['减免', '核销', '异议成立', '异议不成立']],
] as const)('a bill that is %s has no other acts than fit', async (status, names) => {
  await show({}, { 'charge-list': { ...charges, charges: [{ ...charge, status }] } })
  const bills = await panelOf('账单')
  const row = await within(bills).findByRole('row', { name: /9133977067/ })
  expect(actsIn(row)).toEqual(names)
})

test('future due dates are shown by drawdown, with interest and fees', async () => {
  await show()
  const row = await screen.findByRole('row', { name: /1234567890/ })
  for (const text of ['180.00', '6.00', '1.50', '187.50', '按往年销售推算', '2,000.00'])
    expect(row.textContent).toContain(text)
})

test('the offered acts follow from the state', async () => {
  await show()
  expect(await acts()).toEqual([
    '设置提款上限与冻结额',
    '调整额度',
    '续期额度',
    '令额度到期',
    '退还暂收款',
    '开具对账单',
  ])
  expect(screen.getByText(/才能关闭额度/)).toBeDefined()
})

test('an empty facility can be closed; a closed one offers its statement only', async () => {
  const empty = {
    outstanding: '0.00',
    interestOwed: '0.00',
    feesOwed: '0.00',
    suspense: '0.00',
    frozenLimit: '0.00',
  }
  await show({ ...empty, status: 'expired' })
  expect(await acts()).toEqual(['设置提款上限与冻结额', '调整额度', '续期额度', '关闭额度', '开具对账单'])
  document.body.innerHTML = ''
  await show({ ...empty, status: 'closed' })
  expect(await acts()).toEqual(['开具对账单'])
})

test('the forms for watermark and freeze are prefilled with the current values', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: '设置提款上限与冻结额' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByDisplayValue('40000.00')).toBeDefined()
  expect(within(dialog).getByDisplayValue('5000.00')).toBeDefined()
})

test('a balance is reported for its account', async () => {
  const { calls, user } = await show()
  const row = await screen.findByRole('row', { name: /LMB-0042/ })
  await user.click(within(row).getByRole('button', { name: '登记平台余额' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: '预览' }))
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      action: 'balance-report',
      facilityId: 'f-1',
      platform: 'payoneer',
      accountId: 'LMB-0042',
      unsettled: '50000.00',
      verified: true,
    }),
  )
})

const held = (accountId: string, amount: string) => ({ platform: 'payoneer', accountId, amount })

test('a negative balance is shown with what it takes from the other accounts', async () => {
  const [overdrawn, other] = [held('LMB-0042', '-20000.00'), held('LMB-0043', '50000.00')]
  await show({
    paymentAccounts: [overdrawn, other].map(({ amount, ...account }) => ({
      ...account,
      status: 'authorized',
      isCompanys: true,
      balances: [{ currency: 'GBP', amount, reportedAt: '2027-01-30T02:00:00.000Z' }],
    })),
    setOff: {
      balances: [overdrawn, other].map((each) => ({ ...each, currency: 'GBP', counted: each.amount })),
      setOffAmount: '20000.00',
      leftToCount: '30000.00',
    },
  })
  const panel = await panelOf('决定可提款上限的支付账户')
  expect(panel.textContent).toMatch(/从同一持有人的其他账户扣减 .*20,000\.00，余 .*30,000\.00/)
  const [row] = await within(panel).findAllByRole('row', { name: /LMB-0042/ })
  expect(row?.textContent?.match(/20,000\.00/g)).toHaveLength(2)
})

test('a statement is generated for a period, with a link to its file', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: '开具对账单' }))
  const dialog = await screen.findByRole('dialog')
  const from = await within(dialog).findByLabelText<HTMLInputElement>(/开始日/)
  await user.type(from, '2027-01-01')
  await user.type(within(dialog).getByLabelText(/结束日/), '2027-01-31')
  expect(from.value).toBe('2027年1月1日')
  await user.click(within(dialog).getByRole('button', { name: '预览' }))
  await user.click(await within(dialog).findByRole('button', { name: '执行' }))
  const link = await screen.findByRole('link', { name: '打开对账单（PDF）' })
  expect(link.getAttribute('href')).toBe('https://files.test/statement.pdf')
})

test('the ledger is verified on request', async () => {
  const { calls, user } = await show()
  await user.click(await screen.findByRole('button', { name: '核对' }))
  expect(await screen.findByText(/账目相符/)).toBeDefined()
  expect(calls.filter(({ action }) => action === 'ledger-trial-balance')).toHaveLength(1)
})

test('an inconsistent ledger is reported', async () => {
  const { user } = await show({}, { 'ledger-trial-balance': { ...trial, rebuiltEqual: false } })
  await user.click(await screen.findByRole('button', { name: '核对' }))
  expect(await screen.findByText(/账目不符/)).toBeDefined()
})
