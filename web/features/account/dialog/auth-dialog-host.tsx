import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { useSession } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'
import { withTranslations } from '../../../i18n/i18n.ts'
import { closeAuth, openAuth, sessionExpired, useAuthDialog } from './auth-dialog-store.ts'

const load = withTranslations(['account', 'fieldRules'], () => import('./auth-dialog.tsx'))
const AuthDialog = lazy(async () => ({ default: (await load()).AuthDialog }))

const loadPayment = withTranslations(['account'], () => import('../signup/payment-authorisation.tsx'))
const PaymentCallbackHandler = lazy(async () => ({ default: (await loadPayment()).PaymentCallbackHandler }))

/**
 * The host of the login dialog and of the step before it for visitors from the payment platform; loaded on demand. The
 * query parameters `email` (log in, prefilled) and `signup` open the dialog and are removed from the address.
 */
export const AuthDialogHost = () => {
  const [parameters, setParameters] = useSearchParams()
  const { pathname, state } = useLocation()
  const session = useSession()
  const open = useAuthDialog()
  const [isSentByPlatform, setSentByPlatform] = useState(false)
  useEffect(() => {
    const email = parameters.get('email')
    const signup = parameters.has('signup')
    if (email === null && !signup) return
    if (!session) openAuth(signup ? 'signup' : 'login', email ?? '', state === sessionExpired)
    const rest = new URLSearchParams(parameters)
    rest.delete('email')
    rest.delete('signup')
    setParameters(rest, { replace: true })
  }, [parameters, session, state, setParameters])
  const isSent = !session && pathname === paths.landing(productLines.payoneer) && parameters.has('code')
  // Deferred, since a prerendered page was rendered without a query and hydration must match it.
  if (useDeferredValue(isSent, false) && !isSentByPlatform) setSentByPlatform(true)
  return (
    <Suspense>
      {isSentByPlatform ? <PaymentCallbackHandler /> : null}
      {open ? <AuthDialog key={open.opening} {...open} onClose={closeAuth} /> : null}
    </Suspense>
  )
}
