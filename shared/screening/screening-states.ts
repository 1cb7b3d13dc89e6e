/** The engines that search sanctions lists. */
export const screeningEngines = ['watchman', 'yente'] as const
export type ScreeningEngineName = (typeof screeningEngines)[number]

/** The roles that screened names have in a company. */
export const subjectRoles = [
  'company',
  'connected company',
  'director',
  'owner',
  'guarantor',
  'connected person',
  'payer',
  'payee',
] as const
export type SubjectRole = (typeof subjectRoles)[number]

/**
 * How the last screening of a company ended. Only `answered` means that every name was searched. `unfinished`: there
 * were more hits than one screening stores.
 */
export const screeningOutcomes = ['answered', 'unanswered', 'unfinished'] as const
export type ScreeningOutcome = (typeof screeningOutcomes)[number]

export const hitFindings = ['false match', 'true match'] as const

export const hitStatuses = ['open', ...hitFindings] as const
export type HitStatus = (typeof hitStatuses)[number]

/** Only a false match lets the company's KYC and payouts go on. */
export const isBlockingHit = (status: HitStatus): boolean => status !== 'false match'
