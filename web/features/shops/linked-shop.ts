import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'

export type LinkedShops = ResponseOf<typeof linkedShopsEndpoints.listLinkedShops>
export type LinkedShop = LinkedShops['shop'][number]

export const isImportUnderWay = (shop: Pick<LinkedShop, 'import'>): boolean =>
  shop.import.status === 'pending' || shop.import.status === 'importing'

/** True when the application may go on: at least one shop can be read. */
export const hasAuthorisedShop = ({ shop }: LinkedShops): boolean =>
  shop.some(({ status }) => status === 'authorized')
