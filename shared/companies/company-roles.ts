/** The roles in a company: an administrator binds it and manages its users, a user prepares and reads. */
export const companyRoles = ['administrator', 'user'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** `Confirming` until an administrator has confirmed a request to join. */
export const membershipStatuses = ['Confirming', 'Active'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]
