import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '../local/project-root.ts'
import { StartFailure } from '../local/start-failure.ts'
import { startAwsCaller } from './aws-caller.ts'
import { emulatorFolder, rehearsalFolder } from './install-emulator.ts'
import type { EvaluatedCall } from './policy.ts'

export const account = '000000000000'

/** The access key that may do everything in the emulator. */
const rootKey = 'test'

export interface Emulator {
  readonly port: number
  /** The variables by which every AWS client leads to the emulator, and to no account of AWS. */
  readonly variables: NodeJS.ProcessEnv
  /** A call of AWS by its names in Python's SDK. */
  call(
    service: string,
    operation: string,
    parameters?: object,
    region?: string,
  ): Promise<Record<string, unknown>>
  /** Waits as one of the SDK's waiters does. */
  wait(service: string, waiter: string, parameters: object): Promise<void>
  /** The evaluations of permissions for roles, each once. */
  evaluations(): PermissionEvaluation[]
  stop(): Promise<void>
}

export interface PermissionEvaluation extends EvaluatedCall {
  role: string
  denied: boolean
}

const logFile = join(rehearsalFolder, 'emulator.log')
const permissionsFile = join(rehearsalFolder, 'permissions.ndjson')

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('there is no port')
  return address.port
}

const variablesOf = (port: number, region: string): NodeJS.ProcessEnv => {
  const binaries = join(projectRoot, 'node_modules', '.bin')
  const own = Object.entries(process.env).filter(([name]) => !/^(AWS|CDK)_/.test(name))
  return {
    ...Object.fromEntries(own),
    PATH: `${binaries}${delimiter}${process.env['PATH']}`,
    // The CDK, Python and others keep their caches here.
    HOME: join(rehearsalFolder, 'home'),
    TMPDIR: join(rehearsalFolder, 'tmp'),
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: rootKey,
    AWS_SECRET_ACCESS_KEY: rootKey,
    AWS_REGION: region,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  }
}

/** A running MiniStack. */
export const connectEmulator = (running: {
  python: string
  port: number
  region: string
  stop: () => Promise<void>
}): Emulator => {
  const { python, port, region, stop } = running
  const variables = variablesOf(port, region)
  const caller = startAwsCaller(python, variables)
  const call: Emulator['call'] = (service, operation, parameters = {}, at = region) =>
    caller.call(service, operation, parameters, at)
  return {
    port,
    variables,
    call,
    async wait(service, waiter, parameters) {
      await call(service, `wait:${waiter}`, parameters)
    },
    evaluations: () =>
      readFileSync(permissionsFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as PermissionEvaluation),
    async stop() {
      caller.stop()
      await stop()
    },
  }
}

/** Starts MiniStack with nothing in it. */
export const startEmulator = async (python: string, region: string): Promise<Emulator> => {
  for (const folder of ['tmp', 'home', 'state']) {
    rmSync(join(rehearsalFolder, folder), { recursive: true, force: true })
    mkdirSync(join(rehearsalFolder, folder), { recursive: true })
  }
  // Lambdas are unpacked here. Without it, their scripts would count as modules, as in the project's package.
  writeFileSync(join(rehearsalFolder, 'tmp', 'package.json'), '{}')
  const port = await freePort()
  const variables = variablesOf(port, region)
  rmSync(permissionsFile, { force: true })
  const output = openSync(logFile, 'w')
  const child = spawn(python, [join(emulatorFolder, 'start.py')], {
    cwd: rehearsalFolder,
    stdio: ['ignore', output, output],
    env: {
      ...variables,
      AUTH: 'true',
      GATEWAY_PORT: String(port),
      BIND_HOST: '127.0.0.1',
      STATE_DIR: join(rehearsalFolder, 'state'),
      S3_DATA_DIR: join(rehearsalFolder, 'state', 's3'),
      PERMISSIONS_FILE: permissionsFile,
      PYTHONDONTWRITEBYTECODE: '1',
      AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE: `http://localhost:${port}`,
      NODE_OPTIONS: `--require ${join(emulatorFolder, 'resolve_localhost.cjs')}`,
    },
  })
  closeSync(output)
  const exited = once(child, 'exit')
  const stop = async () => {
    // It stores nothing, and might otherwise wait for its Lambdas.
    child.kill('SIGKILL')
    await exited
  }
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/_ministack/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  const deadline = performance.now() + 60_000
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new StartFailure(`MiniStack did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`)
    }
    await pause(200)
  }
  return connectEmulator({ python, port, region, stop })
}
