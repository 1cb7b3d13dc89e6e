/** The console user's session at the identity provider. */
export interface Session {
  accessToken(): Promise<string>
  /** Redirects to the identity provider; never resolves. */
  signInAgain(): Promise<never>
  /** Ends the session in this tab and at the identity provider. */
  signOut(): Promise<void>
}

let current: Session | undefined

/** Makes all calls of the console use this session. */
export const setSession = (session: Session): void => {
  current = session
}

export const getSession = (): Session => {
  if (!current) throw new Error('nobody is signed in')
  return current
}
