import { describe, expect, test } from 'vitest'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { deskOf } from '../../support/desk-of.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const { getCampaignTag, getCustomerService } = engagementEndpoints

const app = await useTestApp()

const desk = (action: string, fields: object = {}) =>
  deskOf(app.deps)({ action, actor: 'ada', reason: 'as agreed', ...fields })

const look = (id: string) => app.send(getCampaignTag, { params: { id } })
const qrCode = (id: string) => app.send(getCustomerService, { params: { id } })

const auditsOf = async (name: 'campaignTag' | 'customerService', id: string) => {
  const listed = await desk('audit-list')
  const entries = listed.ok ? (listed['entries'] as { before: unknown; after: unknown }[]) : []
  return entries.filter(({ after }) => (after as Record<string, unknown>)[name] === id)
}

describe('a campaign tag', () => {
  test('has its advert and red packets for visitors', async () => {
    await desk('red-packet-issue', {
      id: '2506',
      type: 'welcome',
      amount: '500.00',
      currency: 'HKD',
      expiresOn: '2026-12-31',
      quantity: 1,
    })
    const fields = { id: '2506red', template: 'adv-red', name: '六月红包' }
    expect(await desk('campaign-tag-set', { ...fields, redPacket: '2506' })).toMatchObject({ ok: true })
    expect(await look('2506red')).toMatchObject({
      status: 200,
      code: 0,
      data: { id: '2506red', name: '六月红包', template: 'adv-red', red_packet_id: '2506' },
    })
    expect(await desk('campaign-tag-set', { ...fields, template: 'adv-blue' })).toMatchObject({ ok: true })
    expect((await look('2506red')).data).toMatchObject({ template: 'adv-blue', red_packet_id: null })
  })

  test('is changed with an audit entry, and not at all if unchanged', async () => {
    const fields = { id: 'audited', template: 'adv-red', name: 'A' }
    for (const name of ['A', 'A', 'B']) await desk('campaign-tag-set', { ...fields, name })
    const entries = await auditsOf('campaignTag', 'audited')
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual(
      expect.objectContaining({
        before: { campaignTag: 'audited', name: 'A', template: 'adv-red', redPacket: null },
        after: { campaignTag: 'audited', name: 'B', template: 'adv-red', redPacket: null },
      }),
    )
    const listed = await desk('campaign-tag-list', { limit: 200 })
    expect(listed.ok ? listed['campaignTags'] : []).toContainEqual(
      expect.objectContaining({ id: 'audited', name: 'B', template: 'adv-red' }),
    )
  })

  test('requires an existing template and existing red packets', async () => {
    const fields = { id: 'refused', template: 'adv-red', name: 'A' }
    expect(await desk('campaign-tag-set', { ...fields, template: 'adv-green' })).toMatchObject({
      reason: 'invalidInput',
    })
    expect(await desk('campaign-tag-set', { ...fields, name: 'Pay at evil.test' })).toMatchObject({
      reason: 'invalidInput',
      errors: [{ field: 'name', rule: 'invalid' }],
    })
    expect(await desk('campaign-tag-set', { ...fields, redPacket: 'none' })).toMatchObject({
      reason: 'notFound',
    })
    const answer = await look('refused')
    expect([answer.status, answer.code]).toEqual([404, 20018])
  })
})

const png = (size: number, side = 300) => {
  const bytes = Buffer.alloc(size)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes)
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  return bytes
}
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108012c012c03', 'hex')
const set = (id: string, image: Buffer | string, name = 'Ms Lin') =>
  desk('customer-service-set', {
    id,
    name,
    image: typeof image === 'string' ? image : image.toString('base64'),
  })

describe('a customer-service contact', () => {
  test.each([
    ['PNG', png(64 * 1024)],
    ['JPEG', jpeg],
  ])('shows visitors its QR code, a %s', async (kind, image) => {
    expect(await set(kind, image)).toMatchObject({ ok: true, id: kind })
    expect(await qrCode(kind)).toMatchObject({ status: 200, code: 0 })
    expect((await qrCode(kind)).data).toEqual({ cs_qrcode: image.toString('base64') })
  })

  test.each([
    ['too large', png(64 * 1024 + 1)],
    ['of too many pixels', png(100, 2001)],
    ['of no pixels', png(100, 0)],
    ['only said to be one', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a GIF', Buffer.from('GIF89a')],
    ['a web page', Buffer.from('<svg onload="alert(1)">')],
    ['empty', Buffer.alloc(0)],
    ['no base64', 'not base64!'],
    ['a data URL', `data:image/png;base64,${png(100).toString('base64')}`],
  ])('refuses a picture that is %s', async (_, image) => {
    expect(await set('refused', image)).toMatchObject({ ok: false, reason: 'invalidInput' })
    const answer = await qrCode('refused')
    expect([answer.status, answer.code]).toEqual([404, 20018])
  })

  test('is changed once, with an audit entry that has the picture’s checksum', async () => {
    await set('lin', png(40))
    await set('lin', png(40))
    await set('lin', jpeg)
    const entries = await auditsOf('customerService', 'lin')
    expect(entries).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toContain(jpeg.toString('base64'))
    expect((await qrCode('lin')).data).toEqual({ cs_qrcode: jpeg.toString('base64') })
    const listed = await desk('customer-service-list', { limit: 200 })
    expect(listed.ok ? listed['customerServices'] : []).toContainEqual(
      expect.objectContaining({ id: 'lin', name: 'Ms Lin', sha256: expect.stringMatching(/^[\da-f]{64}$/) }),
    )
  })

  test('set concurrently is set by one of two', async () => {
    const outcomes = await Promise.all([set('raced', png(30)), set('raced', jpeg)])
    const told = outcomes.map((outcome) => (outcome.ok ? 'set' : outcome.reason))
    expect(['set', 'changedMeanwhile']).toEqual(expect.arrayContaining(told))
    expect(told).toContain('set')
  })
})
