import { addDays, businessDate } from '#shared/time/business-date.ts'
import { seedExchangeRates } from '../../../scripts/seed/seed-exchange-rates.ts'
import { callDesk } from '../../support/draw-money.ts'
import { publishedRates } from '../../support/published-rates.ts'
import type { TestApp } from '../../support/test-app.ts'
import { facilityCurrency } from '../selling-company.ts'

/** The ids of public content: see `seedSite`. */
export const publicContent = {
  link: 'spring',
  campaign: 'spring-campaign',
  packet: 'spring-packet',
  contact: '12',
  ratesOf: '2026-03-05',
} as const

/** A PNG's header, the only part that is checked. */
const picture = Buffer.from('89504e470d0a1a0a0000000d494844520000012c0000012c', 'hex')

/** Publishes a short link, a campaign with red packets, a contact, and rates. */
export const seedSite = async (app: TestApp): Promise<void> => {
  const { link, campaign, packet, contact, ratesOf } = publicContent
  await seedExchangeRates(
    app.deps,
    publishedRates.filter(({ date }) => date === ratesOf),
  )
  const expiresOn = addDays(businessDate(app.clock.now()), 90)
  const issue = { id: packet, type: 'interest-coupon', amount: '5.00', currency: facilityCurrency, expiresOn }
  for (const [action, fields] of [
    ['link-set', { id: link, path: '/financing/credit/hook' }],
    ['red-packet-issue', { ...issue, quantity: '100' }],
    ['campaign-tag-set', { id: campaign, template: 'adv-red', name: 'Spring', redPacket: packet }],
    ['customer-service-set', { id: contact, name: 'Mei', image: picture.toString('base64') }],
  ] as const) {
    const outcome = await callDesk(app, action, fields)
    if (!outcome.ok) throw new Error(`${action}: ${outcome.message}`)
  }
}
