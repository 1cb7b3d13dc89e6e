import { createHash } from 'node:crypto'
import type { shopsEndpoints } from '#shared/shops/shops.endpoints.ts'
import { createOauthState, oauthStateExpiry, verifierContext } from '../data/oauth-states.ts'
import { hashToken } from '../data/token-hash.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { oauthRedirectUri } from './oauth-redirect.ts'

const scope = 'shop:read orders:read'

export const createOauthUrl: Handler<typeof shopsEndpoints.createOauthUrl> = async (
  { input, session, request },
  { config, table, seal, random, clock },
) => {
  const platform = config.platforms.find(({ id }) => id === input.body.platform_id)
  if (!platform) return refuse('notFound')

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

  const url = new URL(platform.authorizeUrl)
  const parameters = {
    response_type: 'code',
    client_id: platform.clientId,
    redirect_uri: oauthRedirectUri(config),
    scope,
    state,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: request.locale,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return answer({ url: url.href })
}
