import { lineOfPath } from '#shared/product-lines/product-lines.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'

/** A screen for which somebody has to log in first, as the line's layout keeps it in this tab until they have. */
export interface RequestedScreen {
  /** Below the site. */
  readonly path: string
  /** Its query and the part of it that the address names. */
  readonly rest: string
  /** Whose session ran out on it; none for a visitor who came by a link. */
  readonly userId?: string
}

export const requestedScreenKey = 'wanted screen'

/** Stores the screen to open after the next login in this tab. */
export const storeRequestedScreen = (path: string, rest = ''): void => {
  const wanted: RequestedScreen = { path, rest }
  sessionStorage.setItem(requestedScreenKey, JSON.stringify(wanted))
}

/**
 * Where the user who has just logged in wanted to go; nothing that another user wanted. What was stored leads to screens
 * of this site and nowhere else.
 */
export const requestedScreen = (userId: string): string | undefined => {
  const wanted = JSON.parse(String(sessionStorage.getItem(requestedScreenKey))) as RequestedScreen | null
  if (!wanted || (wanted.userId ?? userId) !== userId) return undefined
  const isOurs = lineOfPath(wanted.path) || (Object.values(siteScreens) as string[]).includes(wanted.path)
  return isOurs ? wanted.path + wanted.rest : undefined
}
