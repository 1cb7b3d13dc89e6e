/** Activity of second factors, which is also mailed. */
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

/** Activity that concerns a company: listed for its administrators, in sessions for that company. */
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
  'shopPasswordShown',
] as const

export type CompanyActivity = (typeof companyActivity)[number]

/** All security activity of a user. */
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
