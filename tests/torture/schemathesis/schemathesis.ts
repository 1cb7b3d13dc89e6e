import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedEngine } from '../../../scripts/local/engines/embedded-engine.ts'
import { type LocalStack, startLocalStack } from '../../../scripts/local/local-stack.ts'
import { openApiDocument } from '../../../scripts/openapi.ts'
import type { LogLine } from '../../support/test-app.ts'
import { openSessions, type Role, type Session } from './open-sessions.ts'

const { SCHEMATHESIS: program = 'schemathesis' } = process.env

const { values: chosen } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, examples: { type: 'string', default: '20' } },
})

/** The checks of every response. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'ignored_auth',
]

/** Calls that end or restrict the session that all others need. */
const endsSession = ['logout', 'end-session', 'end-other-sessions', 'close-account', 'set-factor-requirement']

/** The server's own response to an oversized URL. */
const tooLong = { 431: { description: 'The address or the headers are too long' } }

/**
 * The OpenAPI document with the server's own responses added, and without the Unicode property patterns, for
 * which schemathesis cannot generate texts.
 */
const documentToRead = (): string =>
  JSON.stringify(openApiDocument(), (name, value: unknown) => {
    if (name === 'pattern' && typeof value === 'string' && value.includes(String.raw`\p{`)) return undefined
    return name === 'responses' ? { ...(value as object), ...tooLong } : value
  })

/** A step-up lasts for five minutes. */
const stepUpEvery = 4 * 60_000

/** Repeats a session's step-up until stopped. */
const keepProven = async ({ prove }: Session) => {
  await prove()
  const timer = setInterval(() => void prove(), stepUpEvery)
  return () => clearInterval(timer)
}

const generate = async (
  stack: LocalStack,
  folder: string,
  { session }: Role,
  chosenCalls: readonly string[],
): Promise<boolean> => {
  const stop = session ? await keepProven(session) : () => {}
  const child = spawn(
    program,
    [
      'run',
      join(folder, 'openapi.json'),
      `--url=${stack.url}`,
      `--seed=${chosen.seed}`,
      `--max-examples=${chosen.examples}`,
      `--checks=${checks.join(',')}`,
      '--continue-on-failure',
      '--no-shrink',
      '--warnings=off',
      ...(session ? ['--header', `Authorization: Bearer ${session.token}`] : []),
      ...chosenCalls,
    ],
    { cwd: folder, stdio: 'inherit' },
  )
  const [status] = (await once(child, 'close')) as [number | null]
  stop()
  return status === 0
}

const callsBy = (option: string) => endsSession.flatMap((name) => [option, name])

/** All calls; those that end the session last. */
const generateAll = async (stack: LocalStack, folder: string, role: Role): Promise<boolean> => {
  if (!role.session) return generate(stack, folder, role, [])
  const others = await generate(stack, folder, role, callsBy('--exclude-operation-id'))
  return (await generate(stack, folder, role, callsBy('--include-operation-id'))) && others
}

/** Counts the log's responses by status class and code. */
const countAnswers = (lines: readonly LogLine[]): string => {
  const answers = Map.groupBy(
    lines.filter(({ message }) => message === 'a call was answered'),
    ({ fields }) => `${fields['status']} ${fields['code'] ?? ''}`.trim(),
  )
  const often = [...answers].toSorted(([, a], [, b]) => b.length - a.length)
  return often.map(([answer, each]) => `${each.length} × ${answer}`).join(', ')
}

const run = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'schemathesis-'))
  const log: LogLine[] = []
  const stack = await startLocalStack({
    port: 0,
    dataDir: ':memory:',
    startEngine: startEmbeddedEngine(),
    desk: 'auto',
    site: false,
    schedule: false,
    log: (level, message, fields = {}) => void log.push({ level, message, fields }),
  })
  let isRight = true
  try {
    await writeFile(join(folder, 'openapi.json'), documentToRead())
    for (const role of await openSessions(stack)) {
      log.length = 0
      const isConform = await generateAll(stack, folder, role)
      const failures = log.filter(({ message }) => message === 'a call failed')
      isRight &&= isConform && failures.length === 0
      for (const { fields } of failures) console.log(JSON.stringify(fields))
      const calls = log.filter(({ message }) => message === 'a call was answered').length
      console.log(`${isConform ? '✓' : '✗'} As ${role.name}: ${calls} requests: ${countAnswers(log)}`)
    }
  } finally {
    await stack.close()
    await rm(folder, { recursive: true, force: true })
  }
  return isRight
}

if (spawnSync(program, ['--version']).error) {
  console.error(`There is no ${program}: pip install schemathesis, or name it in SCHEMATHESIS.`)
  process.exit(2)
}
process.exit((await run()) ? 0 : 1)
