import { describe, expect, it } from 'vitest'
import { lineOfSource } from '../../../../web/features/account/handover/line-of-source.ts'
import { routerPathOf } from '../../../../web/features/account/handover/site-path.ts'

describe('the path of a link', () => {
  it.each([
    ['/financing/credit/hook?cpid=12', '/credit/hook?cpid=12'],
    ['/financing/credit/hook/home#limit', '/credit/hook/home#limit'],
    ['/financing', '/'],
    ['/financing/', '/'],
    ['/financing/credit/../company', '/company'],
  ])('%s is %s to the router', (path, below) => {
    expect(routerPathOf(path)).toBe(below)
  })

  it.each([
    'https://elsewhere.example/financing/credit/hook',
    '//elsewhere.example/financing/credit/hook',
    '/\\elsewhere.example/financing/credit/hook',
    '/\t/elsewhere.example/financing',
    'javascript:alert(1)',
    'financing/credit/hook',
    '/financing/../admin',
    '/financing//elsewhere.example',
    '/financing/\\elsewhere.example',
    '/financingother/credit',
    '/admin',
    '',
  ])('%s has no path', (path) => {
    expect(routerPathOf(path)).toBeNull()
  })
})

describe('the product line of a handover', () => {
  it('is found by its product code', () => {
    expect(lineOfSource('revenue_credit_automation')?.id).toBe('underwriting')
    expect(lineOfSource('payoneer')?.id).toBe('payoneer')
  })

  it('is undefined for an unknown code', () => {
    expect(lineOfSource('another-portal')).toBeUndefined()
    expect(lineOfSource(null)).toBeUndefined()
  })
})
