import type { BenchStack } from './bench-stack.ts'

/** Results in Markdown, and what of them is over its budget. */
export interface BenchResult {
  text: string
  overBudget: readonly string[]
}

/** One thing that is measured. */
export interface BenchSection {
  /** The name for `--only`. */
  name: string
  title: string
  /** Needs the web app served, which is built first where it is not up to date. */
  site?: true
  /** The page of the documentation with its results; the page of performance without one. */
  page?: string
  /** Another page with the results, under a heading of its own. */
  alsoIn?: string
  /** It takes so long that only `--only` runs it. */
  isOnRequest?: true
  /** Measures, and returns the results in Markdown, with budgets where it has some. The stack is started when the first section requests it. */
  run(stack: () => Promise<BenchStack>): Promise<string | BenchResult>
}
