import { type EnvironmentStep, environmentSteps, type StepState } from './environment-steps.ts'
import type { Facts } from './facts.ts'

/** The markers around the list of steps in `docs/operations.md`. */
const markers = {
  begin: '<!-- environment-steps: begin -->',
  end: '<!-- environment-steps: end -->',
} as const

/** The manual steps of a new environment, for the runbook. */
export const stepsTable = [
  '| Step | Described under |',
  '|---|---|',
  ...environmentSteps.map(({ name, under }) => `| ${name} | ${under} |`),
].join('\n')

/** The document with the table in the place of the present one. Throws where it has no markers. */
export const withStepsTable = (document: string, table: string): string => {
  const from = document.indexOf(markers.begin)
  const to = document.indexOf(markers.end)
  if (from < 0 || to < from) throw new Error('the document has no markers for the table')
  return `${document.slice(0, from)}${markers.begin}\n\n${table}\n\n${document.slice(to)}`
}

const labels: Readonly<Record<StepState['state'], string>> = {
  done: 'done',
  missing: 'missing',
  unseen: 'cannot be seen',
}

export interface CheckedStep extends StepState {
  step: EnvironmentStep
}

export const checkSteps = (facts: Facts): CheckedStep[] =>
  environmentSteps.map((step) => ({ step, ...step.check(facts) }))

/** The result for a terminal: a line for each step, and the number of steps in each state. */
export const showSteps = (checked: readonly CheckedStep[]): string => {
  const width = Math.max(...checked.map(({ step }) => step.name.length))
  const lines = checked.map(({ step, state, note }) =>
    `${labels[state].padEnd(labels.unseen.length)}  ${step.name.padEnd(width)}  ${note}`.trimEnd(),
  )
  const count = (state: StepState['state']) => checked.filter((each) => each.state === state).length
  return `${lines.join('\n')}\n\n${count('done')} done, ${count('missing')} missing, ${count('unseen')} cannot be seen`
}
