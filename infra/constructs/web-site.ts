import { join } from 'node:path'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
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

/** What stands before every site of the environment. */
export interface SiteFront {
  domainName: string
  certificate: ICertificate
  /** The ARN of the web ACL that looks at requests first. */
  firewall: string
  /** Has the key by which a call proves to the API that it came this way. */
  edgeStore: IKeyValueStore
}

export interface WebSiteProps extends SiteFront {
  /** The folder of the built app. */
  webFolder: string
  /** Where the app lives on its host: `/financing`, or nothing where it has its host to itself. */
  base: string
  contentSecurityPolicy: string
  /** The module of `infra/edge` that leads paths to pages. */
  pageRouter: 'route-to-app' | 'route-to-console'
  api: HttpApi
  /** What of the host's paths is the API's. */
  apiPathPatterns: readonly string[]
  /** What lies beside the app, at the root of its host. */
  beside: readonly ISource[]
  /** Why any country may ask for it. */
  everywhereBecause: string
}

/** A module of `infra/edge`, run by CloudFront. */
const edgeFunction = (scope: Construct, id: string, module: string, keyValueStore?: IKeyValueStore) =>
  new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(bundleEdgeFunction(module)),
    runtime: FunctionRuntime.JS_2_0,
    ...(keyValueStore ? { keyValueStore } : {}),
  })

/** Has a function see each request first. */
const before = (edge: EdgeFunction) => [{ eventType: FunctionEventType.VIEWER_REQUEST, function: edge }]

/** A web app and the API that it calls, on one origin for the browser. */
export class WebSite extends Construct {
  readonly distribution: Distribution
  readonly bucket: Bucket
  /** What runs at the edge before the pages, and before the API. */
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
      // The app is rebuilt from its sources at any time.
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
    this.callRouter = edgeFunction(this, 'ToRoute', 'to-route', edgeStore)
    this.pageRouter = edgeFunction(this, 'RouteToApp', props.pageRouter)
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
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
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
          // The managed policies keep everything for a second at least, or compress nothing.
          minTtl: Duration.seconds(0),
          defaultTtl: Duration.seconds(0),
          maxTtl: Duration.days(1),
          enableAcceptEncodingBrotli: true,
          enableAcceptEncodingGzip: true,
        }),
        functionAssociations: before(this.pageRouter),
      },
      additionalBehaviors: {
        // Named by a hash of what they hold: never asked for again.
        [`${base}/assets/*`]: { ...fromBucket, cachePolicy: CachePolicy.CACHING_OPTIMIZED },
        '/config.json': { ...fromBucket, cachePolicy: CachePolicy.CACHING_DISABLED },
        ...Object.fromEntries(props.apiPathPatterns.map((pattern) => [pattern, toApi])),
      },
    })
    acknowledgeFindings(this.distribution, {
      CFR1: props.everywhereBecause,
      CFR3:
        'These logs cannot leave out query strings, in which mailed links carry their tokens, nor addresses. ' +
        'Calls are logged by the API without either',
    })
    // As on its host.
    const folder = base ? [base.slice(1)] : []
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(join(props.webFolder, 'assets'))],
      destinationBucket: bucket,
      destinationKeyPrefix: [...folder, 'assets'].join('/'),
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      // Whoever has the page of before still asks for its assets.
      prune: false,
    })
    const pages = new BucketDeployment(this, 'Page', {
      sources: [Source.asset(props.webFolder, { exclude: ['assets'] })],
      destinationBucket: bucket,
      ...(base ? { destinationKeyPrefix: base.slice(1) } : {}),
      cacheControl: [CacheControl.noStore()],
      prune: false,
    })
    // A page never comes before what it asks for.
    pages.node.addDependency(assets)
    new BucketDeployment(this, 'Configuration', {
      sources: [...props.beside],
      destinationBucket: bucket,
      cacheControl: [CacheControl.noStore()],
      prune: false,
    })
  }
}
