import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { PortalAlarm } from './portal-alarm.ts'
import type { WebFirewall } from './web-firewall.ts'

export interface FirewallAlarmsProps {
  topic: ITopic
  firewall: Pick<WebFirewall, 'metricName'>
}

/** The alarm on requests blocked by the firewall, which appear in no log of the portal. */
export class FirewallAlarms extends Construct {
  constructor(scope: Construct, id: string, { topic, firewall }: FirewallAlarmsProps) {
    super(scope, id)
    new PortalAlarm(this, 'RequestsBlocked', {
      topic,
      metric: new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        // A CloudFront firewall's metrics have no region dimension.
        dimensionsMap: { WebACL: firewall.metricName, Rule: 'ALL' },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 1000,
      hurts:
        'Nobody, while it is an attack that the firewall keeps out. Sellers who share a network address, if it is them.',
    })
  }
}
