import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validations } from 'aws-cdk-lib'
import { Match, type Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { analyticsEntities } from '#shared/analytics/entities.ts'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { gatewayRoutes } from '#shared/api/gateway-routes.ts'
import { retention, retentionDays } from '#shared/privacy/retention.ts'
import { bulkEvents, type LaneName, laneLimits } from '../../functions/events/lanes.ts'
import { allAbuseSignals } from '../../functions/http/abuse-signal.ts'
import { isShardedJob, jobShards } from '../../functions/jobs/job-shards.ts'
import { schedules } from '../../functions/jobs/schedules.ts'
import { longestStepMs } from '../../functions/shops/on-shop-sync-due.ts'
import { pascalCase } from '../../infra/constructs/pascal-case.ts'
import { type Environment, environments } from '../../infra/environments.ts'
import { lambdaRights } from '../../infra/lambda-rights.ts'
import { settingsOf } from '../../infra/lambda-settings.ts'
import { areas, type LambdaName, lambdaNames, reservedConcurrency } from '../../infra/lambdas.ts'
import { parts, stackName } from '../../infra/stacks/stack-name.ts'
import { alarmByAbuseSignal } from '../functions/attack-traces/watch-traces.ts'
import { attackRows } from '../support/attack-rows.ts'
import { createTestPortal, portalOf, resourcesOf, templatesOf } from './synthesise.ts'

/** Production with a console, which requires the lender's own identity provider. */
const production: Environment = {
  ...environments.production,
  alarmPager: 'https://events.pager.example/integration/key/enqueue',
  deskAccess: {
    ...environments.production.deskAccess,
    signIn: {
      issuer: 'https://identity.brightquay.example/lender',
      otherOrigins: ['https://tokens.brightquay.example/lender/token'],
      audience: 'seller-portal-desk',
      clientId: 'console',
      personClaim: 'email',
      groupsClaim: 'groups',
      roles: { '5b1f6f0a-8c3e-4d0b-9a41-1c7d52e0a002': ['credit'] },
      secondFactors: ['mfa'],
      scope: 'openid desk',
    },
  },
}

const portal = createTestPortal(production, { isValidated: true })
// With every check: rights, schemas and persisted data.
const templates = templatesOf(portal)
const { domain, edge, data, application, monitoring, site, watch } = templates
const consoleSite = templates.console as Template

const text = (value: unknown) => JSON.stringify(value)

const before = (part: keyof typeof portal.stacks) =>
  portal.stacks[part]?.dependencies.map(({ stackName: name }) => name).toSorted()
const named = (...of: (typeof parts)[number][]) => of.map((part) => stackName(production, part)).toSorted()

test('a console whose roles depend on group names is refused', () => {
  const { deskAccess } = production
  const signIn = deskAccess.signIn && {
    ...deskAccess.signIn,
    roles: { 'desk-payments': ['payments' as const] },
  }
  expect(() => createTestPortal({ ...production, deskAccess: { ...deskAccess, signIn } })).toThrow(
    'the id of a group',
  )
})

describe('the stacks', () => {
  test('depend on exactly the stacks that they need', () => {
    expect(before('edge')).toEqual(named('domain'))
    expect(before('analytics')).toEqual(named('data'))
    expect(before('replica')).toEqual(named())
    expect(before('data')).toEqual(named('edge', 'replica'))
    expect(before('recovery')).toEqual(named('replica', 'data'))
    expect(before('backup')).toEqual(named('data', 'recovery', 'application'))
    expect(before('application')).toEqual(named('domain', 'data'))
    expect(before('monitoring')).toEqual(named('data', 'application'))
    expect(before('site')).toEqual(named('domain', 'edge', 'data', 'application'))
    expect(before('console')).toEqual(named('domain', 'edge', 'data', 'application'))
    expect(before('watch')).toEqual(named('site', 'console'))
  })

  test('data imports nothing from other stacks, and always exports its resources', () => {
    expect(text(data.toJSON())).not.toContain('Fn::ImportValue')
    expect(Object.keys(data.findOutputs('*'))).toHaveLength(8)
  })

  test('contain no account id', () => {
    for (const template of Object.values(templates)) expect(text(template.toJSON())).not.toMatch(/\b\d{12}\b/)
  })
})

describe('the API', () => {
  test('has the routes of the gateway and no other', () => {
    const routes = resourcesOf(application, 'AWS::ApiGatewayV2::Route')
    const open = routes.filter(({ Properties }) => Properties.AuthorizationType !== 'JWT')
    expect(open.map(({ Properties }) => Properties.RouteKey).toSorted()).toEqual(
      gatewayRoutes.map(({ path }) => `ANY ${path}`).toSorted(),
    )
  })

  test('reaches no Lambda of the back office, except for the console, which has its own', () => {
    const invokers = resourcesOf(application, 'AWS::Lambda::Permission').filter(
      ({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com',
    )
    expect(invokers.length).toBe(areas.length + 1)
    const background = invokers.filter(({ Properties }) =>
      /DeskFunction|JobsFunction|EventsFunction/.test(text(Properties.FunctionName)),
    )
    expect(background).toHaveLength(1)
    expect(text(background[0]?.Properties.SourceArn)).toMatch(
      /ConsoleApi.*\/POST\/desk\/acts|\/\*\/\*\/desk\/acts/,
    )
  })

  test('is throttled, and logs calls without caller, path and query', () => {
    const [stage] = resourcesOf(application, 'AWS::ApiGatewayV2::Stage')
    const { DefaultRouteSettings, AccessLogSettings } = stage?.Properties ?? {}
    expect(DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 })
    expect(AccessLogSettings.DestinationArn).toBeDefined()
    expect(AccessLogSettings.Format).toContain('$context.routeKey')
    expect(AccessLogSettings.Format).not.toMatch(
      /identity|path|query|userAgent|authorizer|\$context\.error\.message/,
    )
  })
})

/** The logical id of the alias that a resource refers to. */
const aliasOf = (resource: unknown) => /"(\w+FunctionLive\w+)"/.exec(text(resource))?.[1]

describe('a release', () => {
  const aliases = application.findResources('AWS::Lambda::Alias')

  test('publishes a version of each Lambda, to which the alias leads', () => {
    expect(Object.values(aliases)).toHaveLength(lambdaNames.length)
    for (const { Properties } of Object.values(aliases)) {
      expect(Properties.Name).toBe('live')
      expect(text(Properties.FunctionVersion)).toMatch(/FunctionLambdaCurrentVersion/)
    }
  })

  test('changes who is called by nothing but the alias', () => {
    const calling = [
      ...resourcesOf(application, 'AWS::ApiGatewayV2::Integration').map(
        ({ Properties }) => Properties.IntegrationUri,
      ),
      ...resourcesOf(application, 'AWS::Events::Rule').flatMap(({ Properties }) => Properties.Targets),
      ...resourcesOf(application, 'AWS::Lambda::EventSourceMapping').map(
        ({ Properties }) => Properties.FunctionName,
      ),
      ...resourcesOf(application, 'AWS::Lambda::Permission')
        .filter(({ Properties }) => Properties.Principal !== '*')
        .map(({ Properties }) => Properties.FunctionName),
    ]
    expect(calling.length).toBeGreaterThan(50)
    for (const each of calling) expect(Object.keys(aliases)).toContain(aliasOf(each))
    for (const { Properties } of resourcesOf(application, 'AWS::Lambda::EventInvokeConfig'))
      expect(Object.keys(aliases)).toContain(aliasOf(Properties.Qualifier))
    for (const { Properties } of resourcesOf(application, 'AWS::Lambda::Url'))
      expect(Properties.Qualifier).toBe('live')
  })

  test('leads a tenth of the calls to new code for five minutes, and goes back on failing calls', () => {
    const groups = resourcesOf(application, 'AWS::CodeDeploy::DeploymentGroup')
    expect(groups).toHaveLength(areas.length + 1)
    const alarms = Object.entries(application.findResources('AWS::CloudWatch::Alarm'))
    const expected = alarms.map(([id]) => ({ Name: { Ref: id } }))
    expect(alarms.map(([, { Properties }]) => Properties.AlarmName).toSorted()).toEqual([
      'seller-portal-production-application-api-fails',
      'seller-portal-production-application-desk-fails',
    ])
    for (const { Properties } of groups) {
      expect(text(Properties.DeploymentConfigName)).toContain('LambdaCanary10Percent5Minutes')
      expect(Properties.AlarmConfiguration).toMatchObject({ Enabled: true, Alarms: expected })
      expect(Properties.AutoRollbackConfiguration.Events).toContain('DEPLOYMENT_STOP_ON_ALARM')
    }
    const shifted = Object.entries(aliases).filter(([, each]) => each['UpdatePolicy'])
    expect(shifted.map(([id]) => id).filter((id) => /^(Jobs|Events|BulkEvents)Function/.test(id))).toEqual([])
    expect(shifted).toHaveLength(groups.length)
  })

  test('reaches everybody at once in the environment for development', () => {
    const dev = templatesOf(createTestPortal(environments.dev, { isValidated: true })).application
    expect(resourcesOf(dev, 'AWS::CodeDeploy::DeploymentGroup')).toEqual([])
    expect(resourcesOf(dev, 'AWS::Lambda::Alias')).toHaveLength(lambdaNames.length)
  })

  test('of the rehearsal has no version, since a parameter moves its clock', () => {
    const rehearsal = templatesOf(createTestPortal(environments.rehearsal, { isValidated: true })).application
    const versions = resourcesOf(rehearsal, 'AWS::Lambda::Alias').map(
      ({ Properties }) => Properties.FunctionVersion,
    )
    expect(versions).toEqual(lambdaNames.map(() => '$LATEST'))
  })
})

const lambdas = Object.entries(application.findResources('AWS::Lambda::Function')).filter(
  ([, { Properties }]) => Properties.Environment?.Variables?.TABLE_NAME,
)
const lambdaOf = (name: LambdaName) =>
  lambdas.find(([id]) => id.startsWith(`${pascalCase(name)}Function`))?.[1]?.Properties

type Statement = {
  Effect: 'Allow' | 'Deny'
  Action: string | string[]
  Resource?: unknown
  NotResource?: unknown
  Condition?: Record<string, Record<string, unknown>>
}

const everyStatementOf = (name: LambdaName): Statement[] =>
  Object.entries(application.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(`${pascalCase(name)}FunctionRole`))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)

const statementsOf = (name: LambdaName): Statement[] =>
  everyStatementOf(name).filter(({ Effect }) => Effect === 'Allow')

const actionsOf = (statements: readonly Statement[]) => statements.flatMap(({ Action }) => Action).toSorted()

const onTable = (name: LambdaName) =>
  actionsOf(statementsOf(name)).filter((each) => each.startsWith('dynamodb:'))

const foldersOf = (name: LambdaName, action: string) =>
  statementsOf(name)
    .filter(({ Action }) => [Action].flat().includes(action))
    .flatMap(({ Resource }) => text(Resource).match(/\w+\/\*/g) ?? [])
    .toSorted()

const partitionsOf = (name: LambdaName) =>
  statementsOf(name)
    .filter(({ Action }) => text(Action).includes('dynamodb:GetItem'))
    .map(({ Condition }) => Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? [])

const sealKey = (statement: Statement) => text(statement.Resource ?? '').includes('SealKey')

const storageKey = (statement: Statement) => text(statement.Resource ?? '').includes('StorageKey')

describe('the Lambdas', () => {
  test('are one per area and four others, on the newest Node and arm64, with tracing', () => {
    expect(lambdas).toHaveLength(lambdaNames.length)
    for (const [, { Properties }] of lambdas)
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
      })
  })

  test('cannot change audit entries, and only the eraser can delete them', () => {
    for (const name of lambdaNames) {
      const denied = everyStatementOf(name).filter(({ Effect }) => Effect === 'Deny')
      const may = onTable(name)
      const never = {
        Effect: 'Deny',
        Action: name === 'jobs' ? 'dynamodb:UpdateItem' : ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
        Resource: expect.anything(),
        Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*', 'PORTAL'] } },
      }
      expect([name, denied]).toEqual([name, may.includes('dynamodb:UpdateItem') ? [never] : []])
    }
  })

  test('may derive the edge’s keys only if they check or distribute them', () => {
    for (const name of lambdaNames) {
      const keys = lambdaOf(name)?.Environment.Variables.ORIGIN_KEY_IDS
      const hasRoutes = [...areas, 'desk', 'jobs'].includes(name)
      expect([name, text(keys)?.includes('OriginKey1') ?? false]).toEqual([name, hasRoutes])
      expect([name, actionsOf(statementsOf(name)).includes('kms:GenerateMac')]).toEqual([name, hasRoutes])
    }
  })

  test('have the declared reserved concurrency', () => {
    const found = Object.fromEntries(
      lambdaNames.flatMap((name) => {
        const reserved = lambdaOf(name)?.ReservedConcurrentExecutions
        return reserved === undefined ? [] : [[name, reserved]]
      }),
    )
    expect(found).toEqual(reservedConcurrency)
  })

  test.each(lambdaNames)(
    '%s has no managed policy and no wildcard on resources that can be named',
    (name) => {
      const roles = Object.entries(application.findResources('AWS::IAM::Role')).filter(([id]) =>
        id.startsWith(`${pascalCase(name)}FunctionRole`),
      )
      expect(roles.map(([, { Properties }]) => Properties.ManagedPolicyArns)).toEqual([undefined])
      const statements = statementsOf(name)
      expect(statements.length).toBeGreaterThan(3)
      const onEverything = statements.filter(({ Resource }) => Resource === '*')
      const unnamed = ['dynamodb:ListStreams', 'xray:PutTelemetryRecords', 'xray:PutTraceSegments']
      expect(actionsOf(onEverything).filter((action) => !unnamed.includes(action))).toEqual([])
      expect(actionsOf(statements).filter((action) => action.includes('*'))).toEqual([])
    },
  )

  test('of read-only areas can neither create nor delete, and only those that list may query the index', () => {
    // Recording a session's use updates its item.
    expect(onTable('reference')).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
    ])
    const asking = lambdaNames.filter((name) => text(statementsOf(name)).includes('/index/by-group'))
    expect(asking).toEqual(['desk', 'jobs'])
    expect(text(application.findResources('AWS::IAM::Policy'))).not.toContain('/index/*')
  })

  test('behind routes have only the partitions that their code uses', () => {
    for (const name of areas)
      expect([name, partitionsOf(name)]).toEqual([name, [lambdaRights[name].partitions]])
    const withPasswords = areas.filter((name) => text(partitionsOf(name)).includes('EMAIL#'))
    // The areas from kyc to agreements check whether the password was reset by mail within a day.
    expect(withPasswords).toEqual([
      'account',
      'factors',
      'companies',
      'kyc',
      'files',
      'drawdown',
      'agreements',
      'privacy',
    ])
  })

  test('encrypt and decrypt only with the contexts of their own secrets', () => {
    for (const name of lambdaNames)
      for (const statement of statementsOf(name).filter(sealKey))
        expect(statement.Condition?.['StringLike']?.['kms:EncryptionContext:context']).toBeDefined()
    const [ofApplication] = statementsOf('application').filter(sealKey)
    expect(ofApplication).toMatchObject({
      // A changed account is compared with the previous one.
      Action: ['kms:Decrypt', 'kms:GenerateDataKey'],
      Condition: { StringLike: { 'kms:EncryptionContext:context': ['account-number:*'] } },
    })
    // The former holder of a changed contact is mailed a link, whose token is encrypted in its event.
    expect(statementsOf('kyc').filter(sealKey)).toMatchObject([
      {
        Action: 'kms:GenerateDataKey',
        Condition: { StringLike: { 'kms:EncryptionContext:context': ['event'] } },
      },
    ])
    expect(statementsOf('repayment').filter(sealKey)).toEqual([])
    for (const statement of statementsOf('kyc').filter(storageKey))
      expect(statement.Condition?.['StringEquals']?.['kms:ViaService']).toBeDefined()
  })

  test('send mail from the sender only, and only the events Lambda sends mail and SMS', () => {
    const senders = lambdaNames.filter((name) => actionsOf(statementsOf(name)).includes('ses:SendEmail'))
    expect(senders).toEqual(['events'])
    const mail = statementsOf('events').find(({ Action }) => Action.includes('ses:SendEmail'))
    expect(mail?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': production.mailFrom } })
    expect(text(mail?.Resource)).not.toContain('*')
    const sms = statementsOf('events').find(({ Action }) => Action === 'sns:Publish')
    expect(sms).toMatchObject({ NotResource: 'arn:*:sns:*:*:*' })
  })
})

describe('the data', () => {
  test('the table is on demand, recoverable, protected, encrypted with a customer managed key, and has a stream', () => {
    data.hasResource('AWS::DynamoDB::Table', {
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
    for (const [template, count] of [
      [data, 3],
      [site, 1],
      [consoleSite, 1],
    ] as const) {
      const buckets = resourcesOf(template, 'AWS::S3::Bucket')
      expect(buckets).toHaveLength(count)
      for (const { Properties } of buckets)
        expect(Properties.PublicAccessBlockConfiguration).toEqual({
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        })
      const policies = resourcesOf(template, 'AWS::S3::BucketPolicy')
      expect(policies).toHaveLength(count)
      for (const policy of policies) expect(text(policy)).toContain('"aws:SecureTransport":"false"')
    }
  })

  test('files are versioned, reads are logged, only the site uploads and shows them, and incomplete uploads expire', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      VersioningConfiguration: { Status: 'Enabled' },
      LoggingConfiguration: { DestinationBucketName: Match.anyValue(), LogFilePrefix: 'files/' },
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({
            AllowedMethods: ['POST', 'GET'],
            AllowedOrigins: [`https://${production.domainName}`],
          }),
          Match.objectLike({
            AllowedMethods: ['GET'],
            AllowedOrigins: [`https://desk.${production.domainName}`],
          }),
        ],
      },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
          Match.objectLike({
            Prefix: 'uploads/',
            ExpirationInDays: 1,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          }),
        ]),
      },
    })
  })

  test('keys rotate, except for the certified one and one that KMS cannot rotate', () => {
    const keys = [data, application, watch].flatMap((template) => resourcesOf(template, 'AWS::KMS::Key'))
    const [papers, ...others] = keys.filter(({ Properties }) => Properties.KeySpec === 'RSA_3072')
    expect(others).toEqual([])
    expect(papers?.Properties).toMatchObject({ KeyUsage: 'SIGN_VERIFY' })
    for (const key of keys.filter(
      (each) => each !== papers && each.Properties.KeyUsage !== 'GENERATE_VERIFY_MAC',
    ))
      expect(key.Properties.EnableKeyRotation).toBe(true)
  })

  test('documents are signed by the certifying Lambda and by the certificate’s issuer', () => {
    const [papers] = resourcesOf(data, 'AWS::KMS::Key').filter(
      ({ Properties }) => Properties.KeySpec === 'RSA_3072',
    )
    const statements = papers?.Properties.KeyPolicy.Statement as Statement[]
    const [administers, signs] = statements
    expect(statements).toHaveLength(2)
    expect(actionsOf([administers as Statement]).filter((action) => /\*$|Sign/.test(action))).not.toContain(
      'kms:*',
    )
    expect(text(administers)).not.toContain('kms:Sign')
    expect(signs?.Action).toBe('kms:Sign')
    expect(text(signs?.Condition)).toContain('role/seller-portal-production-certifier')
    expect(text(signs?.Condition)).toContain('role/seller-portal-production-certificate-issuer')
    const allowed = lambdaNames.filter((name) => actionsOf(statementsOf(name)).includes('kms:Sign'))
    expect(allowed).toEqual(['events'])
    expect(text(application.findResources('AWS::IAM::Role'))).toContain('seller-portal-production-certifier')
    const certification = text(lambdaOf('events')?.Environment.Variables.CERTIFICATION)
    expect(certification).toContain('certificates/production.pem')
    expect(settingsOf(production, 'events')['LOCK_YEARS']).toBe('7')
    expect(lambdaOf('desk')?.Environment.Variables.CERTIFICATION).toBeUndefined()
  })

  test('no role deletes an executed document, and the bucket’s rule only erased ones', () => {
    const denied = resourcesOf(data, 'AWS::S3::BucketPolicy')
      .flatMap(
        ({ Properties }) => Properties.PolicyDocument.Statement as (Statement & Record<string, unknown>)[],
      )
      .filter(({ Action }) => text(Action).includes('"s3:DeleteObject"'))
    expect(denied).toMatchObject([
      {
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: ['s3:BypassGovernanceRetention', 's3:DeleteObject', 's3:DeleteObjectVersion'],
      },
    ])
    expect(text(denied[0]?.Resource)).toContain('"/agreements/*"')
    expect(denied[0]?.Condition).toBeUndefined()
    const [files] = resourcesOf(data, 'AWS::S3::Bucket').filter(
      ({ Properties }) => Properties.LifecycleConfiguration.Rules.length > 1,
    )
    const ends = ((files?.Properties.LifecycleConfiguration.Rules ?? []) as Record<string, unknown>[]).filter(
      (rule) => rule['ExpirationInDays'] || rule['NoncurrentVersionExpiration'],
    )
    expect(ends.map(({ Prefix }) => Prefix).toSorted()).toEqual([
      'agreements/',
      'analytics-results/',
      'analytics/',
      'audit/',
      'documents/',
      'uploads/',
    ])
    expect(ends.find(({ Prefix }) => Prefix === 'agreements/')).toMatchObject({
      TagFilters: [{ Key: 'erased', Value: 'yes' }],
      ExpirationInDays: 1,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    })
  })

  test('only the erasure job marks an executed document for that rule', () => {
    const tagging = lambdaNames.filter((name) =>
      actionsOf(statementsOf(name)).includes('s3:PutObjectTagging'),
    )
    expect(tagging).toEqual(['jobs'])
    expect(foldersOf('jobs', 's3:PutObjectTagging')).toEqual(['agreements/*'])
    const [denied] = resourcesOf(data, 'AWS::S3::BucketPolicy')
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Record<string, unknown>[])
      .filter(({ Action }) => text(Action).includes('s3:PutObjectTagging'))
    expect(denied).toMatchObject({ Effect: 'Deny', Principal: { AWS: '*' } })
    expect(text(denied?.['Resource'])).toContain('"/agreements/*"')
    const eraser = 'seller-portal-production-eraser'
    expect(text(denied?.['Condition'])).toMatch(new RegExp(`ArnNotEquals.*role/${eraser}`))
    expect(resourcesOf(application, 'AWS::IAM::Role').map(({ Properties }) => Properties.RoleName)).toContain(
      eraser,
    )
  })

  test('the buckets’ lifecycle rules expire the exported audit, the trail and deleted files as the retention schedule states', () => {
    const rules = resourcesOf(data, 'AWS::S3::Bucket').flatMap(
      ({ Properties }) => (Properties.LifecycleConfiguration?.Rules ?? []) as Record<string, unknown>[],
    )
    const { lenderActs, deletedFiles } = retention
    expect(production.lockYears).toBe(lenderActs.keep.years)
    expect(rules).toContainEqual(
      expect.objectContaining({
        Prefix: 'audit/',
        ExpirationInDays: retentionDays('lenderActs'),
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      }),
    )
    expect(rules).toContainEqual(
      expect.objectContaining({
        Prefix: 'documents/',
        NoncurrentVersionExpiration: { NoncurrentDays: deletedFiles.keep.days },
      }),
    )
    expect(rules).toContainEqual(
      expect.objectContaining({
        ExpirationInDays: 365 * lenderActs.keep.years + 1,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      }),
    )
  })

  test('a Lambda has only the bucket’s folders that its code uses', () => {
    const everything = lambdaNames
      .flatMap((name) => statementsOf(name))
      .map(({ Resource }) => text(Resource ?? ''))
    expect(everything.filter((resource) => resource.includes('"/*"'))).toEqual([])
    expect(foldersOf('agreements', 's3:GetObject')).toEqual(['agreements/*'])
    expect(foldersOf('files', 's3:PutObject')).toEqual(['documents/*', 'uploads/*'])
    for (const name of lambdaNames)
      expect([name, foldersOf(name, 's3:DeleteObject')]).not.toEqual([
        name,
        expect.arrayContaining(['agreements/*']),
      ])
  })

  test('executed documents can be locked', () => {
    data.hasResourceProperties('AWS::S3::Bucket', { ObjectLockEnabled: true })
    expect(actionsOf(statementsOf('events'))).toContain('s3:PutObjectRetention')
  })
})

const eventNamed = (name: unknown) => ({ type: { S: ['event'] }, name: { S: name } })

describe('events and schedules', () => {
  const mappings = resourcesOf(application, 'AWS::Lambda::EventSourceMapping')
  const mappingOf = (lane: LaneName) =>
    mappings.find(({ Properties }) => text(Properties.FunctionName).includes(`"${pascalCase(lane)}Function`))
      ?.Properties
  const patternsOf = (lane: LaneName): object[] =>
    mappingOf(lane)?.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern))
  const isRedelivered = { handOvers: { N: [{ exists: true }] }, doneAt: { S: [{ exists: false }] } }

  // More than two readers of a shard are throttled.
  test('the stream has two lanes, which bisect failed batches, and keep failures', () => {
    expect(mappings).toHaveLength(2)
    for (const lane of ['events', 'bulk-events'] as const)
      expect(mappingOf(lane)).toMatchObject({
        BatchSize: laneLimits[lane].batchSize,
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 10,
        ParallelizationFactor: 10,
        StartingPosition: 'TRIM_HORIZON',
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      })
  })

  test('new and redelivered events are in one lane by their name, the portfolio and audit entries in one each', () => {
    const others = eventNamed([{ 'anything-but': [...bulkEvents] }])
    expect(patternsOf('events')).toEqual([
      { eventName: ['INSERT'], dynamodb: { NewImage: others } },
      { eventName: ['MODIFY'], dynamodb: { NewImage: { ...others, ...isRedelivered } } },
      { eventName: ['MODIFY'], dynamodb: { Keys: { pk: { S: [{ prefix: 'AUDIT#' }] } } } },
    ])
    const bulk = eventNamed([...bulkEvents])
    expect(patternsOf('bulk-events')).toEqual([
      { eventName: ['INSERT'], dynamodb: { NewImage: bulk } },
      { eventName: ['MODIFY'], dynamodb: { NewImage: { ...bulk, ...isRedelivered } } },
      // The item types that the portfolio counts.
      {
        dynamodb: {
          NewImage: {
            type: { S: ['facility', 'drawdown', 'charge-order', 'credit-application'] },
            facilityId: { S: [{ exists: true }] },
          },
        },
      },
    ])
  })

  test('a lane ends its batch before Lambda does', () => {
    expect(laneLimits['bulk-events'].beginWithinMs + longestStepMs).toBeLessThan(
      laneLimits['bulk-events'].timeoutSeconds * 1000,
    )
    for (const lane of ['events', 'bulk-events'] as const)
      expect(lambdaOf(lane)?.Timeout).toBe(laneLimits[lane].timeoutSeconds)
  })

  test('an alarm reports a lane that is behind, for codes after a minute', () => {
    const late = Object.fromEntries(
      resourcesOf(monitoring, 'AWS::CloudWatch::Alarm')
        .filter(({ Properties }) => Properties.MetricName === 'IteratorAge')
        .map(({ Properties }) => [
          text(Properties.Dimensions).match(/Ref(\w+)Function/)?.[1],
          Properties.Threshold,
        ]),
    )
    expect(late).toEqual({ Events: 60_000, BulkEvents: 30 * 60_000 })
  })

  const expressions: Record<(typeof schedules)[number]['job'], string> = {
    'daily-close': 'cron(10/10 16-19 * * ? *)',
    'repayment-deductions': 'cron(15 1-11 * * ? *)',
    'repayment-reminders': 'cron(30 2,6 * * ? *)',
    'token-expiry': 'cron(0/15 * * * ? *)',
    'key-rotation': 'cron(40 16 * * ? *)',
    'origin-key': 'cron(5 0 * * ? *)',
    'review-reminders': 'cron(40 2,6 * * ? *)',
    'shop-reading': 'cron(3/5 * * * ? *)',
    'payment-balance-refresh': 'cron(8/15 * * * ? *)',
    'benchmark-refresh': 'cron(30 13,20 * * ? *)',
    'exchange-rate-refresh': 'cron(25 15,19 * * ? *)',
    'red-packet-expiry': 'cron(20 16 * * ? *)',
    'peer-figures': 'cron(25 16 * * ? *)',
    'audit-export': 'cron(35 1 * * ? *)',
    'analytics-export': 'cron(4/5 18-23 * * ? *)',
    'portfolio-day': 'cron(45 16-23 * * ? *)',
    'month-end': 'cron(5/10 16-20 * * ? *)',
    'portfolio-rebuild': 'cron(15 18-23 * * ? *)',
    'nightly-screening': 'cron(25/10 17-20 * * ? *)',
    'nightly-risk-rating': 'cron(15/10 17-20 * * ? *)',
    'event-sweep': 'cron(5/15 * * * ? *)',
    'file-sweep': 'cron(50 16 * * ? *)',
    erasure: 'cron(55 16 * * ? *)',
    reseal: 'cron(5 17 * * ? *)',
    'scan-watch': 'cron(10/15 * * * ? *)',
    'site-watch': 'cron(2/15 * * * ? *)',
    'signing-follow-up': 'cron(20 1,5 * * ? *)',
  }

  const scheduled = resourcesOf(application, 'AWS::Events::Rule').filter(
    ({ Properties }) => Properties.ScheduleExpression,
  )

  test.each(schedules.map(({ job }) => job))(
    '%s runs by its schedule, in each of its shards, with a dead-letter queue for failed invocations',
    (job) => {
      const rules = scheduled.filter(({ Properties }) =>
        Properties.Targets.some(({ Input }: { Input: string }) => JSON.parse(Input).job === job),
      )
      for (const { Properties } of rules) {
        expect(Properties).toMatchObject({ ScheduleExpression: expressions[job], State: 'ENABLED' })
        // The limit of EventBridge.
        expect(Properties.Targets.length).toBeLessThanOrEqual(5)
      }
      const targets = rules.flatMap(({ Properties }) => Properties.Targets as Record<string, unknown>[])
      expect(targets.map(({ Input }) => JSON.parse(Input as string))).toEqual(
        isShardedJob(job)
          ? Array.from({ length: jobShards[job] }, (_, shard) => ({ job, shard }))
          : [{ job }],
      )
      for (const target of targets)
        expect(target).toMatchObject({
          Arn: { Ref: expect.stringMatching('^JobsFunctionLive') },
          DeadLetterConfig: expect.anything(),
          RetryPolicy: { MaximumRetryAttempts: 10 },
        })
    },
  )

  test('nothing else is scheduled', () => {
    const jobs = scheduled.flatMap(({ Properties }) =>
      Properties.Targets.map(({ Input }: { Input: string }) => JSON.parse(Input).job),
    )
    expect([...new Set(jobs)].toSorted()).toEqual(schedules.map(({ job }) => job).toSorted())
  })

  test('a failed job is retried, and then kept in the dead-letter queue', () => {
    application.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('^JobsFunction') },
      MaximumRetryAttempts: 2,
      DestinationConfig: {
        OnFailure: { Destination: { 'Fn::GetAtt': [Match.stringLikeRegexp('^JobsDeadLetters'), 'Arn'] } },
      },
    })
  })

  test.each(schedules)('an alarm reports that $job did not run', ({ job }) => {
    const [alarm] = resourcesOf(monitoring, 'AWS::CloudWatch::Alarm').filter(({ Properties }) =>
      Properties.AlarmName.endsWith(`-${job}-missed`),
    )
    const { Period, EvaluationPeriods } = alarm?.Properties ?? {}
    expect(alarm?.Properties).toMatchObject({
      TreatMissingData: 'breaching',
      ComparisonOperator: 'LessThanThreshold',
      MetricName: 'JobDone',
      Dimensions: [{ Name: 'Job', Value: job }],
    })
    // CloudWatch evaluates at most a day, or seven if the period is an hour or more.
    expect(Period * EvaluationPeriods).toBeLessThanOrEqual((Period < 3600 ? 1 : 7) * 86_400)
  })
})

describe('mail', () => {
  test('is signed, requires TLS, and reports deliveries, bounces and complaints', () => {
    application.hasResourceProperties('AWS::SES::EmailIdentity', {
      ConfigurationSetAttributes: { ConfigurationSetName: Match.anyValue() },
      MailFromAttributes: { MailFromDomain: `bounce.${production.domainName}` },
    })
    const records = resourcesOf(application, 'AWS::Route53::RecordSet').map(({ Properties }) =>
      text(Properties),
    )
    expect(records.filter((each) => each.includes('DkimDNSTokenName'))).toHaveLength(3)
    expect(records.filter((each) => each.includes('v=DMARC1'))).toHaveLength(1)
    application.hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: [] },
    })
    application.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    })
    application.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: { source: ['aws.ses'], detail: Match.objectLike({ eventType: ['Bounce', 'Complaint'] }) },
      Targets: [
        Match.objectLike({
          Arn: { Ref: Match.stringLikeRegexp('^EventsFunctionLive') },
          DeadLetterConfig: Match.anyValue(),
        }),
      ],
    })
  })

  test('comes from the domain of its environment', () => {
    for (const { mailFrom, domainName } of Object.values(environments))
      expect(mailFrom).toMatch(new RegExp(`@${domainName}$`))
  })
})

describe('the malware scan', () => {
  const rights = Object.entries(application.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith('MalwareScanRole'))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement as Statement[])

  test('scans every file, and reports this bucket’s results to the events Lambda', () => {
    application.hasResource('AWS::GuardDuty::MalwareProtectionPlan', {
      Properties: {
        ProtectedResource: { S3Bucket: { BucketName: Match.anyValue(), ObjectPrefixes: ['documents/'] } },
      },
      DependsOn: Match.arrayWith([Match.stringLikeRegexp('^MalwareScanRoleDefaultPolicy')]),
    })
    application.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.guardduty'],
        'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
        detail: { s3ObjectDetails: { bucketName: [Match.anyValue()] } },
      },
      Targets: [
        Match.objectLike({
          Arn: { Ref: Match.stringLikeRegexp('^EventsFunctionLive') },
          DeadLetterConfig: Match.anyValue(),
        }),
      ],
    })
  })

  test('reads files and writes none', () => {
    const onObjects = rights.filter(({ Resource }) => text(Resource).includes('documents/'))
    expect(actionsOf(onObjects)).toEqual(['s3:GetObject', 's3:GetObjectVersion'])
    const writing = rights.filter(({ Action }) => text(Action).includes('s3:PutObject'))
    expect(text(writing.map(({ Resource }) => Resource))).toMatch(
      /malware-protection-resource-validation-object"\]/,
    )
  })
})

describe('the analysts’ tables', () => {
  const { analytics } = templates
  const tables = resourcesOf(analytics, 'AWS::Glue::Table').map(({ Properties }) => Properties.TableInput)

  test('are those of the export, by day, with its columns', () => {
    expect(tables.map(({ Name }) => Name)).toEqual(analyticsEntities.map(({ name }) => name))
    for (const [index, { name, columns }] of analyticsEntities.entries()) {
      const { PartitionKeys, Parameters, StorageDescriptor } = tables[index]
      expect(PartitionKeys).toEqual([{ Name: 'day', Type: 'string' }])
      expect(text(StorageDescriptor.Location)).toContain(`/analytics/${name}/"`)
      expect(text(Parameters['storage.location.template'])).toContain(`/analytics/${name}/day=\${day}/"`)
      expect(StorageDescriptor.Columns.map(({ Name }: { Name: string }) => Name)).toEqual(
        columns.map((column) => column.name),
      )
    }
  })

  test('are all that an analyst reads, and their files expire', () => {
    const [policy] = resourcesOf(analytics, 'AWS::IAM::ManagedPolicy')
    const statements = policy?.Properties.PolicyDocument.Statement as Statement[]
    expect(statements.filter(({ Effect }) => Effect !== 'Allow')).toEqual([])
    const touching = (action: string) =>
      statements.filter(({ Action }) => [Action].flat().includes(action)).flatMap(({ Resource }) => Resource)
    expect(
      text(touching('s3:GetObject'))
        .match(/"\/[^"]+"/g)
        ?.toSorted(),
    ).toEqual(['"/analytics-results/*"', '"/analytics/*"'])
    expect(text(touching('s3:PutObject')).match(/"\/[^"]+"/g)).toEqual(['"/analytics-results/*"'])
    expect(actionsOf(statements).filter((action) => /dynamodb|Delete|\*/.test(action))).toEqual([])
    const [files] = resourcesOf(data, 'AWS::S3::Bucket').filter(
      ({ Properties }) => Properties.LifecycleConfiguration.Rules.length > 1,
    )
    for (const Prefix of ['analytics/', 'analytics-results/'])
      expect(files?.Properties.LifecycleConfiguration.Rules).toContainEqual({
        Prefix,
        Status: 'Enabled',
        ExpirationInDays: retentionDays('backups'),
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      })
  })

  test('are queried in a workgroup that encrypts its results and bounds a query', () => {
    analytics.hasResourceProperties('AWS::Athena::WorkGroup', {
      WorkGroupConfiguration: {
        EnforceWorkGroupConfiguration: true,
        BytesScannedCutoffPerQuery: 10_000_000_000,
        ResultConfiguration: { EncryptionConfiguration: { EncryptionOption: 'SSE_KMS' } },
      },
    })
  })
})

test('durations of calls are measured by area and outcome, since each endpoint would be billed', () => {
  const durations = resourcesOf(monitoring, 'AWS::Logs::MetricFilter').flatMap(({ Properties }) =>
    Properties.MetricTransformations.filter(({ Unit }: { Unit?: string }) => Unit === 'Milliseconds'),
  )
  expect(durations.map(({ MetricName }) => MetricName).toSorted()).toEqual(
    areas.map((area) => `CallDuration-${area}`).toSorted(),
  )
  for (const { Dimensions } of durations) expect(Dimensions).toEqual([{ Key: 'Status', Value: '$.status' }])
})

describe('alarms', () => {
  const alarms = [application, monitoring, watch].flatMap((template) =>
    resourcesOf(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties),
  )
  const alarmsOn = (name: string) => alarms.filter((alarm) => text(alarm).includes(`"${name}"`))
  const handbook = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')

  test.each(
    alarms.map((alarm) => [
      alarm.AlarmName.replace(/^seller-portal-production-(application|monitoring|watch)-/, ''),
      alarm,
    ]),
  )('%s states its impact, notifies by mail, and is in the runbook', (name, alarm) => {
    expect(alarm.AlarmDescription).toMatch(/sellers?|nobody|everybody|lender/i)
    expect(alarm.AlarmActions).toHaveLength(1)
    expect(handbook).toContain(`\`${name}\``)
  })

  test('watch every dead-letter queue', () => {
    const watched = new Set(
      alarms.flatMap(({ Dimensions = [] }) =>
        Dimensions.filter(({ Name }: { Name: string }) => Name === 'QueueName').map(
          ({ Value }: { Value: unknown }) => text(Value),
        ),
      ),
    )
    expect(watched.size).toBe(resourcesOf(application, 'AWS::SQS::Queue').length)
  })

  test('count log lines that the code writes', () => {
    const lines = resourcesOf(monitoring, 'AWS::Logs::MetricFilter').map(
      ({ Properties }) => Properties.FilterPattern.match(/\$\.message = "([^"]+)"/)?.[1],
    )
    const written = [
      'http/area-lambda.ts',
      'jobs/handler.ts',
      'jobs/event-sweep.ts',
      'jobs/daily-close.ts',
      'jobs/scan-watch.ts',
      'events/scan-result.ts',
      'factors/on-factor-activity.ts',
      'events/handler.ts',
      'http/viewer-address.ts',
      'desk/payments/alert-on-payee-mismatch.ts',
    ].map((file) => readFileSync(join(import.meta.dirname, '..', '..', 'functions', file), 'utf8'))
    expect(new Set(lines).size).toBe(11)
    for (const line of new Set(lines))
      expect(written.some((source) => new RegExp(`'(?:info|error)', '${line}'`).test(source))).toBe(true)
  })

  test('exist for each abuse signal, which every Lambda with routes logs, and for requests that the firewall blocks', () => {
    const filters = resourcesOf(monitoring, 'AWS::Logs::MetricFilter').filter(({ Properties }) =>
      Properties.FilterPattern.includes('$.sign = '),
    )
    expect(new Set(filters.map(({ Properties }) => text(Properties.LogGroupName))).size).toBe(areas.length)
    for (const sign of allAbuseSignals)
      expect(alarmsOn('Signs').filter(({ Dimensions }) => Dimensions[0].Value === sign)).toMatchObject([
        { AlarmName: expect.stringMatching(`-${alarmByAbuseSignal[sign]}$`) },
      ])
    const [acl] = resourcesOf(edge, 'AWS::WAFv2::WebACL')
    expect(alarmsOn('BlockedRequests')).toMatchObject([
      {
        Namespace: 'AWS/WAFV2',
        Dimensions: [
          { Name: 'Rule', Value: 'ALL' },
          { Name: 'WebACL', Value: acl?.Properties.VisibilityConfig.MetricName },
        ],
      },
    ])
  })

  test('include those that the attack scenarios name', () => {
    const names = alarms.map(({ AlarmName }) => String(AlarmName))
    const said = new Set(
      attackRows().flatMap(({ leaves }) => leaves.filter((each) => each.startsWith('alarm '))),
    )
    expect(said.size).toBeGreaterThan(5)
    for (const each of said)
      expect(names.filter((name) => name.endsWith(`-${each.replace('alarm ', '')}`))).toHaveLength(1)
  })

  test('page whoever is on call, in both regions, through https', () => {
    for (const template of [application, watch])
      template.hasResourceProperties('AWS::SNS::Subscription', {
        Protocol: 'https',
        Endpoint: production.alarmPager,
      })
  })

  test('notify the operator through an encrypted topic', () => {
    for (const template of [application, watch]) {
      template.hasResourceProperties('AWS::SNS::Topic', { KmsMasterKeyId: Match.anyValue() })
      template.hasResourceProperties('AWS::SNS::Subscription', {
        Protocol: 'email',
        Endpoint: production.alarmMail,
      })
    }
  })

  test('watch the distribution’s errors and every edge function in the region of their metrics', () => {
    expect(portal.stacks.watch.region).toBe('us-east-1')
    const global = { Name: 'Region', Value: 'Global' }
    const ofDistribution = {
      Namespace: 'AWS/CloudFront',
      Dimensions: [{ Name: 'DistributionId', Value: expect.anything() }, global],
      Statistic: 'Average',
      Threshold: 5,
      TreatMissingData: 'notBreaching',
    }
    expect(alarmsOn('5xxErrorRate')).toMatchObject([ofDistribution, ofDistribution])
    const failuresOf = (name: string) =>
      [
        ['thrown', 'FunctionExecutionErrors'],
        ['invalid', 'FunctionValidationErrors'],
      ].map(([Id, MetricName]) => ({
        Id,
        MetricStat: {
          Metric: {
            Namespace: 'AWS/CloudFront',
            MetricName,
            Dimensions: [{ Name: 'FunctionName', Value: name }, global],
          },
          Stat: 'Sum',
        },
      }))
    const functions = [site, consoleSite].flatMap((template) =>
      resourcesOf(template, 'AWS::CloudFront::Function').map(({ Properties }) => Properties.Name),
    )
    expect(alarmsOn('FunctionExecutionErrors')).toHaveLength(functions.length)
    for (const name of functions)
      expect(alarmsOn(name)).toMatchObject([
        {
          Threshold: 1,
          Metrics: [{ Expression: 'FILL(thrown, 0) + FILL(invalid, 0)' }, ...failuresOf(name)],
          TreatMissingData: 'notBreaching',
        },
      ])
  })
})

/** Applies the firewall's transformations to a path, as the API treats all spellings of a path alike. */
const asRead = (path: string, types: readonly string[]) =>
  types.reduce(
    (read, type) =>
      type === 'URL_DECODE'
        ? decodeURIComponent(read)
        : type === 'NORMALIZE_PATH'
          ? new URL(read.replace(/\/+/g, '/'), 'https://site').pathname
          : read.toLowerCase(),
    path,
  )

const secretField =
  /^(code|phone_code|email_code|recovery_code|passkey|password|old_password|id_last_four|(access|link)?token)$/

/** Whether an endpoint accepts a secret that an attacker might guess. */
const guessed = (endpoint: Endpoint): boolean => {
  const { query, headers, body } = schemasOf(endpoint)
  return [query, headers, body]
    .flatMap((part) => Object.keys(part?.shape ?? {}))
    .some((name) => secretField.test(name))
}

/** Exceptions: endpoints with a secret of 256 bits, or with none of the portal's. The signing page polls. */
const nothingToGuess: Record<string, string> = {
  'add-shop-account': 'keeps the password of a shop',
  'decline-signing': 'the secret of the link, and of a session that came of a code',
  'edit-shop-account': 'keeps the password of a shop',
  'oauth-callback': 'the code is the platform’s',
  'object-to-contact': 'the secret of the mailed link',
  'open-objection': 'the secret of the mailed link',
  'open-signing': 'the secret of the link, every five seconds while a signing is followed',
  'prove-signatory':
    'takes a session that was proven; whatever is wrong costs the code one of its five guesses',
  'record-reading': 'the secret of the link, as often as a reader goes on',
  'sign-agreement': 'the secret of the link, and of a session that came of a code',
}

describe('the site', () => {
  const { DistributionConfig } = resourcesOf(site, 'AWS::CloudFront::Distribution')[0]?.Properties ?? {}
  const behaviourOf = (pattern: string) =>
    DistributionConfig.CacheBehaviors.find(
      ({ PathPattern }: { PathPattern: string }) => PathPattern === pattern,
    )
  const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'

  test('is served over TLS with security headers, and only runs its own script files', () => {
    site.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: Match.anyValue(), Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 31_536_000,
            IncludeSubdomains: true,
            Override: true,
          },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          ContentTypeOptions: { Override: true },
        },
      },
    })
    expect(text(resourcesOf(site, 'AWS::CloudFront::ResponseHeadersPolicy'))).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    )
    const [headers] = resourcesOf(site, 'AWS::CloudFront::ResponseHeadersPolicy')
    const policy = headers?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy
      .ContentSecurityPolicy as { 'Fn::Join': [string, unknown[]] }
    const written = policy['Fn::Join'][1]
      .map((part) => (typeof part === 'string' ? part : text(part).includes('Files') ? 'BUCKET' : '?'))
      .join('')
    expect(/connect-src ([^;]*);/.exec(written)?.[1]).toBe(`'self' https://BUCKET.s3.${production.region}.?`)
    expect(DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https')
    for (const {
      PathPattern,
      ViewerProtocolPolicy,
      ResponseHeadersPolicyId,
    } of DistributionConfig.CacheBehaviors) {
      expect([PathPattern, ViewerProtocolPolicy]).not.toEqual([PathPattern, 'allow-all'])
      expect(ResponseHeadersPolicyId).toBeDefined()
    }
    expect(DistributionConfig.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' })
    expect(DistributionConfig.Aliases).toEqual([production.domainName])
  })

  test('caches hashed files, compressed, but neither the configuration nor the API', () => {
    expect(behaviourOf('/config.json').CachePolicyId).toBe(cachingDisabled)
    expect(behaviourOf('/api/*').CachePolicyId).toBe(cachingDisabled)
    expect(behaviourOf('/financing/assets/*')).toMatchObject({
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
      Compress: true,
    })
    site.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: { MinTTL: 0, DefaultTTL: 0 },
    })
    const uploads = resourcesOf(site, 'Custom::CDKBucketDeployment').map(({ Properties }) => [
      Properties.DestinationBucketKeyPrefix,
      Properties.SystemMetadata['cache-control'],
    ])
    expect(uploads).toEqual([
      ['financing/assets', 'max-age=31536000, immutable'],
      ['financing', 'no-store'],
      [undefined, 'no-store'],
    ])
  })

  test('authenticates to the API by a key from the edge’s store, and passes on the viewer’s address', () => {
    const api = DistributionConfig.Origins.find(
      (origin: { CustomOriginConfig?: object }) => origin.CustomOriginConfig,
    )
    expect(api.OriginCustomHeaders).toBeUndefined()
    expect(text(behaviourOf('/api/*').FunctionAssociations)).toContain('ToRoute')
    const toRoute = resourcesOf(site, 'AWS::CloudFront::Function').find(({ Properties }) =>
      Properties.FunctionCode.includes('x-origin-proof'),
    )
    expect(text(toRoute?.Properties.FunctionConfig.KeyValueStoreAssociations)).toContain('EdgeStore')
    expect(toRoute?.Properties.FunctionCode.length).toBeLessThan(10_000)
  })

  test('knows the site’s files, and has S3 respond with 404 to missing assets', () => {
    const router = resourcesOf(site, 'AWS::CloudFront::Function').find(({ Properties }) =>
      Properties.FunctionCode.includes('没有这个文件'),
    )
    for (const path of ['/financing/index.html', '/config.json', '/robots.txt', '/sitemap.xml'])
      expect(router?.Properties.FunctionCode).toContain(`"${path}"`)
    expect(router?.Properties.FunctionCode).not.toContain('/assets/')
    expect(text(resourcesOf(site, 'AWS::S3::BucketPolicy'))).toMatch(/"Action":\[?"[^\]]*s3:ListBucket/)
    // An error page would also replace the API's errors.
    expect(DistributionConfig.CustomErrorResponses).toBeUndefined()
  })

  test('the edge receives its first key when the Lambdas are deployed', () => {
    application.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.cloudformation'],
        detail: {
          'stack-id': [{ Ref: 'AWS::StackId' }],
          'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
        },
      },
      Targets: [Match.objectLike({ Input: '{"job":"origin-key"}' })],
    })
  })

  test('is behind a firewall in its own region, with managed rules and rate limits by address', () => {
    expect(portal.stacks.edge.region).toBe('us-east-1')
    expect(DistributionConfig.WebACLId).toBeDefined()
    const [acl] = resourcesOf(edge, 'AWS::WAFv2::WebACL')
    expect(acl?.Properties.Scope).toBe('CLOUDFRONT')
    const rules = acl?.Properties.Rules as { Name: string; Action?: object; Statement: any }[]
    expect(rules.map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesCommonRuleSet',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'TriesByAddress',
      'CallsByAddress',
    ])
    const limits = rules.filter(({ Statement }) => Statement.RateBasedStatement)
    expect(limits.map(({ Action }) => Object.keys(Action ?? {}))).toEqual([['Block'], ['Block']])
    const ofTries = limits[0]?.Statement.RateBasedStatement.ScopeDownStatement.OrStatement.Statements as {
      ByteMatchStatement: { SearchString: string; TextTransformations: { Priority: number; Type: string }[] }
    }[]
    const countsAsTry = (path: string) =>
      ofTries.some(({ ByteMatchStatement: { SearchString, TextTransformations } }) =>
        asRead(
          path,
          TextTransformations.toSorted((a, b) => a.Priority - b.Priority).map(({ Type }) => Type),
        ).startsWith(SearchString),
      )
    for (const path of [
      '/api/login',
      '/api/%6cogin',
      '/api//login',
      '/api/x/../login',
      '/%61pi/accessToken/login',
    ])
      expect([path, countsAsTry(path)]).toEqual([path, true])
    expect(countsAsTry('/metadata/dictionary')).toBe(false)
    const tried = limits[0]?.Statement.RateBasedStatement.ScopeDownStatement.OrStatement.Statements.map(
      (each: any) => each.ByteMatchStatement.SearchString as string,
    ) as string[]
    const paths = areas.flatMap((area) => Object.values<Endpoint>(allEndpoints[area]).map(({ path }) => path))
    for (const prefix of tried) expect(paths.some((path) => path.toLowerCase().startsWith(prefix))).toBe(true)
    const uncounted = areas
      .flatMap((area) => Object.values<Endpoint>(allEndpoints[area]))
      .filter((endpoint) => guessed(endpoint) && !countsAsTry(endpoint.path))
    expect(uncounted.map(({ name }) => name).toSorted()).toEqual(Object.keys(nothingToGuess))
    // The limit of capacity units without a fee: managed rule groups, two rate limits, and a match with three
    // transformations per path.
    expect(25 + 700 + 200 + 2 * 2 + ofTries.length * (2 + 3 * 10)).toBeLessThanOrEqual(1500)
  })

  test('redacts tokens and entered text from the firewall’s samples', () => {
    const [acl] = resourcesOf(edge, 'AWS::WAFv2::WebACL')
    const kept = acl?.Properties.DataProtectionConfig.DataProtections as {
      Action: string
      Field: { FieldType: string; FieldKeys?: string[] }
      ExcludeRuleMatchDetails: boolean
      ExcludeRateBasedDetails: boolean
    }[]
    for (const each of kept)
      expect(each).toMatchObject({
        Action: 'SUBSTITUTION',
        ExcludeRuleMatchDetails: false,
        ExcludeRateBasedDetails: false,
      })
    const fields = new Map(kept.map(({ Field }) => [Field.FieldType, Field.FieldKeys]))
    expect(fields.get('SINGLE_HEADER')).toEqual(expect.arrayContaining(['authorization', 'cookie']))
    expect(fields.has('QUERY_STRING') && fields.get('QUERY_STRING') === undefined).toBe(true)
    expect(fields.has('BODY')).toBe(true)
    // Samples cannot redact paths, so no path may contain a token.
    const inPaths = areas
      .flatMap((area) => Object.values<Endpoint>(allEndpoints[area]))
      .flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(new Set(inPaths)).toEqual(new Set(['userId', 'id', 'keywords']))
  })

  test('logs what it blocks or counts, and no token', () => {
    const [acl] = resourcesOf(edge, 'AWS::WAFv2::WebACL')
    const [logging] = resourcesOf(edge, 'AWS::WAFv2::LoggingConfiguration')
    const { RedactedFields, LoggingFilter, LogDestinationConfigs } = logging?.Properties ?? {}
    const redacted = (RedactedFields as { SingleHeader?: { Name: string }; QueryString?: object }[]).map(
      ({ SingleHeader, QueryString }) => SingleHeader?.Name ?? (QueryString && 'the query'),
    )
    // The same headers as in its samples.
    const { FieldKeys: inSamples } = acl?.Properties.DataProtectionConfig.DataProtections[0].Field ?? {}
    expect(redacted).toEqual([...inSamples, 'the query'])
    expect(LoggingFilter).toEqual({
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'].map((Action) => ({
            ActionCondition: { Action },
          })),
        },
      ],
    })
    const [group] = resourcesOf(edge, 'AWS::Logs::LogGroup')
    expect(group?.Properties).toMatchObject({
      LogGroupName: 'aws-waf-logs-seller-portal-production',
      RetentionInDays: retentionDays('logs'),
    })
    expect(text(LogDestinationConfigs)).toMatch(/:log-group:/)
    expect(text(LogDestinationConfigs)).not.toContain(':*')
  })

  test('has its own name servers, kept in production', () => {
    domain.hasResource('AWS::Route53::HostedZone', { DeletionPolicy: 'Retain' })
    expect(resourcesOf(site, 'AWS::Route53::RecordSet')).toHaveLength(2)
  })
})

describe('the trail of the account', () => {
  test('records access outside of the portal, in every region, where nobody can delete it', () => {
    const [trail] = resourcesOf(data, 'AWS::CloudTrail::Trail')
    expect(trail?.Properties).toMatchObject({
      IsLogging: true,
      IsMultiRegionTrail: true,
      EnableLogFileValidation: true,
    })
    const selectors = trail?.Properties.AdvancedEventSelectors as { FieldSelectors: unknown[] }[]
    expect(trail?.Properties.EventSelectors ?? []).toEqual([])
    const [management, papers, table] = selectors.map(({ FieldSelectors }) => text(FieldSelectors))
    expect(management).toBe(text([{ Equals: ['Management'], Field: 'eventCategory' }]))
    expect(papers).toMatch(/agreements\/.*audit\//)
    expect(table).toMatch(/AWS::DynamoDB::Table.*DataTable/)
    // Excludes exactly the roles whose writes are expected.
    for (const role of ['application-', 'certifier', 'eraser'])
      expect(table).toContain(`assumed-role/seller-portal-production-${role}"`)
    expect(table?.match(/assumed-role/g)).toHaveLength(3)
    const kept = resourcesOf(data, 'AWS::S3::Bucket').filter(
      ({ Properties }) => Properties.ObjectLockConfiguration?.Rule,
    )
    expect(kept).toHaveLength(1)
    expect(kept[0]?.Properties.ObjectLockConfiguration.Rule.DefaultRetention).toEqual({
      Mode: 'COMPLIANCE',
      Days: 7 * 365,
    })
  })
})

describe('the console', () => {
  const { DistributionConfig } =
    resourcesOf(consoleSite, 'AWS::CloudFront::Distribution')[0]?.Properties ?? {}

  test('has one endpoint, whose token the gateway verifies for issuer and audience', () => {
    const [route, ...others] = resourcesOf(application, 'AWS::ApiGatewayV2::Route').filter(
      ({ Properties }) => Properties.AuthorizationType === 'JWT',
    )
    expect(others).toEqual([])
    expect(route?.Properties.RouteKey).toBe('POST /desk/acts')
    const [authorizer] = resourcesOf(application, 'AWS::ApiGatewayV2::Authorizer')
    expect(authorizer?.Properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Issuer: 'https://identity.brightquay.example/lender',
        Audience: ['seller-portal-desk'],
      },
    })
  })

  test('has a separate host behind the firewall, and may also call the identity provider and the files', () => {
    expect(DistributionConfig.Aliases).toEqual([`desk.${production.domainName}`])
    expect(DistributionConfig.WebACLId).toBeDefined()
    expect(
      DistributionConfig.CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern),
    ).toEqual(['/assets/*', '/config.json', '/desk/acts'])
    const policy = text(resourcesOf(consoleSite, 'AWS::CloudFront::ResponseHeadersPolicy'))
    expect(policy).toContain(
      "connect-src 'self' https://identity.brightquay.example https://tokens.brightquay.example https://",
    )
    const names = resourcesOf(consoleSite, 'AWS::Route53::RecordSet').map(({ Properties }) => Properties.Name)
    expect(new Set(names)).toEqual(new Set([`desk.${production.domainName}.`]))
  })

  test('does not exist in an environment without an identity provider', () => {
    expect(environments.dev.deskAccess).not.toHaveProperty('signIn')
    expect(portalOf(environments.dev).stacks.console).toBeUndefined()
  })
})

test('each accepted finding has a reason', () => {
  const reasons = portal.app.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data: accepted }) => Object.entries(accepted as Record<string, string>)),
    )
  expect(reasons.length).toBeGreaterThan(10)
  for (const [rule, reason] of reasons) expect([rule, text(reason).length > 30]).toEqual([rule, true])
})
