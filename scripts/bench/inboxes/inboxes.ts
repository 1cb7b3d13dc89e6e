import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { runCommand } from '../../test/run-command.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'

const waiting = 10_000

/** Milliseconds by the act that lists the inbox. */
const measured = z.record(z.string(), z.number())

export const inboxesSection: BenchSection = {
  name: 'inboxes',
  title: 'Inboxes of the back office',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-inboxes-'))
    const file = join(folder, 'inboxes.json')
    try {
      const status = await runCommand(
        'vitest',
        ['run', '--reporter=dot', 'tests/functions/desk/engine/large-inboxes.test.ts'],
        { WAITING: String(waiting), MEASURED_INBOXES_FILE: file },
      )
      if (status !== 0) throw new Error('not every inbox opened')
      const times = measured.parse(JSON.parse(await readFile(file, 'utf8')))
      const rows = Object.entries(times).map(([act, ms]) => [`\`${act}\``, Math.round(ms)])
      return `The first page of 50 with ${waiting.toLocaleString('en')} waiting items, each of a different company: the act that the console calls,
over the embedded engine in the same process. Medians of three.

${markdownTable(['inbox', 'ms'], rows)}`
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
