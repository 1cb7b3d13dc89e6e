import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** History state that one login page passes to the next. */
export interface LoginPageState {
  readonly email?: string
  /** True if a new password has just been set. */
  readonly isPasswordSet?: true
  /** True if the account has no mobile number, which is requested after the login. */
  readonly isNumberNext?: true
}

/** The history state passed from the previous page. */
export const useLoginPageState = (): LoginPageState => (useLocation().state ?? {}) as LoginPageState

/**
 * The initial email address of a login page: from the previous page, or from the query, from which it is then removed.
 */
export const usePrefilledEmail = (): string => {
  const [parameters, setParameters] = useSearchParams()
  const pageState = useLoginPageState()
  const [email] = useState(() => parameters.get('email') ?? pageState.email ?? '')
  useEffect(() => {
    if (!parameters.has('email')) return
    const rest = new URLSearchParams(parameters)
    rest.delete('email')
    setParameters(rest, { replace: true, state: pageState })
  }, [parameters, setParameters, pageState])
  return email
}
