import type { ProductLine } from '../product-lines/product-lines.ts'

/** The steps of an application, in their order. A status is the line's prefix and a step: "XDJ Signing Initiated". */
export const applicationSteps = [
  'Drawdown Account Draft',
  'Drawdown Account Submitted',
  'Business Info Submitted',
  'Signing Initiated',
  'Signing Completed',
] as const

export type ApplicationStep = (typeof applicationSteps)[number]
export type PositionStatus = `${ProductLine['statusPrefix']} ${ApplicationStep}`

export const statusOfStep = (line: ProductLine, step: ApplicationStep): PositionStatus =>
  `${line.statusPrefix} ${step}`

export const stepOfStatus = (status: PositionStatus): ApplicationStep => {
  const step = applicationSteps.find((each) => status.endsWith(` ${each}`))
  if (!step) throw new Error(`no step in the status ${status}`)
  return step
}

export const positionStatuses = (['XDJ', 'CAA'] as const).flatMap((prefix) =>
  applicationSteps.map((step): PositionStatus => `${prefix} ${step}`),
)

/** The possible next steps of each step. A step may be submitted again until the next one is. */
export const stepTransitions = {
  'Drawdown Account Draft': ['Drawdown Account Draft', 'Drawdown Account Submitted'],
  'Drawdown Account Submitted': ['Drawdown Account Submitted', 'Business Info Submitted'],
  'Business Info Submitted': ['Business Info Submitted', 'Signing Initiated'],
  'Signing Initiated': ['Signing Completed'],
  'Signing Completed': [],
} as const satisfies Record<ApplicationStep, readonly ApplicationStep[]>

export const mayFollow = (from: ApplicationStep, to: ApplicationStep): boolean =>
  (stepTransitions[from] as readonly ApplicationStep[]).includes(to)

/** The steps that may lead to `to`. */
export const precedingSteps = (to: ApplicationStep): ApplicationStep[] =>
  applicationSteps.filter((from) => mayFollow(from, to))
