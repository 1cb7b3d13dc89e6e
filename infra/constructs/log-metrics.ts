import { Duration } from 'aws-cdk-lib'
import { Metric, Unit } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Area } from '#shared/api/all-endpoints.ts'
import type { AbuseSignal } from '../../functions/http/abuse-signal.ts'
import type { JobName } from '../../functions/jobs/handler.ts'
import { areas, type LambdaName } from '../lambdas.ts'
import { pascalCase } from './pascal-case.ts'
import type { PortalFunction } from './portal-function.ts'

const lineSays = (message: string) => FilterPattern.stringValue('$.message', '=', message)

const callDuration = (area: Area): string => `CallDuration-${area}`

/** Metrics from the Lambdas' log lines, which add nothing to the duration of a call. */
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
        metricName: callDuration(area),
        metricValue: '$.milliseconds',
        unit: Unit.MILLISECONDS,
        // By area, and not by endpoint: each value of a dimension is billed as a metric, and the log has the endpoints.
        dimensions: { Status: '$.status' },
      })
      // By abuse signal, and not by code: each value of a dimension is billed as a metric.
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
    new MetricFilter(this, 'GazettesDue', {
      logGroup: functions.jobs.logGroup,
      filterPattern: lineSays('a gazette of holidays is due'),
      metricNamespace,
      metricName: 'GazettesDue',
      metricValue: '1',
    })
    new MetricFilter(this, 'LateScans', {
      logGroup: functions.jobs.logGroup,
      filterPattern: lineSays('the scans were watched'),
      metricNamespace,
      metricName: 'LateScans',
      metricValue: '$.late',
    })
  }

  /** The number of completed runs of a job. */
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

  /** Events that keep failing, as of the last sweep. */
  stuckEvents(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'StuckEvents',
      statistic: 'Maximum',
      period: Duration.minutes(15),
    })
  }

  /** Daily closes that reported that the gazetted holidays of another year are due. */
  gazettesDue(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({ namespace, metricName: 'GazettesDue', statistic: 'Sum', period: Duration.days(1) })
  }

  /** Files whose scan is late, as of the last check. */
  lateScans(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'LateScans',
      statistic: 'Maximum',
      period: Duration.minutes(15),
    })
  }

  /** The number of refused calls with an abuse signal. */
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

  /** The durations of an area's calls with a status class, in milliseconds. */
  calls(area: Area, status: '2xx' | '4xx' | '5xx', statistic: string): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: callDuration(area),
      dimensionsMap: { Status: status },
      statistic,
      label: area,
      period: Duration.minutes(5),
    })
  }

  /** Calls to the API's own address that bypassed the distribution. */
  pastDistribution(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'PastDistribution',
      statistic: 'Sum',
      period: Duration.minutes(5),
    })
  }

  /** Files with malware. */
  malwareFound(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'MalwareFound',
      statistic: 'Sum',
      period: Duration.minutes(5),
    })
  }

  /** Audit entries that were changed by bypassing the portal. */
  auditChanged(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({
      namespace,
      metricName: 'AuditChanged',
      statistic: 'Sum',
      period: Duration.minutes(5),
    })
  }

  /** Payouts to another payee than ordered. */
  otherPayees(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({ namespace, metricName: 'OtherPayees', statistic: 'Sum', period: Duration.minutes(5) })
  }

  /** Users whose second factors the back office reset. */
  factorsReset(): Metric {
    const { metricNamespace: namespace } = this
    return new Metric({ namespace, metricName: 'FactorsReset', statistic: 'Sum', period: Duration.days(1) })
  }

  /** Uses of passkeys whose counter did not rise. */
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
