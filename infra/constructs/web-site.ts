import { globSync } from 'node:fs'
import { join } from 'node:path'
import { Annotations, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
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
  type IKeyValueStore,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { bundleEdgeFunction } from '../edge/bundle-edge-function.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'

/** Shared by all sites of the environment. */
export interface SiteFront {
  domainName: string
  certificate: ICertificate
  /** The ARN of the web ACL that filters requests. */
  firewall: string
  /** The store with the key that proves a call's way to the API. */
  edgeStore: IKeyValueStore
}

export interface WebSiteProps extends SiteFront {
  /** The folder of the built app. */
  webFolder: string
  /** The app's base path on its host: `/financing`, or empty on its own host. */
  base: string
  contentSecurityPolicy: string
  /** The module of `infra/edge` that maps paths to pages. */
  pageRouter: 'route-to-app' | 'route-to-console'
  api: HttpApi
  /** The host's paths that belong to the API. */
  apiPathPatterns: readonly string[]
  /** Further files at the root of the host, by path. */
  beside: Readonly<Record<string, ISource>>
  /** Why there is no geographic restriction. */
  everywhereBecause: string
}

/** A module of `infra/edge` as a CloudFront function. */
const edgeFunction = (scope: Construct, id: string, code: string, keyValueStore?: IKeyValueStore) =>
  new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
    ...(keyValueStore ? { keyValueStore } : {}),
  })

/** The paths of the built site's files other than its assets: pages of the previous release still load older assets. */
const pathsOf = ({ webFolder, base, beside }: WebSiteProps): string[] => [
  ...globSync('**/*.*', { cwd: webFolder, exclude: ['assets'] }).map((file) => `${base}/${file}`),
  ...Object.keys(beside),
]

/** Associates a function with viewer requests. */
const before = (edge: EdgeFunction) => [{ eventType: FunctionEventType.VIEWER_REQUEST, function: edge }]

/** A web app and its API, on one origin for the browser. */
export class WebSite extends Construct {
  readonly distribution: Distribution
  readonly bucket: Bucket
  /** The edge functions for pages and API. */
  readonly pageRouter: EdgeFunction
  readonly callRouter: EdgeFunction

  constructor(scope: Construct, id: string, props: WebSiteProps) {
    super(scope, id)
    const { api, edgeStore, base, contentSecurityPolicy, domainName, certificate, firewall } = props
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // The app can be rebuilt from its sources at any time.
      removalPolicy: RemovalPolicy.DESTROY,
    })
    acknowledgeFindings(this.bucket, {
      S1: 'It holds what everybody may read; the distribution alone reads it',
    })
    const securityHeaders = new ResponseHeadersPolicy(this, 'SecurityHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy,
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
    const apiOrigin = new HttpOrigin(`${api.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`)
    this.callRouter = edgeFunction(this, 'ToRoute', bundleEdgeFunction('to-route'), edgeStore)
    this.pageRouter = edgeFunction(this, 'RouteToApp', bundleEdgeFunction(props.pageRouter, pathsOf(props)))
    const toApi = {
      origin: apiOrigin,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: securityHeaders,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      functionAssociations: before(this.callRouter),
    }
    // The library's own types do not know exact optional properties.
    const bucket = this.bucket as IBucket
    const fromBucket = {
      // Listing makes S3 respond to a missing asset with 404 in place of 403.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      compress: true,
      responseHeadersPolicy: securityHeaders,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    }
    this.distribution = new Distribution(this, 'Distribution', {
      domainNames: [domainName],
      certificate,
      webAclId: firewall,
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      defaultBehavior: {
        ...fromBucket,
        cachePolicy: new CachePolicy(this, 'AsTheFileSays', {
          comment: 'Keeps what the file allows, and nothing of what it forbids',
          // The managed policies cache everything for a second at least, or compress nothing.
          minTtl: Duration.seconds(0),
          defaultTtl: Duration.seconds(0),
          maxTtl: Duration.days(1),
          enableAcceptEncodingBrotli: true,
          enableAcceptEncodingGzip: true,
        }),
        functionAssociations: before(this.pageRouter),
      },
      additionalBehaviors: {
        // Named by a hash of their content: cached forever.
        [`${base}/assets/*`]: { ...fromBucket, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        '/config.json': { ...fromBucket, cachePolicy: CachePolicy.CACHING_DISABLED },
        ...Object.fromEntries(props.apiPathPatterns.map((pattern) => [pattern, toApi])),
      },
    })
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The router leads the root to a page, so nothing lists the bucket',
    )
    acknowledgeFindings(this.distribution, {
      CFR1: props.everywhereBecause,
      CFR3:
        'These logs cannot leave out query strings, in which mailed links carry their tokens, nor addresses. ' +
        'Calls are logged by the API without either',
    })
    // The same routing as on the host itself.
    const folder = base ? [base.slice(1)] : []
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(join(props.webFolder, 'assets'))],
      destinationBucket: bucket,
      destinationKeyPrefix: [...folder, 'assets'].join('/'),
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      // Browsers with the previous page still request its assets.
      prune: false,
    })
    const pages = new BucketDeployment(this, 'Page', {
      sources: [Source.asset(props.webFolder, { exclude: ['assets'] })],
      destinationBucket: bucket,
      ...(base ? { destinationKeyPrefix: base.slice(1) } : {}),
      cacheControl: [CacheControl.noStore()],
      prune: false,
    })
    // Assets are deployed before the pages that need them.
    pages.node.addDependency(assets)
    new BucketDeployment(this, 'Configuration', {
      sources: Object.values(props.beside),
      destinationBucket: bucket,
      cacheControl: [CacheControl.noStore()],
      prune: false,
    })
  }
}
