import { Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

export interface PortalAlarmProps {
  topic: ITopic
  metric: IMetric
  /** The alarm is raised at this value and above it; with `below`, only under it. */
  threshold: number
  below?: true
  /** The number of consecutive periods. */
  periods?: number
  /** Missing data counts as a failure. */
  silenceIsBad?: true
  /** The impact: the first line of the mail. */
  hurts: string
}

/** An alarm's name: `events-late` from `EventsLate`. */
const kebabCase = (name: string): string => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()

/** One alarm. Its name is a heading of the operations handbook, with the response. */
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
