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
/** Days past due after which a call is not enough, and after which a written demand is not either. */
const [calledDays, demandedDays] = [30, 90]

/**
 * A reported payment is booked first, since the debt is unknown until then. If all past-due debt is disputed, the
 * dispute is decided next. An open promise is awaited, and so are the signatures and the instalments of a payment plan.
 * A broken promise or a late instalment leads to a call, however few the days.
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
