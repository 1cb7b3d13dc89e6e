import { Stack } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Construct } from 'constructs'
import type { JobEvent, ScheduledJob } from '../../functions/jobs/handler.ts'
import { isShardedJob, jobShards } from '../../functions/jobs/job-shards.ts'
import { schedules } from '../../functions/jobs/schedules.ts'
import { DeadLetters } from './dead-letters.ts'
import { pascalCase } from './pascal-case.ts'
import type { PortalFunction } from './portal-function.ts'

/** EventBridge allows no more targets of one rule. */
const targetsOfRule = 5

/** What a job's schedule invokes: the job, or each of its shards. */
const eventsOf = (job: ScheduledJob): JobEvent[] =>
  isShardedJob(job) ? Array.from({ length: jobShards[job] }, (_, shard) => ({ job, shard })) : [{ job }]

/** Runs each job by its schedule, the shards of a job in parallel. */
export class JobRules extends Construct {
  readonly deadLetters: DeadLetters

  constructor(scope: Construct, id: string, jobs: PortalFunction) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    const target = (event: JobEvent) =>
      new LambdaTarget(jobs.live, {
        event: RuleTargetInput.fromObject(event),
        deadLetterQueue: this.deadLetters,
        retryAttempts: 10,
      })
    for (const { job, purpose, cron } of schedules) {
      const events = eventsOf(job)
      for (let from = 0; from < events.length; from += targetsOfRule)
        new Rule(this, `${pascalCase(job)}${from === 0 ? '' : `From${from}`}`, {
          description: purpose,
          schedule: Schedule.cron(cron),
          targets: events.slice(from, from + targetsOfRule).map(target),
        })
    }
    // The edge needs its first key before the first call: each deployment is followed by one.
    new Rule(this, 'OriginKeyAfterDeployment', {
      description: 'Gives the distribution its key once these Lambdas are deployed',
      eventPattern: {
        source: ['aws.cloudformation'],
        detailType: ['CloudFormation Stack Status Change'],
        detail: {
          'stack-id': [Stack.of(this).stackId],
          'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
        },
      },
      targets: [target({ job: 'origin-key' })],
    })
    // The rule is done once the invocation is accepted: errors of the job are Lambda's to retry and store.
    jobs.live.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(this.deadLetters) })
  }
}
