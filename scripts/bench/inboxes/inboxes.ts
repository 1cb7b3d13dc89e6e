import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { runCommand } from '../../test/run-command.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'

const many = 10_000

/** The longest times, in milliseconds: until a list opens, and until a call has filtered it. */
const budgets = { open: 1_000, filter: 500 } as const

/** Milliseconds by the act that lists, with the fields that filter. */
const measured = z.object({
  open: z.record(z.string(), z.number()),
  filter: z.record(z.string(), z.number()),
})
type Measured = z.output<typeof measured>

/** The tests that time the inboxes and the other lists, each with the variable that names its file. */
const timed = [
  ['large-inboxes', 'MEASURED_INBOXES_FILE'],
  ['large-lists', 'MEASURED_LISTS_FILE'],
] as const

const overBudgetOf = (times: Measured): string[] =>
  (['open', 'filter'] as const).flatMap((what) =>
    Object.entries(times[what])
      .filter(([, ms]) => ms > budgets[what])
      .map(([name, ms]) => `${name}: ${Math.round(ms)} ms to ${what}, at most ${budgets[what]}`),
  )

const rowsOf = (times: Readonly<Record<string, number>>) =>
  Object.entries(times).map(([name, ms]) => {
    const [act = '', ...fields] = name.split(' ')
    return [[`\`${act}\``, ...fields].join(' '), Math.round(ms)]
  })

export const inboxesSection: BenchSection = {
  name: 'inboxes',
  title: 'Lists of the back office',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-inboxes-'))
    try {
      const times: Measured = { open: {}, filter: {} }
      for (const [test, variable] of timed) {
        const file = join(folder, test)
        const status = await runCommand(
          'vitest',
          ['run', '--reporter=dot', `tests/functions/desk/engine/${test}.test.ts`],
          { WAITING: String(many), LOCAL_ENGINE: 'embedded', [variable]: file },
        )
        if (status !== 0) throw new Error(`not every list opened: ${test}`)
        const read = measured.parse(JSON.parse(await readFile(file, 'utf8')))
        Object.assign(times.open, read.open)
        Object.assign(times.filter, read.filter)
      }
      return {
        text: `The first page of 50 of ${many.toLocaleString('en')} items, and what finds one of them: the act that the console calls, over the
embedded engine in the same process. Medians of three. A list has to open within ${budgets.open} ms, and a call to filter it within ${budgets.filter}.
Items of inboxes are each of a different company, and are searched by its name. A posting's balances need all later postings:
where a filter passes more than two thousand of them, the next call continues.

${markdownTable(['list opens', 'ms'], rowsOf(times.open))}

${markdownTable(['list is filtered by', 'ms'], rowsOf(times.filter))}`,
        overBudget: overBudgetOf(times),
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
