import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { contentSecurityPolicy } from '#shared/site/content-security-policy.ts'
import { robotsPath, robotsTxt, sitemapPath, sitemapXml } from '#shared/site/for-search-engines.ts'
import { siteBase } from '#shared/site/screen-paths.ts'
import type { Analytics } from '../environments.ts'
import { apiPathPatterns } from '../lambdas.ts'
import { pageHashes } from '../page-hashes.ts'
import { type SiteFront, WebSite } from './web-site.ts'

export interface SiteProps extends SiteFront {
  api: HttpApi
  /** The folder of the built web app. */
  webFolder: string
  brandName: string
  /** The only origin of the bucket of files. */
  filesHost: string
  /** Whether search engines may index its pages. */
  isPublic: boolean
  /** The redirect pages of other portals whose users log in here, by `source`. */
  otherPortals: Readonly<Record<string, string>>
  /** The parent domain for the hand-over cookie shared with other portals. */
  cookieDomain?: string
  /** The analytics endpoint. */
  analytics?: Analytics
}

/** The sellers' site. */
export class Site extends WebSite {
  constructor(
    scope: Construct,
    id: string,
    { brandName, filesHost, isPublic, otherPortals, cookieDomain, analytics, ...props }: SiteProps,
  ) {
    const { webFolder, domainName } = props
    super(scope, id, {
      ...props,
      base: siteBase,
      contentSecurityPolicy: contentSecurityPolicy(
        [`https://${filesHost}`, ...(analytics ? [new URL(analytics.url).origin] : [])],
        pageHashes(webFolder),
      ),
      pageRouter: 'route-to-app',
      apiPathPatterns,
      beside: {
        '/config.json': Source.jsonData('config.json', {
          brandName,
          portals: otherPortals,
          ...(cookieDomain ? { cookieDomain } : {}),
          ...(analytics ? { analytics } : {}),
        }),
        [robotsPath]: Source.data(robotsPath.slice(1), robotsTxt(`https://${domainName}`, isPublic)),
        [sitemapPath]: Source.data(sitemapPath.slice(1), sitemapXml(`https://${domainName}`)),
      },
      everywhereBecause: 'Sellers travel: no country is barred',
    })
  }
}
