import { createPublicKey, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation'
import { GetPublicKeyCommand, type KMSClient } from '@aws-sdk/client-kms'
import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda'
import {
  GetIdentityDkimAttributesCommand,
  GetIdentityVerificationAttributesCommand,
  GetSendQuotaCommand,
  type SESClient,
} from '@aws-sdk/client-ses'
import {
  GetSMSAttributesCommand,
  GetSMSSandboxAccountStatusCommand,
  ListSubscriptionsByTopicCommand,
  type SNSClient,
} from '@aws-sdk/client-sns'
import { businessDate } from '#shared/time/business-date.ts'
import { findLatestBenchmark } from '../../functions/data/benchmarks.ts'
import { findLatestRates } from '../../functions/data/exchange-rates.ts'
import type { Table } from '../../functions/data/table.ts'
import type { Environment } from '../../infra/environments.ts'
import { edgeRegion } from '../../infra/stacks/edge-stack.ts'
import { type Part, stackName } from '../../infra/stacks/stack-name.ts'
import { mailRegionsOf, partsOf, regionsOf } from './environment-steps.ts'
import type { AlarmSubscription, Facts, Read } from './facts.ts'

/** The services that the facts of an environment are read from. Every call only reads. */
export interface Sources {
  cloudFormation(region: string): CloudFormationClient
  lambda: LambdaClient
  ses(region: string): SESClient
  sns(region: string): SNSClient
  kms: KMSClient
  table(name: string): Table
  /** The name servers of a domain in public DNS. */
  resolveNs(domain: string): Promise<string[]>
  fetch(url: string): Promise<{ status: number; json(): Promise<unknown> }>
  certificatesFile(environment: Environment): string
  now: Date
}

const reason = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** A fact, or the reason why it cannot be read. */
const read = async <Value>(find: () => Promise<Value>): Promise<Read<Value>> => {
  try {
    return { value: await find() }
  } catch (error) {
    return { unseen: reason(error) }
  }
}

/** The region of a stack. */
const regionOf = (environment: Environment, part: Part): string => {
  if (part === 'domain' || part === 'edge' || part === 'watch') return edgeRegion
  const { recovery, region } = environment
  return recovery && (part === 'replica' || part === 'recovery') ? recovery.region : region
}

/** A stack; undefined if it does not exist. */
const findStack = async (client: CloudFormationClient, name: string): Promise<Stack | undefined> => {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }))
    return Stacks?.[0]
  } catch (error) {
    if (
      error instanceof Error &&
      error.name === 'ValidationError' &&
      error.message.includes('does not exist')
    )
      return undefined
    throw error
  }
}

const isComplete = ({ StackStatus }: Stack): boolean =>
  /^(CREATE|UPDATE|UPDATE_ROLLBACK|IMPORT)_COMPLETE$/.test(StackStatus ?? '')

/** Physical names of a stack's resources of a type whose logical id begins so. */
const resourcesOf = async (
  client: CloudFormationClient,
  stack: string,
  type: string,
  begins: string,
): Promise<string[]> => {
  const names: string[] = []
  let token: string | undefined
  do {
    const page = await client.send(new ListStackResourcesCommand({ StackName: stack, NextToken: token }))
    for (const { ResourceType, LogicalResourceId = '', PhysicalResourceId } of page.StackResourceSummaries ??
      [])
      if (ResourceType === type && LogicalResourceId.startsWith(begins) && PhysicalResourceId)
        names.push(PhysicalResourceId)
    token = page.NextToken
  } while (token)
  return names
}

const outputOf = (stack: Stack | undefined, name: string): string | undefined =>
  stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue

/** The first certificate of the environment's file, compared with the document key. */
const readCertificate = async (environment: Environment, sources: Sources) => {
  const file = sources.certificatesFile(environment)
  if (!existsSync(file)) return undefined
  const certificate = new X509Certificate(readFileSync(file))
  const application = await findStack(
    sources.cloudFormation(environment.region),
    stackName(environment, 'application'),
  )
  const keyId = outputOf(application, 'PaperKeyArn')
  if (!keyId) throw new Error('the application stack is not deployed')
  const { PublicKey } = await sources.kms.send(new GetPublicKeyCommand({ KeyId: keyId }))
  if (!PublicKey) throw new Error('KMS returned no public key')
  const key = createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' })
  return { isOfKey: certificate.publicKey.equals(key), validTo: certificate.validToDate }
}

const readSubscriptions = async (
  environment: Environment,
  sources: Sources,
): Promise<AlarmSubscription[]> => {
  const found = await Promise.all(
    (['application', 'watch'] as const).map(async (part) => {
      const region = regionOf(environment, part)
      const stack = stackName(environment, part)
      const topics = await resourcesOf(sources.cloudFormation(region), stack, 'AWS::SNS::Topic', 'AlarmMail')
      const pages = await Promise.all(
        topics.map((TopicArn) => sources.sns(region).send(new ListSubscriptionsByTopicCommand({ TopicArn }))),
      )
      return pages.flatMap(({ Subscriptions = [] }) =>
        Subscriptions.map(({ Protocol = '', Endpoint = '', SubscriptionArn = '' }) => ({
          region,
          protocol: Protocol,
          endpoint: Endpoint,
          isConfirmed: SubscriptionArn.startsWith('arn:'),
        })),
      )
    }),
  )
  return found.flat()
}

const readProvider = async ({ deskAccess: { signIn } }: Environment, sources: Sources) => {
  if (!signIn) return undefined
  const response = await sources.fetch(`${signIn.issuer}/.well-known/openid-configuration`)
  if (response.status !== 200) throw new Error(`its discovery document responds with ${response.status}`)
  const document = (await response.json()) as {
    issuer?: string
    code_challenge_methods_supported?: string[]
  }
  return {
    issuer: document.issuer ?? '',
    hasPkce: document.code_challenge_methods_supported?.includes('S256') ?? false,
  }
}

const readMailDomain = async ({ domainName, region }: Environment, sources: Sources): Promise<boolean> => {
  const asked = { Identities: [domainName] }
  const client = sources.ses(region)
  const [{ VerificationAttributes }, { DkimAttributes }] = await Promise.all([
    client.send(new GetIdentityVerificationAttributesCommand(asked)),
    client.send(new GetIdentityDkimAttributesCommand(asked)),
  ])
  return (
    VerificationAttributes?.[domainName]?.VerificationStatus === 'Success' &&
    DkimAttributes?.[domainName]?.DkimVerificationStatus === 'Success'
  )
}

const readRates = async (environment: Environment, sources: Sources) => {
  const [own] = environment.restoredTable
    ? [environment.restoredTable.name]
    : await resourcesOf(
        sources.cloudFormation(environment.region),
        stackName(environment, 'data'),
        'AWS::DynamoDB::Table',
        'DataTable',
      )
  if (!own) throw new Error('the data stack is not deployed')
  const table = sources.table(own)
  const today = businessDate(sources.now)
  const [benchmark, exchange] = await Promise.all([
    findLatestBenchmark(table, 'SOFR', today),
    findLatestRates(table, today),
  ])
  return { benchmark: benchmark?.date, exchange: exchange?.date }
}

/** The name of the Lambda that runs jobs. */
export const findJobsLambda = async (
  environment: Environment,
  sources: Pick<Sources, 'cloudFormation'>,
): Promise<string> => {
  const [name] = await resourcesOf(
    sources.cloudFormation(environment.region),
    stackName(environment, 'application'),
    'AWS::Lambda::Function',
    'JobsFunction',
  )
  if (!name) throw new Error('the application stack is not deployed')
  return name
}

/** Reads everything that the steps of an environment are checked by. */
export const readFacts = async (environment: Environment, sources: Sources): Promise<Facts> => {
  const { domainName, region } = environment
  const stackOf = (part: Part) =>
    findStack(sources.cloudFormation(regionOf(environment, part)), stackName(environment, part))
  const [
    concurrency,
    bootstrapped,
    deployed,
    nameServers,
    alarmSubscriptions,
    mailsPerDay,
    isMailDomainVerified,
    sms,
    documentCertificate,
    provider,
    rates,
    site,
  ] = await Promise.all([
    read(async () => {
      const { AccountLimit } = await sources.lambda.send(new GetAccountSettingsCommand({}))
      return AccountLimit?.ConcurrentExecutions ?? 0
    }),
    read(async () => {
      const found = await Promise.all(
        regionsOf(environment).map(async (each) =>
          (await findStack(sources.cloudFormation(each), 'CDKToolkit')) ? [each] : [],
        ),
      )
      return found.flat()
    }),
    read(async () => {
      const found = await Promise.all(
        partsOf(environment).map(async (part) => {
          const stack = await stackOf(part)
          return stack && isComplete(stack) ? [stackName(environment, part)] : []
        }),
      )
      return found.flat()
    }),
    read(async () => {
      const zone = outputOf(await stackOf('domain'), 'NameServers')?.split(' ') ?? []
      const delegated = zone.length > 0 ? await sources.resolveNs(domainName).catch(() => []) : []
      return { zone, delegated }
    }),
    read(() => readSubscriptions(environment, sources)),
    read(async () => {
      const allowed = await Promise.all(
        mailRegionsOf(environment).map(async (each) => {
          const { Max24HourSend = 0 } = await sources.ses(each).send(new GetSendQuotaCommand({}))
          // -1 stands for no limit.
          return [each, Max24HourSend < 0 ? Number.POSITIVE_INFINITY : Max24HourSend] as const
        }),
      )
      return Object.fromEntries(allowed)
    }),
    read(() => readMailDomain(environment, sources)),
    read(async () => {
      const client = sources.sns(region)
      const [{ IsInSandbox }, { attributes }] = await Promise.all([
        client.send(new GetSMSSandboxAccountStatusCommand({})),
        client.send(new GetSMSAttributesCommand({})),
      ])
      return {
        isInSandbox: IsInSandbox ?? true,
        // SNS's own default.
        monthlyUsd: Number(attributes?.['MonthlySpendLimit'] ?? 1),
        senderId: attributes?.['DefaultSenderID'],
      }
    }),
    read(() => readCertificate(environment, sources)),
    read(() => readProvider(environment, sources)),
    read(() => readRates(environment, sources)),
    read(async () => (await sources.fetch(`https://${domainName}/`)).status),
  ])
  return {
    environment,
    now: sources.now,
    concurrency,
    bootstrapped,
    deployed,
    nameServers,
    alarmSubscriptions,
    mailsPerDay,
    isMailDomainVerified,
    sms,
    documentCertificate,
    provider,
    rates,
    site,
  }
}
