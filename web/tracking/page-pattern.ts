import { matchPath } from 'react-router-dom'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { type LineScreen, lineScreens, siteScreens } from '#shared/site/screen-paths.ts'

/** The pattern of all paths that the site does not have. */
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

/** The route pattern of a path (below the site's base) with its `:parameters`, so that ids are not recorded. */
export const pagePattern = (path: string): string =>
  patterns.find((pattern) => matchPath(pattern, path)) ?? elsewhere

/**
 * True if visits of a page are counted. Signing, objection and verification pages are excluded: their visitors have no
 * account and are not asked for consent.
 */
export const isCounted = (pattern: string): boolean =>
  pattern !== siteScreens.sign && pattern !== siteScreens.objection && pattern !== siteScreens.verify
