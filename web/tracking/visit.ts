const key = 'visit'

/** Connects the page views of one tab. Stored only after the visitor has consented. */
interface Visit {
  /** 16 random hexadecimal digits. */
  readonly id: string
  /** True if the user signed up during this visit. */
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
