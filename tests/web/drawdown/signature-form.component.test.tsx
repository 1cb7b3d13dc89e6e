import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/drawdown.endpoints.ts'
import { SignatureForm } from '../../../web/features/drawdown/signature-form.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { followEvents } from '../../support/web/tracked-events.ts'
import { aQuote } from './drawdown-quote.ts'

const { submitDrawdown } = drawdownEndpoints
const submitted = { drawdown_id: 'drawdown-1', status: 'requested' } as const

beforeEach(() => {
  loginSeller()
  server.answer(applicationEndpoints.listDirectorNames, [{ name: 'Mei Chan' }, { name: 'Tai Man Lee' }])
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
  await screen.findByRole('combobox', { name: '签署的董事' })
  return { ...page, ...told, showQuote: (quote: ReturnType<typeof aQuote>) => page.rerender(form(quote)) }
}

const signer = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '签署的董事' })
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
  await user.selectOptions(signer(), 'Mei Chan')
  await user.type(name(), 'mei chan')
  await user.click(consent())
  await user.click(submit())
}

describe('the signature under a note', () => {
  it('names all that is missing, goes to the first of it, and sends nothing', async () => {
    const { user } = await renderSignature()
    await user.click(submit())
    expect(said()).toEqual(['请选择签署的董事。', '请输入签署人的姓名。', '请勾选，表示同意以上条款。'])
    expect(document.activeElement).toBe(signer())
    expect(bodies()).toEqual([])
  })

  it('tells of a name that is not the chosen director’s once it is left', async () => {
    const { user } = await renderSignature()
    await user.selectOptions(signer(), 'Mei Chan')
    await user.type(name(), 'Mei Chang')
    expect(said()).toEqual([])
    await user.tab()
    expect(said()).toEqual(['与所选董事的姓名不一致，请按显示的写法输入。'])
  })

  it('needs no choice where there is one director', async () => {
    server.answer(applicationEndpoints.listDirectorNames, [{ name: 'Mei Chan' }])
    const { user, onSubmitted } = await renderSignature()
    expect(signer().value).toBe('Mei Chan')
    await user.type(name(), 'Mei Chan')
    await user.click(consent())
    await user.click(submit())
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith('drawdown-1'))
  })

  it('requests the drawdown of the quote, and holds the quote meanwhile', async () => {
    const events = followEvents()
    const page = await renderSignature()
    await sign(page)
    await waitFor(() => expect(page.onSubmitted).toHaveBeenCalledWith('drawdown-1'))
    expect(events).toEqual(['submit_application drawdown'])
    expect(bodies()).toEqual([{ quote_id: 'quote-1', signer_name: 'Mei Chan', accepted: true }])
    expect(page.onUnanswered.mock.calls.flat()).toEqual([false, true, false])
  })

  it('wants consent anew when the price has changed', async () => {
    const { user, showQuote } = await renderSignature()
    await user.click(consent())
    showQuote(aQuote({ quote_id: 'quote-2' }))
    expect(consent().checked).toBe(true)
    showQuote(aQuote({ quote_id: 'quote-3', total: '92700.00' }))
    expect(consent().checked).toBe(false)
    await user.click(submit())
    expect(said()).toContain('请勾选，表示同意以上条款。')
  })

  it('asks for another price when the time of this one is over', async () => {
    server.refuse(submitDrawdown, 'ruleBroken', {
      errors: [{ field: 'body.quote_id', rule: 'quoteExpired' }],
    })
    const page = await renderSignature()
    await sign(page)
    await waitFor(() => expect(page.onExpired).toHaveBeenCalledOnce())
    expect(screen.queryByText(/这笔提款目前不能报价/)).toBeNull()
  })

  it('says in words of its own what a refusal means here', async () => {
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

  it('is sent again as it was when no answer came, after a reload too, and offers no way back', async () => {
    server.breakOff(submitDrawdown)
    const page = await renderSignature()
    await sign(page)
    expect(await again()).toBeTruthy()
    expect(screen.queryByRole('button', { name: '返回修改金额' })).toBeNull()
    page.unmount()
    server.answer(submitDrawdown, submitted)
    const { user, onSubmitted, onUnanswered } = await renderSignature()
    expect(onUnanswered).toHaveBeenCalledWith(true)
    expect(signer().value).toBe('Mei Chan')
    expect(signer().disabled).toBe(true)
    await user.click(await again())
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledWith('drawdown-1'))
    expect(bodies()[1]).toEqual(bodies()[0])
    expect(new Set(keys()).size).toBe(1)
  })
})
