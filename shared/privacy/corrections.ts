/** The subjects of correction requests. */
export const correctionSubjects = ['account', 'person', 'company', 'signing', 'money', 'other'] as const
export type CorrectionSubject = (typeof correctionSubjects)[number]

export const correctionOutcomes = ['corrected', 'refused'] as const
export type CorrectionOutcome = (typeof correctionOutcomes)[number]

/**
 * The deadline of a reply in days. The PDPO gives 40 (s. 23), the GDPR a month (art. 12): the shorter applies to all.
 */
export const correctionAnsweredWithinDays = 30

/** A user's daily limit of requests, in Hong Kong days. */
export const correctionsPerDay = 5

export const maxCorrectionLength = 1000
