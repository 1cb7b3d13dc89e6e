import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { PrivacyCard } from '../../../web/features/privacy/privacy-card.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { askForCorrection, listCorrections } = privacyEndpoints

beforeEach(() => loginSeller())

const waiting = {
  request_id: '20261102010000000-1',
  about: 'signing' as const,
  text: '名字的两个字母颠倒了',
  asked_at: '2026-11-02T01:00:00.000Z',
  due_at: '2026-12-02T01:00:00.000Z',
  outcome: null,
  answer: null,
  answered_at: null,
}

const open = async () => {
  const { user } = renderScreen(<PrivacyCard />)
  await user.click(await screen.findByRole('button', { name: '申请更正' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

describe('a correction', () => {
  it('is requested with text and type, and shown as pending with its deadline', async () => {
    server.answer(listCorrections, { corrections: [] })
    const { user, dialog } = await open()
    await user.selectOptions(dialog.getByLabelText(/哪类资料/), '签署和协议')
    await user.type(dialog.getByLabelText(/哪里不对/), waiting.text)
    server.answer(askForCorrection, waiting)
    server.answer(listCorrections, { corrections: [waiting] })
    await user.click(dialog.getByRole('button', { name: '提交' }))
    const list = await screen.findByRole('list', { name: '您申请过的更正' })
    expect(within(list).getByText('等待答复')).toBeTruthy()
    expect(within(list).getByText(/最迟 2026年12月2日 答复/)).toBeTruthy()
    const [call] = server.callsOf(askForCorrection)
    expect(call?.body).toEqual({ about: 'signing', text: waiting.text })
    expect(call?.headers.get('idempotency-key')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('without a text is not sent, and shows the missing field', async () => {
    server.answer(listCorrections, { corrections: [] })
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(await dialog.findByText('请写明哪里不对、应该是什么')).toBeTruthy()
    expect(dialog.getByLabelText(/哪类资料/).getAttribute('aria-invalid')).toBe('true')
    expect(server.callsOf(askForCorrection)).toEqual([])
  })

  it('that was refused is shown with the reason', async () => {
    const answered_at = '2026-11-09T01:00:00.000Z'
    server.answer(listCorrections, {
      corrections: [{ ...waiting, outcome: 'refused', answer: '与登记文件一致。', answered_at }],
    })
    renderScreen(<PrivacyCard />)
    const list = await screen.findByRole('list', { name: '您申请过的更正' })
    expect(within(list).getByText('未更正')).toBeTruthy()
    expect(within(list).getByText('与登记文件一致。')).toBeTruthy()
  })

  it('that failed to load can be retried', async () => {
    server.refuse(listCorrections, 'internalError')
    const { user } = renderScreen(<PrivacyCard />)
    const again = await screen.findByRole('button', { name: '再试一次' })
    server.answer(listCorrections, { corrections: [waiting] })
    await user.click(again)
    expect(await screen.findByText('等待答复')).toBeTruthy()
  })
})
