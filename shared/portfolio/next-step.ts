import type { PromiseStatus } from './promise-to-pay.ts'

/** What is to be done next about a facility that is past due. */
export const nextSteps = [
  'answer-dispute',
  'await-promise',
  'remind',
  'call',
  'demand-in-writing',
  'consider-write-off',
] as const
export type NextStep = (typeof nextSteps)[number]

/** Up to so many days past due, the portal's own reminders are enough. */
const remindedDays = 3
/** Beyond these a call is not enough, and a demand in writing not either. */
const [calledDays, demandedDays] = [30, 90]

/**
 * All that is past due being disputed, that is answered first; who has promised and still can keep it is waited for. A
 * promise that was broken is talked about, however few the days.
 */
export const nextStepOf = ({
  daysPastDue,
  isAllDisputed,
  promise,
}: {
  daysPastDue: number
  isAllDisputed: boolean
  promise: PromiseStatus | undefined
}): NextStep => {
  if (isAllDisputed) return 'answer-dispute'
  if (promise === 'open') return 'await-promise'
  if (daysPastDue > demandedDays) return 'consider-write-off'
  if (daysPastDue > calledDays) return 'demand-in-writing'
  return daysPastDue <= remindedDays && promise !== 'broken' ? 'remind' : 'call'
}
