import { generateKeyPairSync } from 'node:crypto'
import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation'
import { GetPublicKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  GetIdentityDkimAttributesCommand,
  GetIdentityVerificationAttributesCommand,
  GetSendQuotaCommand,
  SESClient,
} from '@aws-sdk/client-ses'
import {
  GetSMSAttributesCommand,
  GetSMSSandboxAccountStatusCommand,
  ListSubscriptionsByTopicCommand,
  SNSClient,
} from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { putBenchmark } from '../../../functions/data/benchmarks.ts'
import { environments } from '../../../infra/environments.ts'
import { findJobsLambda, readFacts, type Sources } from '../../../scripts/environment/read-facts.ts'
import { createMemoryTable } from '../../support/memory-table.ts'
import { useTestServices } from '../../support/test-services.ts'

const services = useTestServices()
const { staging } = environments
const now = new Date('2026-11-27T02:00:00Z')

// Clients rather than their classes, which the tests after these ones share.
const primary = { region: 'ap-southeast-1' }
const clients = {
  cloudFormation: new CloudFormationClient(primary),
  lambda: new LambdaClient(primary),
  ses: new SESClient(primary),
  sns: new SNSClient(primary),
}
const cloudFormation = mockClient(clients.cloudFormation)
const lambda = mockClient(clients.lambda)
const ses = mockClient(clients.ses)
const sns = mockClient(clients.sns)
beforeEach(() => {
  for (const client of [cloudFormation, lambda, ses, sns]) client.reset()
})

const denied = Object.assign(new Error('not authorized'), { name: 'AccessDenied' })

const open = (change: Partial<Sources> = {}): Sources => ({
  cloudFormation: () => clients.cloudFormation,
  lambda: clients.lambda,
  ses: () => clients.ses,
  sns: () => clients.sns,
  kms: new KMSClient({ region: 'ap-east-1', endpoint: services.kms }),
  table: () => createMemoryTable('the-table'),
  resolveNs: async () => ['ns-2.example', 'ns-1.example'],
  fetch: async () => ({ status: 200, json: async () => ({}) }),
  certificatesFile: () => services.certificatesFile,
  now,
  ...change,
})

const resource = (ResourceType: string, LogicalResourceId: string, PhysicalResourceId: string) => ({
  ResourceType,
  LogicalResourceId,
  PhysicalResourceId,
  LastUpdatedTimestamp: now,
  ResourceStatus: 'CREATE_COMPLETE' as const,
})

/** An account in which every stack of staging is deployed. */
const deployAll = () => {
  cloudFormation.on(DescribeStacksCommand).callsFake(({ StackName }: { StackName: string }) => ({
    Stacks: [
      {
        StackName,
        CreationTime: now,
        StackStatus: StackName.endsWith('-watch') ? 'UPDATE_IN_PROGRESS' : 'UPDATE_COMPLETE',
        Outputs: [
          { OutputKey: 'NameServers', OutputValue: 'ns-1.example ns-2.example' },
          { OutputKey: 'PaperKeyArn', OutputValue: services.paperKeyId },
        ],
      },
    ],
  }))
  cloudFormation
    .on(ListStackResourcesCommand)
    .resolves({
      StackResourceSummaries: [resource('AWS::DynamoDB::Table', 'DataTableFDBAD0F2', 'the-table')],
      NextToken: 'more',
    })
    .on(ListStackResourcesCommand, { NextToken: 'more' })
    .resolves({
      StackResourceSummaries: [
        resource('AWS::SNS::Topic', 'AlarmMailTopic1', 'arn:aws:sns:x:1:topic'),
        resource('AWS::SNS::Topic', 'OtherTopic', 'arn:aws:sns:x:1:other'),
        resource('AWS::Lambda::Function', 'JobsFunctionLambda1', 'the-jobs'),
      ],
    })
}

test('reads what is done in an account', async () => {
  deployAll()
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 400 } })
  ses
    .on(GetSendQuotaCommand)
    .resolves({ Max24HourSend: -1 })
    .on(GetIdentityVerificationAttributesCommand)
    .resolves({
      VerificationAttributes: { [staging.domainName]: { VerificationStatus: 'Success' } },
    })
    .on(GetIdentityDkimAttributesCommand)
    .resolves({
      DkimAttributes: { [staging.domainName]: { DkimEnabled: true, DkimVerificationStatus: 'Pending' } },
    })
  sns
    .on(GetSMSSandboxAccountStatusCommand)
    .resolves({ IsInSandbox: false })
    .on(GetSMSAttributesCommand)
    .resolves({ attributes: { DefaultSenderID: 'LENDER' } })
    .on(ListSubscriptionsByTopicCommand)
    .resolves({
      Subscriptions: [{ Protocol: 'email', Endpoint: 'a@b.c', SubscriptionArn: 'PendingConfirmation' }],
    })
  const table = createMemoryTable('the-table')
  await table.transact({
    rate: putBenchmark(table, {
      name: 'SOFR',
      date: '2026-11-25',
      percent: '4.31',
      source: 'Federal Reserve Bank of New York',
    }),
  })
  const named: string[] = []
  const facts = await readFacts(
    staging,
    open({
      table: (name) => {
        named.push(name)
        return table
      },
    }),
  )
  expect(named).toEqual(['the-table'])
  expect(facts).toMatchObject({
    concurrency: { value: 400 },
    bootstrapped: { value: ['ap-southeast-1', 'us-east-1'] },
    deployed: {
      value: ['domain', 'edge', 'data', 'application', 'monitoring', 'site', 'analytics'].map(
        (part) => `seller-portal-staging-${part}`,
      ),
    },
    nameServers: {
      value: { zone: ['ns-1.example', 'ns-2.example'], delegated: ['ns-2.example', 'ns-1.example'] },
    },
    alarmSubscriptions: {
      value: ['ap-southeast-1', 'us-east-1'].map((region) => ({
        region,
        protocol: 'email',
        endpoint: 'a@b.c',
        isConfirmed: false,
      })),
    },
    mailsPerDay: { value: { 'ap-southeast-1': Number.POSITIVE_INFINITY } },
    isMailDomainVerified: { value: false },
    sms: { value: { isInSandbox: false, monthlyUsd: 1, senderId: 'LENDER' } },
    documentCertificate: { value: { isOfKey: true } },
    provider: { value: undefined },
    rates: { value: { benchmark: '2026-11-25', exchange: undefined } },
    site: { value: 200 },
  })
})

test('an empty account has nothing, and a refusal is no fact', async () => {
  cloudFormation
    .on(DescribeStacksCommand)
    .rejects(Object.assign(new Error('Stack with id x does not exist'), { name: 'ValidationError' }))
  cloudFormation.on(ListStackResourcesCommand).rejects(denied)
  for (const client of [lambda, ses, sns]) client.onAnyCommand().rejects(denied)
  const refused = { unseen: 'AccessDenied: not authorized' }
  const facts = await readFacts(staging, open({ certificatesFile: () => '/nowhere.pem' }))
  expect(facts).toMatchObject({
    concurrency: refused,
    bootstrapped: { value: [] },
    deployed: { value: [] },
    nameServers: { value: { zone: [], delegated: [] } },
    alarmSubscriptions: refused,
    mailsPerDay: refused,
    isMailDomainVerified: refused,
    sms: refused,
    documentCertificate: { value: undefined },
    rates: refused,
  })
})

test('a certificate of another key, and the discovery document of a provider, are recognised', async () => {
  deployAll()
  for (const client of [lambda, ses, sns]) client.onAnyCommand().rejects(denied)
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kms = new KMSClient({ region: 'ap-east-1' })
  mockClient(kms)
    .on(GetPublicKeyCommand)
    .resolves({ PublicKey: publicKey.export({ type: 'spki', format: 'der' }) })
  const fetched: string[] = []
  const facts = await readFacts(
    {
      ...staging,
      deskAccess: {
        roles: {},
        signIn: {
          issuer: 'https://identity.lender.com',
          audience: 'desk',
          clientId: 'console',
          personClaim: 'email',
          groupsClaim: 'groups',
          roles: {},
          secondFactors: [],
          scope: 'openid',
        },
      },
    },
    open({
      kms,
      fetch: async (url) => {
        fetched.push(url)
        return {
          status: url.includes('openid') ? 200 : 403,
          json: async () => ({
            issuer: 'https://identity.lender.com',
            code_challenge_methods_supported: ['S256'],
          }),
        }
      },
    }),
  )
  expect(fetched).toContain('https://identity.lender.com/.well-known/openid-configuration')
  expect(facts.provider).toEqual({ value: { issuer: 'https://identity.lender.com', hasPkce: true } })
  expect(facts.documentCertificate).toMatchObject({ value: { isOfKey: false } })
  expect(facts.site).toEqual({ value: 403 })
})

test('finds the Lambda that runs jobs, once it is deployed', async () => {
  deployAll()
  expect(await findJobsLambda(staging, open())).toBe('the-jobs')
  cloudFormation.on(ListStackResourcesCommand).resolves({ StackResourceSummaries: [] })
  await expect(findJobsLambda(staging, open())).rejects.toThrow('not deployed')
})
