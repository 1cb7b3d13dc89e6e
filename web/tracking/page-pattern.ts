import { matchPath } from 'react-router-dom'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { type LineScreen, lineScreens, siteScreens } from '#shared/site/screen-paths.ts'

/** What stands for every address that the site does not have. */
const elsewhere = '/*'

const patterns: readonly string[] = [
  ...Object.values(siteScreens),
  ...productLineIds.flatMap((id) => {
    const { routePrefix } = productLines[id]
    return [
      routePrefix,
      ...Object.entries(lineScreens).map(([screen, path]) =>
        screen === ('activateShop' satisfies LineScreen)
          ? `${routePrefix}/${path}/*`
          : `${routePrefix}/${path}`,
      ),
    ]
  }),
]

/** The route that a path (below the site) belongs to, with its `:names` as they are: nothing of who came there. */
export const pagePattern = (path: string): string =>
  patterns.find((pattern) => matchPath(pattern, path)) ?? elsewhere

/**
 * Whether visits of a page are counted. Who signs by a mailed link, or checks a paper, came for that paper and has no
 * account: they are neither asked nor counted.
 */
export const isCounted = (pattern: string): boolean =>
  pattern !== siteScreens.sign && pattern !== siteScreens.objection && pattern !== siteScreens.verify
