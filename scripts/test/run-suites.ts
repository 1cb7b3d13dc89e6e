import type { Suite } from './suite.ts'

/** A suite, or lanes of suites that run at the same time. */
type Step = Suite | { lanes: readonly (readonly Suite[])[] }

/** Runs the steps one after the other and sums them up: the last line has the whole, and the exit status follows it. */
export const runSuites = async (steps: readonly Step[]): Promise<void> => {
  let [passed, failed] = [0, 0]
  const lines: string[] = []
  const runSuite = async (suite: Suite): Promise<void> => {
    console.log(`\n── ${suite.name}`)
    const started = performance.now()
    const outcome = await suite.run()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const { failures, beyond = [] } = outcome
    passed += outcome.passed
    failed += failures.length
    const sum = `${failures.length > 0 ? '✗' : '✓'} ${suite.name}: ${outcome.passed} passed, ${failures.length} failed (${seconds} s)`
    console.log(`\n${sum}`)
    lines.push(sum, ...failures.map((failure) => `    ${failure}`))
    if (beyond.length > 0) lines.push(`  ${beyond.length} that this engine cannot carry:`)
    lines.push(...beyond.map((test) => `    ${test}`))
  }
  const runLane = async (suites: readonly Suite[]): Promise<void> => {
    for (const suite of suites) await runSuite(suite)
  }
  for (const step of steps) await ('lanes' in step ? Promise.all(step.lanes.map(runLane)) : runSuite(step))
  console.log(`\n${lines.join('\n')}\n`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
