const key = 'visit'

/** What holds the pages of one tab together while it is open. Kept only after the visitor has agreed. */
interface Visit {
  /** 16 hexadecimal digits by chance. */
  readonly id: string
  /** Who signed up during this visit. */
  readonly isNewUser: boolean
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const keep = (visit: Visit): Visit => {
  sessionStorage.setItem(key, JSON.stringify(visit))
  return visit
}

export const currentVisit = (): Visit => {
  const kept = sessionStorage.getItem(key)
  return kept ? (JSON.parse(kept) as Visit) : keep({ id: newId(), isNewUser: false })
}

export const markNewUser = (): void => void keep({ ...currentVisit(), isNewUser: true })

export const forgetVisit = (): void => sessionStorage.removeItem(key)
