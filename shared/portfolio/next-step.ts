import type { PromiseStatus } from './promise-to-pay.ts'

/** The next collection step for a past-due facility. */
export const nextSteps = [
  'book-payment',
  'answer-dispute',
  'await-promise',
  'await-signature',
  'await-plan',
  'remind',
  'call',
  'demand-in-writing',
  'consider-write-off',
] as const
export type NextStep = (typeof nextSteps)[number]

/** Up to this many days past due, the portal's own reminders are enough. */
const remindedDays = 3
/** Beyond these a call is not enough, and then a written demand not either. */
const [calledDays, demandedDays] = [30, 90]

/**
 * A payment that the seller reported is booked before anything else: until then nobody knows what is owed. If all past-due debt is disputed, the dispute is decided first; an open promise is waited for, and so are the signatures
 * and the instalments of a payment plan. A broken promise or a late instalment leads to a call, however few the days.
 */
export const nextStepOf = ({
  daysPastDue,
  hasReported = false,
  isAllDisputed,
  promise,
  plan,
}: {
  daysPastDue: number
  hasReported?: boolean
  isAllDisputed: boolean
  promise: PromiseStatus | undefined
  plan?: 'offered' | 'onTime' | 'late' | undefined
}): NextStep => {
  if (hasReported) return 'book-payment'
  if (isAllDisputed) return 'answer-dispute'
  if (plan === 'onTime') return 'await-plan'
  if (plan === 'late') return 'call'
  if (promise === 'open') return 'await-promise'
  if (plan === 'offered') return 'await-signature'
  if (daysPastDue > demandedDays) return 'consider-write-off'
  if (daysPastDue > calledDays) return 'demand-in-writing'
  return daysPastDue <= remindedDays && promise !== 'broken' ? 'remind' : 'call'
}
