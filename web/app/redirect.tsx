import { Navigate, useLocation } from 'react-router-dom'

/** Redirects and keeps the query string; `state` is passed to the target screen. */
export const RedirectWithQuery = ({ to, state }: { to: string; state?: unknown }) => {
  const { search } = useLocation()
  return <Navigate to={{ pathname: to, search }} state={state} replace />
}
