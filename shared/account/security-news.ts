/** What a user is told of their second factors, by mail as well. */
export const factorNews = [
  'factorAdded',
  'factorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'factorLocked',
  'factorsReset',
] as const

export type FactorNews = (typeof factorNews)[number]

/** What a user is told of under security, as it happens to their account or is done in the name of their company. */
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
  'userInvited',
  'payoutAccountAdded',
  'payoutAccountChanged',
  'payoutAccountRemoved',
  'payoutAccountChosen',
  'drawdownRequested',
] as const

export type SecurityNews = (typeof securityNews)[number]
