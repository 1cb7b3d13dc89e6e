/** How a user left a company. */
export const departureWays = ['account closed', 'removed by administrator', 'left by themselves'] as const

export type DepartureWay = (typeof departureWays)[number]
