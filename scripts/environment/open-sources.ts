import { resolveNs } from 'node:dns/promises'
import { join } from 'node:path'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { KMSClient } from '@aws-sdk/client-kms'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { SESClient } from '@aws-sdk/client-ses'
import { SNSClient } from '@aws-sdk/client-sns'
import { createTable } from '../../functions/data/dynamodb-table.ts'
import type { Environment } from '../../infra/environments.ts'
import { projectRoot } from '../local/project-root.ts'
import type { Sources } from './read-facts.ts'

const maxAttempts = 3

/** The environment's account, by the credentials of the shell. */
export const openSources = ({ region }: Environment): Sources => ({
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
