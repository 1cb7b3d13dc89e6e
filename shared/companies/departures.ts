/** How a user left a company. */
export const departureKinds = ['account closed', 'removed by administrator', 'left by themselves'] as const

export type DepartureKind = (typeof departureKinds)[number]
