import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import type { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'

export type LinkedShops = ResponseOf<typeof linkedShopsEndpoints.listLinkedShops>
export type LinkedShop = LinkedShops['shop'][number]
export type PaymentAccount = LinkedShops['psp'][number]

/** A marketplace that pays into an account and has no linked shop. */
export type UnlinkedMarketplace = NonNullable<LinkedShops['unlinked']>[number]

/** A shop in the list, linked or pending; a pending one has little data. */
export type ListedShop = ResponseOf<typeof authorisedShopsEndpoints.searchShops>['records'][number]

export const isImportUnderWay = ({
  import: read,
}: {
  import: { readonly status: LinkedShop['import']['status'] } | null
}): boolean => read?.status === 'pending' || read?.status === 'importing'

/** True if the application may continue: at least one shop can be read. */
export const hasAuthorisedShop = ({ shop }: LinkedShops): boolean =>
  shop.some(({ status }) => status === 'authorized')
