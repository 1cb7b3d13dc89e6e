/** What a user is told of their second factors, by mail as well. */
export const factorNews = [
  'factorAdded',
  'factorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'factorLocked',
  'passkeyCounterStalled',
  'factorsReset',
] as const

export type FactorNews = (typeof factorNews)[number]

/** What is done in the name of a company, or to it: its administrators are told, in sessions that act for it. */
export const companyNews = [
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

export type CompanyNews = (typeof companyNews)[number]

/** What a user is told of under security. */
export const securityNews = [
  ...factorNews,
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
  ...companyNews,
  'correctionAnswered',
] as const

export type SecurityNews = (typeof securityNews)[number]
