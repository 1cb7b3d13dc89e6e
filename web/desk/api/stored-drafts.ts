/** What stands in an act's form and was not sent. */
export interface StoredDraft {
  values: Readonly<Record<string, string>>
  /** What was chosen, in words. */
  titles: Readonly<Record<string, string>>
  /** By which the act is known again, however often it is sent. */
  key: string
  /** Where the form is reached by itself; absent where a part of it stands on its screen alone. */
  address?: string | undefined
}

const prefix = 'desk-draft '

let subject: string | undefined
let latest: string | undefined

const placeOf = (form: string): string | undefined => subject && `${prefix}${subject} ${form}`

/** Drops what was typed in this tab: by everybody, as at signing out, or by all but whoever has just signed in. */
export const dropDrafts = (except?: string): void => {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(prefix) && !(except && place.startsWith(`${prefix}${except} `)))
      sessionStorage.removeItem(place)
}

/** Tabs are shared between people: whoever signs in finds what they typed themselves, and nobody else’s is left. */
export const storeDraftsOf = (signedIn: string): void => {
  subject = signedIn
  dropDrafts(signedIn)
}

/** What was typed into a form in this tab: it is there after a reload and after signing in anew. */
export const readDraft = (form: string): StoredDraft | undefined => {
  const place = placeOf(form)
  const kept = place && sessionStorage.getItem(place)
  return kept ? (JSON.parse(kept) as StoredDraft) : undefined
}

export const storeDraft = (form: string, draft: StoredDraft): void => {
  const place = placeOf(form)
  if (!place) return
  sessionStorage.setItem(place, JSON.stringify(draft))
  latest = draft.address
}

export const dropDraft = (form: string): void => {
  const place = placeOf(form)
  if (place) sessionStorage.removeItem(place)
  latest = undefined
}

/** The form that somebody is filling in, for the way back to it; undefined where nothing was typed. */
export const addressOfDraft = (): string | undefined => latest
