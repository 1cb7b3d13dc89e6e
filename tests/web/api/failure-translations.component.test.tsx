import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, it, onTestFinished } from 'vitest'
import { ApiError } from '../../../web/api/api-error.ts'
import type { CallWithTranslations } from '../../../web/api/call-translations.ts'
import { useFailureTranslations } from '../../../web/api/use-failure-translations.ts'
import * as zhCN from '../../../web/i18n/zh-CN/index.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { errors, account, shell } = zhCN

const Failure = ({ error, call }: { error: unknown; call?: CallWithTranslations | undefined }) => {
  const failureTranslations = useFailureTranslations()
  return <p role="alert">{failureTranslations(error, call)}</p>
}

it('shows a generic text if the refusal texts cannot be loaded', () => {
  i18next.removeResourceBundle('zh-CN', 'errors')
  onTestFinished(() => void i18next.addResourceBundle('zh-CN', 'errors', errors))
  renderScreen(<Failure error={new ApiError('notFound')} />)
  expect(screen.getByRole('alert').textContent).toBe(shell.failure.unexpected)
})

const unknown = new ApiError('unknownCode', { code: 77001, message: 'The window is closed.' })

it.each([
  ['the call’s own words first', 'dailyCodesUsed', 'forgot-password', account.failure.linkTooOften],
  ['the catalogue’s words next', 'dailyCodesUsed', undefined, errors.dailyCodesUsed],
  ['the catalogue’s words where the call has none', 'notFound', 'forgot-password', errors.notFound],
  ['no answer as such, whatever the call', 'network', 'resend-activation', shell.failure.network],
] as const)('shows %s', (_, reason, call, words) => {
  renderScreen(<Failure error={new ApiError(reason)} call={call} />)
  expect(screen.getByRole('alert').textContent).toBe(words)
})

it('shows an unknown code with the call’s general text', () => {
  renderScreen(<Failure error={unknown} call="send-phone-code" />)
  expect(screen.getByRole('alert').textContent).toBe(account.code.notSent)
})

it('shows an unknown code with its message, if the call has no text', () => {
  renderScreen(<Failure error={unknown} />)
  expect(screen.getByRole('alert').textContent).toBe('[77001] The window is closed.')
})

it('shows an unknown code alone without a message', () => {
  renderScreen(<Failure error={new ApiError('unknownCode', { code: 77001 })} />)
  expect(screen.getByRole('alert').textContent).toBe('[77001]')
})
