import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { consoleHost, type Environment } from '../../infra/environments.ts'
import { liveAlias } from '../../infra/live-alias.ts'
import { findJobsLambda } from '../environment/read-facts.ts'
import type { DeployedEnvironment } from './check-deployment.ts'

/** An environment behind its domains, by the credentials of the shell. */
export const openDeployed = (
  environment: Environment,
  { SMOKE_EMAIL: email, SMOKE_PASSWORD: password }: NodeJS.ProcessEnv,
): DeployedEnvironment => ({
  siteUrl: `https://${environment.domainName}`,
  ...(environment.deskAccess.signIn ? { consoleUrl: `https://${consoleHost(environment)}` } : {}),
  ...(email && password ? { canary: { email, password } } : {}),
  async runJob(job) {
    const { FunctionError, Payload } = await new LambdaClient({ region: environment.region }).send(
      new InvokeCommand({
        FunctionName: await findJobsLambda(environment, {
          cloudFormation: (region) => new CloudFormationClient({ region }),
        }),
        Qualifier: liveAlias,
        Payload: JSON.stringify({ job }),
      }),
    )
    if (FunctionError) throw new Error(`the job ${job} failed: ${Payload?.transformToString()}`)
  },
})
