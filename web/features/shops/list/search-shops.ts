import { useInfiniteQuery } from '@tanstack/react-query'
import { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import type { ListedShopState } from '#shared/shops/authorised-shops.schemas.ts'
import { call } from '../../../api/call.ts'
import { pagesQuery } from '../../../api/pages-query.ts'
import { isImportUnderWay } from '../linked-shop.ts'
import { importPoll } from '../shops-queries.ts'

const { searchShops } = authorisedShopsEndpoints

export interface ShopSearch {
  readonly text?: string
  readonly status?: ListedShopState
  readonly platform?: string
}

/** The common query key of all lists of shops. */
export const shopListsKey = [searchShops.name] as const

const shopSearchQuery = (search: ShopSearch) =>
  pagesQuery([...shopListsKey, search], (place, signal) =>
    call(searchShops, { body: { ...search, ...place } }, { signal }),
  )

/** The filtered shops, polled while one of them is being imported. */
export const useShopSearch = (search: ShopSearch) =>
  useInfiniteQuery({
    ...shopSearchQuery(search),
    // Keeps the current list while a filtered one loads.
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ records }) => records.some(isImportUnderWay)) ? importPoll : false,
  })
