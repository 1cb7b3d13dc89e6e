import { lineOfPath } from '#shared/product-lines/product-lines.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'

/** A screen for which somebody has to log in first. */
interface WantedScreen {
  /** Below the site. */
  readonly path: string
  /** Its query and the part of it that the address names. */
  readonly rest: string
  /** Whose session ran out on it; none for a visitor who came by a link. */
  readonly userId?: string
}

const key = 'wanted screen'

/** What was stored leads to screens of this site and nowhere else. */
const isOurs = (path: string): boolean =>
  lineOfPath(path) !== undefined || (Object.values(siteScreens) as string[]).includes(path)

/** Keeps in this tab where somebody wanted to go, until they have logged in. */
export const keepWantedScreen = (wanted: WantedScreen): void =>
  sessionStorage.setItem(key, JSON.stringify(wanted))

/** Where the user who has just logged in wanted to go; nothing that another user wanted. */
export const wantedScreen = (userId: string): string | undefined => {
  const wanted = JSON.parse(sessionStorage.getItem(key) ?? 'null') as WantedScreen | null
  return wanted && (wanted.userId ?? userId) === userId && isOurs(wanted.path)
    ? wanted.path + wanted.rest
    : undefined
}

export const forgetWantedScreen = (): void => sessionStorage.removeItem(key)
