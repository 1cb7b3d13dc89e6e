import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** Calls that an API takes, of everybody together: a second, and at once. */
export interface Throttle {
  rate: number
  burst: number
}

/**
 * A line a call, for what never reaches a Lambda. It names the route and not the path, and neither the query nor who
 * called: ids, tokens and addresses are there.
 */
const accessLogFields = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  lambdaMilliseconds: '$context.integrationLatency',
  lambdaStatus: '$context.integrationStatus',
  error: '$context.error.responseType',
}

/** Lets an API be called: so often and no more, each call in a log. */
export const addStage = (scope: Construct, httpApi: HttpApi, { rate, burst }: Throttle): void => {
  const accessLogs = new LogGroup(scope, 'AccessLogs', {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  new HttpStage(scope, 'Stage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    detailedMetricsEnabled: false,
    throttle: { rateLimit: rate, burstLimit: burst },
    accessLogSettings: {
      destination: new LogGroupLogDestination(accessLogs),
      format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
    },
  })
}
