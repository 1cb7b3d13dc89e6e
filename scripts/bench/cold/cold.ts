import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../local/project-root.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import { median, withSpread } from '../statistics.ts'
import { firstCalls, userCall } from './first-calls.ts'
import { comparisons, lambdas, type Subject } from './subjects.ts'

/** Builds a subject; gives where its entry is. */
export const buildSubject = async ({ name, entry, build }: Subject): Promise<string> => {
  const folder = join(projectRoot, 'dist', 'bench', name)
  await build(entry, folder)
  return join(folder, 'index.mjs')
}

const run = promisify(execFile)

const rounds = 11
const warmCalls = 100

interface Run {
  coldMs: number
  /** Time of processors, which other work on the machine lengthens less. */
  cpuMs: number
  warmMs: number
}

interface Measured extends Subject {
  loadedBytes: number
  runs: Run[]
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0)

interface Built {
  subject: Subject
  event: object
  bundle: string
}

/** True if the call failed or its caller was rejected, so that the Lambda's work would not be measured. */
export const isUnanswered = (status: number): boolean => status >= 500 || status === 401 || status === 403

/** Starts a subject in a separate process, and calls it. */
const start = async <Result>(
  script: string,
  { subject, bundle, event }: Built,
  variables: Record<string, string>,
): Promise<Result> => {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, script)], {
    env: { ...variables, SUBJECT: JSON.stringify({ bundle, event, warmCalls }) },
  })
  const { answer, ...measured } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result & {
    answer?: { statusCode?: number }
  }
  if (isUnanswered(answer?.statusCode ?? 200))
    throw new Error(`${subject.name} failed: ${JSON.stringify(answer)}`)
  return measured as Result
}

/** Measures all subjects in turn, so that other load on the machine affects all of them. */
const measure = async (
  subjects: readonly { subject: Subject; event: object }[],
  variables: Record<string, string>,
): Promise<Measured[]> => {
  const built = await Promise.all(
    subjects.map(async ({ subject, event }) => ({ subject, event, bundle: await buildSubject(subject) })),
  )
  const measured: Measured[] = []
  for (const each of built) {
    const { loadedBytes } = await start<{ loadedBytes: number }>('count-once.mjs', each, variables)
    measured.push({ ...each.subject, loadedBytes, runs: [] })
  }
  for (let round = 0; round < rounds; round++)
    for (const [index, each] of built.entries())
      measured[index]?.runs.push(await start<Run>('run-once.mjs', each, variables))
  return measured
}

const cold = ({ runs }: Measured): number[] => runs.map(({ coldMs }) => coldMs)
const cpu = ({ runs }: Measured): number[] => runs.map(({ cpuMs }) => cpuMs)
const warm = ({ runs }: Measured): number[] => runs.map(({ warmMs }) => warmMs)

const ratio = (values: readonly number[], to: readonly number[]): string =>
  (median(values) / median(to)).toFixed(2)

const named = (measured: readonly Measured[], name: string): Measured => {
  const found = measured.find((each) => each.name === name)
  if (!found) throw new Error(`nothing was measured of ${name}`)
  return found
}

const rowsOf = (measured: readonly Measured[], shown: readonly Measured[]) => {
  const usual = named(measured, 'middy')
  const bare = named(measured, 'bare')
  return shown.map((each) => [
    each.about,
    kilobytes(each.loadedBytes),
    withSpread(cold(each), 0),
    ratio(cold(each), cold(usual)),
    ratio(cold(each), cold(bare)),
    withSpread(cpu(each), 0),
    ratio(cpu(each), cpu(usual)),
    withSpread(warm(each), 2),
    ratio(warm(each), warm(bare)),
  ])
}

/** A Lambda's cold start may take this many times a bare handler's processor time, measured in the same run. */
const maxTimesBare = 1.75

const overBudgetOf = (measured: readonly Measured[]): string[] => {
  const bare = median(cpu(named(measured, 'bare')))
  return lambdas.flatMap(({ name }) => {
    const times = median(cpu(named(measured, name))) / bare
    return times > maxTimesBare
      ? [
          `${name} starts with ${times.toFixed(2)} of a bare handler's processor time, more than ${maxTimesBare}`,
        ]
      : []
  })
}

const head = [
  '',
  'KB loaded',
  'cold, ms',
  '× default middy',
  '× bare',
  'CPU of it, ms',
  '× default middy',
  'warm, ms',
  '× bare',
]

/** A fresh process each: import and first call, then warm ones. */
export const coldSection: BenchSection = {
  name: 'cold',
  title: 'Cold starts',
  async run(stack) {
    const { seller, variables } = await stack()
    const calls = firstCalls(seller.token)
    const measured = await measure(
      [
        ...comparisons.map((subject) => ({ subject, event: userCall(seller.token) })),
        ...lambdas.map((subject) => ({ subject, event: calls[subject.name] })),
      ],
      variables,
    )
    const compared = [...comparisons.map(({ name }) => named(measured, name)), named(measured, 'account')]
    const text = `### \`GET /api/user\` by framework

Each row handles the same call with the same business code and table. \`account\` is the portal's Lambda, with all of its
endpoints. All comparisons except the last two are bundled as the portal is. "KB loaded" is the code of the bundle that
is loaded before the first response.

${markdownTable(head, rowsOf(measured, compared))}

### Every Lambda

${markdownTable(
  head,
  rowsOf(
    measured,
    lambdas.map(({ name }) => named(measured, name)),
  ),
)}

${rounds} new processes each, alternating. A warm time is the median of the second half of ${warmCalls} calls.`
    return { text, overBudget: overBudgetOf(measured) }
  },
}
