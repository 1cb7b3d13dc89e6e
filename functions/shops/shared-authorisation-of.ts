import { findSharedAuthorisation, type SharedAuthorisation } from '../data/shared-authorisations.ts'
import type { Shop } from '../data/shops.ts'
import type { Item, Table } from '../data/table.ts'

/** The shared authorisation that has a shop's tokens; undefined for a shop with tokens of its own. */
export const findSharedAuthorisationOf = async (
  table: Table,
  { sharedBy, authorisationId }: Pick<Shop, 'sharedBy' | 'authorisationId'>,
): Promise<Item<SharedAuthorisation> | undefined> =>
  sharedBy === undefined ? undefined : findSharedAuthorisation(table, sharedBy, authorisationId)

export const withoutShop = (
  authorisation: Item<SharedAuthorisation>,
  shopId: string,
): Item<SharedAuthorisation> => ({
  ...authorisation,
  usedBy: authorisation.usedBy.filter((each) => each !== shopId),
})
