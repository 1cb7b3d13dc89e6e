import { Duration, RemovalPolicy, type SecretValue, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { contentSecurityPolicy } from '../../shared/site/content-security-policy.ts'
import { apiPathPatterns } from '../groups.ts'

export interface SiteProps {
  api: HttpApi
  /** The folder of the built web app. */
  webFolder: string
  brandName: string
  filesHost: string
  /** Sent to the API with every request, so that it knows who wrote the viewer's address. */
  originSecret: SecretValue
  /** The redirect pages of other portals whose users sign in here, by the `source` that they come with. */
  otherPortals: Readonly<Record<string, string>>
  /** The parent domain that shares the hand-over cookie with other portals. */
  cookieDomain?: string
}

/** Sends the bare host to the app, and every screen of the app to its one page. */
const routeToApp = `
function handler(event) {
  var request = event.request
  if (request.uri === '/' || request.uri === '/financing')
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/financing/' } } }
  if (request.uri.indexOf('/financing/') === 0 && request.uri.split('/').pop().indexOf('.') === -1)
    request.uri = '/financing/index.html'
  return request
}`

/**
 * Tells the API who calls: it sees the edge's address alone, and what a browser sent under that name is overwritten.
 * Takes off a slash at the path's end, which no route has.
 */
const toRoute = `
function handler(event) {
  var request = event.request
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  request.uri = request.uri.replace(/(.)\\/$/, '$1')
  return request
}`

const edgeFunction = (scope: Construct, id: string, code: string) => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
  }),
})

/** The web app and the API on one origin for the browser. */
export class Site extends Construct {
  readonly distribution: Distribution

  constructor(
    scope: Construct,
    id: string,
    { api, webFolder, brandName, filesHost, originSecret, otherPortals, cookieDomain }: SiteProps,
  ) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // The app is rebuilt from its sources at any time.
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const securityHeaders = new ResponseHeadersPolicy(this, 'SecurityHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy(`https://${filesHost}`),
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: true,
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
      },
    })
    const stack = Stack.of(this)
    const apiOrigin = new HttpOrigin(`${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`, {
      // A reference that is resolved at deployment: the secret is in no template.
      customHeaders: { 'x-origin-secret': originSecret.unsafeUnwrap() },
    })
    const toApi = {
      origin: apiOrigin,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: securityHeaders,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      functionAssociations: [edgeFunction(this, 'ToRoute', toRoute)],
    }
    this.distribution = new Distribution(this, 'Distribution', {
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: securityHeaders,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        functionAssociations: [edgeFunction(this, 'RouteToApp', routeToApp)],
      },
      additionalBehaviors: Object.fromEntries(apiPathPatterns.map((pattern) => [pattern, toApi])),
    })
    new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(webFolder, { exclude: ['index.html'] })],
      destinationBucket: bucket,
      destinationKeyPrefix: 'financing',
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      prune: false,
    })
    new BucketDeployment(this, 'Page', {
      sources: [Source.asset(webFolder, { exclude: ['*', '!index.html'] })],
      destinationBucket: bucket,
      destinationKeyPrefix: 'financing',
      cacheControl: [CacheControl.noStore()],
      prune: false,
      distribution: this.distribution,
      distributionPaths: ['/financing/index.html'],
    })
    new BucketDeployment(this, 'Configuration', {
      sources: [
        Source.jsonData('config.json', {
          brandName,
          portals: otherPortals,
          ...(cookieDomain ? { cookieDomain } : {}),
        }),
      ],
      destinationBucket: bucket,
      cacheControl: [CacheControl.noStore()],
      prune: false,
    })
  }
}
