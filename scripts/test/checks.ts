import { runCommand } from './run-command.ts'
import type { Suite } from './suite.ts'

const check = (name: string, command: string, args: readonly string[] = []): Suite => ({
  name,
  async run() {
    const status = await runCommand(command, args)
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

/** What is held without running anything: types (type tests included), lint rules, format. One test each. */
export const checks: readonly Suite[] = [
  check('types', 'tsc', ['--noEmit']),
  check('lint', 'oxlint'),
  check('format', 'biome', ['check']),
]
