import { describe, expect, test } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { createDeskHandler } from '../../../functions/desk/handler.ts'
import { refusal } from '../../support/refusal.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp({ config: { fourEyes: true } })
const seller = await signUpSeller(app)

const act = (action: string, fields: object, actor = 'mallory') =>
  createDeskHandler(app.deps)({ action, actor, roles: ['marketing'], reason: 'campaign', ...fields })

const announcement = {
  id: 'payments',
  titleZhCn: '还款安排',
  contentZhCn: '还款方式有变，请留意通知。',
  titleZhTw: '還款安排',
  contentZhTw: '還款方式有變，請留意通知。',
  titleEn: 'Repayments',
  contentEn: 'The way to repay changes: see your messages.',
}
const packets = { id: 'gift', type: 'coupon', amount: '500.00', currency: 'HKD', expiresOn: '2026-12-31' }
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000012c0000012c', 'hex').toString('base64')

const announced = async () =>
  (await app.send(notificationsEndpoints.listAnnouncements, { body: {} }, seller)).data.records

describe('a single login of the marketing role', () => {
  test.each([
    ['that the repayment account has changed', { contentEn: 'Our repayment account is now 012-345678-838.' }],
    ['the same in another language', { contentZhTw: '還款帳號改為０１２３４５６７８８３８' }],
    ['a site that looks like the portal', { contentZhCn: '请到 pоrtal.test 重新登录' }],
  ])('cannot even propose an announcement of %s', async (_, words) => {
    const outcome = await act('announcement-publish', { ...announcement, ...words })
    expect(outcome).toMatchObject(refusal('invalidInput'))
  })

  test('cannot even propose a loan without interest', async () => {
    const loan = { ...packets, amount: '1000000.00', quantity: '1000000' }
    expect(await act('red-packet-issue', loan)).toMatchObject(refusal('invalidInput'))
    expect(await act('red-packet-issue', { ...loan, quantity: '1' })).toMatchObject(refusal('ruleBroken'))
  })

  test.each([
    ['an announcement', 'announcement-publish', announcement],
    ['red packets', 'red-packet-issue', { ...packets, quantity: '100' }],
    ['a campaign', 'campaign-tag-set', { id: 'gift', template: 'adv-red', name: 'Gift' }],
    ['a short link', 'link-set', { id: 'gift', path: '/financing/?cpid=66' }],
  ])('proposes %s, and cannot approve it', async (_, action, fields) => {
    const proposed = await act(action, fields)
    expect(proposed).toMatchObject({ ok: true, waitsFor: 'a second person' })
    const proposalId = proposed.ok ? proposed['proposalId'] : ''
    expect(await act('proposal-approve', { proposalId })).toMatchObject(refusal('forbidden'))
  })

  test('can set neither the support QR code nor a rate, nor charge anybody', async () => {
    for (const [action, fields] of [
      ['customer-service-set', { id: '66', name: 'Mei', image: png }],
      ['sofr-set', { date: '2026-10-29', percent: '9.00' }],
      ['fee-charge', { facilityId: 'f', chargeId: 'c', amount: '5.00', kind: 'bank', key: 'k' }],
    ] as const)
      expect(await act(action, fields)).toMatchObject(refusal('forbidden'))
  })

  test('has reached no seller by any of that', async () => {
    expect(await announced()).toEqual([])
    const { data } = await app.send(engagementEndpoints.listRedPackets, { query: {} }, seller)
    expect(data).toEqual([])
    const code = await app.send(engagementEndpoints.getCustomerService, { params: { id: '66' } })
    expect(code.code).toBe(20018)
    expect(app.outbox.sent.filter(({ to }) => to === seller.email).map(({ kind }) => kind)).toEqual(['email'])
  })
})
