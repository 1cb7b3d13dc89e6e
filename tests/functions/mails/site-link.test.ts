import { describe, expect, it } from 'vitest'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { lineLink, siteLink } from '../../../functions/mails/site-link.ts'
import type { Config } from '../../../functions/runtime/config.ts'

const config = { siteUrl: 'https://portal.test' } as Config

describe('a link of a mail', () => {
  it('leads to the site, wherever it is mounted', () => {
    expect(siteLink(config, '/sign-in')).toBe('https://portal.test/financing/sign-in')
  })

  it.each([
    ['the hook line', productLines.hook, 'https://portal.test/financing/credit/hook/repay/charge-1'],
    [
      'the payment-platform line',
      productLines.payoneer,
      'https://portal.test/financing/credit/payoneer/repay/charge-1',
    ],
    ['no line', undefined, 'https://portal.test/financing/'],
  ])('leads to a screen of %s', (_which, line, link) => {
    expect(lineLink(config, line, 'charge', 'charge-1')).toBe(link)
  })
})
