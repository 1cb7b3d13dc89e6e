import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** The throttling of an API for all callers together: calls a second, and burst. */
export interface Throttle {
  rate: number
  burst: number
}

/**
 * One line a call, for calls that never reach a Lambda. It has the route, and neither path, query nor caller, which may
 * contain ids, tokens and addresses.
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

/** Publishes an API with throttling and an access log. */
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
