import { type ConsentedShop, choiceDays } from '#shared/shops/consented-shop.ts'
import { GrantRefused } from '../connectors/call-platform.ts'
import type { Tokens } from '../connectors/connector.ts'
import { supportedCurrency } from '../connectors/supported-currency.ts'
import { recordScheduledEvent } from '../data/events.ts'
import { finishOauthState, type OauthState, requireShopChoice } from '../data/oauth-states.ts'
import { replaceSharedAuthorisation } from '../data/shared-authorisations.ts'
import { listShops } from '../data/shops.ts'
import type { Deps } from '../runtime/deps.ts'
import { encryptTokens, sharedTokensContext } from './encrypted-tokens.ts'
import { type LinkOutcome, linkShop } from './link-shop.ts'
import { locationOf } from './location-of.ts'

const choiceMs = choiceDays * 24 * 60 * 60_000

type ConsentOutcome = LinkOutcome | { ok: true; sharedAuthorisationId: string }

/** The shops that are linked at once: those that the company has linked before, or the only one. */
const shopsToLink = async ({ table }: Deps, errand: OauthState, consented: readonly ConsentedShop[]) => {
  const linked = (await listShops(table, errand.companyId)).filter(
    ({ platform }) => platform === errand.platform,
  )
  const known = consented.filter(({ id }) => linked.some(({ platformShopId }) => platformShopId === id))
  const intended = linked.find(({ shopId }) => shopId === errand.intendedShopId)
  const isAnother = intended && !known.some(({ id }) => id === intended.platformShopId)
  // The intended shop comes last, as the last one finishes the OAuth state.
  const ordered = known.toSorted(
    (a, b) => Number(a.id === intended?.platformShopId) - Number(b.id === intended?.platformShopId),
  )
  return { isAnother, shops: ordered.length === 0 && consented.length === 1 ? consented : ordered }
}

/**
 * Stores an authorisation of a seller's shops. Shops of it that the company has linked are authorised again, and an only
 * one is linked; otherwise the seller chooses.
 */
export const storeSharedAuthorisation = async (
  deps: Deps,
  errand: OauthState,
  consented: readonly ConsentedShop[],
  tokens: Tokens,
): Promise<ConsentOutcome> => {
  const { table, seal, random, clock } = deps
  const { companyId, platform, intendedShopId } = errand
  if (consented.length === 0) throw new GrantRefused(`${platform}: a consent to no shop`)
  const { isAnother, shops } = await shopsToLink(deps, errand, consented)
  if (isAnother) return { ok: false, reason: 'another-shop' }
  const authorisationId = random.id()
  const now = clock()
  const shared = {
    companyId,
    authorisationId,
    platform,
    ...locationOf(errand),
    shops: consented,
    usedBy: [],
    ...(intendedShopId ? { intendedShopId } : {}),
    sealedTokens: await encryptTokens(seal, sharedTokensContext(companyId, authorisationId), tokens),
    authorisedAt: now.toISOString(),
    ...(tokens.consentExpiresAt ? { expiresAt: tokens.consentExpiresAt } : {}),
    version: 0,
  }
  const stored = await table.transact({
    shared: replaceSharedAuthorisation(table, shared),
    errand: shops.length === 0 ? requireShopChoice(table, errand, authorisationId) : undefined,
    end: recordScheduledEvent(
      table,
      { name: 'shared-authorisation-unused', companyId, authorisationId },
      `shared-authorisation-unused:${companyId}:${authorisationId}`,
      { now, due: new Date(now.getTime() + choiceMs) },
    ),
  })
  if (!stored.ok) throw new Error('an authorisation of several shops could not be stored')
  let outcome: ConsentOutcome = { ok: true, sharedAuthorisationId: authorisationId }
  for (const [index, shop] of shops.entries()) {
    const isLast = index === shops.length - 1
    outcome = await linkShop(
      deps,
      {
        ...locationOf(errand),
        companyId,
        platform,
        ...(isLast && intendedShopId ? { intendedShopId } : {}),
        by: { sharedAuthorisationId: authorisationId },
        ...(isLast ? { finish: (shopId: string) => finishOauthState(table, errand, shopId) } : {}),
      },
      { ...shop, currency: supportedCurrency(platform, shop.currency) },
    )
    if (!outcome.ok) return outcome
  }
  return outcome
}
