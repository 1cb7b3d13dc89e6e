/** What somebody asks to have corrected. */
export const correctionSubjects = ['account', 'person', 'company', 'signing', 'money', 'other'] as const
export type CorrectionSubject = (typeof correctionSubjects)[number]

export const correctionOutcomes = ['corrected', 'refused'] as const
export type CorrectionOutcome = (typeof correctionOutcomes)[number]

/** Within how many days it is answered. The PDPO gives 40 (s. 23), the GDPR a month (art. 12): the shorter holds for all. */
export const correctionAnsweredWithinDays = 30

/** So often somebody may ask in a day, in Hong Kong. */
export const correctionsPerDay = 5

export const maxCorrectionLength = 1000
