import { describe, expect, it } from 'vitest'
import type { RegisterSource } from '#shared/product-lines/product-lines.ts'
import { lineLink, siteLink } from '../../../functions/mails/site-link.ts'
import type { Config } from '../../../functions/runtime/config.ts'

const config = { siteUrl: 'https://portal.test' } as Config

describe('a link of a mail', () => {
  it('leads to the site, wherever it is mounted', () => {
    expect(siteLink(config, '/sign-in')).toBe('https://portal.test/financing/sign-in')
  })

  it.each([
    ['small_shop_financing', 'https://portal.test/financing/credit/hook/repay/charge-1'],
    ['payoneer_online', 'https://portal.test/financing/credit/payoneer/repay/charge-1'],
    ['a line of before', 'https://portal.test/financing/'],
  ])('leads a user of %s to %s', (source, link) => {
    expect(lineLink(config, { registerSource: source as RegisterSource }, 'charge', 'charge-1')).toBe(link)
  })
})
