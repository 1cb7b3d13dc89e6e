import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signatoryEndpoints } from '#shared/agreements/signatory.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { SignatureForm } from '../../../web/features/drawdown/signature-form.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { followEvents } from '../../support/web/tracked-events.ts'
import { aQuote } from './drawdown-quote.ts'

const { submitDrawdown } = drawdownEndpoints
const { getSignatory, sendSignatoryCode, proveSignatory } = signatoryEndpoints
const mei = {
  person_id: 'mei',
  name: 'Mei Chan',
  by: 'sms',
  to_masked: '•••8001',
  proven_at: '2026-11-01T18:00:00.000Z',
} as const
const candidates = [
  { person_id: 'mei', name: 'Mei Chan', code_to: { by: 'sms' as const, to_masked: '•••8001' } },
  { person_id: 'lee', name: 'Tai Man Lee', code_to: null },
]
const submitted = { drawdown_id: 'drawdown-1', status: 'requested' } as const

beforeEach(() => {
  loginSeller()
  server.answer(getSignatory, { signatory: mei, candidates })
  server.answer(submitDrawdown, submitted)
})

const renderSignature = async () => {
  const told = {
    onUnanswered: vi.fn<(unanswered: boolean) => void>(),
    onExpired: vi.fn<() => void>(),
    onBack: vi.fn<() => void>(),
    onSubmitted: vi.fn<(drawdownId: string) => void>(),
  }
  const form = (quote = aQuote()) => <SignatureForm quote={quote} canSubmit {...told} />
  const page = renderScreen(form())
  await screen.findByRole('textbox', { name: '输入姓名作为签名' })
  return { ...page, ...told, showQuote: (quote: ReturnType<typeof aQuote>) => page.rerender(form(quote)) }
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: '输入姓名作为签名' })
const consent = () => screen.getByRole<HTMLInputElement>('checkbox')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^签署并提取/ })
const again = () => screen.findByRole<HTMLButtonElement>('button', { name: '再次确认是否已提交' })
const said = () =>
  screen
    .getAllByRole('alert')
    .map((place) => place.textContent)
    .filter(Boolean)
const bodies = () => server.callsOf(submitDrawdown).map(({ body }) => body)
const keys = () => server.callsOf(submitDrawdown).map(({ headers }) => headers.get('idempotency-key'))

const sign = async ({ user }: Awaited<ReturnType<typeof renderSignature>>) => {
  await user.type(name(), 'mei chan')
  await user.click(consent())
  await user.click(submit())
}

describe('the signature of a promissory note', () => {
  it('reports all missing fields, focuses the first, and sends nothing', async () => {
    const { user } = await renderSignature()
    await user.click(submit())
    expect(said()).toEqual(['请输入签署人的姓名。', '请勾选，表示同意以上条款。'])
    expect(document.activeElement).toBe(name())
    expect(bodies()).toEqual([])
  })

  it('shows a name that is not the signer’s as an error on blur', async () => {
    const { user } = await renderSignature()
    await user.type(name(), 'Mei Chang')
    expect(said()).toEqual([])
    await user.tab()
    expect(said()).toEqual(['与公司资料里您的姓名不一致，请按显示的写法输入。'])
  })

  it('shows the signer and their identification, and no alternative', async () => {
    await renderSignature()
    expect(screen.getByText('Mei Chan')).toBeTruthy()
    expect(screen.getByText(/2026年11月2日 0?2:00 以发至 •••8001 的短信验证码/)).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByText('Tai Man Lee')).toBeNull()
  })

  it('returns to the identification if it has ended meanwhile', async () => {
    const page = await renderSignature()
    server.answer(getSignatory, { signatory: null, candidates })
    server.refuse(submitDrawdown, 'ruleBroken', {
      errors: [{ field: 'body.signer_name', rule: 'signatoryNotProven' }],
    })
    await sign(page)
    expect(await screen.findByRole('combobox', { name: '您是' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: '输入姓名作为签名' })).toBeNull()
  })

  it('requests the quote’s drawdown, and keeps the quote meanwhile', async () => {
    const events = followEvents()
    const page = await renderSignature()
    await sign(page)
    await waitFor(() => expect(page.onSubmitted).toHaveBeenCalledWith('drawdown-1'))
    expect(events).toEqual(['submit_application drawdown'])
    expect(bodies()).toEqual([{ quote_id: 'quote-1', signer_name: 'Mei Chan', accepted: true }])
    expect(page.onUnanswered.mock.calls.flat()).toEqual([false, true, false])
  })

  it('requires a new consent when the price has changed', async () => {
    const { user, showQuote } = await renderSignature()
    await user.click(consent())
    showQuote(aQuote({ quote_id: 'quote-2' }))
    expect(consent().checked).toBe(true)
    showQuote(aQuote({ quote_id: 'quote-3', total: '92700.00' }))
    expect(consent().checked).toBe(false)
    await user.click(submit())
    expect(said()).toContain('请勾选，表示同意以上条款。')
  })

  it('requests a new price when the quote has expired', async () => {
    server.refuse(submitDrawdown, 'ruleBroken', {
      errors: [{ field: 'body.quote_id', rule: 'quoteExpired' }],
    })
    const page = await renderSignature()
    await sign(page)
    await waitFor(() => expect(page.onExpired).toHaveBeenCalledOnce())
    expect(screen.queryByText(/这笔提款目前不能报价/)).toBeNull()
  })

  it('shows specific texts for refusals', async () => {
    server.refuse(submitDrawdown, 'verificationFailed')
    const page = await renderSignature()
    await sign(page)
    expect(await screen.findByText('所选的签署人不在公司董事之列，请重新选择。')).toBeTruthy()
    server.refuse(submitDrawdown, 'ruleBroken', {
      errors: [{ field: 'body.amount', rule: 'amountAboveAvailable' }],
    })
    await page.user.click(submit())
    expect(await screen.findByText(/^可提取的金额刚刚有变动/)).toBeTruthy()
  })

  it('is sent again unchanged without a response, also after a reload, and cannot be left', async () => {
    server.breakOff(submitDrawdown)
    const page = await renderSignature()
    await sign(page)
    expect(await again()).toBeTruthy()
    expect(screen.queryByRole('button', { name: '返回修改金额' })).toBeNull()
    page.unmount()
    server.answer(submitDrawdown, submitted)
    const { user, onSubmitted, onUnanswered } = await renderSignature()
    expect(onUnanswered).toHaveBeenCalledWith(true)
    await user.click(await again())
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith('drawdown-1'))
    expect(bodies()[1]).toEqual(bodies()[0])
    expect(new Set(keys()).size).toBe(1)
  })
})

const ignore = () => {}
const who = () => screen.findByRole('combobox', { name: '您是' })
const codeField = () => screen.getByRole('textbox', { name: '验证码' })
const endField = () => screen.getByRole('textbox', { name: '证件号码最后四位' })
const confirm = () => screen.getByRole('button', { name: '确认是我本人' })
const renderUnproven = () =>
  renderScreen(
    <SignatureForm
      quote={aQuote()}
      canSubmit
      onUnanswered={ignore}
      onExpired={ignore}
      onBack={ignore}
      onSubmitted={ignore}
    />,
  )

describe('a user without a signatory identity', () => {
  beforeEach(() => {
    server.answer(getSignatory, { signatory: null, candidates })
    server.answer(sendSignatoryCode, {
      by: 'sms',
      to_masked: '•••8001',
      resend_after_seconds: 60,
      valid_for_seconds: 300,
    })
  })

  it('is identified first, by a code and the end of the document’s number', async () => {
    server.answer(proveSignatory, () => {
      server.answer(getSignatory, { signatory: mei, candidates })
      return { person_id: 'mei', name: 'Mei Chan' }
    })
    const { user } = renderUnproven()
    await user.selectOptions(await who(), 'Mei Chan')
    expect(screen.getByText('将以短信发送到这位签署人的手机 •••8001')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText('验证码已发送到 •••8001，5 分钟内有效。')).toBeTruthy()
    expect(document.activeElement).toBe(codeField())
    await user.type(codeField(), '123 456')
    await user.type(endField(), '4563')
    await user.click(confirm())
    expect(await screen.findByRole('textbox', { name: '输入姓名作为签名' })).toBeTruthy()
    expect(server.callsOf(sendSignatoryCode).map(({ body }) => body)).toEqual([{ person_id: 'mei' }])
    expect(server.callsOf(proveSignatory).map(({ body }) => body)).toEqual([
      { person_id: 'mei', code: '123456', id_last_four: '4563' },
    ])
  })

  it('reports all missing fields, and sends nothing', async () => {
    const { user } = renderUnproven()
    await user.selectOptions(await who(), 'Mei Chan')
    await user.click(confirm())
    expect(said()).toHaveLength(2)
    expect(document.activeElement).toBe(codeField())
    expect(server.callsOf(proveSignatory)).toEqual([])
  })

  it('sees errors at the fields, and keeps the text', async () => {
    server.refuse(proveSignatory, 'invalidInput', {
      errors: [{ field: 'body.id_last_four', rule: 'invalid' }],
    })
    const { user } = renderUnproven()
    await user.selectOptions(await who(), 'Mei Chan')
    await user.type(codeField(), '123456')
    await user.type(endField(), '9999')
    await user.click(confirm())
    expect(await screen.findByText('和认证资料里的证件号码不一致，请核对。')).toBeTruthy()
    server.refuse(proveSignatory, 'codeExpired')
    await user.click(confirm())
    expect(await screen.findByText('验证码已失效，请重新获取。')).toBeTruthy()
    expect(codeField()).toHaveProperty('value', '123456')
  })

  it('waits for a day after a password reset by mail, with the time shown', async () => {
    server.refuse(sendSignatoryCode, 'resetTooRecent', { detail: '2026-11-24T02:00:00.000Z' })
    const { user } = renderUnproven()
    await user.selectOptions(await who(), 'Mei Chan')
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect((await screen.findAllByText(/2026年11月24日 10:00 之前/)).length).toBeGreaterThan(0)
  })

  it('starts again for another person, as a code is valid for one', async () => {
    server.answer(getSignatory, {
      signatory: null,
      candidates: [
        ...candidates,
        { person_id: 'ho', name: 'Siu Ho', code_to: { by: 'mail', to_masked: 's•••@harbour.example' } },
      ],
    })
    const { user } = renderUnproven()
    await user.selectOptions(await who(), 'Mei Chan')
    await user.click(screen.getByRole('button', { name: '发送验证码' }))
    expect(await screen.findByText(/^验证码已发送到 •••8001/)).toBeTruthy()
    await user.type(codeField(), '123456')
    await user.selectOptions(await who(), 'Siu Ho')
    expect(screen.getByText('将发送到这位签署人的邮箱 s•••@harbour.example')).toBeTruthy()
    expect(codeField()).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: '发送验证码' })).toHaveProperty('disabled', false)
  })

  it('cannot choose a person without a contact of their own, and sees what other users can do', async () => {
    const { user } = renderUnproven()
    await user.selectOptions(await who(), 'Tai Man Lee')
    expect(screen.getByText(/没有只属于这位签署人的手机号码或邮箱/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '发送验证码' })).toBeNull()
    expect(screen.getByRole('link', { name: '邀请董事加入' }).getAttribute('href')).toMatch(/users/)
  })
})
