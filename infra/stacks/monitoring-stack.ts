import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { LogMetrics } from '../constructs/log-metrics.ts'
import { PortalAlarms, type PortalAlarmsProps } from '../constructs/portal-alarms.ts'
import { PortalDashboard } from '../constructs/portal-dashboard.ts'
import type { Environment } from '../environments.ts'

/** The parts of the application stack that are measured, and the topic of their alarms. */
export type MonitoredParts = Omit<PortalAlarmsProps, 'metrics' | 'smsBudgetUsd'>

export interface MonitoringStackProps extends StackProps {
  environment: Environment
  monitored: MonitoredParts
}

/** The application's metrics, alarms and dashboard. Release alarms are in the stack of the released functions. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { environment, monitored, ...props }: MonitoringStackProps) {
    super(scope, id, props)
    const { api, functions, tableName } = monitored
    const metrics = new LogMetrics(this, 'Metrics', { environment: environment.name, functions })
    new PortalAlarms(this, 'Alarms', { ...monitored, metrics, smsBudgetUsd: environment.smsBudgetUsd })
    new PortalDashboard(this, 'Dashboard', {
      dashboardName: `seller-portal-${environment.name}`,
      api,
      functions,
      tableName,
      metrics,
    })
  }
}
