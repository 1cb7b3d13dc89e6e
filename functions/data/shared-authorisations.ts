import type { ConsentedShop } from '#shared/shops/consented-shop.ts'
import { collect } from './collect.ts'
import { companyPartition } from './companies.ts'
import type { FormerTokenLease } from './shops.ts'
import { type Item, remove, replace, type Table, type Write } from './table.ts'

/**
 * An authorisation of several shops at a platform. They use the same tokens, which a platform may accept once for a
 * refresh: therefore the tokens are stored once, and not with each shop.
 */
export interface SharedAuthorisation {
  /** The company that it was given for. A shop that moves to another company still uses it here. */
  companyId: string
  authorisationId: string
  platform: string
  site?: string
  domain?: string
  /** What the seller may link by it. */
  shops: readonly ConsentedShop[]
  /** The ids of the linked shops that use it. It ends with the last one. */
  usedBy: readonly string[]
  /** The pending shop that it was begun for. */
  intendedShopId?: string
  sealedTokens: string
  tokenLease?: FormerTokenLease
  /** It is being revoked: nothing can be linked by it any more. */
  isEnding?: boolean
  /** ISO timestamps, UTC. */
  authorisedAt: string
  expiresAt?: string
  version: number
}

const prefix = 'SHAREDAUTHORISATION#'

const key = (companyId: string, authorisationId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${authorisationId}`,
})

/** Access pattern: a company's authorisations of several shops. */
export const listSharedAuthorisations = (
  table: Table,
  companyId: string,
): Promise<Item<SharedAuthorisation>[]> =>
  collect(table.all<SharedAuthorisation>({ pk: companyPartition(companyId), prefix, consistent: true }))

/** Access pattern: one of them. */
export const findSharedAuthorisation = (
  table: Table,
  companyId: string,
  authorisationId: string,
): Promise<Item<SharedAuthorisation> | undefined> =>
  table.get<SharedAuthorisation>(key(companyId, authorisationId))

/** Creates one (version 0) or replaces the version that was read. */
export const replaceSharedAuthorisation = (table: Table, authorisation: SharedAuthorisation): Write =>
  replace<SharedAuthorisation>(table, {
    ...key(authorisation.companyId, authorisation.authorisationId),
    type: 'shared-authorisation',
    ...authorisation,
  })

/** Removes one that no shop uses. Fails if it was changed since it was read. */
export const removeSharedAuthorisation = (
  table: Table,
  { companyId, authorisationId, version }: SharedAuthorisation,
): Write => remove<SharedAuthorisation>(table, key(companyId, authorisationId), { version })
