import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { useStepUpProof } from '../../../web/api/step-up.ts'
import { StepUpDialog } from '../../../web/features/account/factors/step-up-dialog.tsx'
import { OnboardingWizard } from '../../../web/features/kyc/onboarding-wizard.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aKyc } from './kyc-builder.ts'

const { revealIdentityNumber, saveKycSection } = kycEndpoints
const { beginStepUp, stepUp } = factorsEndpoints

const whole = 'A123456(3)'
const mask = 'A1•••••(•)'
const kyc = aKyc({
  connected_persons: {
    persons: [
      {
        person_id: 'p',
        full_name_cn: '陈大文',
        certificate_type: 'hk_id',
        id_number: mask,
        id_front_file_id: 'front',
        id_back_file_id: 'back',
      },
    ],
  },
  files: [
    { file_id: 'front', file_name: 'front.pdf', size: 1 },
    { file_id: 'back', file_name: 'back.pdf', size: 1 },
  ],
  hidden: ['connected_persons.persons.0.id_number'],
})

const Screen = () => (
  <>
    <OnboardingWizard kyc={kyc} />
    {useStepUpProof() ? <StepUpDialog /> : null}
  </>
)

const open = () => renderScreen(<Screen />, { at: '/financing/company?step=people' })
const show = () => screen.findByRole('button', { name: '显示号码' })

beforeEach(() => {
  loginSeller()
  // Registered before the call whose path pattern would match this one's last segment as a KYC id.
  server.refuse(revealIdentityNumber, 'stepUpNeeded')
  server.answer(kycEndpoints.keepRiskPoints, { kept: 1 })
  server.answer(saveKycSection, { id: 'kyc-1', status: 'draft', version: 2 })
  server.answer(beginStepUp, { methods: ['password'], passkey: null, unverified_passkeys: [] })
})

describe('the number of an identity document', () => {
  it('is masked, and shown after a step-up until it is hidden', async () => {
    server.answer(stepUp, () => {
      server.answer(revealIdentityNumber, { id_number: whole })
      return { proven_until: '2026-11-02T01:05:00.000Z' }
    })
    const { user } = open()
    await user.click(await show())
    const dialog = within(await screen.findByRole('dialog', { name: '确认是您本人' }))
    expect(screen.getByText(mask)).toBeTruthy()
    await user.type(await dialog.findByLabelText('登录密码'), 'harbour1{Enter}')
    expect(await screen.findByText(whole)).toBeTruthy()
    expect(document.activeElement, 'the focus is where it was').toBe(
      screen.getByRole('button', { name: '隐藏号码' }),
    )
    expect(server.callsOf(revealIdentityNumber).at(-1)?.body).toEqual({ id: 'kyc-1', person_id: 'p' })
    await user.click(screen.getByRole('button', { name: '隐藏号码' }))
    expect(await screen.findByText(mask)).toBeTruthy()
    expect(screen.queryByText(whole)).toBeNull()
  })

  it('stays masked if the user cancels the step-up', async () => {
    const { user } = open()
    await user.click(await show())
    const dialog = within(await screen.findByRole('dialog', { name: '确认是您本人' }))
    await user.click(dialog.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(mask)).toBeTruthy()
    expect(server.callsOf(stepUp)).toEqual([])
  })

  it('stays masked for a day after a reset by mail, with the end time', async () => {
    server.refuse(revealIdentityNumber, 'resetTooRecent', { detail: '2026-11-27T02:00:00.000Z' })
    const { user } = open()
    await user.click(await show())
    const told = await screen.findByText(/密码在 24 小时内通过邮件重置过/)
    expect(told.textContent).toContain('2026年11月27日 10:00 之前不能查看证件')
    expect(told.closest('[role=alert]')).not.toBeNull()
    expect(screen.getByText(mask)).toBeTruthy()
  })

  it('is kept by other saves, and its mask is never sent', async () => {
    const { user, unmount } = open()
    await user.type(await screen.findByLabelText('英文姓名'), 'C')
    unmount()
    await waitFor(() => expect(server.callsOf(saveKycSection)).toHaveLength(1))
    const [call] = server.callsOf(saveKycSection)
    expect(call?.body).toMatchObject({ data: { persons: [{ person_id: 'p', full_name_en: 'C' }] } })
    expect(JSON.stringify(call?.body)).not.toContain('id_number')
  })

  it('can be replaced by typing', async () => {
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: '更改号码' }))
    const field = screen.getByLabelText<HTMLInputElement>(/证件号码/)
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('')
    await user.type(field, 'B765432(1)')
    unmount()
    await waitFor(() =>
      expect(server.callsOf(saveKycSection).at(-1)?.body).toMatchObject({
        data: { persons: [{ id_number: 'B765432(1)' }] },
      }),
    )
  })
})
