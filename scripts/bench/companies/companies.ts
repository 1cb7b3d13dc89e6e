import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { runCommand } from '../../test/run-command.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'

const companies = 100_000

/** Milliseconds by what was timed. */
const measured = z.record(z.string(), z.number())

export const companiesSection: BenchSection = {
  name: 'companies',
  title: '100,000 companies in the embedded engine',
  page: 'scale.md',
  isOnRequest: true,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-companies-'))
    const file = join(folder, 'companies.json')
    try {
      const status = await runCommand(
        'vitest',
        ['run', '--reporter=dot', 'tests/functions/scale/many-companies.engine.test.ts'],
        { COMPANIES: String(companies), MEASURED_COMPANIES_FILE: file },
      )
      if (status !== 0) throw new Error('not everything worked among so many companies')
      const times = measured.parse(JSON.parse(await readFile(file, 'utf8')))
      return `${companies.toLocaleString('en')} companies, each with a user, a facility, its postings and a drawdown, of which a tenth falls due
in one night. Times include the engine, which shares the processor.

${markdownTable(
  ['', 'ms'],
  Object.entries(times).map(([name, ms]) => [name, ms.toFixed(1)]),
)}`
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
