import { createHash } from 'node:crypto'
import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { listPlatforms, openShopConnector } from '../connectors/open-connector.ts'
import { createOauthState, oauthStateExpiry, verifierContext } from '../data/oauth-states.ts'
import { hashToken } from '../data/token-hash.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { oauthRedirectUri } from './oauth-redirect.ts'

export const createOauthUrl: Handler<typeof shopsEndpoints.createOauthUrl> = async (
  { input, session, request },
  deps,
) => {
  const { config, table, seal, random, clock } = deps
  const platform = listPlatforms(deps, 'shop').find(({ id }) => id === input.body.platform_id)
  if (!platform) return refuse('notFound')
  const connector = await openShopConnector(deps, platform.id)

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
      sealedVerifier: await seal.seal(codeVerifier, verifierContext(stateHash)),
      ...(returnTo === undefined ? {} : { returnTo }),
      expiresAt: oauthStateExpiry(clock()),
    }),
  })
  return answer({
    url: connector.authorizationUrl({
      state,
      codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      redirectUri: oauthRedirectUri(config),
      locale: request.locale,
    }),
  })
}
