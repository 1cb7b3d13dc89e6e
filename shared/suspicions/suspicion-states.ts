/** The states of a suspicion, from its record to its end. */
export const suspicionStatuses = ['open', 'to report', 'reported', 'not reported', 'closed'] as const
export type SuspicionStatus = (typeof suspicionStatuses)[number]

/** The reporting officer's decisions on a suspicion. */
export const reportDecisions = ['report', 'do not report'] as const

/** The JFIU's replies on whether the lender may proceed with what it reported. */
export const consentAnswers = ['consent', 'no consent'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

/** What may follow each state. */
export const nextSuspicionStatuses: Readonly<Record<SuspicionStatus, readonly SuspicionStatus[]>> = {
  open: ['to report', 'not reported'],
  'to report': ['reported'],
  reported: ['closed'],
  'not reported': ['to report', 'closed'],
  closed: [],
}
