import { describe, expect, it } from 'vitest'
import { createAmazonConnector } from '../../../../functions/connectors/amazon/amazon-connector.ts'
import type { AmazonSiteCode } from '../../../../functions/connectors/amazon/sites.ts'
import { PlatformUnavailable, ShopWithoutSales } from '../../../../functions/connectors/call-platform.ts'
import type { SalesRequest } from '../../../../functions/connectors/connector.ts'
import { present } from '../../../support/present.ts'
import { readVendorDefinition } from '../../../support/vendor-definition.ts'

/** A request with the response of Amazon's own sandbox. */
interface Example {
  request: { parameters: Record<string, { value: unknown }> }
  response: unknown
}

const examplesOf = (file: string, path: string, status: number): Example[] => {
  const definition = readVendorDefinition(file)
  if (!definition) return []
  const paths = definition.paths as unknown as Record<
    string,
    { get: { responses: Record<string, { 'x-amzn-api-sandbox'?: { static: Example[] } }> } }
  >
  return present(paths[path]?.get.responses[status]?.['x-amzn-api-sandbox']?.static)
}

/** The connector to an Amazon with the given response for each path, and an empty response for any other one. */
const connectorTo = (answers: Record<string, unknown>, status = 200) =>
  createAmazonConnector(
    {
      clock: () => new Date('2026-11-21T06:00:00.000Z'),
      fetch: async (url) => {
        const path = new URL(String(url)).pathname
        const nothing = path === metricsPath ? { payload: [] } : { payload: { transactions: [] } }
        return Response.json(answers[path] ?? nothing, { status })
      },
    },
    {
      id: 'amazon',
      kind: 'amazon',
      name: 'Amazon',
      clientId: 'c',
      applicationId: 'a',
      sealedClientSecret: 's',
    },
    'secret',
  )

const span = { from: '2020-01-01T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', by: 'placed' } as const

const request = (currency: SalesRequest['shop']['currency'], cursor?: string): SalesRequest => ({
  shop: { id: 'any', currency },
  ...span,
  ...(cursor ? { cursor } : {}),
})

const ordersPath = '/orders/2026-01-01/orders'
const transactionsPath = '/finances/2024-06-19/transactions'
const metricsPath = '/sales/v1/orderMetrics'
const participationsPath = '/sellers/v1/marketplaceParticipations'

/** The expected result for each of Amazon's examples, by order number. */
const readings = {
  '250-1234567-8901234': { site: 'JP', currency: 'JPY', at: '2024-12-25T02:30:00.000Z', amount: 1_994_000 },
  '202-7654321-1098765': { site: 'GB', currency: 'GBP', at: '2024-12-24T14:20:00.000Z', amount: 3499 },
  '171-2345678-9012345': { site: 'BR', currency: 'BRL', at: '2024-12-22T15:30:00.000Z', amount: 159_990 },
} as const

describe("Amazon's own examples", () => {
  it('of orders become sales', async () => {
    for (const { response } of examplesOf('amazon-orders_2026-01-01.json', ordersPath, 200)) {
      const [{ orderId } = { orderId: '' }] = (response as { orders: { orderId: string }[] }).orders
      const { site, currency, at, amount } = readings[orderId as keyof typeof readings]
      const { entries } = await connectorTo({ [ordersPath]: response }).readSales(
        { accessToken: 'any', site },
        request(currency),
      )
      expect(entries).toEqual([{ id: `sale:${orderId}`, at, kind: 'sale', amount, number: orderId }])
    }
  })

  it('of transactions are read: a shipment is no refund', async () => {
    for (const { response } of examplesOf('amazon-finances_2024-06-19.json', transactionsPath, 200)) {
      const connector = connectorTo({ [ordersPath]: { orders: [] }, [transactionsPath]: response })
      const access = { accessToken: 'any', site: 'US' }
      const { cursor = '' } = await connector.readSales(access, request('USD'))
      const page = await connector.readSales(access, request('USD', cursor))
      expect(page.entries).toEqual([])
      expect(page.cursor).toBeDefined()
    }
  })

  it('of participations become a shop, under the name that the transactions have for its seller', async () => {
    const [transactions] = examplesOf('amazon-finances_2024-06-19.json', transactionsPath, 200)
    for (const { response } of examplesOf('amazon-sellers.json', participationsPath, 200)) {
      const profile = await connectorTo({
        [participationsPath]: response,
        [transactionsPath]: transactions?.response,
      }).readProfile({ accessToken: 'any', site: 'US' })
      expect(profile).toMatchObject({ id: 'A3TH9S8BH6GOGM-US', name: 'BestSellerStore', currency: 'USD' })
    }
  })

  it('of daily metrics are read: a shop of few orders is read by them one by one', async () => {
    const [sale] = examplesOf('amazon-orders_2026-01-01.json', ordersPath, 200).filter(({ response }) =>
      JSON.stringify(response).includes('202-7654321-1098765'),
    )
    for (const { response } of examplesOf('amazon-sales.json', metricsPath, 200)) {
      const connector = connectorTo({ [metricsPath]: response, [ordersPath]: sale?.response })
      const { entries } = await connector.readSales({ accessToken: 'any', site: 'GB' }, request('GBP'))
      expect(entries.map(({ id }) => id)).toEqual(['sale:202-7654321-1098765'])
    }
  })

  it('of participations alone are no shop yet: nothing tells whose they are', async () => {
    for (const { response } of examplesOf('amazon-sellers.json', participationsPath, 200))
      await expect(
        connectorTo({ [participationsPath]: response }).readProfile({ accessToken: 'any', site: 'US' }),
      ).rejects.toThrow(ShopWithoutSales)
  })

  it('of refused requests are no refusals of the consent', async () => {
    const files = {
      'amazon-orders_2026-01-01.json': ordersPath,
      'amazon-finances_2024-06-19.json': transactionsPath,
    }
    for (const [file, path] of Object.entries(files))
      for (const { response } of examplesOf(file, path, 400)) {
        const connector = connectorTo({ [path]: response, [ordersPath]: response }, 400)
        const site: AmazonSiteCode = 'US'
        await expect(connector.readSales({ accessToken: 'any', site }, request('USD'))).rejects.toThrow(
          PlatformUnavailable,
        )
      }
  })
})
