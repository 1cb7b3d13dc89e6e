import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { type JobSchedule, schedules } from '../../functions/jobs/schedules.ts'
import type { LambdaName } from '../lambdas.ts'
import type { EventStream } from './event-stream.ts'
import type { JobRules } from './job-rules.ts'
import type { LogMetrics } from './log-metrics.ts'
import type { MailDomain } from './mail-domain.ts'
import { pascalCase } from './pascal-case.ts'
import { PortalAlarm, type PortalAlarmProps } from './portal-alarm.ts'
import type { PortalFunction } from './portal-function.ts'

export interface PortalAlarmsProps {
  topic: ITopic
  api: HttpApi
  functions: Record<LambdaName, PortalFunction>
  tableName: string
  stream: EventStream
  jobs: JobRules
  mail: MailDomain
  metrics: LogMetrics
  smsBudgetUsd: number | undefined
}

const fiveMinutes = Duration.minutes(5)

/** SES's reputation metrics of the account, from 0 to 1. */
const reputation = (metricName: string) =>
  new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: Duration.hours(1) })

/**
 * The tolerated silence: an hour for a job that runs every few minutes; 26 hours for one that runs once or twice a day.
 */
const silenceOf = ({ due }: JobSchedule): { period: Duration; periods: number } =>
  due !== 'new-business-date' && due.afterMinutes <= 15
    ? { period: Duration.minutes(15), periods: 4 }
    : { period: Duration.hours(1), periods: 26 }

/** The impact when a job does not run. */
const hurtBySilence: Record<JobSchedule['job'], string> = {
  'daily-close':
    'Sellers see no charges for drawdowns that are due, interest on what is overdue stands still, and the lender’s books are those of yesterday.',
  'repayment-deductions':
    'Repayments that were to be deducted are not, and their sellers, who were told to transfer nothing, become overdue.',
  'repayment-reminders': 'Sellers are not reminded of what they have to repay today and in the next days.',
  'review-reminders': 'Sellers are not told that their facility ends soon, and cannot draw once it has.',
  'token-expiry':
    'Nobody is shut out, but expired sessions and codes stay stored longer than people were told.',
  'key-rotation': 'Nobody yet: access tokens go on being signed with a key that should have a successor.',
  'origin-key':
    'Nobody yet: the distribution goes on with the key of another day. After a week every call of sellers is refused.',
  'shop-reading':
    'Sellers’ shops are not read on: limits rest on old sales, and an import that a platform held up stands still.',
  'payment-balance-refresh':
    'Sellers draw by watermarks that rest on old balances, and a consent that ended at a payment platform goes unnoticed.',
  'benchmark-refresh':
    'After a week no seller gets a price for a drawdown: the last published rate is too old.',
  'exchange-rate-refresh':
    'Nobody yet: limits of shops in other currencies are counted at the last rates there are, and say so after a week.',
  'red-packet-expiry': 'Sellers see red packets as usable that no longer are, until they try to use one.',
  'peer-figures':
    'Sellers compare themselves by old figures, and who no longer wants to be counted still is.',
  'portfolio-day':
    'Nobody among the sellers: of such a day the lender cannot look at the portfolio afterwards.',
  'month-end':
    'Nobody among the sellers: the lender’s books of the month that is over do not say yet what was earned.',
  'portfolio-rebuild':
    'Nobody among the sellers: were the portfolio counted wrongly, nothing would put it right by itself.',
  'audit-export':
    'Nobody among the sellers: what the lender’s side did is in the table alone, and not yet where nobody can change it.',
  'analytics-export': 'Nobody among the sellers: the lender’s analysts see the data of an earlier day.',
  'nightly-screening':
    'Sellers whose payout is approved wait for their money: nothing is paid that was not screened since the night before last.',
  'nightly-risk-rating':
    'Nobody among the sellers: the lender does not learn which companies have become riskier, or are to be reviewed.',
  'event-sweep':
    'Sellers whose mail, code, import or limit failed once wait for good: nobody tries it again.',
  erasure: 'Sellers who closed their account are still in the portal’s records after the day they were told.',
  'file-sweep': 'Nobody yet: files that nothing refers to stay stored longer than they need to.',
  'signing-follow-up':
    'Signers are not reminded, and nobody is told that a signing whose time is over has lapsed; it cannot be signed all the same.',
  reseal: 'Nobody yet: secrets stay sealed as they were longer than they need to, and still open.',
  'site-watch':
    'Sellers, perhaps: for an hour the landing page, the configuration or the API has not responded as to a visitor.',
  'scan-watch': 'Nobody yet: were the malware scan to stop, sellers would wait for it before anybody knew.',
}

/** Every alarm of the portal but those of a release. */
export class PortalAlarms extends Construct {
  private readonly topic: ITopic

  constructor(scope: Construct, id: string, props: PortalAlarmsProps) {
    super(scope, id)
    this.topic = props.topic
    this.watchApi(props)
    this.watchEvents(props)
    this.watchScans(props)
    this.watchJobs(props)
    this.watchMessages(props)
    this.watchTable(props)
    this.watchAttacks(props)
  }

  private alarm(id: string, props: Omit<PortalAlarmProps, 'topic'>): void {
    new PortalAlarm(this, id, { topic: this.topic, ...props })
  }

  private watchApi({ api }: PortalAlarmsProps): void {
    this.alarm('ApiSlow', {
      metric: api.metricLatency({ period: fiveMinutes, statistic: 'p95' }),
      threshold: 3000,
      periods: 3,
      hurts: 'Sellers wait: one call in twenty takes more than three seconds.',
    })
  }

  private watchEvents({ functions, stream, metrics }: PortalAlarmsProps): void {
    this.alarm('EventsLate', {
      metric: functions.events.lambda.metric('IteratorAge', { period: fiveMinutes, statistic: 'Maximum' }),
      threshold: Duration.minutes(1).toMilliseconds(),
      hurts:
        'Sellers wait for codes, which are valid for five minutes, for mails and for money: the stream of events is more than a minute behind.',
    })
    this.alarm('BulkEventsLate', {
      metric: functions['bulk-events'].lambda.metric('IteratorAge', {
        period: fiveMinutes,
        statistic: 'Maximum',
      }),
      threshold: Duration.minutes(30).toMilliseconds(),
      periods: 2,
      hurts:
        'Sellers wait for imports, and their limits rest on old sales: the stream of synchronisations is more than half an hour behind.',
    })
    this.alarm('EventsFailed', {
      metric: stream.deadLetters.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes }),
      threshold: 1,
      hurts: 'Some sellers wait for a mail, a code, an import or a limit that failed eleven times.',
    })
    this.alarm('EventsStuck', {
      metric: metrics.stuckEvents(),
      threshold: 1,
      hurts: 'A seller waits for something that fails whenever it is tried: it takes a person.',
    })
  }

  private watchScans({ metrics }: PortalAlarmsProps): void {
    this.alarm('ScansLate', {
      metric: metrics.lateScans(),
      threshold: 1,
      hurts:
        'Sellers and the lender’s reviewers: a file that was uploaded a quarter of an hour ago was not scanned, and nobody can open it.',
    })
  }

  private watchJobs({ jobs, metrics }: PortalAlarmsProps): void {
    this.alarm('JobsFailed', {
      metric: jobs.deadLetters.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes }),
      threshold: 1,
      hurts:
        'Nobody yet: a job failed three times. Sellers are, if its next run, which makes up for it, fails as well.',
    })
    this.alarm('GazetteDue', {
      metric: metrics.gazettesDue(),
      threshold: 1,
      hurts:
        'Nobody yet: drawdowns fall due on computed business days, of which the Government may gazette others. Their sellers are told that the date may move.',
    })
    for (const schedule of schedules) {
      const { period, periods } = silenceOf(schedule)
      this.alarm(`${pascalCase(schedule.job)}Missed`, {
        metric: metrics.jobDone(schedule.job, period),
        threshold: 1,
        below: true,
        periods,
        silenceIsBad: true,
        hurts: hurtBySilence[schedule.job],
      })
    }
  }

  private watchMessages({ mail, smsBudgetUsd }: PortalAlarmsProps): void {
    this.alarm('MailFeedbackFailed', {
      metric: mail.deadLetters.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes }),
      threshold: 1,
      hurts:
        'Everybody soon: mails go on to addresses that bounce, and SES bars who keeps doing that. Or sellers at once: a file that was scanned stays closed.',
    })
    this.alarm('MailBounces', {
      metric: reputation('Reputation.BounceRate'),
      threshold: 0.04,
      hurts:
        'Everybody soon: SES reviews a sender at 5 % of bounces and stops all mail at 10 %, sign-up included.',
    })
    this.alarm('MailComplaints', {
      metric: reputation('Reputation.ComplaintRate'),
      threshold: 0.0008,
      hurts: 'Everybody soon: SES reviews a sender at 0.1 % of complaints and stops all mail at 0.5 %.',
    })
    if (smsBudgetUsd)
      this.alarm('SmsSpent', {
        metric: new Metric({
          namespace: 'AWS/SNS',
          metricName: 'SMSMonthToDateSpentUSD',
          statistic: 'Maximum',
          period: Duration.hours(1),
        }),
        threshold: smsBudgetUsd * 0.8,
        hurts:
          'Everybody who needs a code by SMS, once the month’s allowance is spent: none is sent any more.',
      })
  }

  private watchTable({ tableName }: PortalAlarmsProps): void {
    this.alarm('TableThrottles', {
      metric: new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: 'WriteThrottleEvents',
        dimensionsMap: { TableName: tableName },
        statistic: 'Sum',
        period: fiveMinutes,
      }),
      threshold: 100,
      hurts: 'Sellers wait, and then get errors: the table refuses writes for coming too fast.',
    })
  }

  /** Far above honest mistakes, and below an automated attack. */
  private watchAttacks({ metrics }: PortalAlarmsProps): void {
    this.alarm('TokensTried', {
      metric: metrics.refusals('token'),
      threshold: 500,
      hurts:
        'Nobody yet: somebody tries tokens that nobody was given. Or everybody who is logged in: sessions that should live are refused.',
    })
    this.alarm('IdsTried', {
      metric: metrics.refusals('id'),
      threshold: 200,
      hurts:
        'Nobody yet: somebody goes through ids of what other sellers have, or through what is not for them to do.',
    })
    this.alarm('SecretsGuessed', {
      metric: metrics.refusals('guess'),
      threshold: 100,
      hurts:
        'Sellers whose password is known elsewhere, soon: somebody tries passwords, codes or links, of one seller or of many.',
    })
    this.alarm('CallsPastDistribution', {
      metric: metrics.pastDistribution(),
      threshold: 100,
      hurts:
        'Nobody yet: somebody calls the API’s own address, past the site and its firewall. Each is refused, but a Lambda runs for it: sellers wait where these take all that may run at once, and the lender pays for each.',
    })
    this.alarm('MalwareFound', {
      metric: metrics.malwareFound(),
      threshold: 1,
      hurts:
        'Nobody yet: a file with malware was uploaded and deleted unopened. Its seller’s machine may be infected, or it was meant for the lender’s reviewers.',
    })
    this.alarm('AuditChanged', {
      metric: metrics.auditChanged(),
      threshold: 1,
      hurts:
        'The lender, who can rely no more on what is on record: somebody changed an audit entry past the portal.',
    })
    this.alarm('PasskeyCountersStalled', {
      metric: metrics.passkeyCountersStalled(),
      threshold: 3,
      hurts:
        'Sellers whose passkeys somebody has copied, if that is why their counters do not rise: three or more uses in a day.',
    })
    this.alarm('PayeeDiffers', {
      metric: metrics.otherPayees(),
      threshold: 1,
      hurts:
        'The lender and a seller: money left the account to another payee than the bank was asked to pay, or the bank writes the name in another way.',
    })
    this.alarm('FactorsReset', {
      metric: metrics.factorsReset(),
      threshold: 3,
      hurts:
        'Sellers whose second factors the lender’s side took away, if it was talked into that: three or more in a day.',
    })
  }
}
