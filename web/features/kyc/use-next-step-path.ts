import { useQuery } from '@tanstack/react-query'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { paths } from '../../app/paths.ts'

const positionQuery = endpointQuery(applicationEndpoints.getPosition)
const shopsQuery = endpointQuery(linkedShopsEndpoints.listLinkedShops)

/** Where the seller goes on after the verification: to the payout account if nothing else is missing before it. */
export const useNextStepPath = (): string => {
  const position = useQuery(positionQuery)
  const shops = useQuery(shopsQuery)
  const isShopLinked = shops.data?.shop.some(({ status }) => status === 'authorized')
  return position.data?.path_name === null && isShopLinked ? paths.registerDrawdownAccount() : paths.home()
}
