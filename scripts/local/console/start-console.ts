import { consoleActsPath, consoleConfigPath } from '#shared/desk/console-paths.ts'
import { consoleConfigOf, signInOrigins } from '../../../functions/desk/console-config.ts'
import type { DeskSignIn } from '../../../functions/desk/desk-access.ts'
import type { DeskHandler } from '../../../functions/desk/handler.ts'
import { createHttpHandler } from '../../../functions/desk/http-handler.ts'
import { createPersonRecorder } from '../../../functions/desk/person-recorder.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'
import { builtDesk } from '../build-site.ts'
import { type Front } from '../front.ts'
import { createGateway } from '../gateway.ts'
import type { HandleRequest } from '../object-store.ts'
import { createDeskSite } from '../site.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { createJwtAuthorizer } from './jwt-authorizer.ts'
import { localSignIn } from './local-sign-in.ts'

interface ConsoleParts {
  front: Front
  desk: DeskHandler
  deps: Pick<Deps, 'clock' | 'config' | 'log' | 'table'>
  /** The origin of sellers' files. */
  filesOrigin: string
  /** Whether the console's pages are served beside its calls. */
  site: boolean
}

/** The back office's acts, protected by a token of the identity provider. */
const actsBehindToken = (
  signIn: DeskSignIn,
  desk: DeskHandler,
  deps: ConsoleParts['deps'],
): HandleRequest => {
  const authorize = createJwtAuthorizer(signIn.issuer, signIn.audience)
  const handle = createHttpHandler(desk, { roles: {}, signIn }, createPersonRecorder(deps), deps)
  return async (request, response) => {
    const claims = await authorize(request)
    if (!claims) {
      request.resume()
      return void response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: 'Unauthorized' }))
    }
    const authorizer = { jwt: { claims, scopes: [] }, principalId: '', integrationLatency: 0 }
    const gateway = createGateway(
      [
        {
          method: 'POST',
          path: consoleActsPath,
          target: (event) => handle({ ...event, requestContext: { ...event.requestContext, authorizer } }),
        },
      ],
      deps.clock,
    )
    return gateway(request, response)
  }
}

/**
 * Serves the console: its pages, its configuration, and the back office's acts, with a local identity provider. Returns
 * the function that stops it.
 */
export const startConsole = async ({
  front,
  desk,
  deps,
  filesOrigin,
  site,
}: ConsoleParts): Promise<() => void> => {
  const audience = `${front.url}/desk`
  const provider = await startIdentityProvider(front.url, audience)
  const signIn = localSignIn({ issuer: provider.issuer, audience })
  const acts = actsBehindToken(signIn, desk, deps)
  const config = JSON.stringify(consoleConfigOf(signIn))
  const pages = site ? createDeskSite(builtDesk, [...signInOrigins(signIn), filesOrigin]) : undefined
  front.serve((request, response) => {
    const path = (request.url ?? '/').split('?')[0]
    if (path === consoleActsPath) return acts(request, response)
    if (path === consoleConfigPath)
      return void response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
        .end(config)
    return pages ? pages(request, response) : void response.writeHead(404).end()
  })
  return () => provider.close()
}
