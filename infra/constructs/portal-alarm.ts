import { Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

export interface PortalAlarmProps {
  topic: ITopic
  metric: IMetric
  /** Goes off from here on; with `below`, under it. */
  threshold: number
  below?: true
  /** For how many periods in a row. */
  periods?: number
  /** Where nothing is measured, something is wrong. */
  silenceIsBad?: true
  /** Who is hurt, and how: the first thing that the mail says. */
  hurts: string
}

/** `EventsLate` as an alarm is called: `events-late`. */
const kebabCase = (name: string): string => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()

/** One alarm. Its name is a heading of the operations handbook, where it says what to do. */
export class PortalAlarm extends Alarm {
  constructor(
    scope: Construct,
    id: string,
    { topic, metric, threshold, below, periods = 1, silenceIsBad, hurts }: PortalAlarmProps,
  ) {
    const name = kebabCase(id)
    super(scope, id, {
      alarmName: `${Stack.of(scope).stackName}-${name}`,
      alarmDescription: `${hurts} What to do: docs/operations.md, "${name}".`,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    })
    this.addAlarmAction(new SnsAction(topic))
    this.addOkAction(new SnsAction(topic))
  }
}
