import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { lambdaNames } from '../../../infra/lambdas.ts'
import { processorShare } from '../costs/call-times.ts'
import { limitProcessor } from '../limit-processor.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { median, withSpread } from '../statistics.ts'
import { buildSubject, isUnanswered } from './cold.ts'
import { firstCalls, userCall } from './first-calls.ts'
import { comparisons, lambdas, type Subject } from './subjects.ts'

const rounds = 7

/**
 * The maximum duration of initialisation and first call, as a multiple of a bare handler's in the same run. Sellers
 * wait for the areas, whose goal is 0.75: the limit leaves room for other work of the machine. Nobody waits for a job,
 * which reads as many keys as there are shards.
 */
const maxTimesBare = (name: string): number =>
  name === 'jobs' ? Number.POSITIVE_INFINITY : name === 'desk' ? 1 : 0.85

interface Run {
  initMs: number
  callMs: number
}

/** Initialises a subject with a whole processor, and calls it with its Lambda's share of one. */
const run = async (
  { name }: Subject,
  { bundle, event }: { bundle: string; event: object },
  { variables, share }: { variables: Record<string, string>; share: number },
): Promise<Run> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'call-once.mjs')], {
    env: { ...variables, SUBJECT: JSON.stringify({ bundle, event }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let last = ''
  let release: (() => void) | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    last = line
    if (line !== 'loaded') continue
    release = limitProcessor(child.pid ?? 0, share)
    child.stdin.write('call\n')
  }
  release?.()
  const { status, ...times } = JSON.parse(last) as Run & { status: number }
  if (isUnanswered(status)) throw new Error(`${name} failed: ${status}`)
  return times
}

/** A comparison has an area's share of a processor. */
const shareOf = ({ name }: Subject): number =>
  processorShare(lambdaNames.find((each) => each === name) ?? 'account')

const both = (runs: readonly Run[]): number => median(runs.map(({ initMs, callMs }) => initMs + callMs))

/** The measured call of an area is one that its Lambda prepares for (`tests/functions/http/first-calls.test.ts`). */
export const initialisedSection: BenchSection = {
  name: 'initialised',
  title: 'First calls after the initialisation',
  async run(stack) {
    const { seller, variables } = await stack()
    const calls = firstCalls(seller.token)
    const [bare] = comparisons
    if (!bare) throw new Error('there is no bare handler')
    const subjects = [
      { subject: bare, event: userCall(seller.token) },
      ...lambdas.map((subject) => ({ subject, event: calls[subject.name] })),
    ]
    const measured = await Promise.all(
      subjects.map(async ({ subject, event }) => ({
        subject,
        event,
        bundle: await buildSubject(subject),
        runs: [] as Run[],
      })),
    )
    for (let round = 0; round < rounds; round++)
      for (const { subject, bundle, event, runs } of measured)
        runs.push(await run(subject, { bundle, event }, { variables, share: shareOf(subject) }))
    const bareMs = median(measured[0]?.runs.map(({ callMs }) => callMs) ?? [])
    const bareBoth = both(measured[0]?.runs ?? [])
    const timesOf = (runs: readonly Run[]) => both(runs) / bareBoth
    const rows = measured.map(({ subject, runs }) => [
      subject.about,
      withSpread(
        runs.map(({ initMs }) => initMs),
        0,
      ),
      withSpread(
        runs.map(({ callMs }) => callMs),
        0,
      ),
      (median(runs.map(({ callMs }) => callMs)) / bareMs).toFixed(2),
      timesOf(runs).toFixed(2),
    ])
    return {
      text: `A caller waits for both, of which the initialisation has a whole processor, and the call the share of its Lambda
(${processorShare('account').toFixed(2)} for an area). In the initialisation, a Lambda loads what its screens need first, and opens a
connection to the table (\`functions/http/prime.ts\`); the bare handler does not. An area's goal is 0.75 of the bare handler's time
for both.

${markdownTable(['', 'initialisation, ms', 'call, ms', 'call × bare', 'both × bare'], rows)}`,
      overBudget: measured.flatMap(({ subject, runs }) =>
        subject !== bare && timesOf(runs) > maxTimesBare(subject.name)
          ? [`${subject.name} starts and answers in ${timesOf(runs).toFixed(2)} of a bare handler's time`]
          : [],
      ),
    }
  },
}
