import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface Kept {
  readonly linkToken?: string
}

const name = 'token'

/**
 * The secret token of a mailed link. It is in the fragment, which is sent neither to servers nor as referrer; older
 * links have it in the query. It is removed from the address at once and stored in the history entry's state, so that
 * it survives a reload.
 */
export const useLinkToken = (): string => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const inAddress = new URLSearchParams(hash.slice(1)).get(name) ?? query.get(name)
  useEffect(() => {
    if (inAddress === null) return
    query.delete(name)
    const kept: Kept = { ...(state as object | null), linkToken: inAddress }
    void navigate({ pathname, search: query.toString(), hash: '' }, { replace: true, state: kept })
  })
  return inAddress ?? (state as Kept | null)?.linkToken ?? ''
}
