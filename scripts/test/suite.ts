/** The outcome of a suite. Nothing is skipped silently: a test that did not run counts as failed. */
export interface SuiteOutcome {
  passed: number
  /** The name and message of each failed test. */
  failures: readonly string[]
  /** Tests that the engine beneath them cannot carry, each with the reason. Named, and in neither count. */
  beyond?: readonly string[]
}

export interface Suite {
  name: string
  run(): Promise<SuiteOutcome>
}
