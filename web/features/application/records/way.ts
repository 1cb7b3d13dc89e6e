import type { ApplicationRecord } from './records-queries.ts'

/** How a step of an application stands; one that it stopped at is its last. */
export type Standing = 'done' | 'now' | 'ahead' | 'stopped'

const drawdownSteps = ['submitted', 'approve', 'payOut', 'repay'] as const
const decidedSteps = ['submitted', 'decide'] as const

export type Step =
  | (typeof drawdownSteps)[number]
  | (typeof decidedSteps)[number]
  | 'colleague'
  | 'sign'
  | 'declined'
  | 'lapsed'
  | 'rejected'
  | 'withdrawn'

export type WayEntry = { readonly step: Step; readonly standing: Standing }

const done = (step: Step): WayEntry => ({ step, standing: 'done' })

/** `steps` in their order, of which the first `count` are done and the next one is under way. */
const walked = (steps: readonly Step[], count: number): WayEntry[] =>
  steps.map((step, index) => ({
    step,
    standing: index < count ? 'done' : index === count ? 'now' : 'ahead',
  }))

const stoppedAt = (step: Step): WayEntry[] => [done('submitted'), { step, standing: 'stopped' }]

/** The way that an application took so far, and what of it is ahead. */
export const wayOf = (record: ApplicationRecord): WayEntry[] => {
  if (record.name !== 'drawdown')
    switch (record.stage) {
      case 'submitted':
        return walked(decidedSteps, 1)
      case 'offered':
        return walked([...decidedSteps, 'sign'], 2)
      case 'approved':
        return walked(decidedSteps, 2)
      case 'rejected':
      case 'withdrawn':
        return stoppedAt(record.stage)
      case 'lapsed':
        return [done('submitted'), done('decide'), { step: 'sign', standing: 'stopped' }]
    }
  switch (record.stage) {
    case 'awaiting colleague':
      return walked(['submitted', 'colleague', 'approve', 'payOut', 'repay'], 1)
    case 'requested':
      return walked(drawdownSteps, 1)
    case 'approved':
      return walked(drawdownSteps, 2)
    case 'paid out':
    case 'due':
      return walked(drawdownSteps, 3)
    case 'repaid':
      return walked(drawdownSteps, 4)
    case 'declined':
    case 'lapsed':
    case 'rejected':
    case 'withdrawn':
      return stoppedAt(record.stage)
  }
}
