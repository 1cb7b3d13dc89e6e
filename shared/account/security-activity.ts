/** What a user is told of their second factors, by mail as well. */
export const factorActivity = [
  'factorAdded',
  'factorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'factorLocked',
  'passkeyCounterStalled',
  'factorsReset',
] as const

export type FactorActivity = (typeof factorActivity)[number]

/** What is done in the name of a company, or to it: its administrators are told, in sessions that act for it. */
export const companyActivity = [
  'userInvited',
  'userAddedByLender',
  'userLetIn',
  'userRemoved',
  'userMadeAdministrator',
  'userMadeUser',
  'factorRequired',
  'factorNotRequired',
  'secondApprovalChanged',
  'payoutAccountAdded',
  'payoutAccountChanged',
  'payoutAccountRemoved',
  'payoutAccountChosen',
  'drawdownRequested',
  'drawdownConfirmed',
  'signerContactObjected',
] as const

export type CompanyActivity = (typeof companyActivity)[number]

/** What a user is told of under security. */
export const securityActivity = [
  ...factorActivity,
  'newDevice',
  'lockedStrangers',
  'lockedDevice',
  'passwordReset',
  'passwordUpdated',
  'passwordInitial',
  'emailChanged',
  'phoneChanged',
  'phoneLost',
  'letIntoCompany',
  'removedFromCompany',
  'madeAdministrator',
  'madeUser',
  ...companyActivity,
  'correctionAnswered',
] as const

export type SecurityActivity = (typeof securityActivity)[number]
