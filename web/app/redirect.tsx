import { Navigate, useLocation } from 'react-router-dom'

/** Goes elsewhere and takes the query string along; `state` is for the screen that is shown then. */
export const RedirectWithQuery = ({ to, state }: { to: string; state?: unknown }) => {
  const { search } = useLocation()
  return <Navigate to={{ pathname: to, search }} state={state} replace />
}
