import { afterAll, describe, expect, it } from 'vitest'
import { isBrn } from '#shared/identifiers/brn.ts'
import { isMobile } from '#shared/identifiers/mobile.ts'
import { isUscc } from '#shared/identifiers/uscc.ts'
import { demoCustomers, findCustomer } from '../../scripts/sandbox/payment/customers.ts'
import { partner, startPaymentPeer } from './payment-peer.ts'

const peer = await startPaymentPeer({ at: '2026-11-21T06:00:00Z' })
afterAll(() => peer.stop())

describe('the page', () => {
  it.each([
    ['zh-CN', '前往申请融资', '2026年12月31日'],
    ['zh-TW', '前往申請融資', '2026年12月31日'],
    ['en', 'Continue to financing', 'December 31, 2026'],
  ])('speaks %s', async (locale, words, date) => {
    const page = await peer.open(`?ui_locales=${locale}`)
    const text = await page.text()
    expect(page.status).toBe(200)
    for (const each of [words, date, `lang="${locale}"`, 'Brightquay', 'lin-trading-eu']) {
      expect(text).toContain(each)
    }
    expect(text).not.toContain('{partner}')
  })

  it("uses the browser's language if none is requested", async () => {
    const page = await peer.open('', { 'accept-language': 'zh-HK,en;q=0.5' })
    expect(await page.text()).toContain('前往申請融資')
  })

  it('escapes a link’s parameters and runs no scripts', async () => {
    const page = await peer.open(`?account=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(await page.text()).not.toContain('<script')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://portal.test;")
  })

  it('preselects the account of a link', async () => {
    expect(await (await peer.open('?account=huayu-crafts')).text()).toMatch(
      /value="huayu-crafts" required checked/,
    )
    expect(await (await peer.open('?account=my-own')).text()).toContain('name="account" value="my-own"')
  })
})

describe('continuing', () => {
  it('redirects to the landing page with a code, the offer and a state that contains it', async () => {
    const answered = await peer.proceed('lin-trading')
    expect(answered.status).toBe(303)
    const target = new URL(answered.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe(partner.landingUri)
    expect(target.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(target.searchParams.get('offer_id')).toBe('offer-lin-trading')
    expect(new URLSearchParams(target.searchParams.get('state') ?? '').get('offerId')).toBe(
      'offer-lin-trading',
    )
  })

  it.each([
    ['no account', '', {}, 400],
    ['an unknown account name', 'Not An Account!', {}, 400],
    ['a form of another site', 'lin-trading', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('with %s does not redirect', async (_, account, headers, status) => {
    const answered = await peer.proceed(account, headers)
    expect([answered.status, answered.headers.get('location')]).toEqual([status, null])
    expect(answered.headers.get('content-type')).toContain('text/html')
  })
})

describe('the customers', () => {
  it('have plausible company and phone numbers', () => {
    const customers = [...demoCustomers, findCustomer('some-seller')]
    for (const customer of customers)
      expect(isMobile(customer?.mobileCountryCode ?? '', customer?.mobile ?? '')).toBe(true)
    const numbers = customers.flatMap((customer) => customer?.company ?? [])
    expect(new Set(numbers.map(({ country }) => country))).toEqual(new Set(['HK', 'CN']))
    for (const { country, registrationNumber } of numbers)
      expect(country === 'CN' ? isUscc(registrationNumber) : isBrn(registrationNumber.slice(0, 8))).toBe(true)
  })
})
