import { sessionStore } from './session-store.ts'

const prefix = 'draft '

/** Users may share a tab, and one user's draft must not be shown to another. */
const placeOf = (name: string): string | undefined => {
  const userId = sessionStore.get()?.user.userId
  return userId && `${prefix}${userId} ${name}`
}

/** The unsent draft stored in this tab under `name`. It survives a reload and a new login. */
export const readDraft = (name: string): unknown => {
  const place = placeOf(name)
  return place && JSON.parse(sessionStorage.getItem(place) ?? 'null')
}

export const storeDraft = (name: string, draft: unknown): void => {
  const place = placeOf(name)
  if (place) sessionStorage.setItem(place, JSON.stringify(draft))
}

export const dropDraft = (name: string): void => {
  const place = placeOf(name)
  if (place) sessionStorage.removeItem(place)
}

/** Drops the tab's drafts: all of them at logout, or those of everybody but the user who has just logged in. */
export const dropDrafts = (exceptUserId?: string): void => {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(prefix) && !(exceptUserId && place.startsWith(`${prefix}${exceptUserId} `)))
      sessionStorage.removeItem(place)
}
