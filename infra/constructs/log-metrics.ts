import { Duration } from 'aws-cdk-lib'
import { Metric, Unit } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { AbuseSignal } from '../../functions/http/abuse-signal.ts'
import type { JobName } from '../../functions/jobs/handler.ts'
import { areas, type LambdaName } from '../lambdas.ts'
import { pascalCase } from './pascal-case.ts'
import type { PortalFunction } from './portal-function.ts'

const lineSays = (message: string) => FilterPattern.stringValue('$.message', '=', message)

/** Metrics that are counted from the lines of the Lambdas' logs, so that they cost a call nothing. */
export class LogMetrics extends Construct {
  readonly metricNamespace: string

  constructor(
    scope: Construct,
    id: string,
    { environment, functions }: { environment: string; functions: Record<LambdaName, PortalFunction> },
  ) {
    super(scope, id)
    this.metricNamespace = `SellerPortal/${environment}`
    const metricNamespace = this.metricNamespace
    for (const area of areas) {
      const { logGroup } = functions[area]
      new MetricFilter(this, `${pascalCase(area)}Calls`, {
        logGroup,
        filterPattern: lineSays('a call was answered'),
        metricNamespace,
        metricName: 'CallDuration',
        metricValue: '$.milliseconds',
        unit: Unit.MILLISECONDS,
        dimensions: { Endpoint: '$.endpoint', Status: '$.status' },
      })
      // By what a refusal may be a sign of, and not by code: each value of a dimension is paid for as a metric.
      new MetricFilter(this, `${pascalCase(area)}Signs`, {
        logGroup,
        filterPattern: FilterPattern.all(lineSays('a call was answered'), FilterPattern.exists('$.sign')),
        metricNamespace,
        metricName: 'Signs',
        metricValue: '1',
        dimensions: { AbuseSignal: '$.sign' },
      })
    }
    for (const name of [...areas, 'desk'] as const)
      new MetricFilter(this, `${pascalCase(name)}PastDistribution`, {
        logGroup: functions[name].logGroup,
        filterPattern: lineSays('a call came past the distribution'),
        metricNamespace,
        metricName: 'PastDistribution',
        metricValue: '1',
      })
    new MetricFilter(this, 'MalwareFound', {
      logGroup: functions.events.logGroup,
      filterPattern: FilterPattern.all(
        lineSays('a file was scanned'),
        FilterPattern.stringValue('$.result', '=', 'THREATS_FOUND'),
      ),
      metricNamespace,
      metricName: 'MalwareFound',
      metricValue: '1',
    })
    new MetricFilter(this, 'FactorsReset', {
      logGroup: functions.events.logGroup,
      filterPattern: lineSays('second factors were taken away'),
      metricNamespace,
      metricName: 'FactorsReset',
      metricValue: '1',
    })
    new MetricFilter(this, 'PasskeyCountersStalled', {
      logGroup: functions.events.logGroup,
      filterPattern: lineSays('the counter of a passkey did not rise'),
      metricNamespace,
      metricName: 'PasskeyCountersStalled',
      metricValue: '1',
    })
    new MetricFilter(this, 'OtherPayees', {
      logGroup: functions.desk.logGroup,
      filterPattern: lineSays('a payout went to another payee'),
      metricNamespace,
      metricName: 'OtherPayees',
      metricValue: '1',
    })
    new MetricFilter(this, 'AuditChanged', {
      logGroup: functions.events.logGroup,
      filterPattern: lineSays('an audit entry was changed'),
      metricNamespace,
      metricName: 'AuditChanged',
      metricValue: '1',
    })
    new MetricFilter(this, 'JobDone', {
      logGroup: functions.jobs.logGroup,
      filterPattern: lineSays('a job is done'),
      metricNamespace,
      metricName: 'JobDone',
      metricValue: '1',
      dimensions: { Job: '$.job' },
    })
    new MetricFilter(this, 'StuckEvents', {
      logGroup: functions.jobs.logGroup,
      filterPattern: lineSays('the events were swept'),
      metricNamespace,
      metricName: 'StuckEvents',
      metricValue: '$.stuck',
    })
    new MetricFilter(this, 'LateScans', {
      logGroup: functions.jobs.logGroup,
      filterPattern: lineSays('the scans were watched'),
      metricNamespace,
      metricName: 'LateScans',
      metricValue: '$.late',
    })
  }

  /** How often a job came to its end. */
  jobDone(job: JobName, period: Duration): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'JobDone',
      dimensionsMap: { Job: job },
      statistic: 'Sum',
      period,
    })
  }

  /** Events that keep failing, as the last sweep counted them. */
  stuckEvents(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'StuckEvents',
      statistic: 'Maximum',
      period: Duration.minutes(15),
    })
  }

  /** Files whose scan is late, as they were counted last. */
  lateScans(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'LateScans',
      statistic: 'Maximum',
      period: Duration.minutes(15),
    })
  }

  /** How many calls were refused in a way that many of tell of an attack. */
  refusals(sign: AbuseSignal): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'Signs',
      dimensionsMap: { AbuseSignal: sign },
      statistic: 'Sum',
      period: Duration.minutes(5),
    })
  }

  /** Calls to the API's own address, which a Lambda had to run for to refuse them. */
  pastDistribution(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'PastDistribution',
      statistic: 'Sum',
      period: Duration.minutes(5),
    })
  }

  /** Files in which malware was found. */
  malwareFound(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'MalwareFound',
      statistic: 'Sum',
      period: Duration.minutes(5),
    })
  }

  /** Audit entries that were changed past the portal. */
  auditChanged(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'AuditChanged',
      statistic: 'Sum',
      period: Duration.minutes(5),
    })
  }

  /** Payouts that went to another payee than the bank was asked to pay. */
  otherPayees(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({ namespace, metricName: 'OtherPayees', statistic: 'Sum', period: Duration.minutes(5) })
  }

  /** Users whose second factors the back office took away. */
  factorsReset(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({ namespace, metricName: 'FactorsReset', statistic: 'Sum', period: Duration.days(1) })
  }

  /** Passkeys that were used and whose own counter did not rise. */
  passkeyCountersStalled(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'PasskeyCountersStalled',
      statistic: 'Sum',
      period: Duration.days(1),
    })
  }
}
