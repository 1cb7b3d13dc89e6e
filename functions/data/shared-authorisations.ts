import type { ConsentedShop } from '#shared/shops/consented-shop.ts'
import { companyItems } from './company-items.ts'
import type { FormerTokenLease } from './shops.ts'
import { remove, replace, type Table, type Write } from './table.ts'

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

const { key, find, list } = companyItems<SharedAuthorisation>('SHAREDAUTHORISATION#')

/** Access pattern: a company's authorisations of several shops. */
export const listSharedAuthorisations = list

/** Access pattern: one of them. */
export const findSharedAuthorisation = find

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
