import { resolveNs } from 'node:dns/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { KMSClient } from '@aws-sdk/client-kms'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { SESClient } from '@aws-sdk/client-ses'
import { SNSClient } from '@aws-sdk/client-sns'
import { createTable } from '../functions/data/dynamodb-table.ts'
import { environmentNamed, environments } from '../infra/environments.ts'
import { readFacts } from './environment/read-facts.ts'
import { checkSteps, showSteps } from './environment/steps-table.ts'
import { projectRoot } from './local/project-root.ts'

const { values } = parseArgs({ options: { environment: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help || !values.environment) {
  console.log(`Reads which manual steps of a new environment are done, with your AWS credentials, and changes nothing:
  npm run check-environment -- --environment ${Object.keys(environments).join('|')}

Exits with 1 if a step is missing. The steps are in docs/operations.md, "Set up an environment".`)
  process.exit(values.help ? 0 : 2)
}

const environment = environmentNamed(values.environment)
const { region } = environment
const maxAttempts = 3
const facts = await readFacts(environment, {
  cloudFormation: (each) => new CloudFormationClient({ region: each, maxAttempts }),
  lambda: new LambdaClient({ region, maxAttempts }),
  ses: (each) => new SESClient({ region: each, maxAttempts }),
  sns: (each) => new SNSClient({ region: each, maxAttempts }),
  kms: new KMSClient({ region, maxAttempts }),
  table: (name) => createTable(new DynamoDBClient({ region, maxAttempts }), name, () => 0.5),
  resolveNs,
  fetch: (url) => fetch(url, { signal: AbortSignal.timeout(10_000) }),
  certificatesFile: ({ name }) => join(projectRoot, 'infra', 'certificates', `${name}.pem`),
  now: new Date(),
})
const checked = checkSteps(facts)
console.log(showSteps(checked))
process.exitCode = checked.some(({ state }) => state === 'missing') ? 1 : 0
