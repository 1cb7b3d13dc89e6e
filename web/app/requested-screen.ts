import { lineOfPath } from '#shared/product-lines/product-lines.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'

/** The screen to open after the next login, stored in this tab. */
export interface RequestedScreen {
  /** The path below the site's base. */
  readonly path: string
  /** Its query and fragment. */
  readonly rest: string
  /** The user whose session expired there; undefined for a visitor who came by a link. */
  readonly userId?: string
}

export const requestedScreenKey = 'wanted screen'

/** Stores the screen to open after the next login in this tab. */
export const storeRequestedScreen = (path: string, rest = ''): void => {
  const wanted: RequestedScreen = { path, rest }
  sessionStorage.setItem(requestedScreenKey, JSON.stringify(wanted))
}

/**
 * The screen that the user opened before logging in; never one of another user. Only paths of this site are
 * followed.
 */
export const requestedScreen = (userId: string): string | undefined => {
  const wanted = JSON.parse(String(sessionStorage.getItem(requestedScreenKey))) as RequestedScreen | null
  if (!wanted || (wanted.userId ?? userId) !== userId) return undefined
  const isOurs = lineOfPath(wanted.path) || (Object.values(siteScreens) as string[]).includes(wanted.path)
  return isOurs ? wanted.path + wanted.rest : undefined
}
