import { createHash } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { CaptchaField } from '../../../../web/features/account/captcha/captcha-field.tsx'
import type { CaptchaProblem } from '../../../../web/features/account/captcha/captcha-problem.ts'
import type { CaptchaResponse } from '../../../../web/features/account/captcha/use-captcha.ts'
import { server } from '../../../support/web/fake-server.ts'
import { renderField } from '../../../support/web/render-field.tsx'
import { picture } from '../account-responses.ts'

const { getCaptcha } = accountEndpoints

const renderCaptcha = ({
  problem = null,
  onEnter,
}: {
  problem?: CaptchaProblem | null
  onEnter?: () => void
} = {}) =>
  renderField<CaptchaResponse | null>(null, (value, onChange) => (
    <CaptchaField
      value={value}
      onChange={onChange}
      problem={problem}
      round={0}
      {...(onEnter ? { onEnter } : {})}
    />
  ))

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '图中验证码' })
const seen = () => screen.findByAltText<HTMLImageElement>(/验证码图片/)

/** A proof of work with the given answer. */
const work = (answer: number) => ({
  ...picture('work-1'),
  img: '',
  work: {
    salt: 'salt',
    challenge: createHash('sha256').update(`salt${answer}`).digest('hex'),
    most: 50,
  },
})

describe('a captcha', () => {
  it('is a picture whose characters are typed, under the name of that picture', async () => {
    server.answer(getCaptcha, picture('captcha-1'))
    const { user, value } = renderCaptcha()
    await seen()
    await user.type(input(), 'ab12')
    expect(value()).toEqual({ uuid: 'captcha-1', code: 'ab12' })
  })

  it('can be typed only once it is there', async () => {
    server.hold(getCaptcha)
    const { user, value } = renderCaptcha()
    expect(input().readOnly).toBe(true)
    await user.type(input(), 'ab12')
    expect(value()).toBeNull()
  })

  it('can be replaced by another picture, which clears the text', async () => {
    server.answer(getCaptcha, picture('captcha-1'))
    const { user, value } = renderCaptcha()
    await seen()
    await user.type(input(), 'ab12')
    server.answer(getCaptcha, picture('captcha-2'))
    await user.click(screen.getByRole('button', { name: '换一张图片' }))
    await waitFor(() => expect(value()).toBeNull())
    expect(input().value).toBe('')
    expect((await seen()).src).toContain(btoa('captcha-2'))
    await user.type(input(), 'cd34')
    expect(value()).toEqual({ uuid: 'captcha-2', code: 'cd34' })
  })

  it('is requested without an alert at first; a wrong answer is an error that takes the focus', async () => {
    server.answer(getCaptcha, picture('captcha-1'))
    const { unmount } = renderCaptcha({ problem: { reason: 'needed' } })
    await seen()
    expect(screen.getByText('为保护账户，请先填写图中验证码。')).toBeTruthy()
    expect(input().getAttribute('aria-invalid')).toBeNull()
    unmount()
    renderCaptcha({ problem: { reason: 'incorrect' } })
    await seen()
    expect(screen.getByText('图中验证码不对，请看新的一张。')).toBeTruthy()
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input())
  })

  it('triggers its action by Enter outside of a form’s submission', async () => {
    server.answer(getCaptcha, picture('captcha-1'))
    let entered = 0
    const { user } = renderCaptcha({ onEnter: () => entered++ })
    await seen()
    await user.type(input(), 'ab12{Enter}')
    expect(entered).toBe(1)
  })

  it('reports a picture that failed to load, and reloads it by the same button', async () => {
    server.breakOff(getCaptcha)
    const { user } = renderCaptcha()
    expect(await screen.findByText(/图片没有载入/)).toBeTruthy()
    server.answer(getCaptcha, picture('captcha-1'))
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await seen()).toBeTruthy()
  })
})

describe('a captcha without a picture', () => {
  it('is solved by the browser with its progress', async () => {
    server.answer(getCaptcha, ({ query }) => (query['kind'] === 'work' ? work(23) : picture('captcha-1')))
    const { user, value } = renderCaptcha()
    await seen()
    await user.click(screen.getByRole('button', { name: '看不清图片？自动验证' }))
    expect(screen.getByRole('progressbar', { name: '自动验证' })).toBeTruthy()
    expect(await screen.findByText('验证完成，可以继续了。')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
    expect(value()).toEqual({ uuid: 'work-1', code: '23' })
    await user.click(screen.getByRole('button', { name: '改用图片验证码' }))
    expect(value(), 'the answer of the other kind').toBeNull()
    expect(input()).toBeTruthy()
  })

  it('does not use the characters typed for the picture', async () => {
    server.answer(getCaptcha, ({ query }) =>
      query['kind'] === 'work' ? new Promise(() => {}) : picture('captcha-1'),
    )
    const { user, value } = renderCaptcha()
    await seen()
    await user.type(input(), 'ab12')
    await user.click(screen.getByRole('button', { name: '看不清图片？自动验证' }))
    expect(value()).toBeNull()
  })

  it('reports a failure, and retries', async () => {
    server.answer(getCaptcha, picture('captcha-1'))
    const { user, value } = renderCaptcha()
    await seen()
    server.breakOff(getCaptcha)
    await user.click(screen.getByRole('button', { name: '看不清图片？自动验证' }))
    expect(await screen.findByText(/自动验证没有完成/)).toBeTruthy()
    server.answer(getCaptcha, work(7))
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    expect(await screen.findByText('验证完成，可以继续了。')).toBeTruthy()
    expect(value()).toEqual({ uuid: 'work-1', code: '7' })
  })
})
