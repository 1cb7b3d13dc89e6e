import { Stack } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Construct } from 'constructs'
import type { ScheduledJob } from '../../functions/jobs/handler.ts'
import { schedules } from '../../functions/jobs/schedules.ts'
import { DeadLetters } from './dead-letters.ts'
import { pascalCase } from './pascal-case.ts'
import type { PortalFunction } from './portal-function.ts'

/** Runs each job by its schedule. */
export class JobRules extends Construct {
  readonly deadLetters: DeadLetters

  constructor(scope: Construct, id: string, jobs: PortalFunction) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    const target = (job: ScheduledJob) =>
      new LambdaTarget(jobs.live, {
        event: RuleTargetInput.fromObject({ job }),
        deadLetterQueue: this.deadLetters,
        retryAttempts: 10,
      })
    for (const { job, purpose, cron } of schedules)
      new Rule(this, pascalCase(job), {
        description: purpose,
        schedule: Schedule.cron(cron),
        targets: [target(job)],
      })
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
      targets: [target('origin-key')],
    })
    // The rule is done once the invocation is accepted: errors of the job are Lambda's to retry and store.
    jobs.live.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(this.deadLetters) })
  }
}
