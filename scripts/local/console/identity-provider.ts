import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Configuration, Provider } from 'oidc-provider'
import { readBody } from '../read-body.ts'
import { demoPeople } from './demo-people.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { signInPage } from './sign-in-page.ts'

/** The console's client id. */
export const consoleClientId = 'desk-console'

/** Lifetimes in seconds: a short access token, and a session for a working day. */
const lifetimes = { accessToken: 15 * 60, session: 8 * 3600 }

const formLimit = 4096

export interface IdentityProvider {
  readonly issuer: string
  close(): void
}

const configure = (consoleUrl: string, audience: string): Configuration => ({
  adapter: () => createMemoryAdapter(),
  clients: [
    {
      client_id: consoleClientId,
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'RS256',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${consoleUrl}/signed-in`],
      post_logout_redirect_uris: [`${consoleUrl}/`],
    },
  ],
  jwks: {
    keys: [
      {
        ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
        use: 'sig',
        alg: 'RS256',
      },
    ],
  },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  clientBasedCORS: (_context, origin) => origin === consoleUrl,
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      // No confirmation: the console has its own.
      logoutSource: (context, form) => {
        context.body = `<!doctype html><title>…</title>${form}<script>document.forms[0].append(Object.assign(document.createElement('input'),{type:'hidden',name:'logout',value:'yes'}));document.forms[0].submit()</script>`
      },
    },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: () => ({
        scope: 'desk',
        audience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: lifetimes.accessToken,
        jwt: { sign: { alg: 'RS256' } },
      }),
      defaultResource: () => audience,
      useGrantedResource: () => true,
    },
  },
  scopes: ['openid', 'offline_access'],
  claims: { openid: ['sub', 'email', 'name'] },
  conformIdTokenClaims: false,
  issueRefreshToken: async () => true,
  ttl: {
    AccessToken: lifetimes.accessToken,
    IdToken: lifetimes.accessToken,
    Session: lifetimes.session,
    Grant: lifetimes.session,
    RefreshToken: lifetimes.session,
    Interaction: 600,
  },
  interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
  findAccount: (_context, id) => {
    const person = demoPeople.find(({ email }) => email === id)
    return person && { accountId: id, claims: () => ({ sub: id, email: id, name: person.name }) }
  },
  // No consent screen for the lender's own console.
  loadExistingGrant: async (context) => {
    const { client, session, provider } = context.oidc
    const grant = new provider.Grant({
      clientId: client?.clientId ?? '',
      accountId: session?.accountId ?? '',
    })
    grant.addOIDCScope('openid offline_access')
    grant.addResourceScope(audience, 'desk')
    await grant.save()
    return grant
  },
  extraTokenClaims: (context, token) => {
    const id = 'accountId' in token ? token.accountId : undefined
    const person = demoPeople.find(({ email }) => email === id)
    // The sign-in method is passed on to the token.
    const { AuthorizationCode, RefreshToken } = context.oidc.entities
    const amr = AuthorizationCode?.amr ?? RefreshToken?.amr
    return person && { email: person.email, groups: [...person.groups], amr }
  },
})

/** A local identity provider for the back office: OpenID Connect, code flow with PKCE. */
export const startIdentityProvider = async (
  consoleUrl: string,
  audience: string,
): Promise<IdentityProvider> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the identity provider has no port')
  const issuer = `http://localhost:${address.port}`
  const provider = new Provider(issuer, configure(consoleUrl, audience))
  const serveProvider = provider.callback()
  server.on('request', (request, response) => {
    const serve = async () => {
      if (!request.url?.startsWith('/sign-in/')) return serveProvider(request, response)
      if (request.method === 'GET') {
        await provider.interactionDetails(request, response)
        const html = signInPage(demoPeople)
        return void response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
          .end(html)
      }
      const form = new URLSearchParams((await readBody(request, formLimit)).toString())
      const accountId = form.get('email') ?? ''
      const amr = form.get('secondFactor') === 'yes' ? ['pwd', 'otp', 'mfa'] : ['pwd']
      await provider.interactionFinished(request, response, { login: { accountId, amr } })
    }
    serve().catch((error: unknown) => {
      console.error(`identity provider: ${error instanceof Error ? error.message : String(error)}`)
      if (response.headersSent) response.destroy()
      else
        response.writeHead(400, { 'content-type': 'text/plain' }).end('This sign-in is over. Start again.\n')
    })
  })
  return {
    issuer,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
