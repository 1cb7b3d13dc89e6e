import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { afterAll, describe, expect, test } from 'vitest'
import { environments } from '../../infra/environments.ts'
import { areas, groups } from '../../infra/groups.ts'
import { PortalStack } from '../../infra/stacks/portal-stack.ts'
import { allEndpoints } from '../../shared/api/all-endpoints.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { routeKey } from '../../shared/api/route.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-stack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filled = (name: string, file: string) => {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, file), '')
  return path
}
for (const group of groups) filled(join('functions', group), 'index.mjs')
const webFolder = filled('web', 'index.html')

const synthesise = (environment: (typeof environments)[keyof typeof environments]) =>
  Template.fromStack(
    new PortalStack(new App({ outdir: join(folder, 'out', environment.name) }), 'Portal', {
      environment,
      bundlesFolder: join(folder, 'functions'),
      webFolder,
    }),
  )

const template = synthesise(environments.production)
const resources = (type: string) =>
  Object.values(template.findResources(type)) as { Properties: any; [key: string]: any }[]

describe('the API', () => {
  const declared = areas.flatMap((area) => Object.values<Endpoint>(allEndpoints[area]).map(routeKey))

  test('has a route for each declared endpoint and no other', () => {
    const routes = resources('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey)
    expect(routes.toSorted()).toEqual(declared.toSorted())
  })

  test('leads to no Lambda of the lender’s side', () => {
    const invokers = resources('AWS::Lambda::Permission').filter(
      ({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com',
    )
    expect(invokers.length).toBe(declared.length)
    for (const { Properties } of invokers)
      expect(JSON.stringify(Properties.FunctionName)).not.toMatch(/DeskFunction|JobsFunction|EventsFunction/)
  })
})

const refersToSecret = (value: unknown) => JSON.stringify(value).includes('resolve:secretsmanager:')

describe('the distribution', () => {
  const { DistributionConfig } = resources('AWS::CloudFront::Distribution')[0]?.Properties ?? {}

  test('proves itself to the API by a secret that is in no template, and tells who called', () => {
    const api = DistributionConfig.Origins.find((origin: any) => origin.CustomOriginConfig)
    expect(api.OriginCustomHeaders).toHaveLength(1)
    expect(api.OriginCustomHeaders[0].HeaderName).toBe('x-origin-secret')
    expect(refersToSecret(api.OriginCustomHeaders[0].HeaderValue)).toBe(true)
    for (const behaviour of DistributionConfig.CacheBehaviors)
      expect(JSON.stringify(behaviour.FunctionAssociations)).toContain('ToRoute')
    const [account] = resources('AWS::Lambda::Function').filter(
      ({ Properties }) => Properties.Environment?.Variables?.ORIGIN_SECRET,
    )
    expect(refersToSecret(account?.Properties.Environment.Variables.ORIGIN_SECRET)).toBe(true)
  })
})

const viewerRequest = (uri: string) => ({
  viewer: { ip: '203.0.113.9' },
  request: { uri, headers: { 'x-viewer-address': { value: 'forged' } } },
})

describe('what runs at the edge before the API', () => {
  const code = resources('AWS::CloudFront::Function')
    .map(({ Properties }) => Properties.FunctionCode as string)
    .find((text) => text.includes('x-viewer-address'))
  const stamp = new Function(`${code}; return handler`)() as (event: object) => {
    uri: string
    headers: Record<string, { value: string }>
  }
  test('overwrites the address that a browser claims to have', () => {
    expect(stamp(viewerRequest('/code')).headers['x-viewer-address']).toEqual({ value: '203.0.113.9' })
  })

  test.each([
    ['/user/forgot/', '/user/forgot'],
    ['/user/forgot', '/user/forgot'],
    ['/', '/'],
  ])('takes %s to %s', (path, route) => {
    expect(stamp(viewerRequest(path)).uri).toBe(route)
  })
})

describe('the Lambdas', () => {
  const functions = resources('AWS::Lambda::Function').filter(
    ({ Properties }) =>
      Properties.Handler === 'index.handler' && Properties.Environment?.Variables?.TABLE_NAME,
  )

  test('are one a group, on the newest Node and arm64', () => {
    expect(functions).toHaveLength(groups.length)
    for (const { Properties } of functions) {
      expect(Properties.Runtime).toBe('nodejs24.x')
      expect(Properties.Architectures).toEqual(['arm64'])
    }
  })

  test('may send mail only from the sender, and only the one behind the stream', () => {
    const senders = resources('AWS::IAM::Policy').filter(({ Properties }) =>
      JSON.stringify(Properties.PolicyDocument).includes('ses:SendEmail'),
    )
    expect(senders).toHaveLength(1)
    expect(JSON.stringify(senders[0])).toContain('EventsFunction')
    expect(JSON.stringify(senders[0])).toContain(environments.production.mailFrom)
  })

  test('may do nothing on all resources but what has no resource to name', () => {
    const wildcards = resources('AWS::IAM::Policy').flatMap(({ Properties }) =>
      Properties.PolicyDocument.Statement.filter(
        (statement: { Resource?: unknown }) => statement.Resource === '*',
      ).flatMap((statement: { Action: string | string[] }) => statement.Action),
    )
    const explained = [
      'xray:PutTraceSegments',
      'xray:PutTelemetryRecords',
      'ses:SendEmail',
      'dynamodb:ListStreams',
      'cloudfront:GetInvalidation',
      'cloudfront:CreateInvalidation',
    ]
    expect(wildcards.filter((action: string) => !explained.includes(action))).toEqual([])
  })
})

describe('the data', () => {
  test('the table is on demand, recoverable, protected, encrypted by a key of ours, and streams', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS', KMSMasterKeyId: Match.anyValue() },
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      },
    })
  })

  test('no bucket is public, and each refuses plain HTTP', () => {
    const buckets = template.findResources('AWS::S3::Bucket')
    expect(Object.keys(buckets)).toHaveLength(2)
    for (const bucket of Object.values(buckets))
      expect(bucket['Properties'].PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      })
    const policies = resources('AWS::S3::BucketPolicy')
    expect(policies).toHaveLength(2)
    for (const policy of policies) expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"')
  })

  test('documents are versioned and kept, and only the site may send them', () => {
    template.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Retain',
      Properties: {
        VersioningConfiguration: { Status: 'Enabled' },
        CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedMethods: ['POST'] })] },
      },
    })
    expect(JSON.stringify(template.findResources('AWS::S3::Bucket'))).not.toContain('"AllowedOrigins":["*"]')
  })

  test('keys rotate', () => {
    for (const key of resources('AWS::KMS::Key')) expect(key.Properties.EnableKeyRotation).toBe(true)
  })

  test('an environment that keeps no data lets it go', () => {
    synthesise(environments.dev).hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' })
  })
})

describe('events and schedules', () => {
  test('the stream retries item by item and keeps what fails', () => {
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 10,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    })
  })

  test.each([
    ['daily-close', 'DailyClose', 'cron(10 16 * * ? *)'],
    ['token-expiry', 'TokenExpiry', 'cron(0/15 * * * ? *)'],
    ['key-rotation', 'KeyRotation', 'cron(40 16 * * ? *)'],
    ['benchmark-refresh', 'BenchmarkRefresh', 'cron(30 13,20 * * ? *)'],
  ])('%s runs when its schedule says, and what cannot be called is kept', (job, name, expression) => {
    template.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: expression,
      State: 'ENABLED',
      Targets: [
        {
          Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^JobsFunction'), 'Arn'] },
          Input: JSON.stringify({ job }),
          DeadLetterConfig: Match.anyValue(),
          RetryPolicy: { MaximumRetryAttempts: 10 },
          Id: Match.anyValue(),
        },
      ],
    })
    expect(Object.keys(template.findResources('AWS::Events::Rule')).join()).toContain(name)
  })

  test('nothing else runs by itself', () => {
    expect(resources('AWS::Events::Rule')).toHaveLength(4)
  })

  test('a job that fails is tried again, and then kept', () => {
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('^JobsFunction') },
      MaximumRetryAttempts: 2,
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::GetAtt': [Match.stringLikeRegexp('^DeadLetters'), 'Arn'] } },
      },
    })
  })
})

describe('the site', () => {
  test('is served over TLS with security headers', () => {
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: Match.anyValue(),
            Override: true,
          },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 31_536_000,
            IncludeSubdomains: true,
            Override: true,
          },
          FrameOptions: { FrameOption: 'DENY', Override: true },
        },
      },
    })
    const policies = JSON.stringify(resources('AWS::CloudFront::ResponseHeadersPolicy'))
    expect(policies).toContain("script-src 'self';")
    const [distribution] = resources('AWS::CloudFront::Distribution')
    const config = distribution?.Properties.DistributionConfig
    expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https')
    for (const behavior of config.CacheBehaviors) expect(behavior.ViewerProtocolPolicy).toBe('https-only')
  })
})
