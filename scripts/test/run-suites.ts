import type { Suite } from './suite.ts'

/** Runs suites one after the other and sums them up: the last line has the whole, and the exit status follows it. */
export const runSuites = async (suites: readonly Suite[]): Promise<void> => {
  let [passed, failed] = [0, 0]
  const lines: string[] = []
  for (const suite of suites) {
    console.log(`\n── ${suite.name}`)
    const started = performance.now()
    const outcome = await suite.run()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const { failures, beyond = [] } = outcome
    passed += outcome.passed
    failed += failures.length
    lines.push(
      `${failures.length > 0 ? '✗' : '✓'} ${suite.name}: ${outcome.passed} passed, ${failures.length} failed (${seconds} s)`,
    )
    lines.push(...failures.map((failure) => `    ${failure}`))
    if (beyond.length > 0) lines.push(`  ${beyond.length} that this engine cannot carry:`)
    lines.push(...beyond.map((test) => `    ${test}`))
  }
  console.log(`\n${lines.join('\n')}\n`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
