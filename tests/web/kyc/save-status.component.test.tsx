import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { OnboardingWizard } from '../../../web/features/kyc/onboarding-wizard.tsx'
import { SaveStatus } from '../../../web/features/kyc/save-status.tsx'
import { useKycForm } from '../../../web/features/kyc/use-kyc-form.ts'
import { FormArea } from '../../../web/ui/form/form-area.tsx'
import { FormText } from '../../../web/ui/form/form-fields.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aKyc } from './kyc-builder.ts'

const { saveKycSection } = kycEndpoints

const kyc = aKyc({ company_info: { country_region: '1' } })
const saved = { id: 'kyc-1', status: 'draft', version: 2 } as const

beforeEach(() => loginSeller())

const Wizard = () => {
  const form = useKycForm(kyc)
  return (
    <FormArea form={form}>
      <FormText path="company_info.register_name_cn" label="公司中文名称" />
      <FormText path="company_info.brn" label="商业登记号码" />
      <SaveStatus form={form} />
    </FormArea>
  )
}

const name = () => screen.getByRole('textbox', { name: '公司中文名称' })
const bodies = () => server.callsOf(saveKycSection).map(({ body }) => body)
const section = (register_name_cn: string) =>
  expect.objectContaining({
    section: 'company_info',
    data: expect.objectContaining({ register_name_cn }),
  })

describe('the save status', () => {
  it('initially explains that saving is automatic', () => {
    renderScreen(<Wizard />)
    expect(screen.getByText('填写的内容会自动保存。')).toBeTruthy()
  })

  it('shows saving from the first key on, and then saved', async () => {
    server.answer(saveKycSection, saved)
    const { user } = renderScreen(<Wizard />)
    await user.type(name(), '海港')
    expect(screen.getByRole('status').textContent).toBe('正在保存…')
    await user.type(name(), '礼品')
    expect(await screen.findByText('✓ 已自动保存')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('✓ 已自动保存')
    expect(bodies(), 'once typing pauses, as it is by then').toEqual([section('海港礼品')])
  })

  it('shows a failure, keeps the input, and saves it on a click', async () => {
    server.breakOff(saveKycSection)
    const { user } = renderScreen(<Wizard />)
    await user.type(name(), '海港')
    const failed = await screen.findByText('刚才的内容没能保存，还留在页面上。')
    expect(failed.closest('[role="alert"]'), 'read out').not.toBeNull()
    expect(name()).toHaveProperty('value', '海港')
    server.answer(saveKycSection, saved)
    await user.click(screen.getByRole('button', { name: '再存一次' }))
    expect(await screen.findByText('✓ 已自动保存')).toBeTruthy()
    expect(bodies()).toEqual([section('海港'), section('海港')])
  })

  it('saves what failed by itself once the browser is online again', async () => {
    server.breakOff(saveKycSection)
    const { user } = renderScreen(<Wizard />)
    await user.type(name(), '海港')
    await screen.findByText('刚才的内容没能保存，还留在页面上。')
    server.answer(saveKycSection, saved)
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('✓ 已自动保存')).toBeTruthy()
    expect(bodies()).toEqual([section('海港'), section('海港')])
  })

  it('names what is invalid and so was not saved (N25)', async () => {
    server.answer(saveKycSection, saved)
    const { user } = renderScreen(<Wizard />)
    const number = screen.getByRole('textbox', { name: '商业登记号码' })
    await user.type(number, '123')
    expect(
      await screen.findByText(/^其余内容已自动保存。这些填得不对，还没有保存：商业登记号码（BRN）。/),
    ).toBeTruthy()
    expect(screen.queryByText('✓ 已自动保存')).toBeNull()
    expect(bodies().at(-1)).not.toHaveProperty('data.brn')
    await user.type(number, '45678')
    expect(await screen.findByText('✓ 已自动保存')).toBeTruthy()
  })

  it('saves pending changes at once when the screen is left', async () => {
    server.answer(saveKycSection, saved)
    const { user, unmount } = renderScreen(<Wizard />)
    await user.type(name(), '海港')
    expect(bodies()).toEqual([])
    unmount()
    // Well before the pause after typing has passed.
    await waitFor(() => expect(bodies()).toEqual([section('海港')]), { timeout: 500 })
  })
})

describe('two tabs of one KYC', () => {
  const overtaken = '这份资料在别处改过了'
  // Another KYC than in the tests above, since a closing screen may still write to the channel.
  const shared = { ...kyc, id: 'kyc-shared' }

  it('notify each other of saves, and the overtaken one shows a conflict', async () => {
    server.answer(saveKycSection, saved)
    const other = new BroadcastChannel('kyc')
    const heard = new Promise((resolve) => {
      other.addEventListener('message', ({ data }) => {
        if (data.id === shared.id) resolve(data)
      })
    })
    const { user } = renderScreen(<OnboardingWizard kyc={shared} />)
    server.answer(kycEndpoints.keepRiskPoints, { kept: 1 })
    await user.type(screen.getByRole('textbox', { name: /^公司中文名称/ }), '海港')
    expect(await heard).toEqual({ id: shared.id, version: 2 })
    expect(screen.queryByText(overtaken)).toBeNull()
    for (const message of [
      { id: 'another', version: 9 },
      { id: shared.id, version: 3 },
    ]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
      other.postMessage(message)
    }
    expect(await screen.findByText(overtaken)).toBeTruthy()
    other.close()
  })

  it('are also detected by the server’s refusal, on another device', async () => {
    server.refuse(saveKycSection, 'changedMeanwhile')
    server.answer(kycEndpoints.keepRiskPoints, { kept: 1 })
    const { user } = renderScreen(<OnboardingWizard kyc={{ ...kyc, id: 'kyc-2' }} />)
    await user.type(screen.getByRole('textbox', { name: /^公司中文名称/ }), '海港')
    expect(await screen.findByText(overtaken, undefined, { timeout: 3000 })).toBeTruthy()
    expect(bodies()).toEqual([expect.objectContaining({ version: 1 })])
  })
})

it('lets an address refer to another, but not two to each other', async () => {
  server.answer(saveKycSection, saved)
  server.answer(kycEndpoints.keepRiskPoints, { kept: 1 })
  const { user, unmount } = renderScreen(<OnboardingWizard kyc={kyc} />)
  await user.click(screen.getByRole('checkbox', { name: '和主要经营地址相同' }))
  expect(screen.queryByRole('checkbox', { name: '和通讯地址相同' })).toBeNull()
  unmount()
  await waitFor(() =>
    expect(bodies().at(-1)).toMatchObject({ data: { correspondence_address_same_as: 'principal_address' } }),
  )
})
