import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface Kept {
  readonly linkToken?: string
}

const name = 'token'

/**
 * The secret of a mailed link. It comes in the fragment, which no server and no other site is told; links of before have it
 * in the query. It is taken off the address at once, and kept with the entry of the history, so that a reload has it still.
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
