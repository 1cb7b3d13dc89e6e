import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { consoleActsPath } from '#shared/desk/console-paths.ts'
import type { DeskSignIn } from '../../functions/desk/desk-access.ts'
import { addStage } from './api-stage.ts'

export interface ConsoleApiProps {
  desk: IFunction
  signIn: DeskSignIn
}

/** For the lender's few users, each of whose screens calls several acts at once. */
const throttle = { rate: 50, burst: 100 }

/** The console's API for the back office: one call, with a token that the gateway verifies first. */
export class ConsoleApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { desk, signIn }: ConsoleApiProps) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false })
    addStage(this, this.api, throttle)
    this.api.addRoutes({
      path: consoleActsPath,
      methods: [HttpMethod.POST],
      integration: new HttpLambdaIntegration('Desk', desk),
      authorizer: new HttpJwtAuthorizer('SignIn', signIn.issuer, { jwtAudience: [signIn.audience] }),
    })
  }
}
