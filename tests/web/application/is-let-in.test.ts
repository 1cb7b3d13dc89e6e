import { expect, it } from 'vitest'
import { lines } from '#shared/lines/lines.ts'
import { isLetIn } from '../../../web/features/application/is-let-in.ts'

it.each([
  ['/register/business-info', null, false],
  ['/register/business-info', 'XDJ Drawdown Account Draft', false],
  ['/register/business-info', 'XDJ Drawdown Account Submitted', true],
  ['/register/business-info', 'XDJ Business Info Submitted', false],
  ['/register/signing', 'XDJ Drawdown Account Submitted', false],
  ['/register/signing', 'XDJ Business Info Submitted', true],
  ['/register/signing', 'XDJ Signing Initiated', true],
  ['/register/signing/loading', 'XDJ Signing Initiated', true],
  ['/register/signing/loading', 'XDJ Signing Completed', false],
] as const)('%s at %s: %s', (route, status, letIn) => {
  expect(isLetIn(route, lines.hook, status)).toBe(letIn)
})

it('does not take another line’s step for its own', () => {
  expect(isLetIn('/register/signing', lines.hook, 'CAA Business Info Submitted')).toBe(false)
  expect(isLetIn('/register/signing', lines.underwriting, 'CAA Business Info Submitted')).toBe(true)
})
