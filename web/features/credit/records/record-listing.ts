import { productCodes } from '#shared/lending/product-codes.ts'
import { readRange } from '../../../ui/list-filters.tsx'
import type { ApplicationRecord, RecordListing } from './records-queries.ts'

export const recordNames = [
  'drawdown',
  'limit_increase',
  'renewal',
] as const satisfies ApplicationRecord['name'][]

export const recordStatuses = [
  'in progress',
  'approved',
  'rejected',
  'withdraw',
] as const satisfies ApplicationRecord['status'][]

/** Parses the filters in an address; ignores invalid values. */
export const readListing = (query: URLSearchParams) => {
  const oneOf = <Name extends string>(names: readonly Name[], parameter: string): Name | undefined =>
    names.find((name) => name === query.get(parameter))
  return {
    name: oneOf(recordNames, 'name'),
    status: oneOf(recordStatuses, 'status'),
    product: oneOf(productCodes, 'product'),
    ...readRange(query),
  }
}

export type ReadListing = ReturnType<typeof readListing>

export const isFiltered = (listing: ReadListing): boolean => Object.values(listing).some(Boolean)

/** The request parameters. */
export const listingOf = ({ name, status, product, from, to }: ReadListing): RecordListing => ({
  ...(name ? { name } : {}),
  ...(status ? { status } : {}),
  ...(product ? { product_name: product } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})
