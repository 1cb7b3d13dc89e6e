import { join } from 'node:path'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import type { Suite } from './suite.ts'
import { countVitest } from './vitest-suite.ts'

/** The tests with one of `files` in their path, on the running LocalStack. */
export const localstackSuite = (folder: string, files: readonly string[]): Suite => ({
  name: 'tests over LocalStack',
  async run() {
    const file = join(folder, 'localstack.json')
    const status = await runCommand(
      'vitest',
      [
        'run',
        '--project=localstack',
        '--project=handler*',
        '--project=engine',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...files,
      ],
      { LOCAL_ENGINE: 'localstack' },
    )
    return readReport(file, countVitest, status)
  },
})
