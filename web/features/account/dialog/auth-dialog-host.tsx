import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { useSession } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'
import { withWords } from '../../../i18n/i18n.ts'
import { closeAuth, openAuth, sessionExpired, useAuthDialog } from './auth-dialog-store.ts'

const load = withWords(['account', 'errors', 'fieldRules'], () => import('./auth-dialog.tsx'))
const AuthDialog = lazy(async () => ({ default: (await load()).AuthDialog }))

const loadPayment = withWords(['account', 'errors'], () => import('../signup/payment-authorisation.tsx'))
const PaymentReturns = lazy(async () => ({ default: (await loadPayment()).PaymentReturns }))

/** Opens the dialog for the query parameters `email` (log in, prefilled) and `signup`, and takes them away. */
const useAuthParameters = (): void => {
  const [parameters, setParameters] = useSearchParams()
  const session = useSession()
  const { state } = useLocation()
  useEffect(() => {
    const email = parameters.get('email')
    const signup = parameters.has('signup')
    if (email === null && !signup) return
    if (!session) openAuth(signup ? 'signup' : 'login', email ?? '', state === sessionExpired)
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current)
        rest.delete('email')
        rest.delete('signup')
        return rest
      },
      { replace: true },
    )
  }, [parameters, session, state, setParameters])
}

/** True once the payment platform has sent a visitor here, with the code that tells who they are. */
const useSentByPlatform = (): boolean => {
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const session = useSession()
  const [isSent, setSent] = useState(false)
  const isHere = !session && pathname === paths.landing(productLines.payoneer) && parameters.has('code')
  // Not at once: a page that was rendered beforehand knew no query.
  if (useDeferredValue(isHere, false) && !isSent) setSent(true)
  return isSent
}

/** Holds the login dialog, and what happens before it for the payment platform's visitors; fetched when needed. */
export const AuthDialogHost = () => {
  useAuthParameters()
  const isSentByPlatform = useSentByPlatform()
  const open = useAuthDialog()
  return (
    <Suspense fallback={null}>
      {isSentByPlatform ? <PaymentReturns /> : null}
      {open ? <AuthDialog key={open.opening} {...open} onClose={closeAuth} /> : null}
    </Suspense>
  )
}
