import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { areas } from '../../../infra/lambdas.ts'
import { processorShare } from '../costs/call-times.ts'
import { limitProcessor } from '../limit-processor.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { median, withSpread } from '../statistics.ts'
import { buildSubject, isUnanswered } from './cold.ts'
import { firstCalls, userCall } from './first-calls.ts'
import { comparisons, lambdas, type Subject } from './subjects.ts'

const rounds = 7

/** A first call, by a bare handler's in the same run. */
const maxTimesBare = 1

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

const both = (runs: readonly Run[]): number => median(runs.map(({ initMs, callMs }) => initMs + callMs))

/** Each Lambda's most used call is the one that it prepares for. */
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
      ...lambdas
        .filter(({ name }) => (areas as readonly string[]).includes(name))
        .map((subject) => ({ subject, event: calls[subject.name] })),
    ]
    const measured = await Promise.all(
      subjects.map(async ({ subject, event }) => ({
        subject,
        event,
        bundle: await buildSubject(subject),
        runs: [] as Run[],
      })),
    )
    const share = processorShare('account')
    for (let round = 0; round < rounds; round++)
      for (const { subject, bundle, event, runs } of measured)
        runs.push(await run(subject, { bundle, event }, { variables, share }))
    const bareMs = median(measured[0]?.runs.map(({ callMs }) => callMs) ?? [])
    const timesOf = (runs: readonly Run[]) => median(runs.map(({ callMs }) => callMs)) / bareMs
    const bareBoth = both(measured[0]?.runs ?? [])
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
      timesOf(runs).toFixed(2),
      (both(runs) / bareBoth).toFixed(2),
    ])
    return {
      text: `A caller waits for both, of which the initialisation has a whole processor, and the call the share of its Lambda
(${share.toFixed(2)}). Each area loads its most used operation and checks a token in the initialisation
(\`functions/http/prime.ts\`); the bare handler does not.

${markdownTable(['', 'initialisation, ms', 'call, ms', 'call × bare', 'both × bare'], rows)}`,
      overBudget: measured.flatMap(({ subject, runs }) =>
        timesOf(runs) > maxTimesBare
          ? [`the first call of ${subject.name} takes ${timesOf(runs).toFixed(2)} of a bare handler's`]
          : [],
      ),
    }
  },
}
