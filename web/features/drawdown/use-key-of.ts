import { useState } from 'react'

/**
 * The idempotency key of an intention: the same for as long as the intention is, so that a double press or another try
 * moves money once, and another for another intention.
 */
export const useKeyOf = (intention: string): string => {
  const [held, setHeld] = useState(() => ({ intention, key: crypto.randomUUID() }))
  if (held.intention === intention) return held.key
  const next = { intention, key: crypto.randomUUID() }
  setHeld(next)
  return next.key
}
