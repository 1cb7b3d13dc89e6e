/**
 * How many invitations a company may send in a day. One that the lender has not verified may be anybody, and what it sends
 * comes from the lender's address.
 */
export const invitationsADay = { verified: 50, unverified: 5 } as const
