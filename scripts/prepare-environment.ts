import { parseArgs } from 'node:util'
import { InvokeCommand } from '@aws-sdk/client-lambda'
import { SetSMSAttributesCommand } from '@aws-sdk/client-sns'
import { environmentNamed, environments } from '../infra/environments.ts'
import { liveAlias } from '../infra/live-alias.ts'
import { openSources } from './environment/open-sources.ts'
import { findJobsLambda, readFacts } from './environment/read-facts.ts'
import { performSteps } from './environment/scripted-steps.ts'
import { checkSteps } from './environment/steps-table.ts'
import { runCommand } from './test/run-command.ts'

const { values } = parseArgs({
  options: { environment: { type: 'string' }, account: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help || !values.environment || !values.account) {
  console.log(`Performs the missing steps of a new environment that need nobody's decision: bootstraps the CDK, sets the limit of
SMS, fetches the rates.
  npm run prepare-environment -- --environment ${Object.keys(environments).join('|')} --account <account>`)
  process.exit(values.help ? 0 : 2)
}

const environment = environmentNamed(values.environment)
const { account } = values
const sources = openSources(environment)
const facts = await readFacts(environment, sources)
const performed = await performSteps(checkSteps(facts), facts, {
  async bootstrap(regions) {
    const status = await runCommand('cdk', [
      'bootstrap',
      ...regions.map((region) => `aws://${account}/${region}`),
    ])
    if (status !== 0) throw new Error(`cdk bootstrap exited with ${status}`)
  },
  async limitSms(monthlyUsd) {
    const attributes = { MonthlySpendLimit: String(monthlyUsd) }
    await sources.sns(environment.region).send(new SetSMSAttributesCommand({ attributes }))
  },
  async runJob(job) {
    await sources.lambda.send(
      new InvokeCommand({
        FunctionName: await findJobsLambda(environment, sources),
        Qualifier: liveAlias,
        InvocationType: 'Event',
        Payload: Buffer.from(JSON.stringify({ job })),
      }),
    )
  },
})
for (const { name, fault } of performed) console.log(fault ? `failed  ${name}: ${fault}` : `done    ${name}`)
if (performed.length === 0) console.log('Every scripted step was done before, or cannot be seen.')
process.exitCode = performed.some(({ fault }) => fault !== undefined) ? 1 : 0
