import { startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { call } from '../../../../web/api/call.ts'
import { useStepUpProof } from '../../../../web/api/step-up.ts'
import { useFailureTranslations } from '../../../../web/api/use-failure-translations.ts'
import { StepUpDialog } from '../../../../web/features/account/factors/step-up-dialog.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const { beginStepUp, stepUp } = factorsEndpoints
const { endOtherSessions } = accountEndpoints

vi.mock('@simplewebauthn/browser', { spy: true })

beforeEach(() => loginSeller())

/** Two calls that need a step-up, with their outcomes. */
const Acts = () => {
  const failureTranslations = useFailureTranslations()
  const acting = useMutation({
    mutationFn: async () => {
      const both = await Promise.all([call(endOtherSessions), call(endOtherSessions)])
      return both.reduce((sum, { ended }) => sum + ended, 0)
    },
  })
  return (
    <>
      <button type="button" onClick={() => acting.mutate()}>
        act
      </button>
      {acting.data === undefined ? null : <output>{acting.data}</output>}
      {acting.error ? <p role="alert">{failureTranslations(acting.error)}</p> : null}
      {useStepUpProof() ? <StepUpDialog /> : null}
    </>
  )
}

/** Refuses like the server until the step-up is done. */
const takeProof = () => {
  server.refuse(endOtherSessions, 'stepUpNeeded')
  server.answer(stepUp, () => {
    server.answer(endOtherSessions, { ended: 2 })
    return { proven_until: '2026-11-02T01:05:00.000Z' }
  })
}

const openDialog = async (methods: ('password' | 'code' | 'recoveryCode')[]) => {
  server.answer(beginStepUp, { methods, passkey: null, unverified_passkeys: [] })
  const { user } = renderScreen(<Acts />)
  await user.click(screen.getByRole('button', { name: 'act' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: '确认是您本人' })) }
}

describe('a step-up', () => {
  it('asks for the password once, and repeats all pending calls', async () => {
    takeProof()
    const { user, dialog } = await openDialog(['password'])
    const field = await dialog.findByLabelText('登录密码')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'harbour1{Enter}')
    expect((await screen.findByRole('status')).textContent).toBe('4')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.callsOf(stepUp).map(({ body }) => body)).toEqual([{ password: 'harbour1' }])
    expect(server.callsOf(endOtherSessions)).toHaveLength(4)
  })

  it('shows the error at the field, and keeps the text', async () => {
    takeProof()
    const { user, dialog } = await openDialog(['password'])
    server.refuse(stepUp, 'wrongOldPassword', { errors: [{ field: 'body.password', rule: 'invalid' }] })
    await user.type(await dialog.findByLabelText('登录密码'), 'wrong{Enter}')
    expect(await dialog.findByText('密码不对，请核对后再试。')).toBeTruthy()
    expect(dialog.getByLabelText('登录密码')).toHaveProperty('value', 'wrong')
    server.refuse(stepUp, 'passwordTooNew')
    await user.type(dialog.getByLabelText('登录密码'), '{Enter}')
    expect(await dialog.findByText(/24 小时内通过邮件重置过/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '关闭' }))
  })

  it('offers one method, and the others by a button', async () => {
    takeProof()
    const { user, dialog } = await openDialog(['code', 'recoveryCode'])
    expect(await dialog.findByLabelText(/6 位验证码/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '改用恢复码' }))
    await user.type(dialog.getByLabelText(/恢复码/), 'AAAAA-BBBBB-CCCCC-DDDDD{Enter}')
    expect((await screen.findByRole('status')).textContent).toBe('4')
    expect(server.callsOf(stepUp)[0]?.body).toEqual({ recovery_code: 'AAAAA-BBBBB-CCCCC-DDDDD' })
  })

  it('offers another method after a passkey without user verification', async () => {
    takeProof()
    server.answer(beginStepUp, {
      methods: ['recoveryCode', 'passkey'],
      passkey: { challenge_id: 'c', options: { challenge: 'AAAA' } },
      unverified_passkeys: ['蓝色钥匙'],
    })
    const { user } = renderScreen(<Acts />)
    await user.click(screen.getByRole('button', { name: 'act' }))
    const dialog = within(await screen.findByRole('dialog', { name: '确认是您本人' }))
    expect(await dialog.findByText(/“蓝色钥匙”上次使用时没有要求指纹、面容或 PIN 码/)).toBeTruthy()
    expect(dialog.getByLabelText(/恢复码/)).toBeTruthy()
    server.refuse(stepUp, 'userNotVerified')
    vi.mocked(startAuthentication).mockResolvedValue({
      id: 'k',
      rawId: 'k',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'A', authenticatorData: 'A', signature: 'A' },
    })
    await user.click(dialog.getByRole('button', { name: '改用通行密钥' }))
    await user.click(await dialog.findByRole('button', { name: '使用通行密钥' }))
    expect(await dialog.findByText(/没有确认使用者是谁，不能单独用来确认/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: '改用恢复码' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: '关闭' }))
  })

  it('changes nothing and shows a message when it is cancelled', async () => {
    takeProof()
    const { user, dialog } = await openDialog(['password'])
    await dialog.findByLabelText('登录密码')
    await user.click(dialog.getByRole('button', { name: '关闭' }))
    expect((await screen.findByRole('alert')).textContent).toContain('没有确认是您本人')
    expect(server.callsOf(stepUp)).toHaveLength(0)
  })
})
