import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { routePath } from '#shared/api/route.ts'
import { areas } from '../lambdas.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import { addStage, type Throttle } from './api-stage.ts'
import type { PortalFunction } from './portal-function.ts'

export interface PortalApiProps {
  functions: Record<Area, PortalFunction>
  throttle: Throttle
}

/** The API: a route for each declared endpoint, to its area's Lambda. */
export class PortalApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { functions, throttle }: PortalApiProps) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })
    addStage(this, this.api, throttle)
    for (const area of areas) {
      // One permission a Lambda: with one a route, the stack would exceed CloudFormation's limit of 500 resources.
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
