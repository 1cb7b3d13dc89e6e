import { describe, expect, it } from 'vitest'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { handoverAddress } from '../../../../web/features/account/sessions/hand-over.ts'
import { loginSource } from '../../../../web/features/account/sessions/login-source.ts'

describe('the source of a login', () => {
  it('is the source in the address', () => {
    expect(loginSource(new URLSearchParams('source=trade-desk'), productLines.hook)).toBe('trade-desk')
  })

  it.each(['', 'source=', 'source=%20'])('is the product of the page for the query "%s"', (query) => {
    expect(loginSource(new URLSearchParams(query), productLines.payoneer)).toBe('payoneer')
    expect(loginSource(new URLSearchParams(query), productLines.underwriting)).toBe(
      'revenue_credit_automation',
    )
  })
})

describe('a user of another portal is sent', () => {
  const portals = { 'trade-desk': 'https://trade.example/redirect?lang=zh' }

  it('to the configured URL of the source, with the source', () => {
    expect(handoverAddress(portals, 'trade-desk')).toBe(
      'https://trade.example/redirect?lang=zh&source=trade-desk',
    )
  })

  it.each(['elsewhere', 'toString'])('to the page here when it names none for %s', (source) => {
    expect(handoverAddress(portals, source)).toBe(`/financing/redirect?source=${source}`)
  })
})
