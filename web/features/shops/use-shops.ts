import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { call } from '../../api/call.ts'

export type LinkedShops = ResponseOf<typeof shopsEndpoints.listLinkedShops>
export type LinkedShop = LinkedShops['shop'][number]

export const shopsKey = [shopsEndpoints.listLinkedShops.name] as const

const pollEvery = 2000

export const isImportUnderWay = (shop: Pick<LinkedShop, 'import'>): boolean =>
  shop.import.status === 'pending' || shop.import.status === 'importing'

/** True when the application may go on: at least one shop can be read. */
export const hasAuthorisedShop = ({ shop }: LinkedShops): boolean =>
  shop.some(({ status }) => status === 'authorized')

export const shopsQuery = queryOptions({
  queryKey: shopsKey,
  queryFn: ({ signal }) => call(shopsEndpoints.listLinkedShops, {}, { signal }),
})

/** The company's linked shops; asked again every two seconds for as long as an import is under way. */
export const useShops = () =>
  useQuery({
    ...shopsQuery,
    refetchInterval: ({ state }) => (state.data?.shop.some(isImportUnderWay) ? pollEvery : false),
  })
