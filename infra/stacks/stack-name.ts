import type { Environment } from '../environments.ts'

/**
 * The stacks of an environment, in the order in which they are deployed. `replica`, `recovery` and `backup` exist where
 * the environment has a second region, `console` where it has an identity provider.
 */
export const parts = [
  'domain',
  'edge',
  'replica',
  'data',
  'recovery',
  'application',
  'monitoring',
  'site',
  'console',
  'watch',
  'backup',
  'analytics',
] as const

export type Part = (typeof parts)[number]

/** The stack's name in CloudFormation: `seller-portal-staging-data`. */
export const stackName = ({ name }: Pick<Environment, 'name'>, part: Part): string =>
  `seller-portal-${name}-${part}`
