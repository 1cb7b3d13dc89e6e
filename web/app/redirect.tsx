import { Navigate, useLocation } from 'react-router-dom'

/** Redirects and keeps the query string except `without`; `state` is passed to the target screen. */
export const RedirectWithQuery = ({
  to,
  state,
  without = [],
}: {
  to: string
  state?: unknown
  without?: readonly string[]
}) => {
  const { search } = useLocation()
  const kept = new URLSearchParams(search)
  for (const name of without) kept.delete(name)
  // Unchanged queries are kept to the letter.
  const query = without.length === 0 ? search : kept.toString()
  return <Navigate to={{ pathname: to, search: query }} state={state} replace />
}
