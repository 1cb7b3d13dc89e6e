import {
  DeleteFunctionConcurrencyCommand,
  LambdaClient,
  PutFunctionConcurrencyCommand,
} from '@aws-sdk/client-lambda'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { expectFigure } from '../journey/expect-figure.ts'
import type { Journey } from '../journey/seller.ts'
import { login } from '../journey/sign-up.ts'
import type { Deployment } from './deployment.ts'
import type { Emulator } from './emulator.ts'

/** Restores the table to now and switches to it, step by step as docs/recovery.md has it. */
export const restoreTable = async (emulator: Emulator, deployment: Deployment): Promise<void> => {
  const lambda = new LambdaClient({ region: deployment.environment.region })
  const functions = Object.entries(await deployment.resources('application', 'AWS::Lambda::Function'))
    .filter(([id]) => id.includes('FunctionLambda'))
    .map(([, name]) => name)
  for (const FunctionName of functions)
    await lambda.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }))

  const { tableName } = await deployment.stores()
  const TableName = `${tableName}-restored`.slice(-255)
  const outputs = Object.entries(await deployment.outputs('data'))
  const storageKey = outputs.find(([name]) => name.includes('DataStorageKey'))?.[1]
  await emulator.call('dynamodb', 'restore_table_to_point_in_time', {
    SourceTableName: tableName,
    TargetTableName: TableName,
    UseLatestRestorableTime: true,
    SSESpecificationOverride: { Enabled: true, SSEType: 'KMS', KMSMasterKeyId: storageKey },
  })
  await emulator.wait('dynamodb', 'table_exists', { TableName })
  await emulator.call('dynamodb', 'update_table', { TableName, DeletionProtectionEnabled: true })
  await emulator.call('dynamodb', 'update_table', {
    TableName,
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
  })
  await emulator.call('dynamodb', 'update_time_to_live', {
    TableName,
    TimeToLiveSpecification: { Enabled: true, AttributeName: 'ttl' },
  })
  await emulator.call('dynamodb', 'update_continuous_backups', {
    TableName,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  })
  const { Table } = (await emulator.call('dynamodb', 'describe_table', { TableName })) as {
    Table: { LatestStreamLabel: string }
  }
  deployment.settings = {
    ...deployment.settings,
    restoredTable: { name: TableName, streamLabel: Table.LatestStreamLabel },
  }
  await deployment.deploy('--only', 'application')
  for (const FunctionName of functions)
    await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }))
}

/** Finds the seller's facility in the restored table, and has its stream deliver a code. */
export const verifyRestoredTable = async (seller: Journey, available: string): Promise<string> => {
  const { client, local } = seller
  const { token } = await login(seller)
  const summary = await client.call(creditEndpoints.getFacilitySummary, {}, { token })
  expectFigure('available funding after the restore', summary?.available_funding, available)
  const phone = { phone_country_code: '+86' as const, phone_number: '13800138001' }
  await client.call(accountEndpoints.sendPhoneCode, { body: phone })
  await local.received(`+86${phone.phone_number}`, /\b(\d{6})\b/)
  return `the seller logged in, ${available} are available, and the stream delivered a code`
}
