/** What a user may be in a company: an administrator binds the company and manages its people, a user prepares and looks. */
export const companyRoles = ['administrator', 'user'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** `Confirming` until an administrator has confirmed who asked to join. */
export const membershipStatuses = ['Confirming', 'Active'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]
