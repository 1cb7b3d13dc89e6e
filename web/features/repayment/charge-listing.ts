import { chargeOrderStatuses } from '#shared/repayment/charge-order-states.ts'
import { readRange } from '../../ui/list-filters.tsx'
import type { ChargeListing } from './repayment-queries.ts'

/** The sort orders of charge orders by their names in the address. */
export const listingOrders = {
  'due-latest': { sort_by: 'due_date', order: 'desc' },
  'due-earliest': { sort_by: 'due_date', order: 'asc' },
  'billed-latest': { sort_by: 'created_time', order: 'desc' },
  'billed-earliest': { sort_by: 'created_time', order: 'asc' },
} as const satisfies Record<string, ChargeListing>

export type ListingOrder = keyof typeof listingOrders

export const listingOrderNames = Object.keys(listingOrders) as ListingOrder[]

/** Parses the filters in an address; ignores invalid values. */
export const readListing = (query: URLSearchParams) => {
  return {
    status: chargeOrderStatuses.find((status) => status === query.get('status')),
    ...readRange(query),
    order: listingOrderNames.find((name) => name === query.get('order')) ?? 'due-latest',
  }
}

export type ReadListing = ReturnType<typeof readListing>

export const isFiltered = ({ status, from, to }: ReadListing): boolean =>
  status !== undefined || from !== '' || to !== ''

/** The request parameters. */
export const listingOf = ({ status, from, to, order }: ReadListing): ChargeListing => ({
  ...(status ? { status } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...listingOrders[order],
})
