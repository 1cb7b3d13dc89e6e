import { createHash } from 'node:crypto'
import type { FieldError } from '#shared/api/envelope.ts'
import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import type { SellerPlace } from '../connectors/connector.ts'
import { findPlatform, type LinkedPlatform, openConnector } from '../connectors/open-connector.ts'
import { createOauthState, oauthStateExpiry, verifierContext } from '../data/oauth-states.ts'
import { hashToken } from '../data/token-hash.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { oauthRedirectUri } from './oauth-redirect.ts'

/** Where at the platform the seller is; or what is wrong with what was said of it. */
const readPlace = (
  { sites, readDomain }: LinkedPlatform,
  { site, domain }: { site?: string | undefined; domain?: string | undefined },
): { place: SellerPlace } | { errors: FieldError[] } => {
  if (sites) {
    if (site === undefined) return { errors: [{ field: 'body.site', rule: 'required' }] }
    return sites.includes(site)
      ? { place: { site } }
      : { errors: [{ field: 'body.site', rule: 'unknownOption' }] }
  }
  if (readDomain) {
    if (!domain) return { errors: [{ field: 'body.domain', rule: 'required' }] }
    const read = readDomain(domain)
    return read ? { place: { domain: read } } : { errors: [{ field: 'body.domain', rule: 'invalid' }] }
  }
  return { place: {} }
}

export const createOauthUrl: Handler<typeof shopsEndpoints.createOauthUrl> = async (
  { input, session, request },
  deps,
) => {
  const { config, table, seal, random, clock } = deps
  const platform = findPlatform(deps, input.body.platform_id)
  if (!platform) return refuse('notFound')
  const read = readPlace(platform, input.body)
  if ('errors' in read) return refuse('invalidInput', read.errors)
  const connector = await openConnector(deps, platform)

  const state = random.secret()
  const stateHash = hashToken(state)
  const codeVerifier = random.secret()
  const { return_to: returnTo } = input.body
  await table.transact({
    state: createOauthState(table, {
      stateHash,
      companyId: session.companyId,
      sessionId: session.sessionId,
      platform: platform.id,
      ...read.place,
      sealedVerifier: await seal.seal(codeVerifier, verifierContext(stateHash)),
      ...(returnTo === undefined ? {} : { returnTo }),
      expiresAt: oauthStateExpiry(clock()),
    }),
  })
  return answer({
    url: connector.authorizationUrl({
      ...read.place,
      state,
      codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      redirectUri: oauthRedirectUri(config),
      locale: request.locale,
    }),
  })
}
