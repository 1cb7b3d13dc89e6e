import type { BenchStack } from './bench-stack.ts'

/** One thing that is measured. */
export interface BenchSection {
  /** What `--only` takes. */
  name: string
  title: string
  /** Needs the web app served, which is built first where it is not up to date. */
  site?: true
  /** Measures, and tells it in Markdown. The stack is started by the first section that asks for it. */
  run(stack: () => Promise<BenchStack>): Promise<string>
}
