import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findMissing, localstackVariables } from '../../scripts/localstack/localstack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'localstack-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A machine whose `docker compose version` and `docker info` have these results. */
const machine = (answers?: { compose: number; info: number }): NodeJS.ProcessEnv => {
  const file = join(folder, 'docker')
  if (answers) {
    const { compose, info } = answers
    writeFileSync(
      file,
      `#!/bin/sh\ncase "$1" in compose) exit ${compose};; info) exit ${info};; esac\nexit 9\n`,
    )
    chmodSync(file, 0o755)
  }
  return { PATH: folder }
}

test.each([
  ['no Docker', undefined, /^LocalStack needs Docker with its "compose" command/],
  [
    'a Docker without compose',
    { compose: 1, info: 0 },
    /^LocalStack needs Docker with its "compose" command/,
  ],
  ['a Docker that is not running', { compose: 0, info: 1 }, /^LocalStack needs Docker, which is not running/],
  ['no licence', { compose: 0, info: 0 }, /^LocalStack needs LOCALSTACK_AUTH_TOKEN/],
])('%s is one clear line', (_, answers, line) => {
  const missing = findMissing(machine(answers))
  expect(missing).toMatch(line)
  expect(missing).not.toContain('\n')
})

test('Docker and a licence are sufficient', () => {
  expect(findMissing({ ...machine({ compose: 0, info: 0 }), LOCALSTACK_AUTH_TOKEN: 'ls-1' })).toBeUndefined()
})

test('the command ends with that line without starting anything', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start-localstack.ts'], {
    env: machine({ compose: 0, info: 1 }),
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim()).toBe('LocalStack needs Docker, which is not running: start it, and try again.')
})

test('the deployment uses no AWS account, whatever the caller is logged in to', () => {
  const variables = localstackVariables({
    PATH: '/bin',
    AWS_PROFILE: 'production',
    AWS_SESSION_TOKEN: 'real',
    AWS_ENDPOINT_URL_CLOUDFORMATION: 'https://cloudformation.ap-southeast-1.amazonaws.com',
    CDK_DEFAULT_ACCOUNT: '123456789012',
  })
  expect(variables).toMatchObject({
    PATH: '/bin',
    AWS_ENDPOINT_URL: 'http://localhost.localstack.cloud:4566',
  })
  const left = Object.keys(variables).filter((name) => /PROFILE|TOKEN|CLOUDFORMATION|CDK/.test(name))
  expect(left).toEqual([])
})

test.each([
  ['compose.deployed.yaml', 'localstack/localstack-pro:4.14.0'],
  // Later images of this name exit immediately without an account.
  ['compose.yaml', 'localstack/localstack:4.14.0'],
])('the image of %s is pinned, and reachable from this machine only', (file, image) => {
  const compose = readFileSync(file, 'utf8')
  expect(compose).toContain(`image: ${image}\n`)
  expect(compose).toMatch(/ports:\n\s+- 127\.0\.0\.1:4566:4566\n/)
})

const asks = (file: string): boolean => readFileSync(file, 'utf8').includes('LOCALSTACK_AUTH_TOKEN')

test('only the image that the stacks are deployed to requires a licence', () => {
  expect([asks('compose.yaml'), asks('compose.deployed.yaml')]).toEqual([false, true])
})
