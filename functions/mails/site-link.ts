import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { absolutePath, type LineScreen, linePath, siteScreens } from '#shared/site/screen-paths.ts'
import type { Config } from '../runtime/config.ts'

/** The absolute address of a path of the site. */
export const siteLink = ({ siteUrl }: Pick<Config, 'siteUrl'>, path: string): string =>
  `${siteUrl}${absolutePath(path)}`

/** The address of a screen of a line; without a line, the entry page. */
export const lineLink = (
  config: Config,
  line: ProductLine | undefined,
  screen: LineScreen,
  value?: string,
): string => siteLink(config, line ? linePath(line, screen, value) : siteScreens.entry)
