import type { ApplicationRecord } from './records-queries.ts'

/** The state of an application's step; `stopped` is the last one. */
export type StepState = 'done' | 'now' | 'ahead' | 'stopped'

const drawdownSteps = ['submitted', 'approve', 'payOut', 'repay'] as const
const decidedSteps = ['submitted', 'decide'] as const
const ends = ['declined', 'lapsed', 'rejected', 'withdrawn'] as const

export type Step =
  | (typeof drawdownSteps)[number]
  | (typeof decidedSteps)[number]
  | (typeof ends)[number]
  | 'colleague'
  | 'sign'

/** True for a status that an application ends with. */
export const isEnd = (step: Step): step is (typeof ends)[number] => (ends as readonly Step[]).includes(step)

export type TimelineStep = { readonly step: Step; readonly state: StepState }

const done = (step: Step): TimelineStep => ({ step, state: 'done' })

/** The timeline in which the first `count` steps are done and the next one is current. */
const walked = (steps: readonly Step[], count: number): TimelineStep[] =>
  steps.map((step, index) => ({
    step,
    state: index < count ? 'done' : index === count ? 'now' : 'ahead',
  }))

const stoppedAt = (step: Step): TimelineStep[] => [done('submitted'), { step, state: 'stopped' }]

/** An application's timeline, past and future steps. */
export const applicationTimeline = (record: ApplicationRecord): TimelineStep[] => {
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
        return [done('submitted'), done('decide'), { step: 'sign', state: 'stopped' }]
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
