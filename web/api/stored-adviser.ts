const key = 'cpid'

/** The signup's maximum length of a `cpid`. */
const longest = 64

/** Stores the adviser in a link's `cpid` in this tab until the visitor signs up. */
export const storeAdviser = (search: string): void => {
  const cpid = new URLSearchParams(search).get(key)?.trim()
  if (cpid && cpid.length <= longest) sessionStorage.setItem(key, cpid)
}

/** The `cpid` of the adviser who referred this visitor, or null. */
export const storedAdviser = (): string | null => sessionStorage.getItem(key)

export const forgetAdviser = (): void => sessionStorage.removeItem(key)
