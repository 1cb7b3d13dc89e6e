import type { Config } from '../../runtime/config.ts'

/** The names of the environment's platforms, by id. */
export const platformNamesOf = ({ platforms }: Pick<Config, 'platforms'>): Record<string, string> =>
  Object.fromEntries(platforms.map(({ id, name }) => [id, name]))
