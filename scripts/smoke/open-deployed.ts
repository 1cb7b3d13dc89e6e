import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { consoleHost, type Environment } from '../../infra/environments.ts'
import { liveAlias } from '../../infra/live-alias.ts'
import { stackName } from '../../infra/stacks/stack-name.ts'
import type { DeployedEnvironment } from './check-deployment.ts'

const findJobsFunction = async (environment: Environment): Promise<string> => {
  const client = new CloudFormationClient({ region: environment.region })
  const StackName = stackName(environment, 'application')
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
    for (const { ResourceType, LogicalResourceId = '', PhysicalResourceId } of StackResourceSummaries)
      if (ResourceType === 'AWS::Lambda::Function' && LogicalResourceId.startsWith('JobsFunction'))
        return PhysicalResourceId ?? ''
  throw new Error(`${StackName} has no Lambda of jobs`)
}

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
        FunctionName: await findJobsFunction(environment),
        Qualifier: liveAlias,
        Payload: JSON.stringify({ job }),
      }),
    )
    if (FunctionError) throw new Error(`the job ${job} failed: ${Payload?.transformToString()}`)
  },
})
