/** How a suite went. Nothing is skipped silently: a test that did not run counts as failed. */
export interface Outcome {
  passed: number
  failed: number
}

export interface Suite {
  name: string
  run(): Promise<Outcome>
}
