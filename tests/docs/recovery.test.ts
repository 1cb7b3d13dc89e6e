import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { schedules } from '../../functions/jobs/schedules.ts'
import { parts } from '../../infra/stacks/stack-name.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const recovery = read('docs/recovery.md')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const events = [
  ...recovery.matchAll(/^\| (an? [^|]+) \| ([^|]+) \| ([^|]+) \| \[[^\]]+\]\(#([^)]+)\) \|$/gm),
].map(([, event = '', lost = '', back = '', anchor = '']) => ({ event, lost, back, anchor }))

const sections = new Map(
  recovery
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n')
      return [
        heading
          .toLowerCase()
          .replaceAll(/[^a-z -]/g, '')
          .replaceAll(' ', '-'),
        section,
      ] as const
    }),
)

test('each event has a loss, a time and a runbook with commands', () => {
  expect(events.map(({ event }) => event)).toEqual([
    'a bad deployment',
    'a deleted or damaged table',
    'a deleted file',
    'a lost region',
    'a lost account',
    "a stolen administrator's key",
  ])
  for (const { event, lost, back, anchor } of events) {
    expect([event, lost]).toEqual([event, expect.stringMatching(/nothing|minutes|hours/)])
    expect([event, back]).toEqual([event, expect.stringMatching(/\d+ (minutes|hours|days?)/)])
    expect([event, sections.get(anchor)]).toEqual([event, expect.stringMatching(/```sh\n/)])
  }
})

describe.each(['docs/recovery.md', 'docs/operations.md'])('the commands of %s', (file) => {
  const text = read(file)
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

  test('run jobs that exist', () => {
    const jobs = new Set<string>([...schedules.map(({ job }) => job), 'find-rebuild'])
    const run = named(/run_job ([a-z-]+)/g)
    expect(run.length).toBeGreaterThan(0)
    expect(run.filter((job) => !jobs.has(job))).toEqual([])
  })

  test('use scripts, stacks and regions that exist', () => {
    expect(named(/npm run ([a-z:-]+)/g).filter((script) => !(script in scripts))).toEqual([])
    expect(named(/--only ([a-z]+)/g).filter((part) => !(parts as readonly string[]).includes(part))).toEqual(
      [],
    )
    expect(named(/`…-([a-z]+)`/g).filter((part) => !(parts as readonly string[]).includes(part))).toEqual([])
  })
})
