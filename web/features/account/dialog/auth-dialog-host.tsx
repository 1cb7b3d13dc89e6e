import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { useSession } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'
import { withWords } from '../../../i18n/i18n.ts'
import { type PaymentReturn, paymentReturnOf } from '../signup/payment-visitor.ts'
import { closeAuth, openAuth, useAuthDialog } from './auth-dialog-store.ts'

const load = withWords(['account', 'errors', 'fieldRules'], () => import('./auth-dialog.tsx'))
const AuthDialog = lazy(async () => ({ default: (await load()).AuthDialog }))

const loadPayment = withWords(['account', 'errors'], () => import('../signup/payment-authorisation.tsx'))
const PaymentAuthorisation = lazy(async () => ({ default: (await loadPayment()).PaymentAuthorisation }))

/** Opens the dialog for the query parameters `email` (log in, prefilled) and `signup`, and takes them away. */
const useAuthParameters = (): void => {
  const [parameters, setParameters] = useSearchParams()
  const session = useSession()
  useEffect(() => {
    const email = parameters.get('email')
    const signup = parameters.has('signup')
    if (email === null && !signup) return
    if (!session) openAuth(signup ? 'signup' : 'login', email ?? '')
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current)
        rest.delete('email')
        rest.delete('signup')
        return rest
      },
      { replace: true },
    )
  }, [parameters, session, setParameters])
}

/** What the payment platform sent along with a visitor, from when it is seen until `end`. Each code is seen once. */
const usePaymentReturn = (): { payment: PaymentReturn | null; end: () => void } => {
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const session = useSession()
  const [given, setGiven] = useState<PaymentReturn | null>(null)
  const [isOver, setOver] = useState(false)
  const isLanding = !session && pathname === paths.landing(productLines.payoneer)
  const sent = useMemo(() => (isLanding ? paymentReturnOf(parameters) : null), [isLanding, parameters])
  // Not at once: a page that was rendered beforehand knew no query.
  const found = useDeferredValue(sent, null)
  if (found && found.code !== given?.code) {
    setGiven(found)
    setOver(false)
  }
  return { payment: isOver ? null : given, end: () => setOver(true) }
}

/** Holds the login dialog, and what happens before it for the payment platform's visitors; fetched when needed. */
export const AuthDialogHost = () => {
  useAuthParameters()
  const { payment, end } = usePaymentReturn()
  const open = useAuthDialog()
  return (
    <Suspense fallback={null}>
      {payment ? <PaymentAuthorisation given={payment} onEnd={end} /> : null}
      {open ? (
        <AuthDialog key={open.opening} mode={open.mode} email={open.email} onClose={closeAuth} />
      ) : null}
    </Suspense>
  )
}
