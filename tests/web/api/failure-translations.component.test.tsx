import { screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, it, onTestFinished } from 'vitest'
import { ApiError } from '../../../web/api/api-error.ts'
import type { CallWithTranslations } from '../../../web/api/call-translations.ts'
import { useFailureTranslations } from '../../../web/api/use-failure-translations.ts'
import { zhCN } from '../../../web/i18n/zh-CN/index.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { errors, account, shell } = zhCN

const Failure = ({ error, call }: { error: unknown; call?: CallWithTranslations | undefined }) => {
  const failureTranslations = useFailureTranslations()
  return <p role="alert">{failureTranslations(error, call)}</p>
}

it('tells a refusal whose words did not come in the shell’s', () => {
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
] as const)('tells %s', (_, reason, call, words) => {
  renderScreen(<Failure error={new ApiError(reason)} call={call} />)
  expect(screen.getByRole('alert').textContent).toBe(words)
})

it('tells an unknown code by what the call says of any failure', () => {
  renderScreen(<Failure error={unknown} call="send-phone-code" />)
  expect(screen.getByRole('alert').textContent).toBe(account.code.notSent)
})

it('tells an unknown code as it came, where the call says nothing', () => {
  renderScreen(<Failure error={unknown} />)
  expect(screen.getByRole('alert').textContent).toBe('[77001] The window is closed.')
})

it('tells an unknown code alone where no message came', () => {
  renderScreen(<Failure error={new ApiError('unknownCode', { code: 77001 })} />)
  expect(screen.getByRole('alert').textContent).toBe('[77001]')
})
