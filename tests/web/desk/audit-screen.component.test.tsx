import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuditEntryView } from '#shared/desk/audit.ts'
import { AuditPage } from '../../../web/desk/features/audit/audit-page.tsx'
import * as saving from '../../../web/desk/ui/save-text.ts'
import { showScreen } from './show-screen.tsx'

// A test must not redirect to the identity provider.
const entry = (changes: Partial<AuditEntryView>): AuditEntryView => ({
  auditId: 'a1',
  at: '2027-01-28T02:00:00.000Z',
  action: 'kyc-approve',
  actor: 'ada',
  actorName: null,
  reason: 'register checked',
  companyId: 'c1',
  companyNameEn: 'Harbour Trading Limited',
  companyNameCn: '海港贸易有限公司',
  isLook: false,
  before: { kycStatus: 'submitted' },
  after: { kycStatus: 'approved' },
  ...changes,
})

const show = (more: Parameters<typeof showScreen>[1]['told'] = {}, search = '') =>
  showScreen(<AuditPage />, {
    path: '/audit',
    address: `/audit${search}`,
    told: {
      'audit-list': ({ cursor }) =>
        cursor
          ? { entries: [entry({ auditId: 'a3', action: 'limit-reject' })] }
          : {
              entries: [
                entry({}),
                entry({
                  auditId: 'a2',
                  action: 'kyc-show',
                  isLook: true,
                  before: null,
                  after: { kycId: 'k' },
                }),
              ],
              cursor: 'next',
            },
      'audit-export': ({ cursor }) =>
        cursor ? { content: 'b\r\n', entries: 1 } : { content: 'head\r\na\r\n', entries: 1, cursor: 'next' },
      ...more,
    },
  })

test('entries load page by page, mark reads of personal data, and open with their changes', async () => {
  const { user, calls } = await show({}, '?looks=too')
  const look = await screen.findByRole('row', { name: /查看公司认证资料/ })
  expect(look.textContent).toContain('查看个人资料')
  const approval = screen.getByRole('row', { name: /通过认证/ })
  expect(within(approval).queryByText('查看个人资料')).toBeNull()
  await user.click(within(approval).getByRole('button'))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('table').textContent).toContain('已提交已通过')
  expect(dialog.textContent).toContain('register checked')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '继续向前查', hidden: true }))
  expect(await screen.findByRole('row', { name: /拒绝提额/, hidden: true })).toBeDefined()
  expect(calls).toEqual([{ action: 'audit-list' }, { action: 'audit-list', cursor: 'next' }])
})

test('looks are hidden until they are asked for (B21)', async () => {
  const { user, calls, place } = await show()
  await screen.findByRole('row', { name: /通过认证/ })
  expect(calls).toEqual([{ action: 'audit-list', changes: 'true' }])
  expect(screen.queryByRole('checkbox', { name: /只看查看记录/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: '显示查看记录' }))
  await waitFor(() => expect(calls.at(-1)).toEqual({ action: 'audit-list' }))
  await user.click(screen.getByRole('checkbox', { name: /只看查看记录/ }))
  await waitFor(() => expect(calls.at(-1)).toEqual({ action: 'audit-list', looks: 'true' }))
  expect(place.now).toBe('/audit?looks=only')
})

test('a company and a seller are shown by name, and a job and a proposal in words', async () => {
  const seller = { actor: 'user:u1', actorName: '林美华', action: 'oauth-callback' }
  await show({
    'audit-list': {
      entries: [
        entry({ auditId: 'a5', ...seller }),
        entry({ auditId: 'a6', actor: 'daily-close', action: 'facility-expire' }),
        entry({ auditId: 'a7', action: 'proposal-make', after: { action: 'charge-waive' } }),
      ],
    },
  })
  const linking = await screen.findByRole('row', { name: /授权店铺或支付账户/ })
  expect(linking.textContent).toContain('卖家林美华')
  expect(linking.textContent).toContain('海港贸易有限公司')
  expect(screen.getByRole('row', { name: /额度到期/ }).textContent).toContain('每日结账')
  expect(screen.getByRole('row', { name: /提交复核：减免/ })).toBeDefined()
})

test('a company is chosen by name, and named again when its address is opened (B21)', async () => {
  const { user, calls, place } = await show({
    'record-find': {
      companies: [
        { companyId: 'c1', companyNameEn: null, companyNameCn: '海港贸易有限公司', kycStatus: 'approved' },
      ],
      shops: [],
      companyIds: ['c1'],
    },
  })
  const field = await screen.findByRole('combobox', { name: '公司' })
  await user.type(field, '海港')
  await user.click(await screen.findByRole('option', { name: /海港贸易有限公司/ }))
  await user.click(screen.getByRole('button', { name: '查询' }))
  await waitFor(() => expect(place.now).toBe('/audit?companyId=c1'))
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ action: 'audit-list', companyId: 'c1', changes: 'true' }),
  )
  const named = await screen.findByRole<HTMLInputElement>('combobox', { name: '公司' })
  await waitFor(() => expect(named.value).toBe('海港贸易有限公司'))
})

test('the filter is in the address, and applies on submit', async () => {
  const { user, calls, place } = await show({}, '?by=grace')
  await user.type(screen.getByRole('combobox', { name: '操作' }), 'kyc-')
  await user.type(screen.getByRole('textbox', { name: '编号或参考号' }), 'draw-12')
  await user.type(screen.getByLabelText('起始日期（香港）'), '2027-01-04')
  expect(calls).toEqual([{ action: 'audit-list', by: 'grace', changes: 'true' }])
  await user.click(screen.getByRole('button', { name: '查询' }))
  await waitFor(() => expect(place.now).toBe('/audit?by=grace&act=kyc-&reference=draw-12&from=2027-01-04'))
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({
      action: 'audit-list',
      by: 'grace',
      act: 'kyc-',
      reference: 'draw-12',
      from: '2027-01-04',
      changes: 'true',
    }),
  )
})

test('the export has every page in one file', async () => {
  const save = vi.spyOn(saving, 'saveText').mockImplementation(() => {})
  const { user, calls } = await show({}, '?from=2027-01-01&to=2027-01-31')
  await user.click(await screen.findByRole('button', { name: '导出 CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledWith('audit.csv', 'head\r\na\r\nb\r\n'))
  const asked = {
    action: 'audit-export',
    from: '2027-01-01',
    to: '2027-01-31',
    changes: 'true',
    limit: 200,
  }
  expect(calls.filter(({ action }) => action === 'audit-export')).toEqual([
    asked,
    { ...asked, cursor: 'next' },
  ])
})

test('an empty log shows a message', async () => {
  await show({ 'audit-list': { entries: [] } })
  expect(await screen.findByText('没有符合条件的记录')).toBeDefined()
})

test('amounts of an entry are in its currency, including those nested in a seller’s entry', async () => {
  const { user } = await show({
    'audit-list': {
      entries: [
        entry({
          auditId: 'a4',
          action: 'charge-waive',
          currency: 'GBP',
          before: { owed: '120.00', item: { amountCents: 1_250_00 } },
          after: { owed: '20.00', item: { amountCents: 250_00 } },
        }),
      ],
    },
  })
  await user.click(within(await screen.findByRole('row', { name: /减免/ })).getByRole('button'))
  const table = within(screen.getByRole('dialog')).getByRole('table').textContent
  for (const amount of ['120.00', '20.00', '1,250.00', '250.00'])
    expect(table).toContain(`GBP\u{A0}${amount}`)
})
