import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import type { Area } from '#shared/api/all-endpoints.ts'
import { gatewayRoutes } from '#shared/api/gateway-routes.ts'
import { areas } from '../lambdas.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import { addStage, type Throttle } from './api-stage.ts'
import type { PortalFunction } from './portal-function.ts'

export interface PortalApiProps {
  functions: Record<Area, PortalFunction>
  throttle: Throttle
}

/** The API, which leads each call to its area's Lambda. */
export class PortalApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { functions, throttle }: PortalApiProps) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })
    addStage(this, this.api, throttle)
    for (const area of areas) {
      // One permission a Lambda: with one a route, the stack would exceed CloudFormation's limit of 500 resources.
      const integration = new HttpLambdaIntegration(`${area}Integration`, functions[area].live, {
        scopePermissionToRoute: false,
      })
      for (const route of gatewayRoutes.filter((each) => each.area === area))
        this.api.addRoutes({ path: route.path, methods: [HttpMethod.ANY], integration })
    }
    acknowledgeFindings(this.api, {
      APIG4:
        'Each endpoint declares who may call it, and the pipeline of every Lambda holds to that: sessions are ' +
        'stored and end at once, which no authorizer of the gateway knows',
    })
  }
}
