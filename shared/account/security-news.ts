/** What a user is told of under security, as it happens to their account or is done in the name of their company. */
export const securityNews = [
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
