import type { Environment } from '../environments.ts'

/** The stacks of an environment, in the order in which they are deployed. */
export const parts = ['domain', 'edge', 'data', 'application', 'site', 'console', 'watch'] as const

export type Part = (typeof parts)[number]

/** The stack's name in CloudFormation: `seller-portal-staging-data`. */
export const stackName = ({ name }: Pick<Environment, 'name'>, part: Part): string =>
  `seller-portal-${name}-${part}`
