import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { closingObstacles } from '#shared/privacy/closing.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { PrivacyCard } from '../../../web/features/privacy/privacy-card.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { lookAtClosing, closeAccount } = privacyEndpoints

beforeEach(() => {
  loginSeller()
  server.answer(privacyEndpoints.listCorrections, { corrections: [] })
})

const open = async (closing: { obstacles: (typeof closingObstacles)[number][]; is_kept: boolean }) => {
  server.answer(lookAtClosing, { ...closing, erase_at: '2033-11-02T01:00:00.000Z' })
  const { user } = renderScreen(<PrivacyCard />)
  await user.click(await screen.findByRole('button', { name: '注销账户' }))
  return user
}

const confirm = async (user: Awaited<ReturnType<typeof open>>) => {
  await screen.findByText(/注销后账户立即停止使用/)
  const buttons = screen.getAllByRole('button', { name: '注销账户' })
  await user.click(buttons.at(-1) as HTMLElement)
}

describe('closing the account', () => {
  it('says what is in the way, each in words, and offers nothing more', async () => {
    await open({ obstacles: [...closingObstacles], is_kept: true })
    const told = await screen.findByText('现在还不能注销')
    expect(told).toBeTruthy()
    const items = (await screen.findByRole('dialog')).querySelectorAll('li')
    expect(
      [...items].map(({ textContent }) => textContent).filter((text) => /[\u4e00-\u9fff]/.test(text ?? '')),
    ).toHaveLength(closingObstacles.length)
    expect(screen.getAllByRole('button', { name: '注销账户' })).toHaveLength(1)
  })

  it('says what is kept by law, and until when', async () => {
    await open({ obstacles: [], is_kept: true })
    expect(await screen.findByText(/法律要求我们保留这些记录.*2033年11月2日/)).toBeTruthy()
  })

  it('ends the session here once the server has closed it', async () => {
    server.answer(closeAccount, {
      is_closed: true,
      obstacles: [],
      is_kept: false,
      erase_at: '2026-11-16T01:00:00.000Z',
    })
    const user = await open({ obstacles: [], is_kept: false })
    await confirm(user)
    await waitFor(() => expect(sessionStore.get()).toBeNull())
    expect(server.callsOf(closeAccount)).toHaveLength(1)
  })

  it('tells what came in the way meanwhile', async () => {
    server.answer(closeAccount, {
      is_closed: false,
      obstacles: ['moneyOpen'],
      is_kept: false,
      erase_at: null,
    })
    const user = await open({ obstacles: [], is_kept: false })
    await screen.findByText(/注销后账户立即停止使用/)
    server.answer(lookAtClosing, {
      obstacles: ['moneyOpen'],
      is_kept: true,
      erase_at: '2033-11-02T01:00:00.000Z',
    })
    await confirm(user)
    expect(await screen.findByText(/还有未还清、暂存或处理中的款项/)).toBeTruthy()
    expect(sessionStore.get()).not.toBeNull()
  })
})
