/** The outcome of a suite. Nothing is skipped silently: a test that did not run counts as failed. */
export interface SuiteOutcome {
  passed: number
  /** The name and message of each failed test. */
  failures: readonly string[]
  /** Tests that exceed the limits of the engine, each with the reason. They count neither as passed nor as failed. */
  beyond?: readonly string[]
}

export interface Suite {
  name: string
  run(): Promise<SuiteOutcome>
}
