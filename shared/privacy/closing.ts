/**
 * Why an account cannot be closed yet.
 * - `facilityOpen`: a company of which the user is the only one has a facility that can be drawn on.
 * - `moneyOpen`: one has money that is owed, held or on its way.
 * - `signingOpen`: one has an agreement that waits for signatures.
 * - `lastAdministrator`: one has other users, and no other administrator.
 */
export const closingObstacles = ['facilityOpen', 'moneyOpen', 'signingOpen', 'lastAdministrator'] as const

export type ClosingObstacle = (typeof closingObstacles)[number]
