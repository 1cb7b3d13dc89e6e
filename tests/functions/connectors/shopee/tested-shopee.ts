import type { ShopConnector } from '../../../../functions/connectors/connector.ts'
import { shopeeSettings } from '../../../../functions/connectors/shopee/settings.ts'
import { createShopeeConnector } from '../../../../functions/connectors/shopee/shopee-connector.ts'
import { createShopee, shopee } from '../../../../scripts/sandbox/shopee/shopee.ts'
import { readVendorFile, type VendorDefinition } from '../../../support/vendor-definition.ts'
import type { TestedPlatform } from '../sandbox-shop.ts'

interface Field {
  name: string
  type: string
  children?: Field[]
}

interface ShopeeCall {
  method: number
  path: string
  params: { request_params: Field[]; response_params: Field[] }
  response_sample: { value: unknown }[]
}

const plainTypes: Readonly<Record<string, string>> = {
  float: 'number',
  int: 'integer',
  int32: 'integer',
  int64: 'integer',
  uint64: 'integer',
  timestamp: 'integer',
}

/** The schema of a field in Shopee's documents. Any may be null. */
const schemaOf = ({ type, children = [] }: Pick<Field, 'type' | 'children'>): Record<string, unknown> => {
  if (type.endsWith('[]')) return { type: 'array', items: schemaOf({ type: type.slice(0, -2), children }) }
  const properties = Object.fromEntries(children.map((each) => [each.name, schemaOf(each)]))
  const schema = type === 'object' ? { type, properties } : { type: plainTypes[type] ?? type }
  return { anyOf: [schema, { type: 'null' }] }
}

const file = readVendorFile('shopee-v2.json')?.toString('utf8')

/** Shopee's own documents of its calls, by their paths; none without the file. */
export const shopeeCalls: readonly ShopeeCall[] = file
  ? Object.values((JSON.parse(file) as { apis: Record<string, ShopeeCall> }).apis)
  : []

/** Fields of every response, which not every document repeats. */
const ofEveryAnswer = ['error', 'message', 'request_id'].map((name) => ({ name, type: 'string' }))

/** The batch call has no document of its own: its response is a list of the responses of this one. */
const incomeOfOne = shopeeCalls.find(({ path }) => path.endsWith('/get_escrow_detail'))
const [{ children: income = [] } = { children: [] as Field[] }] =
  incomeOfOne?.params.response_params.filter(({ name }) => name === 'response') ?? []
const incomesOfSeveral: ShopeeCall = {
  method: 1,
  path: '/api/v2/payment/get_escrow_detail_batch',
  params: {
    request_params: [],
    response_params: [
      {
        name: 'response',
        type: 'object[]',
        children: [{ name: 'escrow_detail', type: 'object', children: income }],
      },
    ],
  },
  response_sample: [],
}

const definition: VendorDefinition = {
  definitions: {},
  paths: Object.fromEntries(
    [...shopeeCalls, incomesOfSeveral].map(
      ({ method, path, params: { request_params, response_params } }) => [
        path,
        {
          [method === 1 ? 'post' : 'get']: {
            parameters:
              method === 1
                ? []
                : request_params.map(({ name, type }) => ({
                    name,
                    in: 'query',
                    type: plainTypes[type] ?? type,
                  })),
            responses: {
              200: { schema: schemaOf({ type: 'object', children: [...ofEveryAnswer, ...response_params] }) },
            },
          },
        },
      ],
    ),
  ),
}

export const testedShopee: TestedPlatform<ShopConnector> = {
  sandbox: shopee,
  // In a currency of limits, so that the walks need no rates.
  createPeer: (options) => createShopee({ ...options, currency: 'USD' }),
  connect: (deps, settings, secret) => createShopeeConnector(deps, shopeeSettings.parse(settings), secret),
  definitions: shopeeCalls.length > 0 ? [definition] : [],
  signedBy: ['partner_id', 'timestamp', 'access_token', 'shop_id', 'sign'],
}
