import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { FactorsCard } from '../../../../web/features/account/factors/factors-card.tsx'
import { server } from '../../../support/web/fake-server.ts'
import { loginSeller } from '../../../support/web/login-seller.ts'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const { listFactors, beginCodeApp, addCodeApp, removeFactor, renewRecoveryCodes } = factorsEndpoints

beforeEach(() => loginSeller())

type Factors = ResponseOf<typeof listFactors>

const none: Factors = { passkeys: [], code_app: null, recovery_codes_left: 0, required_by: null }
const withApp: Factors = {
  ...none,
  code_app: { added_at: '2026-11-02T01:00:00.000Z' },
  recovery_codes_left: 10,
}
const withBoth: Factors = {
  ...withApp,
  passkeys: [{ id: 'key', name: '办公室的电脑', added_at: '2026-11-02T01:00:00.000Z', last_used_at: null }],
}
const codes = Array.from({ length: 10 }, (_, index) => `AAAAA-BBBBB-CCCCC-DDDD${index}`)

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

describe('two-step verification in the profile', () => {
  it('offers to set up an authenticator app by its QR code and a code', async () => {
    server.answer(listFactors, none)
    server.answer(beginCodeApp, { challenge_id: 'c1', secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=A' })
    const { user } = renderScreen(<FactorsCard />)
    expect(await screen.findByText('尚未开启')).toBeTruthy()
    await user.click(await button('设置验证器应用'))
    const open = await dialog()
    expect(await open.findByRole('img', { name: /二维码/ })).toBeTruthy()
    expect(open.getByText('ABCD EFGH')).toBeTruthy()
    server.refuse(addCodeApp, 'codeIncorrect', { errors: [{ field: 'body.code', rule: 'codeInvalid' }] })
    await user.type(open.getByLabelText(/6 位验证码/), '000000')
    await user.click(open.getByRole('button', { name: '完成设置' }))
    expect(await open.findByText(/验证码不对/)).toBeTruthy()
    server.answer(addCodeApp, { ...withApp, recovery_codes: codes, token: null })
    await user.clear(open.getByLabelText(/6 位验证码/))
    await user.type(open.getByLabelText(/6 位验证码/), '123 456')
    await user.click(open.getByRole('button', { name: '完成设置' }))
    expect(await open.findByText(codes[0] ?? '')).toBeTruthy()
    expect(server.callsOf(addCodeApp).at(-1)?.body).toEqual({ challenge_id: 'c1', code: '123456' })
    expect(screen.getByText('已开启'), 'the card behind it says so at once').toBeTruthy()
    const done = open.getByRole('button', { name: '完成' })
    expect(done.hasAttribute('disabled'), 'the codes are kept first').toBe(true)
    await user.click(open.getByLabelText('我已保存好恢复码'))
    await user.click(done)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('lists the factors, and warns before the last one is removed', async () => {
    server.answer(listFactors, withBoth)
    const { user } = renderScreen(<FactorsCard />)
    expect(await screen.findByText('办公室的电脑')).toBeTruthy()
    expect(screen.getByText('还剩 10 个')).toBeTruthy()
    await user.click(await button('移除 办公室的电脑'))
    expect((await dialog()).getByText('以后不能再用它登录或确认身份。')).toBeTruthy()
    server.answer(removeFactor, withApp)
    await user.click((await dialog()).getByRole('button', { name: '移除' }))
    await waitFor(() => expect(screen.queryByText('办公室的电脑')).toBeNull())
    expect(server.callsOf(removeFactor)[0]?.params).toEqual({ id: 'key' })
    await user.click(await button('移除 验证器应用'))
    expect((await dialog()).getByText(/最后一种方式/)).toBeTruthy()
    server.refuse(removeFactor, 'ruleBroken')
    await user.click((await dialog()).getByRole('button', { name: '移除' }))
    expect(await (await dialog()).findByText(/请先添加另一种方式/)).toBeTruthy()
  })

  it('replaces the recovery codes after a confirmation, and copies them', async () => {
    server.answer(listFactors, { ...withApp, required_by: 'company' })
    server.answer(renewRecoveryCodes, { recovery_codes: codes })
    const { user } = renderScreen(<FactorsCard />)
    expect(await screen.findByText(/您的公司要求每位成员/)).toBeTruthy()
    await user.click(await button('重新生成恢复码'))
    await user.click((await dialog()).getByRole('button', { name: '重新生成' }))
    const open = await dialog()
    expect(await open.findAllByRole('listitem')).toHaveLength(10)
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(open.getByRole('button', { name: '复制' }))
    expect(write).toHaveBeenCalledWith(codes.join('\n'))
    write.mockRestore()
  })

  it('has its error state', async () => {
    server.refuse(listFactors, 'internalError')
    renderScreen(<FactorsCard />)
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
