/** The unsent content of an act's form. */
export interface StoredDraft {
  values: Readonly<Record<string, string>>
  /** The titles of the choices, as shown. */
  titles: Readonly<Record<string, string>>
  /** The act's idempotency key. */
  key: string
  /** The address of the form's own page; absent for a form that exists only inside another screen. */
  address?: string | undefined
}

const prefix = 'desk-draft '

let subject: string | undefined
let latest: string | undefined

const placeOf = (form: string): string | undefined => subject && `${prefix}${subject} ${form}`

/** Drops the tab's drafts: all of them at sign-out, those of other users at sign-in. */
export const dropDrafts = (except?: string): void => {
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(prefix) && !(except && place.startsWith(`${prefix}${except} `)))
      sessionStorage.removeItem(place)
}

/** Users may share a tab: a user who signs in finds only their own drafts. */
export const setDraftOwner = (signedIn: string): void => {
  subject = signedIn
  dropDrafts(signedIn)
}

/** A form's draft in this tab. It survives a reload and a new sign-in. */
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

/** The address of the latest form with a draft, to return to after a sign-in; undefined without one. */
export const latestDraftAddress = (): string | undefined => latest
