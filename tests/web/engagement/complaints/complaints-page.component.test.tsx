import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { Component as ComplaintsPage } from '../../../../web/features/engagement/complaints/complaints-page.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const { makeComplaint, listComplaints } = engagementEndpoints

beforeEach(() => loginSeller())

const made = {
  complaint_id: '20270301020000000-1',
  about: 'charges' as const,
  text: 'D-12 的手续费收了两次',
  status: 'open' as const,
  received_on: '2027-03-01',
  due_on: '2027-03-31',
  outcome: null,
  answer: null,
  answered_on: null,
}

const answered = {
  ...made,
  status: 'answered' as const,
  outcome: 'upheld' as const,
  answer: '确实重复收取，已退还。',
  answered_on: '2027-03-09',
}

describe('the page of complaints', () => {
  it('sends one with its subject, empties the form and lists it with its deadline', async () => {
    server.answer(listComplaints, { complaints: [] })
    const { user } = renderScreen(<ComplaintsPage />)
    expect(await screen.findByText(/您还没有提交过投诉/)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(/关于什么/), '收费')
    await user.type(screen.getByLabelText(/发生了什么/), made.text)
    server.answer(makeComplaint, made)
    server.answer(listComplaints, { complaints: [made] })
    await user.click(screen.getByRole('button', { name: '提交投诉' }))
    const row = within(await screen.findByRole('listitem'))
    expect(row.getByText('等待答复')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '您的投诉' }))
    expect(row.getByText('2027年3月1日 收到，最迟 2027年3月31日 答复')).toBeTruthy()
    const [call] = server.callsOf(makeComplaint)
    expect(call?.body).toEqual({ about: 'charges', text: made.text })
    expect(call?.headers.get('idempotency-key')).toBeTruthy()
    expect(screen.getByLabelText(/发生了什么/)).toHaveProperty('value', '')
  })

  it('says beside each field what is missing, and sends nothing', async () => {
    server.answer(listComplaints, { complaints: [] })
    const { user } = renderScreen(<ComplaintsPage />)
    await user.click(screen.getByRole('button', { name: '提交投诉' }))
    expect(await screen.findByText('请写明发生了什么。')).toBeTruthy()
    expect(screen.getByText('请选择投诉关于什么。')).toBeTruthy()
    expect(screen.getByLabelText(/关于什么/).getAttribute('aria-invalid')).toBe('true')
    expect(server.callsOf(makeComplaint)).toEqual([])
  })

  it('keeps what was typed, and repeats what was not answered unchanged, also after a reload', async () => {
    server.answer(listComplaints, { complaints: [] })
    const typing = renderScreen(<ComplaintsPage />)
    await typing.user.selectOptions(screen.getByLabelText(/关于什么/), '收费')
    await typing.fill(screen.getByLabelText(/发生了什么/), made.text)
    typing.unmount()
    const sending = renderScreen(<ComplaintsPage />)
    expect(screen.getByLabelText(/发生了什么/)).toHaveProperty('value', made.text)
    server.breakOff(makeComplaint)
    await sending.user.click(screen.getByRole('button', { name: '提交投诉' }))
    await screen.findByText('还不确定是否提交成功')
    sending.unmount()
    const { user } = renderScreen(<ComplaintsPage />)
    expect(screen.getByLabelText(/发生了什么/).closest('fieldset')?.disabled).toBe(true)
    server.answer(makeComplaint, made)
    await user.click(screen.getByRole('button', { name: '再发送一次' }))
    await waitFor(() => expect(screen.getByLabelText(/发生了什么/)).toHaveProperty('value', ''))
    const calls = server.callsOf(makeComplaint)
    expect(calls.map(({ body }) => body)).toEqual([
      { about: 'charges', text: made.text },
      { about: 'charges', text: made.text },
    ])
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('shows the answer with its outcome and day', async () => {
    server.answer(listComplaints, { complaints: [answered] })
    renderScreen(<ComplaintsPage />)
    const row = within(await screen.findByRole('listitem'))
    for (const text of ['成立', '我们的答复，2027年3月9日', answered.answer])
      expect(row.getByText(text)).toBeTruthy()
  })

  it('that could not be loaded can be tried again', async () => {
    server.refuse(listComplaints, 'internalError')
    const { user } = renderScreen(<ComplaintsPage />)
    const again = await screen.findByRole('button', { name: '再试一次' })
    server.answer(listComplaints, { complaints: [answered] })
    await user.click(again)
    expect(await screen.findByText(answered.answer)).toBeTruthy()
  })
})
