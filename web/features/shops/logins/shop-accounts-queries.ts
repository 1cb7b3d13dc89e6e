import type { DataOf } from '#shared/api/endpoint.ts'
import { shopAccountsEndpoints } from '#shared/shops/shop-accounts.endpoints.ts'
import type { ShopAccountStatus } from '#shared/shops/shop-accounts.schemas.ts'
import { call } from '../../../api/call.ts'
import { pagesQuery } from '../../../api/pages-query.ts'

const { searchShopAccounts } = shopAccountsEndpoints

export type ShopAccount = DataOf<typeof searchShopAccounts>['records'][number]

export interface ShopAccountSearch {
  readonly text?: string
  readonly status?: ShopAccountStatus
}

/** The common query key of all lists of shop accounts. */
export const shopAccountListsKey = [searchShopAccounts.name] as const

export const shopAccountsQuery = (search: ShopAccountSearch) =>
  pagesQuery([...shopAccountListsKey, search], (place, signal) =>
    call(searchShopAccounts, { body: { ...search, ...place } }, { signal }),
  )
