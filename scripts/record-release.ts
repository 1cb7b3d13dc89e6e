import { runCommand } from './test/run-command.ts'

// Run it on the commit that is deployed to production; tests/functions/last-release.test.ts compares the code with it.
process.exitCode = await runCommand(
  'vitest',
  ['run', '--reporter=dot', 'tests/functions/last-release.test.ts'],
  {
    RECORD_RELEASE: '1',
  },
)
