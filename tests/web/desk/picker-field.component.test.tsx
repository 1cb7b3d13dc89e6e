import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ActPage } from '../../../web/desk/features/acts/act-page.tsx'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const writeOff = declaredForm('charge-write-off')

const told = {
  'act-show': writeOff,
  'charge-write-off': {},
  'record-find': {
    companies: [
      { companyId: 'c-1', companyNameEn: null, companyNameCn: '海港礼品有限公司', kycStatus: 'approved' },
      { companyId: 'c-2', companyNameEn: null, companyNameCn: '海港贸易有限公司', kycStatus: 'approved' },
    ],
  },
  'company-show': {
    companyId: 'c-2',
    facilities: [
      {
        facilityId: 'f-1',
        productCode: 'small_shop_financing',
        currency: 'HKD',
        limit: '500.00',
        status: 'active',
      },
    ],
  },
  'charge-list': {
    currency: 'HKD',
    charges: [
      { chargeId: 'b-1', dueDate: '2027-02-05', owed: '1250.00', status: 'due', reference: '0123456789' },
      { chargeId: 'b-2', dueDate: '2027-03-05', owed: '990.00', status: 'due', reference: '9876543210' },
    ],
  },
}

type Responses = Parameters<typeof showScreen>[1]['told']

const show = (form: { action: string }, more: Responses = told) =>
  showScreen(<ActPage />, {
    path: '/acts/:name',
    address: `/acts/${form.action}`,
    told: { ...more, 'act-show': form },
  })

const field = (name: string | RegExp) => screen.findByRole('combobox', { name })
const openOption = (name: RegExp) => screen.findByRole('option', { name })

describe('the picker of an act’s subject', () => {
  test('finds a company, its facility and a bill with the keyboard only', async () => {
    const { calls, user } = await show(writeOff)
    const company = await field('公司')
    await user.type(company, '海港')
    await openOption(/海港贸易有限公司 · 已通过/)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const active = company.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)?.textContent).toContain('海港贸易有限公司')
    await user.keyboard('{Enter}')
    expect((company as HTMLInputElement).value).toBe('海港贸易有限公司')
    expect(company.getAttribute('aria-expanded')).toBe('false')

    await user.click(await field('额度账户'))
    await user.click(await openOption(/小店融资/))
    const bill = await field('账单')
    await user.click(bill)
    await openOption(/2027年2月5日/)
    // The typed text filters the list.
    await user.type(bill, '98765')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.keyboard('{ArrowDown}{Enter}')
    await user.click(screen.getByRole('button', { name: '预览' }))
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({
        action: 'charge-write-off',
        facilityId: 'f-1',
        chargeId: 'b-2',
        dryRun: true,
      }),
    )
    expect(calls).toContainEqual({ action: 'record-find', text: '海港' })
    expect(calls).toContainEqual({ action: 'company-show', companyId: 'c-2' })
    expect(calls).toContainEqual({ action: 'charge-list', facilityId: 'f-1' })
  })

  test('clears dependent choices when the company changes', async () => {
    const { user } = await show(writeOff)
    const company = await field('公司')
    await user.type(company, '海港')
    await user.click(await openOption(/海港贸易/))
    await user.click(await field('额度账户'))
    await user.click(await openOption(/小店融资/))
    const facility = (await field('额度账户')) as HTMLInputElement
    expect(facility.value).toContain('小店融资')
    await user.clear(company)
    await user.type(company, '海港')
    await user.click(await openOption(/海港礼品/))
    expect(((await field('额度账户')) as HTMLInputElement).value).toBe('')
  })

  test('accepts a pasted id, but no unselected text', async () => {
    const { calls, user } = await show(writeOff)
    await user.type(await field('公司'), '海港')
    await user.click(await field('额度账户'))
    await user.paste('5b0f3a52-6a0c')
    await user.click(await field('账单'))
    await user.paste('二月的账单')
    const before = calls.length
    await user.click(screen.getByRole('button', { name: '预览' }))
    expect(await screen.findByText('请从列表中选择，或输入编号')).toBeDefined()
    expect(calls.slice(before).map(({ action }) => action)).not.toContain('charge-write-off')
    const bill = await field('账单')
    await user.clear(bill)
    await user.paste('b-7')
    await user.click(screen.getByRole('button', { name: '预览' }))
    await waitFor(() =>
      expect(calls).toContainEqual({
        action: 'charge-write-off',
        facilityId: '5b0f3a52-6a0c',
        chargeId: 'b-7',
        dryRun: true,
      }),
    )
  })

  test('closes the list on Escape, and keeps the text', async () => {
    const { user } = await show(writeOff)
    const company = await field('公司')
    await user.type(company, '海港')
    await openOption(/海港礼品/)
    await user.keyboard('{Escape}')
    expect(company.getAttribute('aria-expanded')).toBe('false')
    expect((company as HTMLInputElement).value).toBe('海港')
  })
})

const post = declaredForm('repayment-post', ['facilityId', 'paymentId'])

const payment = (paymentId: string, company: string) => ({
  facilityId: `of-${paymentId}`,
  paymentId,
  companyId: 'c-1',
  companyNameEn: null,
  companyNameCn: company,
  currency: 'HKD',
  reported: '100.00',
  reportedAt: '2027-01-28T01:00:00.000Z',
})

test('an act on an inbox’s items lists them page by page, with all of their ids', async () => {
  const { calls, user } = await showScreen(<ActPage />, {
    path: '/acts/:name',
    address: '/acts/repayment-post',
    told: {
      'act-show': post,
      'repayment-post': {},
      'payment-list': ({ cursor }) =>
        cursor
          ? { waiting: [payment('p-2', '远山有限公司')] }
          : { waiting: [payment('p-1', '海港礼品有限公司')], cursor: 'next' },
    },
  })
  const choice = await field('申报的还款')
  expect(calls.map(({ action }) => action)).not.toContain('payment-list')
  await user.click(choice)
  await openOption(/海港礼品有限公司 · 申报金额/)
  await user.click(await openOption(/^载入更多$/))
  await user.click(await openOption(/远山有限公司/))
  await user.click(screen.getByRole('button', { name: '预览' }))
  await waitFor(() =>
    expect(calls).toContainEqual({
      action: 'repayment-post',
      facilityId: 'of-p-2',
      paymentId: 'p-2',
      dryRun: true,
    }),
  )
  // The choice is shown above the changes, with its ids.
  expect((await screen.findAllByRole('button', { name: /^复制/ })).length).toBeGreaterThan(0)
  expect(document.body.textContent).toContain('远山有限公司')
})

test('both ids can be typed instead', async () => {
  const { calls, user } = await show(post, { 'repayment-post': {}, 'payment-list': { waiting: [] } })
  await user.click(await screen.findByRole('button', { name: '改为输入编号' }))
  await user.type(await screen.findByRole('textbox', { name: '额度编号' }), 'f-9')
  await user.type(screen.getByRole('textbox', { name: '还款申报编号' }), 'p-9')
  await user.click(screen.getByRole('button', { name: '预览' }))
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({
      action: 'repayment-post',
      facilityId: 'f-9',
      paymentId: 'p-9',
      dryRun: true,
    }),
  )
})

test('a list without permission is replaced by a typed field with a note', async () => {
  await show(writeOff, { 'charge-write-off': {}, 'charge-list': told['charge-list'] })
  const facility = await screen.findByRole('textbox', { name: '额度编号' })
  const group = facility.closest('[data-field]') as HTMLElement
  expect(within(group).getByText(/您的角色看不到可选的列表/)).toBeDefined()
  expect(screen.queryByRole('combobox', { name: '公司' })).toBeNull()
  expect(screen.getByRole('combobox', { name: '账单' })).toBeDefined()
})

const payout = (drawdownId: string, company: string) => ({
  facilityId: `of-${drawdownId}`,
  drawdownId,
  companyId: 'c-1',
  companyNameEn: null,
  companyNameCn: company,
  currency: 'HKD',
  amount: '100.00',
})

describe('a field with several values', () => {
  test('adds choices one by one, in order, and removes them', async () => {
    const make = declaredForm('payout-batch-make', ['drawdowns'])
    const { calls, user } = await show(make, {
      'payout-batch-make': {},
      'payout-list': { payouts: [payout('d-1', '海港'), payout('d-2', '远山'), payout('d-3', '灯街')] },
    })
    const choice = await field('提款')
    for (const name of [/远山/, /海港/, /灯街/]) {
      await user.click(choice)
      await user.click(await openOption(name))
      await waitFor(() => expect(screen.queryByRole('option', { name })).toBeNull())
    }
    await user.click(screen.getByRole('button', { name: /^移除 海港/ }))
    expect(
      within(screen.getByRole('list', { name: '已选：提款' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('远山'), expect.stringContaining('灯街')])
    await user.click(screen.getByRole('button', { name: '预览' }))
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({
        action: 'payout-batch-make',
        drawdowns: [
          { facilityId: 'of-d-2', drawdownId: 'd-2' },
          { facilityId: 'of-d-3', drawdownId: 'd-3' },
        ],
        dryRun: true,
      }),
    )
  })

  test('is sent as one text if the act expects it, including a pasted id', async () => {
    const issue = declaredForm('red-packet-issue', ['companies'])
    const { calls, user } = await show(issue, {
      'red-packet-issue': {},
      'record-find': ({ text }) => (text === '海港' ? told['record-find'] : { companies: [] }),
    })
    const choice = await field(/^公司/)
    await user.type(choice, 'ha')
    expect(await screen.findByText('没有可选的')).toBeDefined()
    // A typed name is not taken for an id.
    expect(screen.queryByRole('option')).toBeNull()
    await user.clear(choice)
    await user.type(choice, '海港')
    await user.click(await openOption(/海港礼品/))
    await user.click(choice)
    await user.paste('c-77')
    await user.click(await openOption(/添加编号 c-77/))
    expect(choice.getAttribute('aria-expanded')).toBe('false')
    await user.click(screen.getByRole('button', { name: '预览' }))
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ companies: 'c-1,c-77', dryRun: true }))
  })
})

test('an act that a form cannot cover has its own screen', async () => {
  const { place } = await showScreen(<ActPage />, {
    path: '/acts/:name',
    address: '/acts/terms-propose',
    told: { 'act-show': declaredForm('terms-propose', []) },
  })
  await waitFor(() => expect(place.now).toBe('/terms/new'))
})

test('single fields of a KYC are returned on the company’s page, which its form leads to', async () => {
  const back = declaredForm('kyc-return', ['companyId', 'fields'])
  await showScreen(<ActPage />, {
    path: '/acts/:name',
    address: '/acts/kyc-return?companyId=c-1',
    told: { 'act-show': back, 'kyc-return': {} },
  })
  const link = await screen.findByRole('link', { name: '打开公司页面' })
  expect(link.getAttribute('href')).toBe('/companies/c-1')
  expect(screen.queryByRole('textbox', { name: /退回的字段/ })).toBeNull()
})
