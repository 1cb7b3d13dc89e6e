import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { consoleActsPath, consoleConfigPath } from '#shared/desk/console-paths.ts'
import { contentSecurityPolicy } from '#shared/site/content-security-policy.ts'
import { consoleConfigOf, signInOrigins } from '../../functions/desk/console-config.ts'
import type { DeskSignIn } from '../../functions/desk/desk-access.ts'
import { type SiteFront, WebSite } from './web-site.ts'

export interface ConsoleSiteProps extends SiteFront {
  api: HttpApi
  /** The folder of the built console. */
  webFolder: string
  /** The only origin of the bucket of files. */
  filesHost: string
  signIn: DeskSignIn
}

/** The back office's site: on its own host, isolated from the sellers' site. */
export class ConsoleSite extends WebSite {
  constructor(scope: Construct, id: string, { filesHost, signIn, ...props }: ConsoleSiteProps) {
    super(scope, id, {
      ...props,
      base: '',
      contentSecurityPolicy: contentSecurityPolicy([...signInOrigins(signIn), `https://${filesHost}`]),
      pageRouter: 'route-to-console',
      apiPathPatterns: [consoleActsPath],
      beside: { [consoleConfigPath]: Source.jsonData(consoleConfigPath.slice(1), consoleConfigOf(signIn)) },
      everywhereBecause: 'Whom it serves the identity provider says, wherever they are',
    })
  }
}
