const key = 'cpid'

/** As long as the signup takes it. */
const longest = 64

/** Keeps the adviser that a link names as `cpid`, in this tab, until the visitor signs up, whatever page comes between. */
export const storeAdviser = (search: string): void => {
  const cpid = new URLSearchParams(search).get(key)?.trim()
  if (cpid && cpid.length <= longest) sessionStorage.setItem(key, cpid)
}

/** The `cpid` of the adviser who brought this visitor; null for none. */
export const storedAdviser = (): string | null => sessionStorage.getItem(key)

export const forgetAdviser = (): void => sessionStorage.removeItem(key)
