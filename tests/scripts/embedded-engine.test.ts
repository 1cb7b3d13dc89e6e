import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BatchWriteItemCommand,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { createLocalTable } from '../../scripts/local/create-local-table.ts'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'
import type { StartEngine } from '../../scripts/local/engines/engine.ts'
import { startServedEngine } from '../../scripts/local/engines/served-engine.ts'
import { translateCalls } from '../../scripts/local/engines/translate-calls.ts'
import { projectRoot } from '../../scripts/local/project-root.ts'
import { openEngineClients } from '../support/engine-clients.ts'
import { findProcesses } from '../support/find-processes.ts'
import { callEveryOperation } from './embedded-engine-calls.ts'

const start = async (startEngine: StartEngine) => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-engine-test-'))
  const engine = await startEngine({ folder, ephemeral: false })
  const clients = openEngineClients(engine)
  onTestFinished(async () => {
    clients.close()
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { engine, pids: () => findProcesses(join(folder, 'table.db')), ...clients }
}

test('the embedded engine gives the same responses and errors as the served one', async () => {
  const [asked = [], served = []] = await Promise.all(
    [startEmbeddedEngine(), startServedEngine()].map(async (each) => callEveryOperation(await start(each))),
  )
  expect(asked).toEqual(served)
  expect(asked.length).toBeGreaterThan(80)
  const refusalOf = Object.fromEntries(asked.map(({ call, refusal }) => [call, refusal]))
  expect(refusalOf['a transaction refused by its second and its fourth']).toMatchObject({
    name: 'TransactionCanceledException',
    reasons: ['None', 'ConditionalCheckFailed', 'None', 'ConditionalCheckFailed'],
  })
  expect(refusalOf['a put that may not replace']?.name).toBe('ConditionalCheckFailedException')
  expect(refusalOf['a put of every kind of value']).toBeUndefined()
})

/** The lines of a process in a kernel's socket table: network protocols, or Unix sockets with a file name. */
const socketsOf = (pid: number, table: string, inodeColumn: number): string[] => {
  const names = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  const inodes = new Set(names.flatMap((name) => /^socket:\[(\d+)\]$/.exec(name)?.[1] ?? []))
  return readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => inodes.has(line.trim().split(/\s+/)[inodeColumn] ?? ''))
}

/** The ways in which others can reach a process: its network sockets and its named Unix sockets. */
const doorsOf = (pid: number): string[] => [
  ...['tcp', 'tcp6', 'udp', 'udp6'].flatMap((table) => socketsOf(pid, table, 9)),
  ...socketsOf(pid, 'unix', 6).filter((line) => line.trim().split(/\s+/).length > 7),
]

test('no other process can reach it: it has no socket, and its endpoint does not exist', async () => {
  const [asked, served] = [await start(startEmbeddedEngine()), await start(startServedEngine())]
  expect(asked.pids()).toHaveLength(1)
  expect(asked.pids().flatMap(doorsOf)).toEqual([])
  expect(served.pids().flatMap(doorsOf)).not.toEqual([])

  const stranger = openEngineClients({ ...asked.engine, connection: {} })
  await expect(stranger.client.send(new ListTablesCommand({}))).rejects.toMatchObject({
    code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/),
  })
  stranger.close()
})

const key = { pk: { S: 'P' }, sk: { S: '1' } }

test('calls that it does not support are refused without a write', async () => {
  const { client } = await start(startEmbeddedEngine())
  const TableName = 'the-table'
  await createLocalTable(client, TableName)
  const put = { TableName, Item: key, ConditionExpression: 'attribute_not_exists(pk)' } as const
  const told = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const
  await expect(client.send(new PutItemCommand({ ...put, ...told }))).rejects.toThrow(
    'The embedded engine is not asked for PutItem with ReturnValuesOnConditionCheckFailure.',
  )
  await expect(
    client.send(new TransactWriteItemsCommand({ TransactItems: [{ Put: { ...put, ...told } }] })),
  ).rejects.toThrow('The embedded engine tells no item of a transaction that was refused.')
  await expect(
    client.send(new PutItemCommand({ ...put, ReturnConsumedCapacity: 'TOTAL' })),
  ).rejects.toMatchObject({ name: 'ValidationException' })
  await expect(
    client.send(
      new BatchWriteItemCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item: key } }] } }),
    ),
  ).rejects.toThrow('The embedded engine is not asked for BatchWriteItem.')
  expect(await client.send(new GetItemCommand({ TableName, Key: key }))).not.toHaveProperty('Item')
})

test('an internal error is reported as such, and AWS clients retry it', async () => {
  const requestHandler = translateCalls(async () => ({
    isRefusal: true,
    text: '{"error_type":"InternalServerError","message":"database or disk is full","retryable":true}',
  }))
  const { response } = await requestHandler.handle({
    headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem' },
    body: Buffer.from(JSON.stringify({ TableName: 'the-table', Key: key })),
  })
  expect(response.statusCode).toBe(500)
})

test('calls in flight when it ends fail, and so do later ones', async () => {
  const { client, engine, pids } = await start(startEmbeddedEngine())
  await createLocalTable(client, 'the-table')
  const read = () =>
    client.send(new GetItemCommand({ TableName: 'the-table', Key: key })).then(
      () => 'answered',
      (error: { code?: string }) => error.code,
    )
  for (const pid of pids()) process.kill(pid, 'SIGSTOP')
  const underWay = read()
  for (const pid of pids()) process.kill(pid, 'SIGKILL')
  expect(await underWay).toBe('ECONNRESET')
  await engine.exited
  expect(await read()).toBe('ECONNRESET')
})

/** Operations that only start and stop other engines. */
const askedOfOthers = new Set(['ListTables', 'DeleteTable'])

test('the compared calls include every operation of the stack', () => {
  const sent = ['functions', 'scripts/local', 'scripts/seed'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(projectRoot, folder, name), 'utf8'))
      .flatMap((source) => [
        ...source.matchAll(/import \{([^}]*)\} from '@aws-sdk\/client-dynamodb(?:-streams)?'/g),
      ])
      .flatMap(([, names = '']) => [...names.matchAll(/\b(\w+)Command\b/g)].map(([, name = '']) => name)),
  )
  const operations = [...new Set(sent)].filter((name) => !askedOfOthers.has(name))
  expect(operations.length).toBeGreaterThan(10)
  return Promise.all(
    operations.map(async (operation) => {
      const { response } = await translateCalls(async () => ({ isRefusal: false, text: '{}' })).handle({
        headers: { 'x-amz-target': `DynamoDB_20120810.${operation}` },
        body: Buffer.from('{}'),
      })
      expect([operation, response.statusCode]).toEqual([operation, 200])
    }),
  )
})
