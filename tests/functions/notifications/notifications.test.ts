import { beforeEach, describe, expect, test } from 'vitest'
import type { CreditFailureReason } from '#shared/credit/credit-limit.schema.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import {
  findCreditApplication,
  replaceCreditApplication,
} from '../../../functions/data/credit-applications.ts'
import { findShop, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import { present } from '../../support/present.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { openSampleSession } from '../http/create-sample-app.ts'

const { listNotifications, handleNotification } = notificationsEndpoints
const productCode = 'small_shop_financing'

const app = await useTestApp()
let reader: Awaited<ReturnType<typeof openSampleSession>>
beforeEach(async () => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  reader = await openSampleSession(app)
})

const list = async (query: object = {}, language = 'en') =>
  (
    await app.send(
      listNotifications,
      { query },
      { token: reader.token, headers: { 'accept-language': language } },
    )
  ).data

const codes = async () => (await list()).data.map(({ code }) => code)

const handle = (id: string, { token } = reader) => app.send(handleNotification, { params: { id } }, { token })

const fail = async (reason: CreditFailureReason) => {
  const { table } = app.deps
  const { companyId } = reader
  const before = await findCreditApplication(table, companyId, productCode)
  await table.transact({
    application: replaceCreditApplication(table, {
      companyId,
      productCode,
      kind: 'initial',
      status: 'failed',
      reason,
      decidedAt: app.clock.now().toISOString(),
      version: before?.version ?? 0,
    }),
  })
}

const link = async (changes: Partial<Shop> = {}) => {
  const { table } = app.deps
  const { companyId } = reader
  const at = app.clock.now().toISOString()
  const shopId = changes.shopId ?? 'gifts'
  const before = await findShop(table, companyId, shopId)
  await table.transact({
    shop: replaceShop(table, {
      companyId,
      shopId,
      platform: 'sandbox',
      platformShopId: shopId,
      name: 'Lantern Gifts',
      currency: 'GBP',
      status: 'authorized',
      openedAt: at,
      authorisedAt: at,
      authorisationId: `authorisation-${shopId}-${before?.version ?? 0}`,
      sealedTokens: 'sealed',
      import: { status: 'imported', orders: 1, sales: 1, refunds: 0 },
      ...changes,
      version: before?.version ?? 0,
    }),
  })
}

describe('a company is notified', () => {
  test.each([
    ['limitZero', 4016],
    ['noSales', 4016],
    ['noShops', 4017],
  ] as const)('that no limit was granted for %s, by code %i', async (reason, code) => {
    await fail(reason)
    expect((await list()).data).toEqual([
      expect.objectContaining({
        title: 'No limit could be granted yet',
        link: 'shop_list',
        code,
        level: 'error',
      }),
    ])
    expect((await list({}, 'zh-CN')).data[0]).toMatchObject({ title: '暂时未能批出额度' })
  })

  test('of no failed application that is being decided anew', async () => {
    await fail('limitZero')
    await link({ import: { status: 'importing', orders: 0, sales: 0, refunds: 0 } })
    expect(await codes()).toEqual([])
    await link()
    expect(await codes()).toEqual([4016])
  })

  test('of a shop that must be authorised again: two weeks before, and when it is over', async () => {
    await link({ expiresAt: '2026-11-20T12:00:00.000Z' })
    app.clock.set('2026-11-06T11:59:59.999Z')
    reader = { ...reader, token: (await openSampleSession(app, reader)).token }
    expect(await codes()).toEqual([])
    app.clock.set('2026-11-06T12:00:00.000Z')
    expect((await list()).data).toEqual([
      {
        id: expect.stringMatching(/^shop-expiring-/),
        title: 'A shop’s authorisation is about to end',
        content: 'The authorisation of “Lantern Gifts” ends on 20 Nov 2026. Authorise it again before then.',
        link: 'shop_list',
        code: 4019,
        level: 'other',
      },
    ])
    app.clock.set('2026-11-20T12:00:00.000Z')
    reader = { ...reader, token: (await openSampleSession(app, reader)).token }
    expect((await list()).data).toEqual([
      expect.objectContaining({ code: 4018, level: 'error', link: 'shop_list' }),
    ])
    await link()
    expect(await codes()).toEqual([])
  })
})

describe('a list of notifications', () => {
  test('has the most pressing first, by page', async () => {
    await fail('noSales')
    await link({ shopId: 'b', status: 'expired' })
    await link({ shopId: 'a', status: 'expired' })
    await link({ shopId: 'c', expiresAt: '2026-11-03T00:00:00.000Z' })
    const first = await list({ per_page: '3' })
    expect([first.per_page, first.data.map(({ code }) => code)]).toEqual([3, [4016, 4018, 4018]])
    const second = await list({ per_page: '3', cursor: first.cursor })
    expect(second).toEqual({ data: [expect.objectContaining({ code: 4019 })], per_page: 3 })
    expect((await list({ per_page: '1' })).data).toHaveLength(1)
    expect((await list()).per_page).toBe(20)
  })

  test.each(['0', '101', '-1', '1.5', 'x', ''])('takes no per_page of "%s"', async (per_page) => {
    const answer = await app.send(listNotifications, { query: { per_page } }, reader)
    expect([answer.status, answer.code, answer.errors]).toEqual([
      400,
      20008,
      [{ field: 'query.per_page', rule: 'invalid' }],
    ])
  })
})

describe('handling', () => {
  test('takes a notification off the list for good, however often; the same from a new cause is another', async () => {
    await fail('noSales')
    const standing = present((await list()).data[0])
    const answers = await Promise.all([handle(standing.id), handle(standing.id)])
    expect(answers.map(({ code, data }) => [code, data])).toEqual([
      [0, null],
      [0, null],
    ])
    expect(await codes()).toEqual([])
    expect((await handle(standing.id)).code).toBe(0)
    app.clock.advance('PT1H')
    await fail('noSales')
    expect(await codes()).toEqual([4016])
  })

  test('is refused for what is not there or another company’s, and changes nothing there', async () => {
    await link({ status: 'expired' })
    const standing = present((await list()).data[0])
    const stranger = await openSampleSession(app)
    const answer = await handle(standing.id, stranger)
    expect([answer.status, answer.code]).toEqual([404, 20018])
    expect((await handle('never-was')).code).toBe(20018)
    expect(await codes()).toEqual([4018])
  })
})
