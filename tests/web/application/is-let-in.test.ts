import { expect, it } from 'vitest'
import { productLines } from '#shared/product-lines/product-lines.ts'
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
  expect(isLetIn(route, productLines.hook, status)).toBe(letIn)
})

it('does not take another line’s step for its own', () => {
  expect(isLetIn('/register/signing', productLines.hook, 'CAA Business Info Submitted')).toBe(false)
  expect(isLetIn('/register/signing', productLines.underwriting, 'CAA Business Info Submitted')).toBe(true)
})
