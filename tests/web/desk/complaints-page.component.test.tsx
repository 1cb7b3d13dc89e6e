import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ComplaintsPage } from '../../../web/desk/features/complaints/complaints-page.tsx'
import * as savingText from '../../../web/desk/ui/save-text.ts'
import { declaredForm } from './declared-form.ts'
import { showScreen } from './show-screen.tsx'

const complaint = {
  complaintId: 'k1',
  complaintStatus: 'open',
  companyId: 'c1',
  companyNameEn: null,
  companyNameCn: '海港贸易',
  complainant: null,
  complaintChannel: 'phone',
  complaintSubject: 'charges',
  text: '同一笔费用收了两次',
  owner: 'ada@lender.example',
  receivedOn: '2026-12-01',
  answerDue: '2026-12-31',
  answer: null,
  answeredOn: null,
  answeredBy: null,
  complaintOutcome: null,
  recordedBy: 'ada@lender.example',
  closedOn: null,
  closedBy: null,
}
const figures = [
  {
    year: '2026',
    receivedComplaints: 7,
    answeredComplaints: 6,
    answeredLate: 1,
    upheldComplaints: 2,
    closedComplaints: 5,
    openComplaints: 3,
  },
]

/** Pages of one complaint each; a search finds complaints by their exact id. */
const pageOf =
  (complaints: readonly { complaintId: string }[]) =>
  ({ cursor = '0', search }: { cursor?: string; search?: string }) => {
    const found = complaints.filter(({ complaintId }) => !search || complaintId === search)
    const next = Number(cursor) + 1
    return {
      complaints: found.slice(Number(cursor), next),
      cursor: next < found.length ? String(next) : null,
    }
  }

const show = (complaints: { complaintId: string }[], search = '') =>
  showScreen(<ComplaintsPage />, {
    path: '/complaints',
    address: `/complaints${search}`,
    told: {
      'complaint-register': pageOf(complaints),
      'complaint-figures': { figures: complaints.length > 0 ? figures : [] },
      'complaint-record': {},
      'complaint-answer': {},
      'complaint-close': {},
      'act-show': ({ name }) => declaredForm(String(name), []),
    },
  })

test('the register shows figures, complaints and what may follow, and is saved in words', async () => {
  const save = vi.spyOn(savingText, 'saveText').mockImplementation(() => {})
  const { user } = await show([complaint])
  const row = await screen.findByRole('row', { name: /海港贸易/ })
  expect(row.textContent).toContain('收费')
  expect(screen.getByRole('row', { name: /2026 7 6 1 2 5 3/ })).toBeDefined()
  await user.click(within(row).getByRole('button', { name: '海港贸易' }))
  expect(await screen.findByText('同一笔费用收了两次')).toBeDefined()
  expect(screen.getByRole('button', { name: '答复投诉' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '结束投诉' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /CSV/ }))
  const [name, content] = save.mock.calls[0] ?? []
  expect(name).toBe('complaints.csv')
  expect(content).toContain('待答复,2026-12-01,电话,收费,,海港贸易')
})

test('a reload keeps the open complaint and its dialog, and opens no act that may not follow', async () => {
  const { user, place } = await show([complaint])
  await user.click(await screen.findByRole('button', { name: '海港贸易' }))
  await user.click(await screen.findByRole('button', { name: '答复投诉' }))
  expect(place.now).toBe('/complaints?item=k1&do=complaint-answer~k1')
  cleanup()
  await show([complaint], '?item=k1&do=complaint-answer~k1')
  expect(await screen.findByRole('dialog', { name: '答复投诉' })).toBeDefined()
  cleanup()
  await show([complaint], '?item=k1&do=complaint-close~k1')
  expect(await screen.findByText('同一笔费用收了两次')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const second = { ...complaint, complaintId: 'k2', companyNameCn: '明灯贸易', complaintStatus: 'answered' }

test('the register is read page by page, and saved with all of its pages', async () => {
  const save = vi.spyOn(savingText, 'saveText').mockImplementation(() => {})
  const { user, calls } = await show([complaint, second])
  await screen.findByRole('row', { name: /海港贸易/ })
  expect(screen.queryByRole('row', { name: /明灯贸易/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '载入更多' }))
  await screen.findByRole('row', { name: /明灯贸易/ })
  calls.length = 0
  await user.click(screen.getByRole('button', { name: /CSV/ }))
  const [, content = ''] = save.mock.calls.at(-1) ?? []
  expect(content.split('\r\n').map((line) => line.split(',')[0])).toEqual(['投诉', 'k1', 'k2', ''])
  expect(calls).toMatchObject([{ limit: '100' }, { limit: '100', cursor: '1' }])
})

test('the server filters, by what is in the address', async () => {
  const { user, calls, place } = await show([complaint], '?complaintStatus=open&from=2026-12-01')
  await screen.findByRole('row', { name: /海港贸易/ })
  expect(calls).toContainEqual({
    action: 'complaint-register',
    complaintStatus: 'open',
    from: '2026-12-01',
  })
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '已答复')
  expect(place.now).toContain('complaintStatus=answered')
})

test('an open complaint of a later page is shown in the pane alone', async () => {
  await show([complaint, { ...second, text: '没有人回复' }], '?item=k2')
  expect(await screen.findByText('没有人回复')).toBeDefined()
  expect(screen.queryByRole('row', { name: /明灯贸易/ })).toBeNull()
})

test('an empty register says so', async () => {
  await show([])
  expect(await screen.findByText('登记册里没有投诉。')).toBeDefined()
})
