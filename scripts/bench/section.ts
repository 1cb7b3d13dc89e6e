import type { BenchStack } from './bench-stack.ts'

/** One thing that is measured. */
export interface BenchSection {
  /** The name for `--only`. */
  name: string
  title: string
  /** Needs the web app served, which is built first where it is not up to date. */
  site?: true
  /** Measures, and returns the results in Markdown. The stack is started when the first section requests it. */
  run(stack: () => Promise<BenchStack>): Promise<string>
}
