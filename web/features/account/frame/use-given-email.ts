import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** What one page for logging in hands to the next, in the history's entry. */
export interface HandedOn {
  readonly email?: string
  /** A new password has just been set. */
  readonly isPasswordSet?: true
  /** The account has no mobile number any more, which is asked for after the login. */
  readonly isNumberNext?: true
}

/** What the page before this one handed on. */
export const useHandedOn = (): HandedOn => (useLocation().state ?? {}) as HandedOn

/** The address that a page for logging in begins with: from the page before it, or the query, which it then leaves. */
export const useGivenEmail = (): string => {
  const [parameters, setParameters] = useSearchParams()
  const handedOn = useHandedOn()
  const [email] = useState(() => parameters.get('email') ?? handedOn.email ?? '')
  useEffect(() => {
    if (!parameters.has('email')) return
    const rest = new URLSearchParams(parameters)
    rest.delete('email')
    setParameters(rest, { replace: true, state: handedOn })
  }, [parameters, setParameters, handedOn])
  return email
}
