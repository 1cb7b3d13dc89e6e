import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { PortalAlarm } from './portal-alarm.ts'
import type { PortalFunction } from './portal-function.ts'

export interface ReleaseAlarmsProps {
  topic: ITopic
  api: HttpApi
  desk: PortalFunction
}

const fiveMinutes = Duration.minutes(5)

/** The alarms on calls, each of which rolls a release back. They are in the same stack as what they watch. */
export class ReleaseAlarms extends Construct {
  readonly all: readonly IAlarm[]

  constructor(scope: Construct, id: string, { topic, api, desk }: ReleaseAlarmsProps) {
    super(scope, id)
    this.all = [
      new PortalAlarm(this, 'ApiFails', {
        topic,
        metric: api.metricServerError({ period: fiveMinutes, statistic: 'Sum' }),
        threshold: 5,
        hurts: 'Sellers get errors: what they do in the portal fails.',
      }),
      new PortalAlarm(this, 'DeskFails', {
        topic,
        metric: desk.lambda.metricErrors({ period: fiveMinutes, statistic: 'Sum' }),
        threshold: 1,
        hurts: 'The lender’s staff: an act of theirs failed, and sellers wait for it.',
      }),
    ]
  }
}
