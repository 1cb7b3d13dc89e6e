import { useCallback, useState } from 'react'

/**
 * A key for one intention of the user: it stays the same when the call is tried again after a failure, so that money
 * moves once, and `renew` draws another when the intention is done or changes.
 */
export const useIdempotencyKey = (): { readonly key: string; readonly renew: () => void } => {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const renew = useCallback(() => setKey(crypto.randomUUID()), [])
  return { key, renew }
}
