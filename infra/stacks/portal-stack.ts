import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { eventType } from '../../functions/data/events.ts'
import { schedules } from '../../functions/jobs/schedules.ts'
import { allEndpoints } from '../../shared/api/all-endpoints.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { routePath } from '../../shared/api/route.ts'
import { DataStore } from '../constructs/data-store.ts'
import { GroupFunction } from '../constructs/group-function.ts'
import { Site } from '../constructs/site.ts'
import type { Environment } from '../environments.ts'
import { areas, type Group, groups } from '../groups.ts'

export interface PortalStackProps extends StackProps {
  environment: Environment
  bundlesFolder: string
  webFolder: string
}

/** `daily-close` as a construct is called: `DailyClose`. */
const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

/** One environment of the portal. */
export class PortalStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, bundlesFolder, webFolder, ...props }: PortalStackProps,
  ) {
    super(scope, id, props)
    const api = new HttpApi(this, 'Api', { description: `Seller portal (${environment.name})` })
    const originSecret = new Secret(this, 'OriginSecret', {
      description: 'What the distribution proves itself to the API with',
      generateSecretString: { excludePunctuation: true, passwordLength: 40 },
    }).secretValue
    const site = new Site(this, 'Site', {
      api,
      webFolder,
      brandName: environment.brandName,
      originSecret,
      otherPortals: environment.otherPortals,
      ...(environment.cookieDomain ? { cookieDomain: environment.cookieDomain } : {}),
      filesHost: `s3.${this.region}.${this.urlSuffix}`,
    })
    const siteUrl = `https://${site.distribution.domainName}`
    const store = new DataStore(this, 'Data', { keepsData: environment.keepsData, siteOrigin: siteUrl })

    const variables = {
      TABLE_NAME: store.table.tableName,
      FILES_BUCKET: store.files.bucketName,
      SEAL_KEY_ID: store.sealKey.keyArn,
      SITE_URL: siteUrl,
      ORIGIN_SECRET: originSecret.unsafeUnwrap(),
      MAIL_FROM: environment.mailFrom,
      BRAND_NAME: environment.brandName,
      BENCHMARK_URL: 'https://markets.newyorkfed.org',
      // Over a long weekend and a failed refresh; after that no drawdown is priced until the lender's side looks.
      BENCHMARK_MAX_AGE_DAYS: '7',
      LENDER: JSON.stringify(environment.lender),
      PLATFORMS: JSON.stringify(environment.platforms),
      ...(environment.paymentPlatform
        ? { PAYMENT_PLATFORM: JSON.stringify(environment.paymentPlatform) }
        : {}),
    }
    const functions = Object.fromEntries(
      groups.map((group) => [
        group,
        new GroupFunction(this, `${group[0]?.toUpperCase()}${group.slice(1)}Function`, {
          group,
          bundlesFolder,
          store,
          mailFrom: environment.mailFrom,
          variables: group === 'events' ? { ...variables, FONTS_DIR: '/var/task/fonts' } : variables,
        }),
      ]),
    ) as Record<Group, GroupFunction>

    for (const area of areas) {
      const integration = new HttpLambdaIntegration(`${area}Integration`, functions[area])
      for (const endpoint of Object.values<Endpoint>(allEndpoints[area]))
        api.addRoutes({
          path: routePath(endpoint),
          methods: [HttpMethod[endpoint.method]],
          integration,
        })
    }

    const deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    functions.events.addEventSource(
      new DynamoEventSource(store.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 10,
        onFailure: new SqsDlq(deadLetters),
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { NewImage: { type: { S: FilterRule.isEqual(eventType) } } },
          }),
        ],
      }),
    )

    for (const { job, purpose, cron } of schedules)
      new Rule(this, pascalCase(job), {
        description: purpose,
        schedule: Schedule.cron(cron),
        targets: [
          new LambdaTarget(functions.jobs, {
            event: RuleTargetInput.fromObject({ job }),
            deadLetterQueue: deadLetters,
            retryAttempts: 10,
          }),
        ],
      })
    // The rule is done once the call is taken: what the job then throws is Lambda's to retry and to keep.
    functions.jobs.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetters) })

    new CfnOutput(this, 'SiteUrl', { value: siteUrl })
    new CfnOutput(this, 'DeskFunctionName', { value: functions.desk.functionName })
  }
}
