import { Duration } from 'aws-cdk-lib'
import type { Function as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { PortalAlarm } from './portal-alarm.ts'
import type { WebSite } from './web-site.ts'

export interface SiteAlarmsProps {
  topic: ITopic
  site: Pick<WebSite, 'distribution' | 'pageRouter' | 'callRouter'>
  /** The affected users, at the beginning of a sentence. */
  users: string
  /** The prefix of its alarms' names. */
  prefix: '' | 'Console'
}

const period = Duration.minutes(5)

/** A CloudFront metric. The constructs' metrics omit the region dimension, which it requires. */
const metricOf = (metricName: string, statistic: string, dimensions: Record<string, string>) =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    statistic,
    period,
    dimensionsMap: { ...dimensions, Region: 'Global' },
  })

/** The number of a function's errors and invalid responses. */
const failuresOf = ({ functionName: FunctionName }: EdgeFunction) =>
  new MathExpression({
    // If one of them is missing, the other counts alone.
    expression: 'FILL(thrown, 0) + FILL(invalid, 0)',
    usingMetrics: {
      thrown: metricOf('FunctionExecutionErrors', 'Sum', { FunctionName }),
      invalid: metricOf('FunctionValidationErrors', 'Sum', { FunctionName }),
    },
    label: 'Failures',
    period,
  })

/** Alarms on failures before the API, which it cannot count. They have to be in the region of CloudFront's metrics. */
export class SiteAlarms extends Construct {
  constructor(scope: Construct, id: string, { topic, site, users, prefix }: SiteAlarmsProps) {
    super(scope, id)
    const { distribution, pageRouter, callRouter } = site
    new PortalAlarm(this, `${prefix}SiteFails`, {
      topic,
      metric: metricOf('5xxErrorRate', 'Average', { DistributionId: distribution.distributionId }),
      threshold: 5,
      periods: 2,
      hurts: `${users} get errors: for ten minutes one answer in twenty failed, pages and calls together.`,
    })
    new PortalAlarm(this, `${prefix}PageRouterFails`, {
      topic,
      metric: failuresOf(pageRouter),
      threshold: 1,
      hurts: `${users} see an error in the place of a page: the function before the pages fails.`,
    })
    new PortalAlarm(this, `${prefix}CallRouterFails`, {
      topic,
      metric: failuresOf(callRouter),
      threshold: 1,
      hurts: `${users} get errors: the function before the API fails, and their calls never reach it.`,
    })
  }
}
