import { describe, expect, it } from 'vitest'
import { mayOpenStep, pathOfStatus } from '#shared/application/position-screens.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'

const { hook, underwriting, payoneer } = productLines

describe('where an application continues', () => {
  it.each([
    ['XDJ Drawdown Account Draft', '/credit/hook/register/drawdown-account'],
    ['XDJ Drawdown Account Submitted', '/credit/hook/register/business-info'],
    ['XDJ Business Info Submitted', '/credit/hook/register/signing'],
    ['XDJ Signing Initiated', '/credit/hook/register/signing/loading'],
    ['XDJ Signing Completed', '/credit/hook/home'],
  ] as const)('%s: %s', (status, path) => {
    expect(pathOfStatus(hook, status)).toBe(path)
  })

  it('is on the line’s own screens', () => {
    expect(pathOfStatus(payoneer, 'CAA Signing Completed')).toBe('/credit/payoneer/home')
  })
})

describe('a gated screen', () => {
  it.each([
    ['registerBusinessInfo', null, false],
    ['registerBusinessInfo', 'XDJ Drawdown Account Draft', false],
    ['registerBusinessInfo', 'XDJ Drawdown Account Submitted', true],
    ['registerBusinessInfo', 'XDJ Business Info Submitted', false],
    ['registerSigning', 'XDJ Drawdown Account Submitted', false],
    ['registerSigning', 'XDJ Business Info Submitted', true],
    ['registerSigning', 'XDJ Signing Initiated', true],
    ['registerSigningLoading', 'XDJ Signing Initiated', true],
    ['registerSigningLoading', 'XDJ Signing Completed', false],
  ] as const)('%s at %s: %s', (screen, status, letIn) => {
    expect(mayOpenStep(screen, hook, status)).toBe(letIn)
  })

  it('is not opened by another line’s step', () => {
    expect(mayOpenStep('registerSigning', hook, 'CAA Business Info Submitted')).toBe(false)
    expect(mayOpenStep('registerSigning', underwriting, 'CAA Business Info Submitted')).toBe(true)
  })
})
