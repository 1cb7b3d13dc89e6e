import { Navigate, useLocation } from 'react-router-dom'

/** Goes elsewhere and takes the query string along. */
export const KeepQuery = ({ to }: { to: string }) => {
  const { search } = useLocation()
  return <Navigate to={{ pathname: to, search }} replace />
}
