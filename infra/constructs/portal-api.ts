import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { routePath } from '#shared/api/route.ts'
import { areas } from '../lambdas.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import type { PortalFunction } from './portal-function.ts'

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

export interface PortalApiProps {
  functions: Record<Area, PortalFunction>
  throttle: { rate: number; burst: number }
}

/** The API: a route for each declared endpoint, to its area's Lambda. */
export class PortalApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { functions, throttle }: PortalApiProps) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })
    const accessLogs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      detailedMetricsEnabled: false,
      throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLogs),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    })
    for (const area of areas) {
      // One permission a Lambda: with one a route, the stack would reach CloudFormation's limit of 500 resources.
      const integration = new HttpLambdaIntegration(`${area}Integration`, functions[area].lambda, {
        scopePermissionToRoute: false,
      })
      for (const endpoint of Object.values<Endpoint>(allEndpoints[area]))
        this.api.addRoutes({
          path: routePath(endpoint),
          methods: [HttpMethod[endpoint.method]],
          integration,
        })
    }
    acknowledgeFindings(this.api, {
      APIG4:
        'Each endpoint declares who may call it, and the pipeline of every Lambda holds to that: sessions are ' +
        'stored and end at once, which no authorizer of the gateway knows',
    })
  }
}
