import { lineOfRegisterSource } from '#shared/product-lines/product-lines.ts'
import { absolutePath, type LineScreen, linePath, siteScreens } from '#shared/site/screen-paths.ts'
import type { User } from '../data/users.ts'
import type { Config } from '../runtime/config.ts'

/** The address of a path of the site, for what is read outside of it. */
export const siteLink = ({ siteUrl }: Config, path: string): string => `${siteUrl}${absolutePath(path)}`

/** The address of a screen of the user's line; a user of none begins at the entry. */
export const lineLink = (
  config: Config,
  { registerSource }: Pick<User, 'registerSource'>,
  screen: LineScreen,
  value?: string,
): string => {
  const line = lineOfRegisterSource(registerSource)
  return siteLink(config, line ? linePath(line, screen, value) : siteScreens.entry)
}
