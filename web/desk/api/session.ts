/** The session of the staff member who uses the console, at the identity provider. */
export interface Session {
  accessToken(): Promise<string>
  /** Leaves the page for the identity provider; never resolves. */
  signInAgain(): Promise<never>
  /** Ends the session here and at the identity provider. */
  signOut(): Promise<void>
}

let current: Session | undefined

/** Has every call of the console use this session. */
export const setSession = (session: Session): void => {
  current = session
}

export const getSession = (): Session => {
  if (!current) throw new Error('nobody is signed in')
  return current
}
