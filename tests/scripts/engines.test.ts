import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chooseEngine } from '../../scripts/local/engines/choose-engine.ts'
import { findMissingForDynamodbLocal } from '../../scripts/local/engines/dynamodb-local.ts'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'
import { startServedEngine } from '../../scripts/local/engines/served-engine.ts'
import { StartFailure } from '../../scripts/local/start-failure.ts'

const folder = mkdtempSync(join(tmpdir(), 'engines-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a missing binary is reported with instructions', async () => {
  await expect(startEmbeddedEngine(join(folder, 'dynoxide'))({ folder, ephemeral: true })).rejects.toThrow(
    new StartFailure(
      `The DynamoDB engine's binary is missing (${join(folder, 'dynoxide')}): run "npm ci", or set LOCAL_ENGINE=dynamodb-local.`,
    ),
  )
})

test('a binary that does not start is reported with the reason', async () => {
  for (const start of [startEmbeddedEngine, startServedEngine])
    await expect(start('/bin/false')({ folder, ephemeral: true })).rejects.toThrow(StartFailure)
  await expect(startEmbeddedEngine('/bin/echo')({ folder, ephemeral: true })).rejects.toThrow(
    /^The DynamoDB engine \(embedded\) did not start: mcp --db-path \S+table\.db$/,
  )
})

const startPassing = () => startServedEngine()({ folder, ephemeral: true })

test('each served embedded engine has its own loopback address, if there are several', async () => {
  const engines = await Promise.all([startPassing(), startPassing()])
  const hosts = engines.map(({ endpoint }) => new URL(endpoint).hostname)
  expect(hosts.map((host) => host.split('.')[0])).toEqual(['127', '127'])
  expect(new Set([...hosts, '127.0.0.1']).size).toBe(process.platform === 'darwin' ? 1 : 3)
  await Promise.all(engines.map(({ stop }) => stop()))
})

test('DynamoDB Local without Java or the configured jar is reported in one line', async () => {
  expect(await findMissingForDynamodbLocal(undefined, () => false)).toBe(
    'DynamoDB Local needs Java: there is none that can be run.',
  )
  const jar = join(folder, 'DynamoDBLocal.jar')
  expect(await findMissingForDynamodbLocal(jar, () => true)).toBe(
    `DYNAMODB_LOCAL_JAR names ${jar}, which is not there.`,
  )
  writeFileSync(jar, '')
  expect(await findMissingForDynamodbLocal(jar, () => true)).toBeUndefined()
})

test('unknown engine names are refused, including those of Object.prototype', () => {
  expect(() => chooseEngine('constructor')).toThrow(StartFailure)
})
