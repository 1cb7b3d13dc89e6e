import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../api/session-store.ts'
import { withWords } from '../../i18n/i18n.ts'
import { closeAuth, openAuth, useAuthDialog } from './auth-dialog-store.ts'

const load = withWords(['auth', 'errors', 'fieldRules'], () => import('./auth-dialog.tsx'))
const AuthDialog = lazy(async () => ({ default: (await load()).AuthDialog }))

/** Opens the dialog for the query parameters `email` (sign in, prefilled) and `signup`, and takes them away. */
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

/** Holds the sign-in dialog; its code is fetched when it is first opened. */
export const AuthDialogHost = () => {
  useAuthParameters()
  const open = useAuthDialog()
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <AuthDialog mode={open.mode} email={open.email} onClose={closeAuth} />
    </Suspense>
  )
}
