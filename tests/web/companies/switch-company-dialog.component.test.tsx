import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { switchCompanyPath } from '#shared/site/screen-paths.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import { CompanyBar } from '../../../web/features/companies/company-bar.tsx'
import type { Affiliation } from '../../../web/features/companies/company-users-queries.ts'
import { SwitchCompanyDialog } from '../../../web/features/companies/switch-company-dialog.tsx'
import { Toasts } from '../../../web/ui/toasts.tsx'
import { companyProfile } from '../../support/web/company-profile.ts'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { loginResponse } from '../account/account-responses.ts'
import { aCompany } from './company-responses.ts'

const { listAffiliations, switchCompany, setDefaultCompany } = companiesEndpoints

const here = aCompany('Harbour', { is_current: true, isDefault: true })
const there = aCompany('Lantern')

const open = async (records: Affiliation[]) => {
  server.answer(listAffiliations, { records })
  const onClose = vi.fn<() => void>()
  const rendered = renderScreen(
    <>
      <SwitchCompanyDialog open onClose={onClose} />
      <Toasts />
    </>,
    { at: '/company' },
  )
  const dialog = within(await screen.findByRole('dialog', { name: '切换公司' }))
  return { ...rendered, dialog, onClose }
}

beforeEach(() => loginSeller())

describe('the companies to switch to', () => {
  it('are the verified ones that the user belongs to, the current one first', async () => {
    const { dialog } = await open([
      here,
      there,
      aCompany('Draft', { kycStatus: 'draft' }),
      aCompany('Asked', { status: 'Confirming' }),
    ])
    const radios = await dialog.findAllByRole('radio')
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Harbour Limited普通用户',
      'Lantern Limited普通用户',
    ])
    expect((radios[0] as HTMLInputElement).checked).toBe(true)
    expect(dialog.getByText('当前公司')).toBeTruthy()
  })

  it('link to joining one if there are none', async () => {
    const { dialog, user, place } = await open([aCompany('Draft', { kycStatus: 'draft', is_current: true })])
    await user.click(await dialog.findByRole('link', { name: '加入公司' }))
    expect(place()).toBe('/company')
  })
})

describe('confirming', () => {
  it('the current company only closes the dialog', async () => {
    const { dialog, user, onClose } = await open([here, there])
    await user.click(await dialog.findByRole('button', { name: '确定' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(server.callsOf(switchCompany)).toHaveLength(0)
  })

  it('another company shows a confirmation, fires the window event and continues in its session', async () => {
    server.answer(switchCompany, {
      ...loginResponse,
      access_token: 'token-for-lantern',
      user: { ...loginResponse.user, company_id: 'Lantern' },
    })
    const heard = vi.fn<() => void>()
    window.addEventListener('company-change', heard, { once: true })
    const { dialog, user, onClose, place } = await open([here, there])
    await user.click(await dialog.findByRole('radio', { name: /Lantern/ }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    expect(await screen.findByText('切换公司成功')).toBeTruthy()
    expect(server.callsOf(switchCompany)[0]?.body).toEqual({ company_id: 'Lantern' })
    expect(sessionStore.get()?.accessToken).toBe('token-for-lantern')
    expect(heard).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalled()
    expect(place()).toBe('/credit/hook/home')
  })

  it('shows a failure, and keeps the session', async () => {
    server.refuse(switchCompany, 'notFound')
    const { dialog, user } = await open([here, there])
    await user.click(await dialog.findByRole('radio', { name: /Lantern/ }))
    await user.click(dialog.getByRole('button', { name: '确定' }))
    expect(await dialog.findByText('切换公司失败，请稍后再试')).toBeTruthy()
    expect(sessionStore.get()?.accessToken).toBe('access-token')
  })
})

describe('the default company', () => {
  it('is set and confirmed, and the list is refetched', async () => {
    server.answer(setDefaultCompany, true)
    const { dialog, user } = await open([here, there])
    const button = await dialog.findByRole('button', { name: '设为默认: Lantern Limited' })
    server.answer(listAffiliations, {
      records: [
        { ...here, isDefault: false },
        { ...there, isDefault: true },
      ],
    })
    await user.click(button)
    expect(await screen.findByText('默认公司设置成功')).toBeTruthy()
    expect(await dialog.findByRole('button', { name: '设为默认: Harbour Limited' })).toBeTruthy()
  })

  it('shows a failure', async () => {
    server.breakOff(setDefaultCompany)
    const { dialog, user } = await open([here, there])
    await user.click(await dialog.findByRole('button', { name: '设为默认: Lantern Limited' }))
    expect(await screen.findByText('默认公司设置失败，请稍后再试')).toBeTruthy()
  })
})

it('the dialog is opened by its link, and not again once it is closed', async () => {
  server.answer(companiesEndpoints.getCompanyProfile, companyProfile({ role: 'user' }))
  server.answer(listAffiliations, { records: [here, there] })
  const { user, place } = renderScreen(<CompanyBar />, { at: switchCompanyPath })
  const dialog = within(await screen.findByRole('dialog', { name: '切换公司' }))
  await user.click(await dialog.findByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('/company/users')
})
