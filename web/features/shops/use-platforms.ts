import { useQuery } from '@tanstack/react-query'
import { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { call } from '../../api/call.ts'

/** The platforms whose shops can be linked; they do not change while a person is logged in. */
export const usePlatforms = () =>
  useQuery({
    queryKey: [shopsEndpoints.listShopPlatforms.name],
    queryFn: ({ signal }) => call(shopsEndpoints.listShopPlatforms, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
