import { useEffect } from 'react'

/** Calls `repeat` whenever the browser is online again. */
export const useOnReconnect = (repeat: () => void): void =>
  useEffect(() => {
    window.addEventListener('online', repeat)
    return () => window.removeEventListener('online', repeat)
  })
