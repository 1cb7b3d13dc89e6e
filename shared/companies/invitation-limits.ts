/**
 * A company's daily invitations. An unverified one may be anybody, and its invitations come from the lender's address.
 */
export const invitationsADay = { verified: 50, unverified: 5 } as const
