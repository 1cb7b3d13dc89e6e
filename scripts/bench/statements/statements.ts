import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { maxLines } from '../../../functions/desk/payments/statements/bank-statement.ts'
import { respondWithinMs } from '../../../functions/http/respond-in-time.ts'
import { lambdaNames, memoryOf, wholeProcessorMemory } from '../../../infra/lambdas.ts'
import { localVariables } from '../../local/local-variables.ts'
import { buildSubject } from '../cold/cold.ts'
import { lambdas } from '../cold/subjects.ts'
import { limitProcessor } from '../limit-processor.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { startInstantTable } from './instant-table.ts'

const account = '000-000000-000'
const day = '261102'

const centsOf = (index: number): Cents => 100_00 + index
const written = (cents: Cents): string => decimalFromCents(cents).replace('.', ',')

/** A statement of as many lines as a file may have, each with a payer and a reference. */
const statement = (): string => {
  const lines = Array.from({ length: maxLines }, (_, index) => index)
  const total = lines.reduce((sum, index) => sum + centsOf(index), 0)
  return [
    ':20:BENCH',
    `:25:${account}`,
    ':28C:1/1',
    `:60F:C${day}HKD0,00`,
    ...lines.flatMap((index) => [
      `:61:${day}1102C${written(centsOf(index))}NTRFNONREF//FT${index}`,
      `:86:166?00CREDIT?20Repayment ${String(index).padStart(10, '0')}?21of an invented seller?31123-${index}?32Invented Trading ${index} Ltd`,
    ]),
    `:62F:C${day}HKD${written(total)}`,
    '-',
  ].join('\r\n')
}

const eventOf = (fields: object) => ({
  requestContext: {
    requestId: 'bench',
    authorizer: { iam: { userArn: 'arn:aws:iam::000000000000:user/desk/bench' } },
  },
  body: JSON.stringify({
    action: 'statement-read',
    file: Buffer.from(statement()).toString('base64'),
    ...fields,
  }),
})

const steps = ['the preview', 'the import', 'the same file again'] as const

const calls = z.array(
  z.object({ ms: z.number(), cpuMs: z.number(), statusCode: z.number(), body: z.string() }),
)

/** Handles the events in a process with the Lambda's share of a processor, one after another. */
const runDesk = async (variables: Record<string, string>, share: number) => {
  const desk = lambdas.find(({ name }) => name === 'desk')
  if (!desk) throw new Error(`desk is none of ${lambdaNames.join(', ')}`)
  const folder = await mkdtemp(join(tmpdir(), 'bench-statement-'))
  try {
    const events = join(folder, 'events.json')
    await writeFile(events, JSON.stringify([eventOf({ dryRun: true }), eventOf({}), eventOf({})]))
    const subject = { bundle: await buildSubject(desk), events }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'call-lambda.mjs')], {
      env: { ...variables, SUBJECT: JSON.stringify(subject) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const release = limitProcessor(child.pid ?? 0, share)
    let output = ''
    for await (const chunk of child.stdout) output += String(chunk)
    release()
    return calls.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/** Fails if a step takes more than half of what a caller waits for. */
export const statementsSection: BenchSection = {
  name: 'statements',
  title: 'The import of a bank statement',
  async run() {
    const table = await startInstantTable()
    const share = memoryOf('desk') / wholeProcessorMemory
    try {
      const url = 'http://127.0.0.1:1'
      const measured = await runDesk(
        {
          ...localVariables(url),
          PLATFORMS: '[]',
          TABLE_NAME: 'bench',
          FILES_BUCKET: 'bench',
          SEAL_KEY_ID: 'bench',
          DESK_ACCESS: JSON.stringify({ roles: { 'user/desk/': ['payments'] } }),
          AWS_REGION: 'local',
          AWS_ENDPOINT_URL_DYNAMODB: table.url,
          AWS_ACCESS_KEY_ID: 'bench',
          AWS_SECRET_ACCESS_KEY: 'bench',
        },
        share,
      )
      const stored = table.count('statement-line')
      if (stored !== maxLines) throw new Error(`${stored} lines are stored, not ${maxLines}`)
      for (const [index, { ms, statusCode, body }] of measured.entries())
        if (statusCode !== 200 || ms > respondWithinMs / 2)
          throw new Error(`${steps[index]} took ${seconds(ms)} s: ${body}`)
      return `A statement of ${maxLines.toLocaleString('en')} lines in MT940, in the back office's Lambda with its share of a processor
(${memoryOf('desk')} MB: ${share.toFixed(2)}) and a table that responds as fast as DynamoDB does in its region. Each step has to end
within half of the ${seconds(respondWithinMs)} s that a caller waits for.

${markdownTable(
  ['', 's', 'processor, s'],
  measured.map(({ ms, cpuMs }, index) => [steps[index] ?? '', seconds(ms), seconds(cpuMs)]),
)}`
    } finally {
      await table.close()
    }
  },
}
