import { regionsOf } from './environment-steps.ts'
import type { Facts } from './facts.ts'
import type { CheckedStep } from './steps-table.ts'

/** What the scripted steps change in an account. */
export interface Changes {
  bootstrap(regions: readonly string[]): Promise<void>
  limitSms(monthlyUsd: number): Promise<void>
  runJob(job: 'benchmark-refresh' | 'exchange-rate-refresh'): Promise<void>
}

type Perform = (facts: Facts, changes: Changes) => Promise<void>

/** The steps that need nobody's decision, by name: each can be repeated. */
export const scriptedSteps: Readonly<Record<string, Perform>> = {
  'CDK bootstrapped': async ({ environment, bootstrapped }, changes) => {
    const present = 'value' in bootstrapped ? bootstrapped.value : []
    await changes.bootstrap(regionsOf(environment).filter((region) => !present.includes(region)))
  },
  'monthly limit of SMS': async ({ environment: { smsBudgetUsd } }, changes) => {
    if (smsBudgetUsd !== undefined) await changes.limitSms(smsBudgetUsd)
  },
  'reference rate': (_, changes) => changes.runJob('benchmark-refresh'),
  'exchange rates': (_, changes) => changes.runJob('exchange-rate-refresh'),
}

export interface PerformedStep {
  name: string
  /** Why it failed. */
  fault?: string
}

/** Performs the missing steps that are scripted, one after another. A fault does not stop the others. */
export const performSteps = async (
  checked: readonly CheckedStep[],
  facts: Facts,
  changes: Changes,
): Promise<PerformedStep[]> => {
  const performed: PerformedStep[] = []
  for (const { step, state } of checked) {
    const perform = state === 'missing' ? scriptedSteps[step.name] : undefined
    if (!perform) continue
    try {
      await perform(facts, changes)
      performed.push({ name: step.name })
    } catch (error) {
      performed.push({ name: step.name, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return performed
}
