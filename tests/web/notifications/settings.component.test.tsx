import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { defaultPreferences } from '#shared/notifications/preferences.ts'
import { Component as NotificationsPage } from '../../../web/features/notifications/notifications-page.tsx'
import { Toasts } from '../../../web/ui/toasts.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { getPreferences, savePreferences } = notificationsEndpoints

beforeEach(() => loginSeller())

const open = () =>
  renderScreen(
    <>
      <NotificationsPage />
      <Toasts />
    </>,
    { at: '/notifications?tab=settings' },
  )

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const saved = () => server.callsOf(savePreferences).map(({ body }) => body)

describe('notification settings', () => {
  it('offer a choice for optional topics only', async () => {
    server.answer(getPreferences, {
      ...defaultPreferences,
      mail: { ...defaultPreferences.mail, shops: false },
    })
    open()
    expect((await box('邮件: 审核进展')).checked).toBe(true)
    expect((await box('邮件: 店铺与支付账户')).checked).toBe(false)
    for (const must of ['账户安全', '协议与放款', '账单与逾期']) {
      const row = screen.getByRole('rowheader', { name: new RegExp(must) }).closest('tr')
      expect(row?.textContent).toContain('必发')
      expect(row?.querySelector('input')).toBeNull()
    }
    expect(screen.getAllByRole('checkbox')).toHaveLength(5)
  })

  it('are saved as chosen', async () => {
    server.answer(getPreferences, defaultPreferences)
    server.answer(savePreferences, ({ body }) => body as typeof defaultPreferences)
    const { user } = open()
    await user.click(await box('邮件: 店铺与支付账户'))
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(await box('开启免打扰时段'))
    await user.selectOptions(screen.getByRole('combobox', { name: '开始时间' }), '23:30')
    await user.selectOptions(screen.getByRole('combobox', { name: '时区' }), 'Europe/London')
    await user.click(screen.getByRole('button', { name: '保存设置' }))
    expect(await screen.findByText('通知设置已保存')).toBeTruthy()
    expect(saved()).toEqual([
      {
        mail: { reviews: true, receipts: true, limit: true, shops: false },
        quiet_hours: { enabled: true, from: '23:30', to: '08:00', zone: 'Europe/London' },
      },
    ])
  })

  it('are refused with equal start and end times, with an error at the field', async () => {
    server.answer(getPreferences, defaultPreferences)
    const { user } = open()
    await user.click(await box('开启免打扰时段'))
    await user.selectOptions(screen.getByRole('combobox', { name: '结束时间' }), '22:00')
    await user.click(screen.getByRole('button', { name: '保存设置' }))
    const end = screen.getByRole('combobox', { name: '结束时间' })
    await waitFor(() => expect(document.activeElement).toBe(end))
    expect(screen.getByText('结束时间不能与开始时间相同。')).toBeTruthy()
    expect(saved()).toEqual([])
  })

  it('keep the choice and show the failure if they cannot be saved', async () => {
    server.answer(getPreferences, defaultPreferences)
    server.breakOff(savePreferences)
    const { user } = open()
    await user.click(await box('邮件: 还款入账'))
    await user.click(screen.getByRole('button', { name: '保存设置' }))
    expect(await screen.findByText(/没有连上服务器/)).toBeTruthy()
    expect((await box('邮件: 还款入账')).checked).toBe(false)
  })

  it('can be reloaded after a failure', async () => {
    server.breakOff(getPreferences)
    const { user } = open()
    const again = await screen.findByRole('button', { name: '再试一次' })
    server.answer(getPreferences, defaultPreferences)
    await user.click(again)
    expect(await box('邮件: 审核进展')).toBeTruthy()
  })
})
