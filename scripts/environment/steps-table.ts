import { replaceMarked } from '../replace-marked.ts'
import { type EnvironmentStep, environmentSteps, type StepState } from './environment-steps.ts'
import type { Facts } from './facts.ts'

/** The manual steps of a new environment, for the runbook. */
export const stepsTable = [
  '| Step | Described under |',
  '|---|---|',
  ...environmentSteps.map(({ name, under }) => `| ${name} | ${under} |`),
].join('\n')

/** `docs/operations.md` with this list of steps. */
export const withStepsTable = replaceMarked('environment-steps')

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
