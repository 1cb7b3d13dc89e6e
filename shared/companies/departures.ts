/** How a user left a company: by closing their account, or removed by an administrator. */
export const departureWays = ['account closed', 'removed by administrator', 'left by themselves'] as const

export type DepartureWay = (typeof departureWays)[number]
