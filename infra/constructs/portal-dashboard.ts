import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Dashboard, GraphWidget, type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { type LaneName, laneLimits } from '../../functions/events/lanes.ts'
import { schedules } from '../../functions/jobs/schedules.ts'
import { areas, type LambdaName, lambdaNames } from '../lambdas.ts'
import type { LogMetrics } from './log-metrics.ts'
import type { PortalFunction } from './portal-function.ts'

export interface PortalDashboardProps {
  dashboardName: string
  api: HttpApi
  functions: Record<LambdaName, PortalFunction>
  tableName: string
  metrics: LogMetrics
}

const period = Duration.minutes(5)

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, width: 8, left })

const ofTable = (tableName: string, metricName: string) =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: tableName },
    statistic: Stats.SUM,
    period,
  })

const ofSes = (metricName: string) =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.SUM, period: Duration.hours(1) })

/** One page with the state of calls, events and jobs. */
export class PortalDashboard extends Dashboard {
  constructor(scope: Construct, id: string, props: PortalDashboardProps) {
    const { dashboardName, api, functions, tableName, metrics } = props
    super(scope, id, { dashboardName, defaultInterval: Duration.hours(12) })
    const lambdas = lambdaNames.map((label) => ({ label, lambda: functions[label].lambda }))
    this.addWidgets(
      graph('Calls', [api.metricCount({ period }), api.metricClientError({ period })]),
      graph('Calls that failed', [api.metricServerError({ period })]),
      graph('Milliseconds a call', [
        api.metricLatency({ period, statistic: 'p50' }),
        api.metricLatency({ period, statistic: 'p95' }),
      ]),
    )
    this.addWidgets(
      graph(
        'Milliseconds by area, p95',
        areas.map((area) => metrics.calls(area, '2xx', 'p95')),
      ),
      graph(
        'Refused by area',
        areas.map((area) => metrics.calls(area, '4xx', Stats.SAMPLE_COUNT)),
      ),
      graph(
        'Failed by area',
        areas.map((area) => metrics.calls(area, '5xx', Stats.SAMPLE_COUNT)),
      ),
    )
    this.addWidgets(
      graph(
        'Lambdas at once',
        lambdas.map(({ label, lambda }) =>
          lambda.metric('ConcurrentExecutions', { label, statistic: Stats.MAXIMUM, period }),
        ),
      ),
      graph(
        'Lambda errors',
        lambdas.map(({ label, lambda }) => lambda.metricErrors({ label, period })),
      ),
      graph(
        'Events: milliseconds behind',
        (Object.keys(laneLimits) as LaneName[]).map((label) =>
          functions[label].lambda.metric('IteratorAge', { label, statistic: Stats.MAXIMUM, period }),
        ),
      ),
    )
    this.addWidgets(
      graph(
        'Jobs done',
        schedules.map(({ job }) => metrics.jobDone(job, Duration.hours(1))),
      ),
      graph('Table: units', [
        ofTable(tableName, 'ConsumedReadCapacityUnits'),
        ofTable(tableName, 'ConsumedWriteCapacityUnits'),
      ]),
      graph('Mails', [ofSes('Send'), ofSes('Bounce'), ofSes('Complaint')]),
    )
  }
}
