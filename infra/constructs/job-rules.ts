import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Construct } from 'constructs'
import { schedules } from '../../functions/jobs/schedules.ts'
import { DeadLetters } from './dead-letters.ts'
import { pascalCase } from './pascal-case.ts'
import type { PortalFunction } from './portal-function.ts'

/** Runs each job when its schedule says. */
export class JobRules extends Construct {
  readonly deadLetters: DeadLetters

  constructor(scope: Construct, id: string, jobs: PortalFunction) {
    super(scope, id)
    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    for (const { job, purpose, cron } of schedules)
      new Rule(this, pascalCase(job), {
        description: purpose,
        schedule: Schedule.cron(cron),
        targets: [
          new LambdaTarget(jobs.lambda, {
            event: RuleTargetInput.fromObject({ job }),
            deadLetterQueue: this.deadLetters,
            retryAttempts: 10,
          }),
        ],
      })
    // The rule is done once the call is taken: what the job then throws is Lambda's to retry and to keep.
    jobs.lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(this.deadLetters) })
  }
}
