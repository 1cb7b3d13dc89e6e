import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pacificTime, parsePacificTime } from '../../../../functions/connectors/aliexpress/pacific-time.ts'
import {
  CallNotAllowed,
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import { signAlibabaRequest } from '../../../../functions/connectors/sign-alibaba-request.ts'
import { aliexpressPart } from '../../../../scripts/sandbox/aliexpress/aliexpress.ts'
import { readVendorFile, signatureVectors } from '../../../support/vendor-definition.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { readEntries, totalsOf, totalsOfPart } from '../shop-sales.ts'
import { testedAliexpress } from './tested-aliexpress.ts'

const open = () => openSandboxPlatform(testedAliexpress)
let shop: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  shop = await open()
})
afterEach(() => shop.close())

const year = {
  shop: { id: 'any', currency: 'USD' },
  from: '2025-11-01T00:00:00.000Z',
  to: startAt,
  by: 'placed',
} as const
const month = { ...year, from: '2026-11-01T00:00:00.000Z' }
const any = { accessToken: 'any' }

const connectTo = (body: object) => shop.connect('any', async () => Response.json(body))

describe('the signature', () => {
  it.each(signatureVectors('AliExpress /sync'))('of a method has no path: $params.method', (vector) => {
    const { secret, params, sign } = vector
    expect(signAlibabaRequest(secret, { parameters: params })).toBe(sign)
  })

  it('that is wrong is refused, which ends no consent', async () => {
    const tokens = await shop.link()
    const error = await shop
      .connect('another secret')
      .readProfile(tokens)
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(PlatformUnavailable)
  })
})

describe('the time of California', () => {
  it.each([
    ['2026-11-20T18:00:00.000Z', '2026-11-20 10:00:00'],
    ['2026-07-01T07:30:00.000Z', '2026-07-01 00:30:00'],
    ['2026-03-08T09:59:59.000Z', '2026-03-08 01:59:59'],
    ['2026-03-08T10:00:00.000Z', '2026-03-08 03:00:00'],
    ['2026-11-01T10:00:00.000Z', '2026-11-01 02:00:00'],
  ])('%s is written as %s, and read back', (moment, text) => {
    expect(pacificTime(Date.parse(moment))).toBe(text)
    expect(new Date(parsePacificTime(text)).toISOString()).toBe(moment)
  })

  it('of the hour that comes twice is the first of both', () => {
    expect(new Date(parsePacificTime('2026-11-01 01:30:00')).toISOString()).toBe('2026-11-01T08:30:00.000Z')
    expect(new Date(parsePacificTime('2026-03-08 02:30:00')).toISOString()).toBe('2026-03-08T10:30:00.000Z')
  })
})

it('the consent brings tokens by which the shop is read, and goes on by fresh ones', async () => {
  const { pathname } = new URL(shop.consentPage())
  expect(pathname).toBe('/sandbox/aliexpress/api-sg.aliexpress.com/oauth/authorize')
  const tokens = await shop.link()
  expect(tokens).toMatchObject({
    accessExpiresAt: '2026-12-21T06:00:00.000Z',
    consentExpiresAt: '2027-11-21T06:00:00.000Z',
  })
  expect(await shop.connector.readProfile(tokens)).toMatchObject({
    id: '1102345',
    name: 'tidewater-crafts',
    currency: 'USD',
  })
  const fresh = await shop.connector.refresh(tokens, {})
  await expect(shop.connector.refresh(tokens, {})).rejects.toThrow(GrantRefused)
  expect((await shop.connector.readProfile(fresh)).id).toBe('1102345')
})

it.each([
  ['IllegalAccessToken', GrantRefused],
  [27, GrantRefused],
  ['InsufficientIsvPermissions', CallNotAllowed],
  ['ApiCallLimit', PlatformThrottled],
  [7, PlatformThrottled],
  ['ServiceTimeout', PlatformUnavailable],
])('the error %s in the body is what it means', async (code, kind) => {
  await expect(connectTo({ error_response: { code, msg: '' } }).readSales(any, year)).rejects.toThrow(kind)
})

const order = {
  order_id: 1,
  order_status: 'WAIT_SELLER_SEND_GOODS',
  gmt_create: '2026-11-20 09:00:00',
  gmt_pay_time: '2026-11-20 10:00:00',
  pay_amount: { amount: '100.50', currency_code: 'USD' },
}
const salesOf = async (change: object) => {
  const answer = { result: { total_page: 1, target_list: { order_dto: [{ ...order, ...change }] } } }
  return (await connectTo({ aliexpress_solution_order_get_response: answer }).readSales(any, month)).entries
}

describe('the sales', () => {
  it('come to what the file says, with each refund on its own day', async () => {
    const access = await shop.link()
    const entries = await readEntries(shop.connector, access, year)
    expect(totalsOf(entries)).toEqual(totalsOfPart(aliexpressPart))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  it('are what was paid, on the day of the payment', async () => {
    expect(await salesOf({})).toMatchObject([
      { kind: 'sale', amount: 10_050, at: '2026-11-20T18:00:00.000Z' },
    ])
    expect(await salesOf({ order_status: 'PLACE_ORDER_SUCCESS', gmt_pay_time: '' })).toEqual([])
  })

  it('of an order that ended with nothing sent are taken back', async () => {
    const ended = { order_status: 'FINISH', gmt_update: '2026-11-20 12:00:00' }
    expect(await salesOf(ended)).toMatchObject([
      { kind: 'sale', amount: 10_050 },
      { kind: 'refund', amount: 10_050, isCancellation: true, at: '2026-11-20T20:00:00.000Z' },
    ])
    expect(await salesOf({ ...ended, gmt_send_goods_time: '2026-11-20 11:00:00' })).toHaveLength(1)
  })

  it('are asked for with finished orders by themselves, in spans of thirty days at most', async () => {
    const asked: Record<string, string>[] = []
    const empty = { aliexpress_solution_order_get_response: { result: { total_page: 0 } } }
    const none = { aliexpress_issue_issuelist_get_response: { result: { total_item: 0 } } }
    const connector = shop.connect('any', async (url) => {
      const { searchParams } = new URL(String(url))
      const param0 = searchParams.get('param0')
      if (param0) asked.push(JSON.parse(param0) as Record<string, string>)
      return Response.json(param0 ? empty : none)
    })
    await readEntries(connector, any, { ...year, from: '2026-10-01T07:00:00.000Z' })
    expect(asked.map((each) => [each['create_date_start'], each['order_status']])).toEqual([
      ['2026-10-01 00:00:00', undefined],
      ['2026-10-31 00:00:00', undefined],
      ['2026-10-01 00:00:00', 'FINISH'],
      ['2026-10-31 00:00:00', 'FINISH'],
    ])
  })
})

const file = readVendorFile('aliexpress-solution.json')?.toString('utf8')

interface Parameter {
  name: string
  subParams?: Parameter[]
}
const namesIn = (parameters: readonly Parameter[] = []): string[] =>
  parameters.flatMap(({ name, subParams }) => [name, ...namesIn(subParams)])

it.each(file ? [file] : [])('reads what AliExpress defines of orders and of the shop', (definition) => {
  const { apis } = JSON.parse(definition) as {
    apis: Record<string, { requestParams?: Parameter[]; responseParams: Parameter[] }>
  }
  const named = (api: string) => namesIn(apis[api]?.responseParams)
  const ofList = Object.keys({ ...order, gmt_update: '', gmt_send_goods_time: '' })
  expect(named('aliexpress_solution_order_get')).toEqual(expect.arrayContaining(ofList))
  expect(named('aliexpress_solution_order_info_get')).toEqual(
    expect.arrayContaining([
      'id',
      'order_status',
      'gmt_pay_success',
      'gmt_modified',
      'logistics_status',
      'order_amount',
    ]),
  )
  expect(named('aliexpress_solution_merchant_profile_get')).toEqual(
    expect.arrayContaining(['shop_id', 'shop_name']),
  )
  expect(namesIn(apis['aliexpress_solution_order_get']?.requestParams)).toEqual(
    expect.arrayContaining(['create_date_start', 'create_date_end', 'modified_date_start', 'order_status']),
  )
})
