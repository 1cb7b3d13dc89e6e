import { openShopConnector } from '../connectors/open-connector.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import {
  findSharedAuthorisation,
  listSharedAuthorisations,
  removeSharedAuthorisation,
  replaceSharedAuthorisation,
  type SharedAuthorisation,
} from '../data/shared-authorisations.ts'
import { findShopClaim } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { ignoringEndedConsent } from './ignore-ended-consent.ts'
import { locationOf } from './location-of.ts'
import { accessOfSeller } from './shop-access.ts'

type AuthorisationKey = Pick<SharedAuthorisation, 'companyId' | 'authorisationId'>

/** Claims an unused authorisation, so that no shop is linked by it meanwhile. */
const claim = async ({ table }: Deps, { companyId, authorisationId }: AuthorisationKey) => {
  const claimed = await retryOnChange(async () => {
    const shared = await findSharedAuthorisation(table, companyId, authorisationId)
    if (!shared || shared.usedBy.length > 0) return undefined
    if (shared.isEnding) return shared
    return (await table.write(replaceSharedAuthorisation(table, { ...shared, isEnding: true })))
      ? shared
      : changed
  })
  if (claimed === changed) throw new Error('ending an unused authorisation lost every race')
  return claimed
}

/**
 * The shops that only this authorisation has. For a shop that is linked, or that another authorisation offers, some
 * platforms would revoke that consent, too.
 */
const shopsToRevoke = async ({ table }: Deps, shared: SharedAuthorisation) => {
  const { companyId, platform, authorisationId, shops } = shared
  const others = (await listSharedAuthorisations(table, companyId)).filter(
    (each) => each.platform === platform && each.authorisationId !== authorisationId,
  )
  const left = shops.filter(({ id }) => !others.some((each) => each.shops.some((shop) => shop.id === id)))
  const claims = await Promise.all(left.map(({ id }) => findShopClaim(table, platform, id)))
  return left.filter((_, index) => !claims[index])
}

/** Revokes an authorisation of several shops, of which none is linked, and removes it. Idempotent. */
export const endUnusedAuthorisation = async (deps: Deps, key: AuthorisationKey): Promise<void> => {
  const shared = await claim(deps, key)
  if (!shared) return
  const { companyId, authorisationId, platform } = shared
  const shops = await shopsToRevoke(deps, shared)
  await ignoringEndedConsent(async () => {
    const connector = await openShopConnector(deps, platform)
    for (const { seller } of shops) {
      const tokens = await accessOfSeller(deps, connector, { sharedBy: companyId, authorisationId, seller })
      await connector.revoke(tokens, locationOf(shared))
    }
  })
  // Access may have refreshed its tokens since.
  const present = await findSharedAuthorisation(deps.table, companyId, authorisationId)
  if (present && !(await deps.table.write(removeSharedAuthorisation(deps.table, present))))
    throw new Error('an unused authorisation was changed while it ended')
}
